import CollectionCore

/// What a waterfall layout can be told; nil leaves the layout's own default.
public struct WaterfallLayoutProperties: Hashable, Sendable {
  /// How many columns there are.
  public enum Columns: Hashable, Sendable {
    /// So many, 1 or more.
    case count(Int)
    /// As many as fit when each is this wide, in points.
    case minimumWidth(Double)
  }

  /// How high items are.
  public enum Heights: Hashable, Sendable {
    /// In points.
    case points(ItemValues<Double>)
    /// By width divided by height.
    case aspectRatios(ItemValues<Double>)
  }

  /// Which column an item goes to.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The shortest at that moment.
    case shortestColumn
    /// The one it was in before, so that one change moves one column.
    case stickyColumns
  }

  /// How many columns there are.
  public var columns: Columns?
  /// Points between columns.
  public var interitemSpacing: Double?
  /// Points between the items of a column.
  public var lineSpacing: Double?
  /// Space around the items of each section.
  public var sectionInset: LayoutInsets?
  /// How high items are.
  public var heights: Heights?
  /// Which column an item goes to.
  public var mode: Mode?
  /// The height of headers in points; 0 is none.
  public var headerHeight: SectionValues<Double>?
  /// The height of footers in points; 0 is none.
  public var footerHeight: SectionValues<Double>?
  /// How many columns an item is wide, 1 or more.
  public var spans: ItemValues<Int>?

  /// Makes a waterfall with the layout's own defaults.
  public init() {}
}
