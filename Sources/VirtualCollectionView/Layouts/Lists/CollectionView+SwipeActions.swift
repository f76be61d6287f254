import Foundation

/// The edge from which a row is swiped.
public enum ListSwipeEdge: Hashable, Sendable, CaseIterable {
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
}

// Swipe actions as data, and a finger for tests.

extension CollectionView {
  /// What a swipe from the leading edge of a row offers: the list's provider is asked, as when the swipe begins. Nil when
  /// the row is in no list, or nothing is offered.
  ///
  /// UIKit has no such question: there the swipe shows the answer.
  public final func leadingSwipeActions(forItemAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
    swipeActions(.leading, forItemAt: indexPath)
  }

  /// What a swipe from the trailing edge of a row offers; see ``leadingSwipeActions(forItemAt:)``.
  public final func trailingSwipeActions(forItemAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
    swipeActions(.trailing, forItemAt: indexPath)
  }

  /// Swipes a row on screen and taps one of the actions: its handler runs, with the row's cell as source view.
  ///
  /// The cell's state is swiped until the handler calls its completion, now or later; a second call has no effect.
  ///
  /// - Parameters:
  ///   - number: Which of the actions, the one nearest to the edge being 0.
  ///   - edge: From which edge the row is swiped.
  ///   - completion: Called with what the handler says, when it says it.
  /// - Returns: Whether there was such an action: false for a row off screen, or one that offers less.
  @discardableResult public final func simulateSwipeAction(
    _ number: Int = 0, edge: ListSwipeEdge = .trailing, at indexPath: IndexPath, completion: ((Bool) -> Void)? = nil
  ) -> Bool {
    guard let cell = cellForItem(at: indexPath), let offered = swipeActions(edge, forItemAt: indexPath),
      offered.actions.indices.contains(number)
    else { return false }
    perform(offered.actions[number], cell, completion)
    return true
  }

  /// Swipes a row on screen from edge to edge: the first action's handler runs if the row offers that.
  ///
  /// - Returns: Whether it ran: false for a row off screen, one without actions, and where
  ///   ``SwipeActionsConfiguration/performsFirstActionWithFullSwipe`` is false.
  @discardableResult public final func simulateFullSwipe(
    edge: ListSwipeEdge = .trailing, at indexPath: IndexPath, completion: ((Bool) -> Void)? = nil
  ) -> Bool {
    guard let cell = cellForItem(at: indexPath), let offered = swipeActions(edge, forItemAt: indexPath),
      offered.performsFirstActionWithFullSwipe, let action = offered.actions.first
    else { return false }
    perform(action, cell, completion)
    return true
  }

  private func perform(_ action: ContextualAction, _ cell: CollectionViewCell, _ completion: ((Bool) -> Void)?) {
    cell.setSwipedState(true)
    var isOpen = true
    action.handler(action, cell) { [weak cell] isDone in
      guard isOpen else { return }
      isOpen = false
      cell?.setSwipedState(false)
      completion?(isDone)
    }
  }

  private func swipeActions(_ edge: ListSwipeEdge, forItemAt path: IndexPath) -> SwipeActionsConfiguration? {
    ensurePrepared()
    guard let layout = _layout as? CollectionViewCompositionalLayout, layout.placeInList(ofItemAt: path) != nil,
      let list = layout.listPlacing(ofSection: path[0])?.configuration
    else { return nil }
    switch edge {
    case .leading: return list.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path)
    }
  }
}
