/// Remembers the first object that a flow layout gave for one element and that somebody changed without a copy.
///
/// UIKit's flow layout keeps such objects in its cache, and logs when it meets the change (Semantics 4.34). Here they are
/// fresh, so that nothing breaks, but the habit is noticed all the same.
final class AttributesLoan: Sendable {
  nonisolated(unsafe) private(set) var altered: CollectionViewLayoutAttributes?

  /// Called before the change. The object is let out of the loan, so that the two do not hold each other.
  func note(_ attributes: CollectionViewLayoutAttributes) {
    attributes._loan = nil
    if altered == nil { altered = attributes }
  }

  /// The object, once.
  func take() -> CollectionViewLayoutAttributes? {
    let result = altered
    altered = nil
    return result
  }
}
