import CollectionCore

/// The random numbers of tests: the same for the same seed on every platform.
public typealias SeededRandom = SplitMix64
