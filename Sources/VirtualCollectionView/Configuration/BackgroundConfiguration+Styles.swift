import Foundation

// Measured on a Mac: the radius of the corners, that there are no insets, margins or lines. Inferred: the colours.

extension BackgroundConfiguration {
  /// What a background is for, which decides about its colour.
  enum Style: Hashable {
    case clear, plainCell, groupedCell, sidebarCell, header

    /// - Parameter isMarked: Whether the cell is selected or highlighted.
    func color(isMarked: Bool) -> VirtualColor {
      switch self {
      case .clear, .header: .clear
      case .plainCell: isMarked ? .systemGray4 : .systemBackground
      case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell: isMarked ? .systemFill : .clear
      }
    }
  }

  /// The radius of the corners in sidebars, and of headers and footers of grouped lists, points.
  private static let roundRadius: CGFloat = 26

  /// A background without a colour.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }

  /// The background of a row. UIKit (iOS 18) takes that of the list it stands in when it is updated; this is that of a
  /// plain one.
  public static func listCell() -> BackgroundConfiguration { listPlainCell() }

  /// The background of a header: that of a plain list.
  public static func listHeader() -> BackgroundConfiguration { listPlainHeaderFooter() }

  /// The background of a footer: that of a plain list.
  public static func listFooter() -> BackgroundConfiguration { listPlainHeaderFooter() }

  /// The background of a row in a plain list.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration(.plainCell) }

  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration { BackgroundConfiguration(.header) }

  /// The background of a row in a grouped list. The corners of an inset section are not the row's.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration(.groupedCell) }

  /// The background of a header or footer of a grouped list: corners of 26 points.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(.header, cornerRadius: roundRadius)
  }

  /// The background of a header of a sidebar: corners of 26 points.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(.header, cornerRadius: roundRadius)
  }

  /// The background of a row in a sidebar: corners of 26 points.
  public static func listSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.sidebarCell, cornerRadius: roundRadius)
  }

  /// The background of a row in a sidebar with something beside its list; measured as the other one.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration { listSidebarCell() }
}
