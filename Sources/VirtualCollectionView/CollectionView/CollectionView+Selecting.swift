internal import CollectionCore
import Foundation

// MARK: - By program

extension CollectionView {
  func selectedPaths() -> [IndexPath] { _selected.map { IndexPath($0) } }

  func selectByProgram(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    guard let path else {
      for selected in _selected { deselect(selected) }
      return
    }
    guard maySelect else { return }
    let item = ItemPath(path)
    if !allowsSeveral { for selected in _selected where selected != item { deselect(selected) } }
    ensureCounts()
    guard _sections.contains(item) else { return }
    select(item)
    // An empty position does not scroll, unlike scrollToItem (Semantics 7.9).
    if position != [] { scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselectByProgram(_ path: IndexPath) { deselect(ItemPath(path)) }

  func setAllowsSelection(_ allows: Bool) {
    _allowsSelection = allows
    if !allows { for selected in _selected { deselect(selected) } }
  }

  func setAllowsMultipleSelection(_ allows: Bool) {
    _allowsMultipleSelection = allows
    if !allows { for selected in _selected.dropLast() { deselect(selected) } }
  }

  func setAllowsMultipleSelectionDuringEditing(_ allows: Bool) {
    _allowsMultipleSelectionDuringEditing = allows
    if allows { _allowsSelectionDuringEditing = true }
  }

  func setEditingState(_ editing: Bool) {
    guard editing != _isEditing else { return }
    _isEditing = editing
    for selected in _selected { deselect(selected) }
    for cell in cellsOnScreen() {
      cell._isEditing = editing
      cell.setNeedsUpdateConfiguration()
    }
  }

  private var maySelect: Bool { _isEditing ? _allowsSelectionDuringEditing : _allowsSelection }
  private var allowsSeveral: Bool {
    _isEditing ? _allowsMultipleSelectionDuringEditing : _allowsMultipleSelection
  }

  private func select(_ path: ItemPath) {
    guard !_selected.contains(path) else { return }
    _selected.append(path)
    visibleCell(at: path)?.isSelected = true
    if _isTracing { trace(.itemSelected(path)) }
  }

  private func deselect(_ path: ItemPath) {
    guard let index = _selected.firstIndex(of: path) else { return }
    _selected.remove(at: index)
    visibleCell(at: path)?.isSelected = false
    if _isTracing { trace(.itemDeselected(path)) }
  }
}

// MARK: - By touch

extension CollectionView {
  /// Touches an item down and up: highlight, then select or deselect, then unhighlight, asking and telling the delegate in
  /// UIKit's order (Semantics 8.1–8.5).
  ///
  /// An item that is off screen or does not exist takes no touch; the result says whether there was one.
  @discardableResult public final func simulateTap(at indexPath: IndexPath) -> Bool {
    guard simulateTouchDown(at: indexPath) else { return false }
    simulateTouchUp(at: indexPath)
    return true
  }

  /// Touches an item down: it is highlighted if the delegate has nothing against it (Semantics 8.2).
  ///
  /// - Returns: Whether the item is on screen and took the touch.
  @discardableResult public final func simulateTouchDown(at indexPath: IndexPath) -> Bool {
    let path = ItemPath(indexPath)
    guard visibleSlot(ElementKey(cell: path)) >= 0 else { return false }
    // Where nothing can be selected, nothing is highlighted either.
    guard maySelect else { return true }
    guard _collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return true }
    setHighlight(path, true)
    _collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Lifts the finger from an item that a touch highlighted: selects or deselects it, then takes the highlight away. Nothing
  /// happens to an item that is not highlighted.
  public final func simulateTouchUp(at indexPath: IndexPath) {
    let path = ItemPath(indexPath)
    guard _highlighted.contains(path) else { return }
    performTouch(path, indexPath)
    setHighlight(path, false)
    _collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Ends a touch without a choice, as when a scroll begins: the highlight goes, nothing is selected (Semantics 8.6).
  public final func simulateTouchCancel(at indexPath: IndexPath) {
    let path = ItemPath(indexPath)
    guard _highlighted.contains(path) else { return }
    setHighlight(path, false)
    _collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// The items that a touch highlights at the moment.
  public final var indexPathsForHighlightedItems: [IndexPath] { _highlighted.map { IndexPath($0) } }

  private func performTouch(_ path: ItemPath, _ indexPath: IndexPath) {
    guard maySelect else { return }
    let delegate = _collectionDelegate
    if _selected.contains(path), allowsSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    // A second touch of the selected item in single selection asks and tells again (Semantics 8.4).
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsSeveral {
      for old in _selected where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: IndexPath(old))
      }
    }
    select(path)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    performPrimaryAction(indexPath)
  }

  private func performPrimaryAction(_ indexPath: IndexPath) {
    guard _environment.era >= .iOS16, let delegate = _collectionDelegate else { return }
    let answer = OptionalMethod.canPerformPrimaryAction.ask(delegate) {
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    }
    if answer ?? !_isEditing { delegate.collectionView(self, performPrimaryActionForItemAt: indexPath) }
  }

  private func setHighlight(_ path: ItemPath, _ on: Bool) {
    if on {
      guard !_highlighted.contains(path) else { return }
      _highlighted.append(path)
      if _isTracing { trace(.itemHighlighted(path)) }
    } else {
      guard let index = _highlighted.firstIndex(of: path) else { return }
      _highlighted.remove(at: index)
      if _isTracing { trace(.itemUnhighlighted(path)) }
    }
    visibleCell(at: path)?.isHighlighted = on
  }
}
