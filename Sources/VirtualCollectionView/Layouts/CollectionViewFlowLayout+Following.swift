internal import CollectionCore
import Foundation

// Following a batch update without reading everything again: for sizes that are given in bulk and by range.

extension CollectionViewFlowLayout {
  /// Brings the flow from the counts before an update to those after it; false when it has to be made from scratch: sizes
  /// come from elsewhere, or more than the update is to be taken account of.
  ///
  /// - Complexity: O(sections), and for the edits what ``FlowSolver/updated(by:sections:whole:some:)`` says.
  func follow(_ plan: UpdatePlan, _ view: CollectionView, _ axis: LayoutAxis, _ breadth: Double) -> Bool {
    guard let sizes = _itemSizesInRange, !_hasFollowedUpdate, !plan.isEmpty, !_preparing.sizes, !_pending.sizes,
      view._cachedFlowDelegate == nil || view._flowMethods.size == .absent
    else { return false }
    let last = _solved
    let pins = PinnedParts(headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds)
    guard axis == last.solver.axis, breadth == _solvedBreadth, pins == _solvedPins,
      Double(view._environment.scale) == last.solver.grid.scale
    else { return false }
    let filler = LayoutSize(plainItemSize)
    var sections = metrics(view, axis)
    var referencedSections = referenced(sections, view, axis)
    let next = last.solver.updated(
      by: plan, sections: referencedSections,
      whole: { section in
        let count = plan.after.itemCount(in: section)
        guard count > 0 else { return .uniform(filler, count: 0) }
        return bulkItems(sizes(section, 0..<count), count: count, filler: filler, axis: axis)
      },
      some: { section, items, result in
        let given = sizes(section, items)
        for size in given.prefix(items.count) { result.append(LayoutSize(size)) }
        if given.count < items.count {
          result.append(contentsOf: repeatElement(filler, count: items.count - given.count))
        }
      })
    guard let next else { return false }
    for index in sections.indices {
      let items = next.items(inSection: index)
      sections[index].items = items
      referencedSections[index].items = items
    }
    _vendor?.invalidate()
    _solved = SolvedFlow(next)
    _sections = sections
    _solvedSections = referencedSections
    _hasFollowedUpdate = true
    return true
  }
}
