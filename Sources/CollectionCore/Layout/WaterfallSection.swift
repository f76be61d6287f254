/// How many columns a section of a waterfall has.
public enum WaterfallColumns: Hashable, Sendable {
  /// That many, from 1 to ``WaterfallSolver/columnLimit``.
  case count(Int)
  /// As many as fit with at least this width, points, but at least one.
  case minimumWidth(Double)

  /// The number of columns in a usable width, points, with a spacing between them.
  func number(usable: Double, spacing: Double) -> Int {
    switch self {
    case .count(let count): return max(1, min(count, WaterfallSolver.columnLimit))
    case .minimumWidth(let width):
      // Half a millionth of a column forgives 3 × 106.6666… + 2 spacings for not being exactly the usable width.
      let fitting = (usable + spacing) / (max(0, width) + spacing) + 5e-7
      guard fitting > 1 else { return 1 }
      return fitting < Double(WaterfallSolver.columnLimit) ? Int(fitting) : WaterfallSolver.columnLimit
    }
  }
}

/// What the number given for an item of a waterfall means.
public enum WaterfallSizing: UInt8, Hashable, Sendable {
  /// Its extent along the scroll axis, points, kept as given.
  case lengths
  /// Its width divided by its height; the extent along the scroll axis follows from the column and is rounded down to a
  /// pixel, as derived sizes are (Semantics 11.2).
  case aspectRatios
}

/// How a waterfall chooses the column of an item.
public enum WaterfallMode: UInt8, Hashable, Sendable {
  /// The column that ends first, the lowest one of those that end equally: no column gets much longer than the others,
  /// but changing one item can move all that follow to other columns.
  case shortestColumn
  /// Item *i* of a section goes to column *i* mod *n*: changing one item moves only those below it in its column.
  case stickyColumns
}

/// One section of a waterfall: everything about it that is not per item.
///
/// Counts, spacings, lengths of headers and footers and insets along the scroll axis that are negative or not finite
/// count as 0.
public struct WaterfallSection: Hashable, Sendable {
  /// Items in the section.
  public var itemCount: Int
  /// Its columns.
  public var columns: WaterfallColumns
  /// What the numbers of its items mean.
  public var sizing: WaterfallSizing
  /// Points around the items, between header and footer.
  public var inset: LayoutInsets
  /// Points between items that follow each other in a column.
  public var lineSpacing: Double
  /// Points between columns.
  public var interitemSpacing: Double
  /// The extent of the header along the scroll axis, points; without one, no header.
  public var headerLength: Double
  /// The extent of the footer along the scroll axis, points; without one, no footer.
  public var footerLength: Double

  /// Makes a section.
  public init(
    itemCount: Int, columns: WaterfallColumns = .count(2), sizing: WaterfallSizing = .lengths,
    inset: LayoutInsets = .zero, lineSpacing: Double = 0, interitemSpacing: Double = 0, headerLength: Double = 0,
    footerLength: Double = 0
  ) {
    self.itemCount = itemCount
    self.columns = columns
    self.sizing = sizing
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerLength = headerLength
    self.footerLength = footerLength
  }
}
