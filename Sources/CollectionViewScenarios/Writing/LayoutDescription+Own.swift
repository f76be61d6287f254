import CollectionCore
import Foundation
import VirtualCollectionView

extension CircleLayoutProperties {
  @MainActor init(_ layout: CircleLayout) {
    switch layout.radius {
    case .fit: radius = .fit
    case .fixed(let points): radius = .points(Double(points))
    }
    startAngle = Double(layout.startAngle)
    sweep = Double(layout.sweep)
    clockwise = layout.isClockwise
    itemSize = LayoutSize(layout.itemSize)
    sectionInset = LayoutInsets(layout.sectionInset)
    ringSpacing = Double(layout.ringSpacing)
  }
}

extension PagedGridLayoutProperties {
  @MainActor init(_ layout: PagedGridLayout) {
    itemsPerRow = layout.itemsPerRow
    rows = layout.rows
    scrollDirection = layout.scrollDirection == .vertical ? .vertical : .horizontal
    sectionInset = LayoutInsets(layout.sectionInset)
    interitemSpacing = Double(layout.interitemSpacing)
    lineSpacing = Double(layout.lineSpacing)
  }
}

extension WaterfallLayoutProperties {
  /// Heights and columns of items are read from their frames; nil when there are too many.
  @MainActor init?(_ layout: WaterfallLayout, _ counts: [Int]) {
    guard counts.reduce(0, +) <= TracedStory.mostNames, !counts.isEmpty else { return nil }
    columns = layout.minimumColumnWidth.map { .minimumWidth(Double($0)) } ?? .count(layout.numberOfColumns)
    interitemSpacing = Double(layout.interitemSpacing)
    lineSpacing = Double(layout.lineSpacing)
    sectionInset = LayoutInsets(layout.sectionInset)
    mode = layout.mode == .shortestColumn ? .shortestColumn : .stickyColumns
    headerHeight = .all(Double(layout.headerHeight))
    footerHeight = .all(Double(layout.footerHeight))
    heights = .points(
      .sections(
        counts.enumerated().map { section, count in
          (0..<count).map { item in
            let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
            return max(0, Double(attributes?.frame.height ?? 0))
          }
        }))
    if let given = layout.itemSpans {
      spans = .sections(counts.indices.map { section in given(section).map { max(1, $0) } })
    }
  }
}
