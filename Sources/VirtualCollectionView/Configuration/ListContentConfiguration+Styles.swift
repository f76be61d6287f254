import Foundation

// Measured on a Mac: margins, paddings, sizes of fonts, line limits, scaling. Inferred: weights and colours, which are those
// of the text styles with these sizes, and all of the two prominent headers.

// MARK: - Cells

extension ListContentConfiguration {
  private static let cellMargins = DirectionalViewInsets(top: 15, leading: 16, bottom: 15, trailing: 8)

  /// A row: 17 points, the second text below in 15, margins 15, 16, 15, 8.
  ///
  /// UIKit (iOS 18) takes the sidebar's look in a sidebar when it is updated; here a list cell's default does
  /// (``CollectionViewListCell/defaultContentConfiguration()``).
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(
      text: TextProperties(.preferredFont(forTextStyle: .body)), secondary: secondary(.subheadline),
      margins: cellMargins, imagePadding: 16, verticalPadding: 4)
  }

  /// A row whose second text follows close below the first.
  public static func subtitleCell() -> ListContentConfiguration {
    var configuration = cell()
    configuration.textToSecondaryTextVerticalPadding = 0
    return configuration
  }

  /// A row whose second text, in 17 points too, stands at its end as long as there is room.
  public static func valueCell() -> ListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties = secondary(.body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
}

// MARK: - Headers and footers

extension ListContentConfiguration {
  private static let headerMargins = DirectionalViewInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
  private static let footerMargins = DirectionalViewInsets(top: 8, leading: 8, bottom: 6, trailing: 8)

  /// A header: that of a plain list, which is measured the same as that of a grouped one.
  public static func header() -> ListContentConfiguration { plainHeader() }

  /// A footer: that of a plain list, which is measured the same as that of a grouped one.
  public static func footer() -> ListContentConfiguration { plainFooter() }

  /// A header of a plain list: both texts in 17 points, margins 10, 8, 10, 8.
  public static func plainHeader() -> ListContentConfiguration {
    ListContentConfiguration(
      text: TextProperties(.preferredFont(forTextStyle: .headline)), secondary: secondary(.body),
      margins: headerMargins, imagePadding: 16, verticalPadding: 4)
  }

  /// A footer of a plain list: both texts in 13 points, margins 8, 8, 6, 8.
  public static func plainFooter() -> ListContentConfiguration {
    ListContentConfiguration(
      text: secondary(.footnote), secondary: secondary(.footnote), margins: footerMargins, imagePadding: 16,
      verticalPadding: 4)
  }

  /// A header of a grouped list; measured the same as that of a plain one.
  public static func groupedHeader() -> ListContentConfiguration { plainHeader() }

  /// A footer of a grouped list; measured the same as that of a plain one.
  public static func groupedFooter() -> ListContentConfiguration { plainFooter() }

  /// A header of an inset grouped list that stands out: the text in 20 points, else as the grouped header. Not measured.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    var configuration = groupedHeader()
    configuration.textProperties.font = prominent(.title3)
    return configuration
  }

  /// A header of an inset grouped list that stands out more: the text in 22 points, else as the grouped header. Not
  /// measured.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    var configuration = groupedHeader()
    configuration.textProperties.font = prominent(.title2)
    return configuration
  }
}

// MARK: - Sidebars

extension ListContentConfiguration {
  /// A row of a sidebar: one line of 17 points, the second text in 13, margins 11, 8, 11, 8.
  public static func sidebarCell() -> ListContentConfiguration { sidebar(.body, padding: 4, margin: 11) }

  /// A row of a sidebar whose second text follows close below the first; margins 4, 8, 4, 8.
  public static func sidebarSubtitleCell() -> ListContentConfiguration { sidebar(.body, padding: 0, margin: 4) }

  /// A row of a sidebar with something beside its list; measured the same as the other one.
  public static func accompaniedSidebarCell() -> ListContentConfiguration { sidebarCell() }

  /// A row of a sidebar with something beside its list, the second text close below the first.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration { sidebarSubtitleCell() }

  /// A header of a sidebar: measured as its row.
  public static func sidebarHeader() -> ListContentConfiguration { sidebar(.headline, padding: 4, margin: 11) }

  private static func sidebar(
    _ style: VirtualFont.TextStyle, padding: CGFloat, margin: CGFloat
  ) -> ListContentConfiguration {
    var configuration = ListContentConfiguration(
      text: TextProperties(.preferredFont(forTextStyle: style)), secondary: secondary(.footnote),
      margins: DirectionalViewInsets(top: margin, leading: 8, bottom: margin, trailing: 8), imagePadding: 10,
      verticalPadding: padding)
    configuration.textProperties.keepToOneLine()
    configuration.secondaryTextProperties.keepToOneLine()
    return configuration
  }
}

// MARK: - Fonts

extension ListContentConfiguration {
  private static func secondary(_ style: VirtualFont.TextStyle) -> TextProperties {
    TextProperties(.preferredFont(forTextStyle: style), color: .secondaryLabel)
  }

  private static func prominent(_ style: VirtualFont.TextStyle) -> VirtualFont {
    let descriptor = VirtualFont.preferredFont(forTextStyle: style).fontDescriptor
    return VirtualFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
  }
}

extension ListContentConfiguration.TextProperties {
  /// One line that is set closer, and made smaller down to nine tenths, before it is cut.
  fileprivate mutating func keepToOneLine() {
    numberOfLines = 1
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.9
    allowsDefaultTighteningForTruncation = true
  }
}
