import Foundation

/// Which separators a row has, and where: `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a separator is seen.
  public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As the list decides from its appearance and the place of the row.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Insets that the row chooses: leading and trailing are the greatest finite number, top and bottom 0. A single edge may
  /// be automatic as well.
  public static let automaticInsets = DirectionalViewInsets(
    top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

  /// Whether the separator above the row is seen; automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is seen; automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the row to the separator above it; ``automaticInsets``.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// From the edges of the row to the separator below it; ``automaticInsets``.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
  /// The colour of both; the system's separator colour.
  public var color = VirtualColor.separator
  /// The colour of both between rows that are selected together; the system's separator colour.
  public var multipleSelectionColor = VirtualColor.separator
  /// What the names module keeps here under UIKit's types: a visual effect.
  package var visualEffectObject: NSObject?

  /// Makes the separators of an appearance; they are the same for all of them, as was measured.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
