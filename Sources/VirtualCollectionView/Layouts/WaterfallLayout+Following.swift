internal import CollectionCore
import Foundation

// Following a batch update without asking for every height again: for heights that are given in bulk and by range.

extension WaterfallLayout {
  /// Brings the waterfall from the counts before an update to those after it; false when it has to be made from scratch:
  /// heights come from elsewhere, or more than the update is to be taken account of.
  func follow(
    _ plan: UpdatePlan, _ view: CollectionView, _ room: LayoutSize, _ mode: WaterfallMode, _ grid: PixelGrid
  ) -> Bool {
    guard let heights = _itemHeightsInRange, !_hasFollowedUpdate, !plan.isEmpty, !_preparing.sizes, !_pending.sizes,
      _itemSpans == nil, isSilentAboutItems(view)
    else { return false }
    let last = _solved.solver
    guard last.mode == mode, last.bounds == room, grid.scale == _solvedScale else { return false }
    let metrics = readMetrics()
    var sections: [WaterfallSection] = []
    sections.reserveCapacity(plan.after.sectionCount)
    for index in 0..<plan.after.sectionCount {
      var section = metrics
      askForMetrics(of: index, view, &section)
      sections.append(section)
    }
    let next = last.updated(by: plan, sections: sections) { section, items, result in
      let given = heights(section, items)
      for height in given.prefix(items.count) { result.append(Double(height)) }
    }
    guard let next else { return false }
    _solved = Solved(next)
    _hasFollowedUpdate = true
    return true
  }

  /// Whether no delegate says anything about single items.
  private func isSilentAboutItems(_ view: CollectionView) -> Bool {
    guard view._cachedWaterfallDelegate != nil else { return true }
    let asked: [OptionalMethod] = [.waterfallHeight, .waterfallAspectRatio, .waterfallColumnSpan]
    return asked.allSatisfy { view._waterfallMethods[$0] == .absent }
  }
}
