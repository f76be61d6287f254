import VirtualCollectionView

/// What the source pass writes for optional requirements: UIKit's module exports no name of ours.
public typealias UIKitOptionalMethod = OptionalMethod
