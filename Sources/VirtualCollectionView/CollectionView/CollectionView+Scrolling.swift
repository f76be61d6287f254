internal import CollectionCore
import Foundation

extension CollectionView {
  func scroll(to path: IndexPath, position: ScrollPosition, animated: Bool) {
    if let axis = doubledAxis(position) {
      report(.conflictingScrollPositions(axis))
    }
    if _phase == .idle { layoutIfNeeded() }
    ensureCounts()
    guard var frame = frameToScroll(to: path) else { return }
    if let layout = _layout as? CollectionViewCompositionalLayout,
      layout.scrollSection(toShow: ItemPath(path), vertical: vertical(position), horizontal: horizontal(position)),
      let moved = frameToScroll(to: path)
    {
      frame = moved
    }
    let viewport = viewport
    let target: LayoutPoint
    if position == [] {
      target = viewport.offset(revealing: frame)
    } else {
      target = viewport.offset(
        showing: frame, vertical: vertical(position), horizontal: horizontal(position))
    }
    setContentOffset(CGPoint(target), animated: animated)
  }

  private func frameToScroll(to path: IndexPath) -> LayoutRect? {
    let item = ItemPath(path)
    let sectionExists = item.section >= 0 && Int(item.section) < _sections.sectionCount
    guard sectionExists, _sections.contains(item) else {
      // `NSNotFound` names the section as a whole.
      if sectionExists, item.item == ItemPath.unlimited { return frameOfSection(Int(item.section)) }
      if _environment.era >= .iOS15 {
        report(.outOfBoundsScroll(path, counts: _sections.counts))
      }
      return nil
    }
    guard let attributes = attributesOfItem(at: path) else { return nil }
    return attributes.shownFrame
  }

  /// The box around the first and last item and the header of a section.
  private func frameOfSection(_ section: Int) -> LayoutRect? {
    let count = _sections.itemCount(in: section)
    var result = attributesOfSupplementary(
      CollectionView.elementKindSectionHeader, at: IndexPath(ItemPath(section, 0)))?.shownFrame
    for item in Set([0, count - 1]).sorted() where item >= 0 && item < count {
      guard let frame = attributesOfItem(at: IndexPath(ItemPath(section, item)))?.shownFrame else { continue }
      result = result.map { $0.union(frame) } ?? frame
    }
    return result
  }

  private func vertical(_ position: ScrollPosition) -> Viewport.Alignment? {
    if position.contains(.top) { return .start }
    if position.contains(.centeredVertically) { return .center }
    return position.contains(.bottom) ? .end : nil
  }

  private func horizontal(_ position: ScrollPosition) -> Viewport.Alignment? {
    if position.contains(.left) { return .start }
    if position.contains(.centeredHorizontally) { return .center }
    return position.contains(.right) ? .end : nil
  }

  /// The axis for which more than one position is given (Semantics 7.10).
  private func doubledAxis(_ position: ScrollPosition) -> String? {
    let verticalCount = (position.rawValue & 7).nonzeroBitCount
    let horizontalCount = (position.rawValue & 56).nonzeroBitCount
    if verticalCount > 1 { return "vertical" }
    return horizontalCount > 1 ? "horizontal" : nil
  }
}
