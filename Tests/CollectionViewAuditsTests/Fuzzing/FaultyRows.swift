import CollectionViewZoo
import Foundation
import VirtualCollectionView

/// Rows that are right until something certain happened.
@MainActor final class FaultyRows: RowsLayout {
  enum Fault: String, CaseIterable {
    case preparesOnce, cachesByPath, moveAndDelete, sectionDelete, insertWhileScrolled, rotationAfterReload
    case keepsContentSize, emptiedSection, manyItems, drifts, oldSingleAnswer, missesLastRow, twiceAfterMove
    case oldSizeAfterTwoRotations, insertedSection, sectionMove, rectByOldCount
  }

  private let fault: Fault
  private var frames: [IndexPath: CGRect] = [:]
  private var offset = CGPoint.zero
  private var mostRows = 0
  private var widths: [CGFloat] = []
  private var reloads = 0
  private var oldRows: [[CollectionViewLayoutAttributes]] = []
  private var repeats = false
  private var hadItems: Set<Int> = []

  init(_ fault: Fault) {
    self.fault = fault
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func readRoom() -> CGSize {
    let size = super.readRoom()
    if widths.last != size.width { widths.append(size.width) }
    switch fault {
    case .rotationAfterReload where reloads > 1: return CGSize(width: widths[0], height: size.height)
    case .oldSizeAfterTwoRotations where widths.count > 2:
      return CGSize(width: widths[widths.count - 2], height: size.height)
    default: return size
    }
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { reloads += 1 }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    if fault == .preparesOnce, !rows.isEmpty { return }
    oldRows = rows
    super.prepare()
    let count = rows.reduce(0) { $0 + $1.count }
    mostRows = max(mostRows, count)
    if fault == .drifts { offset.x += 0.1 }
    // And never back again.
    if fault == .manyItems, count > 30 { offset.x = 3 }
    for (section, items) in rows.enumerated() {
      if !items.isEmpty { hadItems.insert(section) }
      if fault == .emptiedSection, items.isEmpty, hadItems.contains(section) { offset.y = 10 }
    }
    for attributes in rows.joined() {
      if fault == .cachesByPath {
        attributes.frame = frames[attributes.indexPath] ?? attributes.frame
        frames[attributes.indexPath] = attributes.frame
      } else {
        attributes.frame = attributes.frame.offsetBy(dx: offset.x, dy: offset.y)
      }
    }
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let isSection: (CollectionViewUpdateItem) -> Bool = { item in
      (item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate)?.last == NSNotFound
    }
    let actions = Set(updateItems.map(\.updateAction))
    let sections = Set(updateItems.filter(isSection).map(\.updateAction))
    switch fault {
    case .moveAndDelete where actions.isSuperset(of: [.move, .delete]): offset.y += 5
    case .sectionDelete where sections.contains(.delete): offset.y += 44
    case .insertedSection where sections.contains(.insert): offset.x += 2
    case .sectionMove where sections.contains(.move): offset.x += 1
    case .insertWhileScrolled where actions.contains(.insert) && (collectionView?.contentOffset.y ?? 0) > 0:
      offset.x += 7
    case .twiceAfterMove where actions.contains(.move): repeats = true
    default: return
    }
    for attributes in rows.joined() { attributes.frame = attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
  }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    if fault == .keepsContentSize { size.height = CGFloat(mostRows) * rowHeight }
    return size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    var answer = super.layoutAttributesForElements(in: rect.offsetBy(dx: -offset.x, dy: -offset.y)) ?? []
    if fault == .missesLastRow, mostRows > 25, let last = rows.joined().max(by: { $0.frame.minY < $1.frame.minY }) {
      answer.removeAll { $0 === last }
    }
    if fault == .rectByOldCount {
      let old = oldRows.reduce(0) { $0 + $1.count }
      if old > 0 { answer = answer.filter { $0.frame.minY < CGFloat(old) * rowHeight } }
    }
    if repeats, let first = answer.first { answer.append(first) }
    return answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard fault == .oldSingleAnswer, oldRows.indices.contains(indexPath[0]),
      oldRows[indexPath[0]].indices.contains(indexPath[1])
    else { return super.layoutAttributesForItem(at: indexPath) }
    return oldRows[indexPath[0]][indexPath[1]]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    fault == .drifts ? true : super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}
