internal import CollectionCore
import Foundation

/// Which handlers are to be told what is visible.
enum HandlerWork: Equatable {
  case nothing
  /// One section was scrolled.
  case section(Int)
  /// What is visible may have changed.
  case visible
  /// The layout was solved.
  case all

  func and(_ other: HandlerWork) -> HandlerWork {
    if self == .nothing || self == other { return other }
    return self == .all || other == .all ? .all : .visible
  }
}

extension CollectionViewCompositionalLayout {
  /// Whether a handler is to be told of the view's own scrolling.
  var hasHandlerOfMainScroll: Bool {
    _solved.hasHandlers
      && _solved.sections.contains {
        $0?.visibleItemsInvalidationHandler != nil
          && $0?.orthogonalScrollingBehavior == CollectionLayoutSectionOrthogonalScrollingBehavior.none
      }
  }

  /// Tells handlers what is visible, if that is due: after a solve all of them, the last section first, else those of the
  /// sections that are on screen (Semantics 11.57).
  func tellHandlers() {
    guard _solved.hasHandlers, let view = _collectionView, let vendor = _vendor else { return }
    var bounds = view._bounds
    if view._isMirrored { bounds = bounds.mirrored(inWidth: view.mirrorWidth) }
    if bounds != _handledBounds { _handlerWork = _handlerWork.and(.visible) }
    guard _handlerWork != .nothing else { return }
    let work = _handlerWork
    _handlerWork = .nothing
    _handledBounds = bounds
    var found: [PlacedElement] = []
    let solved = _solved
    _ = solved.solver.elements(in: bounds, pinning: pinning, into: &found)
    var bySection: [Int: [PlacedElement]] = [:]
    for element in found where element.key.category != .decoration && element.key.path.item != ItemPath.unlimited {
      bySection[Int(element.key.path.section), default: []].append(element)
    }
    // What left the screen is forgotten, and what was set on it.
    let visible = Set(found.map(\.key))
    _visibleItems = _visibleItems.filter { visible.contains($0.key) }
    let environment = LayoutEnvironment(LayoutContainer(view._bounds.size), view.traitCollection)
    let told = work == .all ? Array(0..<solved.solver.sectionCount) : bySection.keys.sorted()
    for section in told.reversed() {
      guard let handler = solved.section(section)?.visibleItemsInvalidationHandler else { continue }
      if case .section(let only) = work, only != section { continue }
      let items = (bySection[section] ?? []).map { visibleItem($0, vendor) }
      handler(items, offset(ofSection: section, view), environment)
    }
  }

  /// The item that stands for an element to a handler; the same one as long as it is visible.
  private func visibleItem(_ element: PlacedElement, _ vendor: AttributesVendor) -> VisibleSectionItem {
    var place = element
    place.frame = element.frame.offset(by: shift(of: element.key))
    if let item = _visibleItems[element.key] {
      item.follow(place.frame)
      return item
    }
    let item = VisibleSectionItem(vendor.single(place))
    _visibleItems[element.key] = item
    return item
  }

  /// Brings what handlers changed to where the layout has it now that a size changed.
  func followVisibleItems() {
    let solved = _solved
    if solved.hasHandlers { _handlerWork = _handlerWork.and(.visible) }
    for (key, item) in _visibleItems {
      if let frame = solved.solver.element(key)?.frame { item.follow(frame.offset(by: shift(of: key))) }
    }
  }

  /// Brings the cells of each section that scrolls itself in the order that its handler gave them.
  ///
  /// There a depth that a handler sets is the place among the subviews: the depth of the layer stays 0, as it was measured.
  func bringChangedItemsInOrder() {
    guard let view = _collectionView else { return }
    let moving = _visibleItems.filter { $0.key.isCell && isMovedAcross($0.key) }
    _ordersViews = moving.values.contains { $0.isOrdered }
    guard _ordersViews else { return }
    for (_, items) in Dictionary(grouping: moving, by: { $0.key.path.section }) {
      let ordered = items.sorted { ($0.value.zIndex, $0.key) < ($1.value.zIndex, $1.key) }.compactMap {
        view.visibleCell(at: $0.key.path)
      }
      let places = ordered.compactMap { shown in view.subviews.firstIndex { $0 === shown } }
      if places != places.sorted() { ordered.forEach { view.bringSubviewToFront($0) } }
    }
  }

  /// What a handler is told as the offset: the section's own, or that of the view.
  private func offset(ofSection section: Int, _ view: CollectionView) -> CGPoint {
    let solver = _solved.solver
    guard solver.orthogonalScrolling(ofSection: section) != .none else { return view.contentOffset }
    var offset = LayoutPoint.zero
    offset[solver.axis.across] = solver.orthogonalOffset(ofSection: section)
    return CGPoint(offset)
  }

  /// By how much an element is seen before its place in the content of its section; boundary items stand still.
  private func shift(of key: ElementKey) -> LayoutPoint {
    var shift = LayoutPoint.zero
    if isMovedAcross(key) {
      let solver = _solved.solver
      shift[solver.axis.across] = solver.orthogonalOffset(ofSection: Int(key.path.section))
    }
    return shift
  }

  /// Whether an element moves with the offset of its section.
  private func isMovedAcross(_ key: ElementKey) -> Bool {
    let solver = _solved.solver
    let section = Int(key.path.section)
    guard section >= 0, section < solver.sectionCount, solver.orthogonalScrolling(ofSection: section) != .none else {
      return false
    }
    guard !key.isCell, key.path.item == 0 else { return true }
    return
      !(_solved.section(section)?.boundarySupplementaryItems.contains {
        ElementKinds.number(of: $0.elementKind) == key.kind
      } ?? false)
  }

  /// An element as a handler changed it, where it is seen: the caller's own; nil when no handler knows of it.
  func changed(_ key: ElementKey) -> CollectionViewLayoutAttributes? {
    guard let item = _visibleItems[key],
      let copy = item.attributes.copy() as? CollectionViewLayoutAttributes
    else { return nil }
    if item.isOrdered, isMovedAcross(key) {
      copy._geometry.zIndex = item.depth
      _ordersViews = true
    }
    let shift = shift(of: key)
    copy._geometry.frame = copy._geometry.frame.offset(x: -shift.x, y: -shift.y)
    return copy
  }
}

extension LayoutRect {
  fileprivate func offset(by point: LayoutPoint) -> LayoutRect { offset(x: point.x, y: point.y) }
}
