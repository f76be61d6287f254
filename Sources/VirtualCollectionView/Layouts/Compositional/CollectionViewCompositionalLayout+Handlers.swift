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
    let solver = _solved.solver
    let section = Int(key.path.section)
    guard section >= 0, section < solver.sectionCount, solver.orthogonalScrolling(ofSection: section) != .none else {
      return .zero
    }
    if !key.isCell, key.path.item == 0,
      _solved.section(section)?.boundarySupplementaryItems.contains(where: {
        ElementKinds.number(of: $0.elementKind) == key.kind
      }) ?? false
    {
      return .zero
    }
    var shift = LayoutPoint.zero
    shift[solver.axis.across] = solver.orthogonalOffset(ofSection: section)
    return shift
  }

  /// An element as a handler changed it, where it is seen: the caller's own; nil when no handler knows of it.
  func changed(_ key: ElementKey) -> CollectionViewLayoutAttributes? {
    guard let item = _visibleItems[key],
      let copy = item.attributes.copy() as? CollectionViewLayoutAttributes
    else { return nil }
    let shift = shift(of: key)
    copy._geometry.frame = copy._geometry.frame.offset(x: -shift.x, y: -shift.y)
    return copy
  }
}

extension LayoutRect {
  fileprivate func offset(by point: LayoutPoint) -> LayoutRect { offset(x: point.x, y: point.y) }
}
