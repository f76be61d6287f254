import CollectionCore

/// The random numbers of the kit: the same for the same seed on every platform.
public typealias SeededNumbers = SplitMix64
