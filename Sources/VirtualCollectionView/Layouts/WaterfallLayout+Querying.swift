internal import CollectionCore
import Foundation

extension WaterfallLayout {
  func elements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard let vendor = _vendor else { return [] }
    if vendor.holds(for: rect) { return vendor.vended }
    reportAlteration(of: vendor)
    return vendor.answer(_solved, for: rect, axis: .vertical)
  }

  func attributesOfItem(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let vendor = _vendor, path.count == 2 else { return nil }
    let item = ItemPath(path)
    guard let frame = _solved.solver.frame(of: item) else { return nil }
    return vendor.single(PlacedElement(key: ElementKey(cell: item), frame: frame))
  }

  func attributesOfBoundary(_ kind: String, _ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let vendor = _vendor, path.count == 2, path[1] == 0 else { return nil }
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard isHeader || kind == CollectionView.elementKindSectionFooter else { return nil }
    let key = ElementKey(.supplementary, kind: isHeader ? 1 : 2, path: ItemPath(path))
    guard let frame = WaterfallLayout.place(of: key, _solved.solver) else { return nil }
    return vendor.single(PlacedElement(key: key, frame: frame, zIndex: 10))
  }

  /// Where a solver has an element; nil when there is none.
  static func place(of key: ElementKey, _ solver: WaterfallSolver) -> LayoutRect? {
    if key.isCell { return solver.frame(of: key.path) }
    let section = Int(key.path.section)
    return key.kind == 1 ? solver.headerFrame(ofSection: section) : solver.footerFrame(ofSection: section)
  }
}
