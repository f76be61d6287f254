internal import CollectionCore
import Foundation

// MARK: - What is on screen

extension CollectionView {
  func cellsOnScreen() -> [CollectionViewCell] {
    var result: [CollectionViewCell] = []
    for entry in _visible {
      guard entry.key.isCell else { break }
      if let cell = _views[Int(entry.slot)] as? CollectionViewCell { result.append(cell) }
    }
    return result
  }

  func pathsOnScreen() -> [IndexPath] {
    var result: [IndexPath] = []
    for entry in _visible {
      guard entry.key.isCell else { break }
      result.append(IndexPath(entry.key.path))
    }
    return result
  }

  func supplementaryViewsOnScreen(_ kind: String) -> [CollectionReusableView] {
    supplementaryEntries(kind).map { _views[Int($0.slot)] }
  }

  func supplementaryPathsOnScreen(_ kind: String) -> [IndexPath] {
    supplementaryEntries(kind).map { givenPath(_views[Int($0.slot)], $0.key) }
  }

  private func supplementaryEntries(_ kind: String) -> [VisibleEntry] {
    _visible.filter { $0.key.category == .supplementary && kindName($0.key) == kind }
  }

  func cell(at path: IndexPath) -> CollectionViewCell? { visibleCell(at: ItemPath(path)) }

  /// The cell of an item that is visible or prepared: while a pass shows what arrives, a cell is found before it is in the
  /// visible list (Semantics 1.24; nil there before iOS 15).
  func visibleCell(at path: ItemPath) -> CollectionViewCell? {
    let key = ElementKey(cell: path)
    if let view = view(key) { return view as? CollectionViewCell }
    guard _phase.isInPass, _environment.era >= .iOS15 else { return nil }
    for view in _views where view._isShown && view._key == key && view._owner === self {
      return view as? CollectionViewCell
    }
    return nil
  }

  func supplementary(_ kind: String, at path: IndexPath) -> CollectionReusableView? {
    view(localKey(.supplementary, kind: kind, path: ItemPath(path)))
  }

  private func view(_ key: ElementKey) -> CollectionReusableView? {
    let slot = visibleSlot(key)
    return slot >= 0 ? _views[Int(slot)] : nil
  }

  /// The slot of an element on screen, −1 when it is not there.
  ///
  /// - Complexity: O(log visible).
  func visibleSlot(_ key: ElementKey) -> Int32 {
    let place = insertionPlace(of: key, in: _visible)
    return place < _visible.count && _visible[place].key == key ? _visible[place].slot : -1
  }

  func insertionPlace(of key: ElementKey, in entries: [VisibleEntry]) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func path(of view: CollectionReusableView) -> IndexPath? {
    guard view._owner === self, view._slot >= 0, visibleSlot(view._key) == view._slot else { return nil }
    return givenPath(view, view._key)
  }

  /// Views of every sort on screen in the order of their keys, with the element each shows.
  public final var visibleElements: [VisibleElement] {
    _visible.map { entry in
      let view = _views[Int(entry.slot)]
      return VisibleElement(
        category: ElementCategory(entry.key.category), kind: entry.key.isCell ? nil : kindName(entry.key),
        indexPath: givenPath(view, entry.key), view: view)
    }
  }

  /// The views in the pool, in the order in which they would be taken, by identifier.
  public final var pooledViews: [CollectionReusableView] {
    var result: [CollectionReusableView] = []
    for pool in _pools.indices {
      var copy = _pool
      while let slot = copy.pop(for: pool) { result.append(_views[Int(slot)]) }
    }
    return result
  }

  /// An element on screen.
  @MainActor public struct VisibleElement {
    /// Cell, supplementary or decoration view.
    public let category: ElementCategory
    /// The element kind; nil for cells.
    public let kind: String?
    /// Where it is.
    public let indexPath: IndexPath
    /// The view that shows it.
    public let view: CollectionReusableView

    /// The view's short name, as in traces: `c1` for the first cell made.
    public var viewName: String { Trace.name(view._id) }
    /// `cell:0.3`, `supplementary:KIND:0.0`, `decoration:KIND:0.0`.
    public var name: String {
      let path = NumberText.text(ItemPath(indexPath))
      switch category {
      case .cell: return "cell:" + path
      case .supplementaryView: return "supplementary:" + (kind ?? "") + ":" + path
      case .decorationView: return "decoration:" + (kind ?? "") + ":" + path
      }
    }
  }
}

extension CollectionReusableView {
  /// The view's short name, as in traces: `c1` for the first cell of its collection view, `s1` for a supplementary view.
  public final var traceName: String { Trace.name(_id) }
}

// MARK: - What the layout says

extension CollectionView {
  /// Counts and preparation, without a pass: what a question needs.
  func ensurePrepared() {
    ensureCounts()
    if _phase == .idle || _phase == .providing || _phase == .displaying || _phase == .passing {
      guard let work = prepareIfNeeded() else { return }
      _unseenWork = merged(_unseenWork, work)
      if _isTracing { tracePrepared(_contentSize) }
    }
  }

  func attributesOfItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    ensurePrepared()
    guard _sections.contains(ItemPath(path)), path.count == 2 else { return nil }
    return ownCopy(question(.cell, kind: "", path: path))
  }

  func attributesOfSupplementary(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    ensurePrepared()
    return ownCopy(question(.supplementary, kind: kind, path: path))
  }

  /// A decoration view's attributes, after the layout was prepared if it has to be. A copy.
  public final func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    ensurePrepared()
    return ownCopy(question(.decoration, kind: kind, path: indexPath))
  }

  /// All elements that the layout gives for a rectangle and whose frames touch it, as shown. Copies.
  public final func layoutAttributesForElements(touching rect: CGRect) -> [CollectionViewLayoutAttributes] {
    ensurePrepared()
    var area = LayoutRect(rect)
    if _isMirrored { area = area.mirrored(inWidth: mirrorWidth) }
    let answer = _layout.layoutAttributesForElements(in: CGRect(area)) ?? []
    // The layout may have handed out its own objects and would take this question for the last answer.
    _seenLayout = nil
    _layout._vendor?.invalidate()
    return answer.filter { $0.shownFrame.touches(area) }.compactMap { ownCopy($0) }
  }

  func item(at point: CGPoint) -> IndexPath? {
    let hits = layoutAttributesForElements(touching: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter { $0._key.isCell && $0.frame.contains(point) && !$0.isHidden }
    return hits.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
      .element.indexPath
  }

  private func ownCopy(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? CollectionViewLayoutAttributes else { return nil }
    if _isMirrored { copy._geometry.frame = copy._geometry.frame.mirrored(inWidth: mirrorWidth) }
    return copy
  }
}

// MARK: - Printing

extension CollectionView {
  func describe() -> String {
    "<" + UIKitText.className(of: self) + ": #\(_objectNumber); frame = " + UIKitText.rect(frame)
      + "; contentOffset: {" + UIKitText.number(contentOffset.x) + ", " + UIKitText.number(contentOffset.y)
      + "}; contentSize: {" + UIKitText.number(contentSize.width) + ", " + UIKitText.number(contentSize.height)
      + "}; layout: <" + UIKitText.className(of: _layout) + ">>"
  }
}

// MARK: - Before a layout

extension CollectionView {
  /// Whether a layout pass is still to come: what is on screen is that of before.
  package final var isLayoutPending: Bool { _needsLayout }
}

// MARK: - While views are provided

extension CollectionView {
  /// Whether the data source is being asked for a view of any sort right now.
  package final var isAskingForView: Bool { _request.isActive }

  /// The item for which the data source is being asked for a cell right now; nil outside of such a question. For tools
  /// that follow what a configuration starts.
  public final var itemBeingProvided: IndexPath? {
    _request.isActive && _request.key.isCell ? IndexPath(_request.key.path) : nil
  }
}
