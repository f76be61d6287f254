import Foundation
import VirtualCollectionView

// What a document leaves out keeps the layout's own default. Properties that are the same already invalidate nothing.

extension CircleLayoutProperties {
  @MainActor func apply(to layout: CircleLayout) {
    switch radius {
    case nil: break
    case .fit: layout.radius = .fit
    case .points(let points): layout.radius = .fixed(points)
    }
    if let startAngle { layout.startAngle = startAngle }
    if let sweep { layout.sweep = sweep }
    if let clockwise { layout.isClockwise = clockwise }
    if let itemSize { layout.itemSize = CGSize(itemSize) }
    if let sectionInset { layout.sectionInset = ViewInsets(sectionInset) }
    if let ringSpacing { layout.ringSpacing = ringSpacing }
  }
}

extension PagedGridLayoutProperties {
  @MainActor func apply(to layout: PagedGridLayout) {
    if let itemsPerRow { layout.itemsPerRow = itemsPerRow }
    if let rows { layout.rows = rows }
    if let scrollDirection { layout.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal }
    if let sectionInset { layout.sectionInset = ViewInsets(sectionInset) }
    if let interitemSpacing { layout.interitemSpacing = interitemSpacing }
    if let lineSpacing { layout.lineSpacing = lineSpacing }
  }
}
