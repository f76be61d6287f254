import Foundation

/// What a list knows of one of its rows, headers or footers: everything that its view may look different for.
///
/// UIKit has no such type; there the view's traits say the appearance and the rest is private.
public struct ListPlace: Hashable, Sendable {
  /// The look of the list.
  public var appearance: CollectionLayoutListConfiguration.Appearance
  /// Whether it heads its section: a supplementary header, or the first row where that is the header.
  public var isHeader: Bool
  /// Whether it ends its section: a supplementary footer.
  public var isFooter: Bool
  /// Whether it is the first row of its section, a row that is the header not counted.
  public var isFirst: Bool
  /// Whether it is the last row of its section, a row that is the header not counted.
  public var isLast: Bool
  /// The separators that are seen; headers and footers have none unless their row asks for them.
  public var separators: ListSeparators

  /// Makes a place.
  public init(
    appearance: CollectionLayoutListConfiguration.Appearance, isHeader: Bool = false, isFooter: Bool = false,
    isFirst: Bool = false, isLast: Bool = false, separators: ListSeparators = ListSeparators()
  ) {
    self.appearance = appearance
    self.isHeader = isHeader
    self.isFooter = isFooter
    self.isFirst = isFirst
    self.isLast = isLast
    self.separators = separators
  }
}

/// The separators that are seen at a row.
public struct ListSeparators: Hashable, Sendable {
  /// Above the row; nil when none is seen.
  public var top: ListSeparator?
  /// Below the row; nil when none is seen.
  public var bottom: ListSeparator?

  /// Makes separators; none by default.
  public init(top: ListSeparator? = nil, bottom: ListSeparator? = nil) {
    self.top = top
    self.bottom = bottom
  }
}

/// One separator.
public struct ListSeparator: Hashable, Sendable {
  /// From the edges of the row, points; an edge that the row chooses is that of
  /// ``ListSeparatorConfiguration/automaticInsets``.
  public var insets: DirectionalViewInsets
  /// Its colour.
  public var color: VirtualColor

  /// Makes a separator.
  public init(
    insets: DirectionalViewInsets = ListSeparatorConfiguration.automaticInsets, color: VirtualColor = .separator
  ) {
    self.insets = insets
    self.color = color
  }

  /// The insets with what the row chooses put in for automatic edges.
  public func insets(automatic chosen: DirectionalViewInsets) -> DirectionalViewInsets {
    let automatic = CGFloat.greatestFiniteMagnitude
    var result = insets
    if result.leading == automatic { result.leading = chosen.leading }
    if result.trailing == automatic { result.trailing = chosen.trailing }
    if result.top == automatic { result.top = chosen.top }
    if result.bottom == automatic { result.bottom = chosen.bottom }
    return result
  }
}
