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
    for cell in cellsOnScreen() { cell.setEditing(editing) }
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
    follow(ItemPath(indexPath)) { touch in
      guard touchDown(at: indexPath) else { return false }
      if let place = touch() { touchUp(at: current(indexPath, place)) }
      return true
    }
  }

  /// Touches an item down: it is highlighted if the delegate has nothing against it (Semantics 8.2).
  ///
  /// - Returns: Whether the item is on screen and took the touch.
  @discardableResult public final func simulateTouchDown(at indexPath: IndexPath) -> Bool {
    follow(ItemPath(indexPath)) { _ in touchDown(at: indexPath) }
  }

  /// Lifts the finger from an item that a touch highlighted: selects or deselects it, then takes the highlight away. Nothing
  /// happens to an item that is not highlighted.
  ///
  /// The delegate may update the view in between: the touch follows its item, and is over when the item goes.
  public final func simulateTouchUp(at indexPath: IndexPath) {
    follow(ItemPath(indexPath)) { _ in touchUp(at: indexPath) }
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

  /// Runs a touch of an item; the closure it is handed answers where the item is by now.
  private func follow<Result>(_ path: ItemPath, _ touch: (() -> ItemPath?) -> Result) -> Result {
    _touches.append(path)
    defer { _touches.removeLast() }
    return touch { touched }
  }

  /// The item of the innermost touch, where it is by now; nil once it is gone.
  private var touched: ItemPath? { _touches.last ?? nil }

  /// The path of the touched item: as it was given while it is still true.
  private func current(_ indexPath: IndexPath, _ place: ItemPath) -> IndexPath {
    place == ItemPath(indexPath) ? indexPath : IndexPath(place)
  }

  private func touchDown(at indexPath: IndexPath) -> Bool {
    guard visibleSlot(ElementKey(cell: ItemPath(indexPath))) >= 0 else { return false }
    // What is still on screen may be gone from the data by a reload that waits.
    ensureCounts()
    guard _sections.contains(ItemPath(indexPath)) else { return false }
    // Where nothing can be selected, nothing is highlighted either.
    guard maySelect else { return true }
    guard _collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return true }
    guard let path = touched else { return true }
    setHighlight(path, true)
    _collectionDelegate?.collectionView(self, didHighlightItemAt: current(indexPath, path))
    return true
  }

  private func touchUp(at indexPath: IndexPath) {
    guard let path = touched, _highlighted.contains(path) else { return }
    if visibleCell(at: path)?.takesTap() != true { performTouch(indexPath) }
    if let path = touched { setHighlight(path, false) }
    _collectionDelegate?.collectionView(
      self, didUnhighlightItemAt: touched.map { current(indexPath, $0) } ?? indexPath)
  }

  private func performTouch(_ indexPath: IndexPath) {
    guard maySelect, let path = touched else { return }
    let delegate = _collectionDelegate
    if _selected.contains(path), allowsSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      guard let path = touched else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: current(indexPath, path))
      return
    }
    // A second touch of the selected item in single selection asks and tells again (Semantics 8.4).
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsSeveral {
      for old in _selected where old != touched {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: IndexPath(old))
      }
    }
    guard let path = touched else { return }
    let place = current(indexPath, path)
    select(path)
    delegate?.collectionView(self, didSelectItemAt: place)
    performPrimaryAction(touched.map { current(indexPath, $0) } ?? place)
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
