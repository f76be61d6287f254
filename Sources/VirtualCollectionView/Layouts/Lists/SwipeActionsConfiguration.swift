import Foundation

/// What a swipe over a row offers: `UISwipeActionsConfiguration`.
@preconcurrency @MainActor open class SwipeActionsConfiguration: NSObject {
  private let _actions: [ContextualAction]

  /// Makes a configuration; the first action lies nearest to the edge.
  public init(actions: [ContextualAction]) {
    _actions = actions
    super.init()
  }

  /// The actions, the one nearest to the edge first.
  open var actions: [ContextualAction] { _actions }

  /// Whether a swipe across the whole row does the first action; true.
  open var performsFirstActionWithFullSwipe = true
}
