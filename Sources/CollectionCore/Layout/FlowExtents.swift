/// The extents of a section's items by number, in the terms of the scroll axis: `breadth` runs along a line (across the
/// scroll axis), `length` along the scroll axis.
///
/// Generic code over it is specialised for each way of giving sizes, so that reading an extent is one load.
protocol FlowExtents {
  var count: Int { get }
  func breadth(_ item: Int) -> Double
  func length(_ item: Int) -> Double
  /// Whether both extents of an item are finite and not negative.
  func isUsable(_ item: Int) -> Bool
}

/// One size for all items.
struct FlowEqualExtents: FlowExtents {
  let breadth: Double
  let length: Double
  let count: Int

  init(_ size: LayoutSize, count: Int, axis: LayoutAxis) {
    breadth = size[axis.across]
    length = size[axis]
    self.count = count
  }

  func breadth(_ item: Int) -> Double { breadth }
  func length(_ item: Int) -> Double { length }
  func isUsable(_ item: Int) -> Bool { breadth.isExtent && length.isExtent }
}

/// A size for each item.
struct FlowSizeExtents: FlowExtents {
  let sizes: UnsafeBufferPointer<LayoutSize>
  let isVertical: Bool

  init(_ sizes: UnsafeBufferPointer<LayoutSize>, axis: LayoutAxis) {
    self.sizes = sizes
    isVertical = axis == .vertical
  }

  var count: Int { sizes.count }
  func breadth(_ item: Int) -> Double { isVertical ? sizes[item].width : sizes[item].height }
  func length(_ item: Int) -> Double { isVertical ? sizes[item].height : sizes[item].width }

  func isUsable(_ item: Int) -> Bool {
    let size = sizes[item]
    // Infinite, not a number and negative are the greatest bit patterns; their union settles nearly all sizes at once.
    if size.width.bitPattern | size.height.bitPattern < Double.infinity.bitPattern { return true }
    return size.width.isExtent && size.height.isExtent
  }
}

/// A length for each item and one breadth for all.
struct FlowLengthExtents: FlowExtents {
  let lengths: UnsafeBufferPointer<Double>
  let breadth: Double

  init(_ lengths: UnsafeBufferPointer<Double>, breadth: Double) {
    self.lengths = lengths
    self.breadth = breadth
  }

  var count: Int { lengths.count }
  func breadth(_ item: Int) -> Double { breadth }
  func length(_ item: Int) -> Double { lengths[item] }
  func isUsable(_ item: Int) -> Bool { lengths[item].isExtent && breadth.isExtent }
}

extension FlowExtents {
  /// Whether all items are equally broad.
  var haveOneBreadth: Bool {
    for item in 0..<count where breadth(item) != breadth(0) { return false }
    return true
  }
}
