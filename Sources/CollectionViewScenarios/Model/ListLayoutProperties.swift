/// What a list layout can be told: a compositional layout made of a list configuration.
public struct ListLayoutProperties: Hashable, Sendable {
  /// How lists look.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What heads a section.
  public enum HeaderMode: String, CaseIterable, Hashable, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What ends a section.
  public enum FooterMode: String, CaseIterable, Hashable, Sendable {
    case none, supplementary
  }

  /// How the list looks; plain when nothing is said.
  public var appearance = Appearance.plain
  /// What heads each section.
  public var headerMode = HeaderMode.none
  /// What ends each section.
  public var footerMode = FooterMode.none
  /// Room above headers, in points; nil leaves it to the list.
  public var headerTopPadding: Double?
  /// Whether rows have separators.
  public var showsSeparators = true

  /// Makes a plain list without headers and footers.
  public init() {}
}
