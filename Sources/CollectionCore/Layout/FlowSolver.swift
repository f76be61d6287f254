/// A flow layout in numbers: items fill lines, lines are stacked along the scroll axis, sections follow each other.
///
/// It gives the frames of UIKit's flow layout to the pixel (Semantics 4.8–4.31): positions are computed unrounded and
/// brought to the nearest pixel one by one, sizes stay as given.
///
/// Cost of appending a section: O(1) and no memory per item when all items have one size; otherwise one pass over the
/// sizes, which are kept as given. Memory beyond them: 12 bytes a line, or a quarter byte an item when every line holds
/// one item. Queries: O(log sections + log lines + *k*) for *k* items in the lines that are met.
///
/// After a batch of edits ``updated(by:sections:whole:some:)`` makes the next layout out of this one: it shares what the
/// edits do not touch, and this one stays as it was.
public struct FlowSolver: Sendable {
  /// The axis along which the content scrolls and lines are stacked.
  public let axis: LayoutAxis
  /// The layout's extent across the scroll axis, in points.
  public let breadth: Double
  /// The pixels to which positions are rounded.
  public let grid: PixelGrid

  var records: [FlowRecord] = []
  /// The items of each section, every extent finite and not negative.
  var items: [FlowItems] = []
  /// Where each section begins, unrounded, and where the last one ends.
  var starts: [Double] = [0]
  var lines = FlowLineStore()
  /// The size of all that was not measured, as last told.
  var rest: LayoutSize?
  /// What was found in the sections that are worth a warning, ascending.
  var findings: [FlowFinding] = []
  /// The sections that place anything, ascending; sections without items, header and footer are never met in a query.
  var occupied: [Int32] = []
  /// For each of `occupied`, the highest end of any element in it or in front of it: ascending.
  var reachEnd: [Double] = []
  /// For each of `occupied`, the lowest start of any element in it or behind it: ascending.
  var reachStart: [Double] = []

  /// The first item that is larger across the scroll axis than its line; UIKit warns of it at every preparation
  /// (Semantics 4.32, 4.33).
  public internal(set) var firstOversizedItem: ItemPath?
  /// The first item that would have stood in the line before but for a rounding error of its size.
  public internal(set) var firstNearMiss: FlowNearMiss?
  /// The first item with a dimension that is not finite or is negative; that dimension counts as 0.
  public internal(set) var firstInvalidItem: ItemPath?

  /// Makes a layout without sections.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - breadth: What the view offers across the scroll axis, adjusted content insets already taken off
  ///     (Semantics 4.8); not finite or negative counts as 0.
  ///   - scale: Pixels in a point.
  public init(axis: LayoutAxis, breadth: Double, scale: Double) {
    self.axis = axis
    self.breadth = breadth.isExtent ? breadth : 0
    grid = PixelGrid(scale: scale)
  }

  /// The number of sections.
  public var sectionCount: Int { records.count }

  /// The number of items in a section, which must exist.
  public func itemCount(inSection section: Int) -> Int { records[section].count }

  /// The items of a section, which must exist, as they are kept; sizes that cannot be are 0.
  public func items(inSection section: Int) -> FlowItems { items[section] }

  /// The extent of the content: the breadth across the scroll axis, the sections' lengths along it (Semantics 4.30).
  ///
  /// The length ends at the last pixel that is full, as measured (2,154.44 gives 2,154), and is never negative.
  public var contentSize: LayoutSize {
    let length = grid.down(max(0, starts[starts.count - 1]))
    return axis == .vertical
      ? LayoutSize(width: breadth, height: length) : LayoutSize(width: length, height: breadth)
  }
}

/// An item that wrapped although it fits its line but for an error of floating-point arithmetic.
///
/// Three items of (390 − 10) / 3 with spacing 5 are two columns in a width of 390: they overflow by 5.7e-14 points.
/// Rounding the items' size down to a pixel brings them into one line.
public struct FlowNearMiss: Hashable, Sendable {
  /// Overflows from here on are taken as meant, in points.
  public static let tolerance = 1e-6
  /// The item that wrapped.
  public var path: ItemPath
  /// By how much it overflowed the line, in points: positive and below ``tolerance``.
  public var overflow: Double

  /// Makes a near miss.
  public init(path: ItemPath, overflow: Double) {
    self.path = path
    self.overflow = overflow
  }
}
