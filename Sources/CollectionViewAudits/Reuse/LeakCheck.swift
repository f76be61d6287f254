import Foundation
import VirtualCollectionView

/// Looks at the items of suspected leaks again, each in a cell that is made for it now.
///
/// A value that is another one in each new cell, such as a date or a number counted on, is no leak; nor is one that every
/// cell of the item has by now, because the data changed.
@MainActor struct LeakCheck {
  private let view: CollectionView
  private let fresh: FreshPortraits
  private let more: [PortraitProperty]

  init(_ view: CollectionView, _ fresh: FreshPortraits, _ more: [PortraitProperty]) {
    self.view = view
    self.fresh = fresh
    self.more = more
  }

  /// The leaks that hold: up to four items are looked at for each property.
  func confirmed(_ leaks: [Leak]) -> [Leak] {
    var groups: [String: [Leak]] = [:]
    var order: [String] = []
    for leak in leaks {
      let key = (fresh.portraits[leak.element]?.sort ?? "") + "|" + leak.place.view + "|" + leak.place.property
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(leak)
    }
    var seen: [ShownElement: CellPortrait?] = [:]
    return order.flatMap { key -> [Leak] in
      let all = groups[key] ?? []
      // Those with an origin first; the rest keep their order.
      let tried = (all.filter { $0.origin != nil } + all.filter { $0.origin == nil }).prefix(4)
      guard
        let first = tried.first(where: { leak in
          let now = seen[leak.element] ?? again(leak.element)
          seen[leak.element] = .some(now)
          return holds(leak, now)
        })
      else { return [] }
      return [first] + all.filter { $0.element != first.element }
    }
  }

  private func holds(_ leak: Leak, _ now: CellPortrait?) -> Bool {
    // An item that cannot be shown again has no other witness.
    guard let now, let expected = fresh.portraits[leak.element] else { return true }
    guard now.sort == expected.sort else { return false }
    if leak.place.property == "frame" { return !now.differences(from: expected).contains { $0.place == leak.place } }
    return now.value(at: leak.place) == expected.value(at: leak.place)
  }

  /// The item in a new cell of the same view and data source.
  private func again(_ element: ShownElement) -> CellPortrait? {
    let attributes =
      element.kind.map { view.layoutAttributesForSupplementaryElement(ofKind: $0, at: element.path) }
      ?? view.layoutAttributesForItem(at: element.path)
    guard let frame = attributes?.frame else { return nil }
    view.contentOffset = CGPoint(
      x: max(0, min(frame.minX, view.contentSize.width - view.bounds.width)),
      y: max(0, min(frame.minY, view.contentSize.height - view.bounds.height)))
    view.layoutIfNeeded()
    view.forgetReusableViews()
    view.reloadData()
    view.layoutIfNeeded()
    guard let shown = view.shownElements.first(where: { $0.element == element })?.view else { return nil }
    return CellPortrait(shown, more: more)
  }
}
