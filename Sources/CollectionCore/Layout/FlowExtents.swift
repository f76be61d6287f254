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
  /// Appends the sizes of items to a list.
  func append(_ range: Range<Int>, axis: LayoutAxis, to list: inout [LayoutSize])
  /// Whether the items themselves know where lines begin (``FlowBody/Form/kept``). Known where code is specialised.
  static var keepStarts: Bool { get }
  /// Where a line begins; asked of those that know.
  func start(ofLine line: Int) -> Double
  /// Where the line behind one begins, which there must be, the same bits; asked of those that know.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - length: How long it is.
  func start(behind line: Int, startingAt start: Double, length: Double) -> Double
  /// The line from which a walk meets all that end behind `start`; asked of those that know.
  func line(before start: Double) -> Int
}

extension FlowExtents {
  static var keepStarts: Bool { false }
  func start(ofLine line: Int) -> Double { 0 }
  func start(behind line: Int, startingAt start: Double, length: Double) -> Double { 0 }
  func line(before start: Double) -> Int { 0 }

  func append(_ range: Range<Int>, axis: LayoutAxis, to list: inout [LayoutSize]) {
    for item in range { list.append(LayoutSize(axis: axis, length: length(item), breadth: breadth(item))) }
  }
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

  func append(_ range: Range<Int>, axis: LayoutAxis, to list: inout [LayoutSize]) {
    list.append(contentsOf: repeatElement(LayoutSize(axis: axis, length: length, breadth: breadth), count: range.count))
  }
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

  func append(_ range: Range<Int>, axis: LayoutAxis, to list: inout [LayoutSize]) {
    list.append(contentsOf: UnsafeBufferPointer(rebasing: sizes[range]))
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

extension LayoutSize {
  /// A size told by its scroll axis.
  init(axis: LayoutAxis, length: Double, breadth: Double) {
    self =
      axis == .vertical ? LayoutSize(width: breadth, height: length) : LayoutSize(width: length, height: breadth)
  }
}
