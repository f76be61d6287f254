import Foundation

/// The state of a cell that its configuration may depend on.
public struct CellConfigurationState: Hashable, Sendable {
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

  /// A plain state.
  public init(traitCollection: ViewTraits) { self.traitCollection = traitCollection }
}
