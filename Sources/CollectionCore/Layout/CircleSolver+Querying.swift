// MARK: - Querying

extension CircleSolver {
  /// Appends the items whose frames touch `rect`, ascending by key.
  ///
  /// A circle has no scroll axis, so the answer holds for no other rectangle, unless there are no items at all.
  ///
  /// - Parameter rect: In content coordinates, points.
  /// - Complexity: O(*k* + rings · turns · log *n*) for *k* results and *n* items in a ring; a sweep of up to 360° is
  ///   one turn.
  @discardableResult
  public func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow {
    var any = false
    for section in counts.indices where counts[section] > 0 {
      any = true
      appendRing(section, touching: rect, into: &result)
    }
    return any ? .never : .always
  }

  /// Cuts a ring at the multiples of 90°: between two of them x and y are both monotone, so that what touches the
  /// rectangle in one of them is one run of items.
  private func appendRing(_ section: Int, touching rect: LayoutRect, into result: inout [PlacedElement]) {
    let ring = Ring(solver: self, section: section)
    if ring.misses(rect) { return }
    var start = 0
    while start < ring.count {
      let quarter = ring.quarter(start)
      var low = start + 1
      var high = ring.count
      while low < high {
        let middle = (low + high) / 2
        if ring.quarter(middle) == quarter { low = middle + 1 } else { high = middle }
      }
      appendQuarter(start..<low, of: ring, touching: rect, into: &result)
      start = low
    }
  }

  private func appendQuarter(
    _ items: Range<Int>, of ring: Ring, touching rect: LayoutRect, into result: inout [PlacedElement]
  ) {
    var run = items
    // Below this many items looking at each is cheaper than four searches.
    if run.count > 8 {
      run = ring.narrowed(run, .horizontal, from: rect.minX, to: rect.maxX)
      run = ring.narrowed(run, .vertical, from: rect.minY, to: rect.maxY)
    }
    for item in run {
      let frame = ring.frame(item)
      if frame.touches(rect) {
        result.append(PlacedElement(key: ElementKey(cell: ItemPath(ring.section, item)), frame: frame))
      }
    }
  }
}

/// One section of a circle while it is searched.
private struct Ring {
  let solver: CircleSolver
  let section: Int
  let count: Int
  let radius: Double

  init(solver: CircleSolver, section: Int) {
    self.solver = solver
    self.section = section
    count = solver.counts[section]
    radius = solver.radius(ofSection: section)
  }

  @inline(__always) func frame(_ item: Int) -> LayoutRect { solver.frame(item, of: count, radius: radius) }

  /// The number of the quarter turn in which an item sits; monotone in the item.
  @inline(__always) func quarter(_ item: Int) -> Double { (solver.angle(item, of: count) / 90).rounded(.down) }

  /// Whether the rectangle lies beside the circle or so far inside that no item can touch it.
  func misses(_ rect: LayoutRect) -> Bool {
    let pixel = 1 / solver.grid.scale
    let halfWidth = solver.itemSize.width / 2 + pixel
    let halfHeight = solver.itemSize.height / 2 + pixel
    // Where the centre of an item that touches must be, seen from the centre of the circle.
    let left = rect.minX - halfWidth - solver.center.x
    let right = rect.maxX + halfWidth - solver.center.x
    let top = rect.minY - halfHeight - solver.center.y
    let bottom = rect.maxY + halfHeight - solver.center.y
    if left > radius || right < -radius || top > radius || bottom < -radius { return true }
    let x = max(left.magnitude, right.magnitude)
    let y = max(top.magnitude, bottom.magnitude)
    let inner = radius - pixel
    return inner > 0 && x * x + y * y < inner * inner
  }

  /// The part of a run inside one quarter turn that can touch from `from` to `to` along an axis, give or take a pixel.
  func narrowed(_ run: Range<Int>, _ axis: LayoutAxis, from: Double, to: Double) -> Range<Int> {
    if run.isEmpty { return run }
    let pixel = 1 / solver.grid.scale
    let least = from - solver.itemSize[axis] - pixel
    let most = to + pixel
    let grows = frame(run.upperBound - 1).min(axis) >= frame(run.lowerBound).min(axis)
    // What must be passed to come into the range, and what ends it, in the order of the items.
    var low = run.lowerBound
    var high = run.upperBound
    while low < high {
      let middle = (low + high) / 2
      let value = frame(middle).min(axis)
      if grows ? value <= least : value >= most { low = middle + 1 } else { high = middle }
    }
    let first = low
    high = run.upperBound
    while low < high {
      let middle = (low + high) / 2
      let value = frame(middle).min(axis)
      if grows ? value < most : value > least { low = middle + 1 } else { high = middle }
    }
    return first..<low
  }
}
