/// One change as a layout is told of it: in old indexes where it was, in new ones where it will be.
public struct UpdateItem: Hashable, Sendable {
  /// What happens.
  public var action: UpdateAction
  /// Where it was; nil for an insert.
  public var before: UpdatePlace?
  /// Where it will be; nil for a delete.
  public var after: UpdatePlace?

  /// Whether a whole section changes: UIKit's index paths have the item `NSNotFound` then (Semantics 6.13).
  public var isSection: Bool {
    if case .section = before ?? after { return true }
    return false
  }
}
