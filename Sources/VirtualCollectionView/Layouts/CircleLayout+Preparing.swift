internal import CollectionCore
import Foundation

/// All that a circle depends on but the angle of its first item.
struct CircleMetrics {
  var counts: [Int] = []
  var room = LayoutSize.zero
  var radius = CircleRadius.fit
  var sweep = 360.0
  var clockwise = false
  var itemSize = LayoutSize.zero
  var inset = LayoutInsets.zero
  var ringSpacing = 0.0
  var grid = PixelGrid(scale: 2)

  func solver(startAngle: Double) -> CircleSolver {
    CircleSolver(
      counts: counts, bounds: room, itemSize: itemSize, sectionInset: inset, radius: radius, startAngle: startAngle,
      sweep: sweep, clockwise: clockwise, ringSpacing: ringSpacing, grid: grid)
  }
}

extension CircleLayout {
  /// The first item stands elsewhere; all else holds.
  func invalidateAngles() {
    let context = makeContext()
    (context as? CircleLayoutInvalidationContext)?.invalidateCircleMetrics = false
    invalidateLayout(with: context)
  }

  func prepareCircle() {
    startVending()
    if updatePlan != nil {
      let last = _solved
      rememberPlaces { $0.isCell ? last.solver.frame(of: $0.path) : nil }
    }
    if let view = _collectionView {
      // A view that was resized without a word has other room, whatever the context says.
      if _preparing.metrics || room(in: view) != _metrics.room { readMetrics(view) }
    } else {
      _metrics = CircleMetrics()
    }
    let angle = startAngle
    check(["startAngle": angle], least: -.greatestFiniteMagnitude)
    _solved = Solved(_metrics.solver(startAngle: Double(angle)))
  }

  private func readMetrics(_ view: CollectionView) {
    let size = itemSize
    let given = sectionInset
    let arc = sweep
    let spacing = ringSpacing
    let distance = radius
    check(["itemSize.width": size.width, "itemSize.height": size.height, "ringSpacing": spacing])
    check(["sweep": arc], least: -.greatestFiniteMagnitude)
    check(given)
    var metrics = CircleMetrics()
    switch distance {
    case .fit: metrics.radius = .fit
    case .fixed(let points):
      check(["radius": points])
      metrics.radius = .fixed(Double(points))
    }
    metrics.counts = counts(in: view)
    metrics.room = room(in: view)
    metrics.sweep = Double(arc)
    metrics.clockwise = isClockwise
    metrics.itemSize = LayoutSize(size)
    metrics.inset = LayoutInsets(given)
    metrics.ringSpacing = Double(spacing)
    metrics.grid = pixels(of: view)
    _metrics = metrics
  }

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
}
