internal import CollectionCore
import Foundation

extension PagedGridLayout {
  static var emptySolver: PagedGridSolver {
    PagedGridSolver(counts: [], itemsPerRow: 1, rows: 1, bounds: .zero, grid: PixelGrid(scale: 2))
  }

  func preparePages() {
    startVending()
    guard let view = _collectionView else {
      _solved = Solved(PagedGridLayout.emptySolver)
      return
    }
    if updatePlan != nil {
      let last = _solved
      rememberPlaces { $0.isCell ? last.solver.frame(of: $0.path) : nil }
    }
    let perRow = itemsPerRow
    let rowCount = rows
    let inset = sectionInset
    let between = interitemSpacing
    let line = lineSpacing
    let size = itemSize
    check(["itemsPerRow": CGFloat(perRow), "rows": CGFloat(rowCount)], least: 1)
    check(["interitemSpacing": between, "lineSpacing": line], least: -.greatestFiniteMagnitude)
    check(inset)
    if let size { check(["itemSize.width": size.width, "itemSize.height": size.height]) }
    let solver = PagedGridSolver(
      counts: counts(in: view), itemsPerRow: perRow, rows: rowCount,
      axis: scrollDirection == .horizontal ? .horizontal : .vertical, bounds: room(in: view),
      sectionInset: LayoutInsets(inset), interitemSpacing: Double(between), lineSpacing: Double(line),
      itemSize: size.map { LayoutSize($0) }, grid: pixels(of: view))
    _solved = Solved(solver)
  }

  /// The solver for the data as they are now.
  var preparedSolver: PagedGridSolver {
    _collectionView?.ensurePrepared()
    return _solved.solver
  }

  func elements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard let vendor = _vendor else { return [] }
    if vendor.holds(for: rect) { return vendor.vended }
    reportAlteration(of: vendor)
    return vendor.answer(_solved, for: rect, axis: _solved.solver.axis)
  }

  func attributesOfItem(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let vendor = _vendor, path.count == 2 else { return nil }
    let item = ItemPath(path)
    guard let frame = _solved.solver.frame(of: item) else { return nil }
    return vendor.single(PlacedElement(key: ElementKey(cell: item), frame: frame))
  }

  /// The offset of the page at which a scroll comes to rest.
  ///
  /// Pages begin at multiples of their length from either end, so this is the same in a mirrored view.
  func pageOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let solver = _solved.solver
    let axis = solver.axis
    let length = solver.pageSize[axis]
    guard let view = _collectionView, solver.pageCount > 0, length > 0 else { return proposed }
    let isHorizontal = axis == .horizontal
    let inset = view._adjustedInset.leading(axis)
    // A view that came to rest on a page may be off by the last bits of a sum.
    let here = max(0, min((view._bounds.min(axis) + inset) / length, Double(solver.pageCount)))
    let before = Int((here + 1e-4).rounded(.down))
    let after = Int((here - 1e-4).rounded(.up))
    let speed = Double(isHorizontal ? velocity.x : velocity.y)
    let page: Int
    if speed >= PagedGridSolver.pageTurnVelocity {
      page = before + 1
    } else if speed <= -PagedGridSolver.pageTurnVelocity {
      page = after - 1
    } else {
      let nearest = solver.page(nearestTo: Double(isHorizontal ? proposed.x : proposed.y) + inset)
      page = max(after - 1, min(nearest, before + 1))
    }
    let offset = CGFloat(solver.offset(ofPage: page) - inset)
    return isHorizontal ? CGPoint(x: offset, y: proposed.y) : CGPoint(x: proposed.x, y: offset)
  }
}
