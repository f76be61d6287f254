// face
import Foundation

/// One change of a batch update, as a layout is told of it.
@preconcurrency @MainActor open class CollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Sendable, Hashable {
    /// The item is new.
    case insert = 0
    /// The item goes.
    case delete = 1
    /// The item is replaced by itself.
    case reload = 2
    /// The item goes somewhere else.
    case move = 3
    /// Nothing.
    case none = 4
  }

  internal nonisolated(unsafe) final var _before: IndexPath?
  internal nonisolated(unsafe) final var _after: IndexPath?
  internal nonisolated(unsafe) final var _action: Action = .none

  /// Makes a change that changes nothing; subclasses that stand in for real ones in tests say what it is.
  public override init() { super.init() }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    super.init()
    _action = action
    _before = before
    _after = after
  }

  /// Where the item was; nil for an insert. The item is `NSNotFound` for a whole section.
  open var indexPathBeforeUpdate: IndexPath? { _before }
  /// Where the item will be; nil for a delete.
  open var indexPathAfterUpdate: IndexPath? { _after }
  /// What happens.
  open var updateAction: Action { _action }
}
