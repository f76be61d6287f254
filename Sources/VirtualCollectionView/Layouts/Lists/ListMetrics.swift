import Foundation

/// The figures of a list section, as a function of its appearance and of what heads and ends it.
///
/// Measured under Mac Catalyst, screen scale 2, with the idiom that shows an iPad's interface at 0.77. All recorded
/// combinations follow three rules:
///
/// - At the sides a list keeps clear 16 points where its sections are inset, 10 / 0.77 in both sidebars, else nothing.
/// - At the top a grouped list keeps clear 35 points, inset or not, unless something heads the section.
/// - At the bottom, unless a footer ends the section, a grouped list keeps clear 20 points, inset or not, and a sidebar 10;
///   a plain sidebar and a plain list nothing.
///
/// Nothing counts from the safe area. Headers and footers are as wide as the section and estimated at 28 points and pinned
/// in the two plain appearances, estimated at 17.5 and not pinned in the others.
///
/// Inferred: a phone keeps the sides and the rows clear by its own margins and was not measured; 44 points a row are taken
/// for it (the Mac's is 44 · 0.91), everything else as on the Mac.
struct ListMetrics: Hashable, Sendable {
  var contentInsets: DirectionalViewInsets
  /// As long as a row was not measured.
  var rowHeight: CGFloat { 44 }
  /// As long as a header or footer was not measured.
  var supplementaryHeight: CGFloat
  var pinsSupplementaries: Bool
  var supplementaryDepth: Int { 200 }

  init(_ configuration: CollectionLayoutListConfiguration) {
    let appearance = configuration.appearance
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let side: CGFloat
    switch appearance {
    case .plain, .grouped: side = 0
    case .insetGrouped: side = 16
    case .sidebar, .sidebarPlain: side = 10 / 0.77
    }
    let top: CGFloat = isGrouped && configuration.headerMode == .none ? 35 : 0
    var bottom: CGFloat = 0
    if configuration.footerMode == .none { bottom = isGrouped ? 20 : appearance == .sidebar ? 10 : 0 }
    contentInsets = DirectionalViewInsets(top: top, leading: side, bottom: bottom, trailing: side)
    pinsSupplementaries = appearance == .plain || appearance == .sidebarPlain
    supplementaryHeight = pinsSupplementaries ? 28 : 17.5
  }
}
