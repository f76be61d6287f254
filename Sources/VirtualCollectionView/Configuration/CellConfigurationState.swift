import Foundation

/// The state of a cell that its configuration may depend on: `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable, @unchecked Sendable {
  /// Scale, direction and text size.
  public var traitCollection: ViewTraits
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the collection view is editing.
  public var isEditing = false
  /// Whether the item's children are shown.
  public var isExpanded = false
  /// Whether swipe actions are shown.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// Whether the cell is being dragged.
  public var cellDragState = DragState.none
  /// Whether something is being dragged over the cell.
  public var cellDropState = DropState.none
  private var values: [ConfigurationStateKey: AnyHashable] = [:]

  /// A plain state.
  public init(traitCollection: ViewTraits) { self.traitCollection = traitCollection }

  /// A value of the user's own.
  public subscript(key: ConfigurationStateKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Whether a cell is being dragged.
  public enum DragState: Hashable, Sendable {
    /// It is not.
    case none
    /// It is being picked up.
    case lifting
    /// It is.
    case dragging
  }

  /// Whether something is being dragged over a cell.
  public enum DropState: Hashable, Sendable {
    /// Nothing is.
    case none
    /// Something is, over another cell.
    case notTargeted
    /// Something is, over this cell.
    case targeted
  }
}
