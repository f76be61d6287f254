import CollectionCore
import Foundation
import Testing
import VirtualCollectionView

extension CollectionView {
  /// What is wrong between the screen, the pool, the selection and the counters; nil if nothing.
  ///
  /// - Parameters:
  ///   - lost: How many cells the view made and is meant to have let go since.
  ///   - strangers: How many cells it did not make and is meant to hold.
  func brokenInvariant(lost: Int = 0, strangers: Int = 0) -> String? {
    brokenScreen() ?? brokenPool() ?? brokenStates() ?? brokenCounters(lost: lost, strangers: strangers)
  }

  private func brokenScreen() -> String? {
    var names: Set<String> = []
    var views: Set<ObjectIdentifier> = []
    for element in visibleElements {
      if !names.insert(element.name).inserted { return "\(element.name) is on screen twice." }
      if !views.insert(ObjectIdentifier(element.view)).inserted { return "\(element.viewName) is shown twice." }
      if element.view.superview !== self { return "\(element.name) is shown, but is no subview." }
      if element.category == .cell {
        guard cellForItem(at: element.indexPath) === element.view else {
          return "cellForItem gives another cell for \(element.name)."
        }
        guard let cell = element.view as? CollectionViewCell, indexPath(for: cell) == element.indexPath else {
          return "indexPath(for:) gives another path for \(element.name)."
        }
      }
    }
    for case let view as CollectionReusableView in subviews where !views.contains(ObjectIdentifier(view)) {
      return "\(view.traceName) is a subview, but is shown for nothing."
    }
    return nil
  }

  private func brokenPool() -> String? {
    var pooled: Set<ObjectIdentifier> = []
    for view in pooledViews {
      if !pooled.insert(ObjectIdentifier(view)).inserted { return "\(view.traceName) is in the pool twice." }
      if view.superview != nil { return "\(view.traceName) is in the pool and has a superview." }
    }
    for element in visibleElements where pooled.contains(ObjectIdentifier(element.view)) {
      return "\(element.viewName) is on screen and in the pool."
    }
    return nil
  }

  private func brokenStates() -> String? {
    let selected = Set(indexPathsForSelectedItems ?? [])
    let highlighted = Set(indexPathsForHighlightedItems)
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path) else { return "\(path) is visible without a cell." }
      if cell.isSelected != selected.contains(path) {
        return "The cell at \(path) says selected \(cell.isSelected), the view \(selected.contains(path))."
      }
      if cell.isHighlighted != highlighted.contains(path) {
        return "The cell at \(path) says highlighted \(cell.isHighlighted), the view \(highlighted.contains(path))."
      }
    }
    return nil
  }

  private func brokenCounters(lost: Int, strangers: Int) -> String? {
    let live = visibleElements.count { $0.view is CollectionViewCell }
    let pooled = pooledViews.count { $0 is CollectionViewCell }
    if counters.liveCells != live { return "\(live) cells are on screen, but liveCells is \(counters.liveCells)." }
    if counters.pooledCells != pooled {
      return "\(pooled) cells are in the pool, but pooledCells is \(counters.pooledCells)."
    }
    if counters.cellsCreated + strangers - lost != live + pooled {
      return "\(counters.cellsCreated) created + \(strangers) strangers - \(lost) lost is not \(live) on screen"
        + " + \(pooled) in the pool."
    }
    return nil
  }

  /// What differs between the screen and the layout's answer for the visible bounds; nil if nothing. For a view that has
  /// nothing left to lay out, with views for all it shows.
  func unsettled() -> String? {
    let wanted = layoutAttributesForElements(touching: bounds).filter { !$0.isHidden }
    let places = Dictionary(wanted.map { (elementName($0), $0.frame) }) { first, _ in first }
    let shown = Dictionary(visibleElements.map { ($0.name, $0.view.frame) }) { first, _ in first }
    for (name, frame) in places.sorted(by: { $0.key < $1.key }) {
      guard let place = shown[name] else { return "The layout has \(name), the screen does not." }
      if place != frame { return "\(name) is at \(place), the layout says \(frame)." }
    }
    for name in shown.keys.sorted() where places[name] == nil { return "The screen has \(name), the layout does not." }
    return nil
  }

  private func elementName(_ attributes: CollectionViewLayoutAttributes) -> String {
    let given = attributes.indexPath
    let path = given.last == .max ? "\(given[0]).max" : VirtualCollectionViewTests.name(given)
    switch attributes.representedElementCategory {
    case .cell: return "cell:" + path
    case .supplementaryView: return "supplementary:" + (attributes.representedElementKind ?? "") + ":" + path
    case .decorationView: return "decoration:" + (attributes.representedElementKind ?? "") + ":" + path
    }
  }
}

/// Scrolls to and fro, reloads, scrolls again, and expects order at each step.
@MainActor func expectUsable(
  _ view: CollectionView, lost: Int = 0, strangers: Int = 0, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = view.violations.count
  for offset in [0.0, 150, 1_000, 40, 0] {
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
    expectOrder(view, lost: lost, strangers: strangers, comment, sourceLocation: sourceLocation)
  }
  view.reloadData()
  view.layoutIfNeeded()
  expectOrder(view, lost: lost, strangers: strangers, comment, sourceLocation: sourceLocation)
  #expect(!view.visibleCells.isEmpty, comment, sourceLocation: sourceLocation)
  #expect(view.rules(from: before) == [], comment, sourceLocation: sourceLocation)
}

/// Expects that nothing is broken and that the screen is as the layout says.
@MainActor func expectOrder(
  _ view: CollectionView, lost: Int = 0, strangers: Int = 0, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    view.brokenInvariant(lost: lost, strangers: strangers) == nil, comment, sourceLocation: sourceLocation)
  #expect(view.unsettled() == nil, comment, sourceLocation: sourceLocation)
}
