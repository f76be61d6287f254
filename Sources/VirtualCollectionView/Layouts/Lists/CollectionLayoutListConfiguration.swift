import Foundation

/// How a section of rows looks: `UICollectionLayoutListConfiguration`.
///
/// Make a section of it with ``CollectionLayoutSection/list(using:layoutEnvironment:)``, or a layout whose sections all
/// look alike with ``CollectionViewCompositionalLayout/list(using:)``. Both keep a copy.
public struct CollectionLayoutListConfiguration {
  /// The overall look of a list.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, headers that stay in sight.
    case plain
    /// Sections with room between them.
    case grouped
    /// Sections with room around them.
    case insetGrouped
    /// A sidebar whose sections are set apart.
    case sidebar
    /// A sidebar of plain rows.
    case sidebarPlain
  }

  /// What heads a section.
  public enum HeaderMode: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionHeader``, which the data source must provide.
    case supplementary
    /// The first row: an ordinary item that looks like a header.
    case firstItemInSection
  }

  /// What ends a section.
  public enum FooterMode: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionFooter``, which the data source must provide.
    case supplementary
  }

  /// Elements that may be narrower than their section.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The elements as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The supplementary header.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Answers what a swipe over a row offers; nil offers nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> SwipeActionsConfiguration?

  /// Changes the separators of one row; it is handed those of the section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration
  ) -> ListSeparatorConfiguration

  /// The overall look.
  public let appearance: Appearance
  /// Whether rows have separators; true. When false, ``separatorConfiguration`` and ``itemSeparatorHandler`` have no effect.
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Changes the separators row by row. Called whenever a row's separators are asked for.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the section; nil for the colour of the appearance. Kept as data, nothing is drawn.
  public var backgroundColor: VirtualColor?
  /// What a swipe from the leading edge offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing edge offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What heads a section; nothing.
  public var headerMode = HeaderMode.none
  /// What ends a section; nothing.
  public var footerMode = FooterMode.none
  /// Room above each header, points; nil is automatic, which is none here: what UIKit's automatic padding comes to on a
  /// phone was not measured.
  public var headerTopPadding: CGFloat?
  /// Elements that may be narrower than their section; none. Kept as data.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}
