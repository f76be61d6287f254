/// What an optional call returns, when a member of it follows at once: `delegate?.collectionView?(…).width ?? 50`.
///
/// In UIKit the call itself is what may be missing, and the rest of the chain is left out with it. Here the call returns an
/// optional, which has no `width`; this value has every property of what it may hold, each as an optional. Methods it has
/// not: `delegate?.collectionView?(…).applying(transform)` stops the process where the delegate's method is missing.
@dynamicMemberLookup public struct OptionalAnswer<Value> {
  private let value: Value?

  @inline(__always) init(_ value: Value?) { self.value = value }

  /// A property of the answer; nil when the method is not implemented.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member? { value?[keyPath: path] }

  /// An optional property of the answer; nil when it is, or when the method is not implemented.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member?>) -> Member? { value?[keyPath: path] }
}
