/// How far the items of a circle are from its centre.
public enum CircleRadius: Hashable, Sendable {
  /// Points from the centre of the circle to the centres of the items of section 0.
  case fixed(Double)
  /// As far as the bounds inside the insets allow without an item sticking out.
  case fit
}

/// Places items on a circle or an arc, one ring for each section.
///
/// 0° is at 3 o'clock. Angles grow counter-clockwise unless ``clockwise`` is set. A sweep of 360° or more closes the ring
/// (step sweep / *n*); below that both ends are occupied (step sweep / (*n* − 1)); a negative sweep runs backwards.
///
/// Section 0 is the outermost ring. Each further section, empty ones included, lies inside the one before it, nearer to
/// the centre by the item's larger side and the ring spacing; no radius is below 0. Origins are rounded to the nearest
/// pixel, sizes are kept as given.
///
/// The content is as large as the bounds, unless the outermost circle, with its items and the insets, needs more: then
/// it grows, and the circle is centred in what it grew to, so that everything can be scrolled to and no coordinate is
/// negative. The whole circle counts, also for an arc: turning the start angle never changes the content size.
///
/// Memory is O(sections): frames are computed when asked for.
public struct CircleSolver: Sendable {
  /// Items of each section.
  let counts: [Int]
  /// The extent of every item, points.
  public let itemSize: LayoutSize
  /// The distance of the item centres of section 0 from the centre, points, never negative.
  public let radius: Double
  /// The angle of the first item of each section, degrees.
  public let startAngle: Double
  /// The angle from the first item to the end of the arc, degrees.
  public let sweep: Double
  /// Whether angles grow clockwise.
  public let clockwise: Bool
  /// The centre of all rings in content coordinates, points.
  public let center: LayoutPoint
  /// The extent of the content, points.
  public let contentSize: LayoutSize
  let ringStep: Double
  let grid: PixelGrid
  /// The last origins at which an item still ends inside the content.
  let originLimit: LayoutPoint

  /// Makes a solver. Numbers that are not finite and negative sizes, radii and spacings count as 0 (a sweep as 360).
  ///
  /// - Parameters:
  ///   - counts: Items of each section.
  ///   - bounds: The extent of the view, points.
  ///   - sectionInset: Taken from the bounds once, around all rings; an uneven inset moves the centre.
  ///   - ringSpacing: Points between the boxes of items in neighbouring rings.
  /// - Complexity: O(sections).
  public init(
    counts: [Int], bounds: LayoutSize, itemSize: LayoutSize, sectionInset: LayoutInsets = .zero,
    radius: CircleRadius = .fit, startAngle: Double = 0, sweep: Double = 360, clockwise: Bool = false,
    ringSpacing: Double = 0, grid: PixelGrid
  ) {
    self.counts = counts.map { max(0, $0) }
    let item = LayoutSize(width: itemSize.width.orZero, height: itemSize.height.orZero)
    let larger = max(item.width, item.height)
    self.itemSize = item
    self.startAngle = startAngle.isFinite ? startAngle : 0
    self.sweep = sweep.isFinite ? sweep : 360
    self.clockwise = clockwise
    self.grid = grid
    ringStep = larger + ringSpacing.orZero
    let inset = LayoutInsets(
      top: sectionInset.top.finiteOrZero, left: sectionInset.left.finiteOrZero,
      bottom: sectionInset.bottom.finiteOrZero, right: sectionInset.right.finiteOrZero)
    let width = bounds.width.orZero
    let height = bounds.height.orZero
    let r: Double
    switch radius {
    case .fixed(let value): r = value.orZero
    case .fit:
      r = max(0, (min(width - inset.left - inset.right, height - inset.top - inset.bottom) - larger) / 2)
    }
    self.radius = r
    let horizontal = CircleSolver.extent(width, inset.left, inset.right, needed: 2 * r + item.width, grid)
    let vertical = CircleSolver.extent(height, inset.top, inset.bottom, needed: 2 * r + item.height, grid)
    contentSize = LayoutSize(width: horizontal.length, height: vertical.length)
    center = LayoutPoint(x: horizontal.middle, y: vertical.middle)
    originLimit = LayoutPoint(
      x: grid.down(horizontal.length - item.width), y: grid.down(vertical.length - item.height))
  }

  /// The content along one axis and the middle of what the insets leave of it.
  private static func extent(
    _ bounds: Double, _ leading: Double, _ trailing: Double, needed: Double, _ grid: PixelGrid
  ) -> (length: Double, middle: Double) {
    // With negative insets the middle can lie anywhere; the larger of the two sums keeps both ends of the circle inside.
    let full = needed + max(leading + trailing, (leading - trailing).magnitude)
    let length = full > bounds ? grid.up(full) : bounds
    return (length, (length + leading - trailing) / 2)
  }
}

// MARK: - Frames

extension CircleSolver {
  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// The radius of a section's ring, points; 0 when the rings outside of it leave no room.
  public func radius(ofSection section: Int) -> Double { max(0, radius - Double(section) * ringStep) }

  /// The angle at which an item sits, degrees, counted from 3 o'clock in the direction of the solver.
  ///
  /// Nil when there is no such item. O(1).
  public func angle(of path: ItemPath) -> Double? {
    guard contains(path) else { return nil }
    return angle(Int(path.item), of: counts[Int(path.section)])
  }

  /// The frame of an item; nil when there is no such item.
  ///
  /// - Complexity: O(1).
  public func frame(of path: ItemPath) -> LayoutRect? {
    guard contains(path) else { return nil }
    let section = Int(path.section)
    return frame(Int(path.item), of: counts[section], radius: radius(ofSection: section))
  }

  private func contains(_ path: ItemPath) -> Bool {
    path.section >= 0 && path.section < counts.count && path.item >= 0 && path.item < counts[Int(path.section)]
  }

  /// Multiplies before it divides, so that the last item of an arc sits exactly at its end.
  @inline(__always) func angle(_ item: Int, of count: Int) -> Double {
    let steps = sweep.magnitude >= 360 ? count : max(1, count - 1)
    return startAngle + sweep * Double(item) / Double(steps)
  }

  func frame(_ item: Int, of count: Int, radius: Double) -> LayoutRect {
    let v = angleVector(degrees: angle(item, of: count))
    let x = grid.nearest(center.x + radius * v.cos - itemSize.width / 2)
    let y = grid.nearest(center.y + radius * (clockwise ? v.sin : -v.sin) - itemSize.height / 2)
    // A size that is no whole number of pixels can be rounded out of the content by less than a pixel.
    return LayoutRect(
      x: min(x, originLimit.x), y: min(y, originLimit.y), width: itemSize.width, height: itemSize.height)
  }
}

// MARK: - Checking

extension CircleSolver {
  /// Nil when every item lies inside the content, else a sentence naming one that does not.
  ///
  /// - Complexity: O(items).
  public func checkInvariants() -> String? {
    for section in counts.indices {
      for item in 0..<counts[section] {
        let frame = frame(item, of: counts[section], radius: radius(ofSection: section))
        // A millionth of a pixel is what rounding to the grid lets pass.
        let within = frame.x >= -1e-5 && frame.y >= -1e-5
        if !within || frame.maxX > contentSize.width + 1e-5 || frame.maxY > contentSize.height + 1e-5 {
          return "item \(section).\(item) is outside of the content"
        }
      }
    }
    return nil
  }
}

extension Double {
  /// The number, or 0 when it is negative or not finite.
  @inline(__always) var orZero: Double { isFinite && self > 0 ? self : 0 }
  /// The number, or 0 when it is not finite.
  @inline(__always) var finiteOrZero: Double { isFinite ? self : 0 }
}
