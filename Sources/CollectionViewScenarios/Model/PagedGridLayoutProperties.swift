import CollectionCore

/// What a paged grid layout can be told; nil leaves the layout's own default.
public struct PagedGridLayoutProperties: Hashable, Sendable {
  /// Items in a row of a page, 1 or more.
  public var itemsPerRow: Int?
  /// Rows on a page, 1 or more.
  public var rows: Int?
  /// Where the next page is.
  public var scrollDirection: LayoutAxis?
  /// Space around the items of each page.
  public var sectionInset: LayoutInsets?
  /// Points between items of a row.
  public var interitemSpacing: Double?
  /// Points between rows.
  public var lineSpacing: Double?

  /// Makes a grid with the layout's own defaults.
  public init() {}
}
