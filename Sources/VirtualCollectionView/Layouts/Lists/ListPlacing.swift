import Foundation

/// Works out where a row of a list stands and which separators are seen at it.
///
/// Where UIKit says only "automatic" this is inferred from how lists look; nothing was measured:
///
/// - Below each row but the last a separator is seen, in the three appearances that are no sidebar.
/// - Above the first row and below the last one it is seen in plain and grouped lists, which run from edge to edge; an
///   inset section ends with its rounded corners instead.
/// - A row that heads its section has none, and the row behind it counts as the first.
/// - A sidebar has none.
///
/// What a configuration makes visible or hides is not automatic and goes before.
struct ListPlacing {
  let configuration: CollectionLayoutListConfiguration

  init(_ configuration: CollectionLayoutListConfiguration) { self.configuration = configuration }

  /// The place of a row; nil when the section has no such row. O(1), and what the handler of the separators costs.
  func place(ofItem item: Int, of count: Int, path: IndexPath) -> ListPlace? {
    guard item >= 0, item < count else { return nil }
    let hasHeaderRow = configuration.headerMode == .firstItemInSection
    let isHeader = hasHeaderRow && item == 0
    var place = ListPlace(
      appearance: configuration.appearance, isHeader: isHeader, isFirst: !isHeader && item == (hasHeaderRow ? 1 : 0),
      isLast: !isHeader && item == count - 1)
    if let separators = separators(at: path, place) {
      place.separators = ListSeparators(
        top: separators.topSeparatorVisibility == .visible
          ? ListSeparator(insets: separators.topSeparatorInsets, color: separators.color) : nil,
        bottom: separators.bottomSeparatorVisibility == .visible
          ? ListSeparator(insets: separators.bottomSeparatorInsets, color: separators.color) : nil)
    }
    return place
  }

  /// What the section and its handler say of a row's separators, with each visibility decided; nil when none are shown.
  func separators(at path: IndexPath, _ place: ListPlace) -> ListSeparatorConfiguration? {
    guard configuration.showsSeparators else { return nil }
    let ofSection = configuration.separatorConfiguration
    var result = configuration.itemSeparatorHandler?(path, ofSection) ?? ofSection
    if result.topSeparatorVisibility == .automatic {
      result.topSeparatorVisibility = place.isFirst && endsWithSeparators(place) ? .visible : .hidden
    }
    if result.bottomSeparatorVisibility == .automatic {
      result.bottomSeparatorVisibility =
        hasSeparators(place) && (!place.isLast || endsWithSeparators(place)) ? .visible : .hidden
    }
    return result
  }

  private func hasSeparators(_ place: ListPlace) -> Bool {
    guard !place.isHeader else { return false }
    switch place.appearance {
    case .plain, .grouped, .insetGrouped: return true
    case .sidebar, .sidebarPlain: return false
    }
  }

  private func endsWithSeparators(_ place: ListPlace) -> Bool {
    place.appearance == .plain || place.appearance == .grouped
  }

  /// The place of a header or footer; nil when the section has none of that kind.
  func place(ofKind kind: String) -> ListPlace? {
    if kind == CollectionView.elementKindSectionHeader, configuration.headerMode == .supplementary {
      return ListPlace(appearance: configuration.appearance, isHeader: true)
    }
    if kind == CollectionView.elementKindSectionFooter, configuration.footerMode == .supplementary {
      return ListPlace(appearance: configuration.appearance, isFooter: true)
    }
    return nil
  }
}

extension CollectionViewCompositionalLayout {
  /// The list that a section is; nil when it is none.
  func listPlacing(ofSection section: Int) -> ListPlacing? {
    (_solved.section(section)?._list).map { ListPlacing($0) }
  }

  func placeInList(ofItemAt path: IndexPath) -> ListPlace? {
    guard path.count == 2, _solved.counts.indices.contains(path[0]) else { return nil }
    return listPlacing(ofSection: path[0])?.place(ofItem: path[1], of: _solved.counts[path[0]], path: path)
  }

  func placeInList(ofSupplementaryView kind: String, at path: IndexPath) -> ListPlace? {
    guard path.count == 2, _solved.counts.indices.contains(path[0]) else { return nil }
    return listPlacing(ofSection: path[0])?.place(ofKind: kind)
  }

  /// The separators of a row as the section and its handler decide them, with no visibility left automatic; nil for a row
  /// that is in no list, or in one that shows none.
  ///
  /// UIKit has no such question: it is for tests, and answers as of the last ``prepare()``.
  public final func separatorConfiguration(forItemAt indexPath: IndexPath) -> ListSeparatorConfiguration? {
    guard let place = placeInList(ofItemAt: indexPath) else { return nil }
    return listPlacing(ofSection: indexPath[0])?.separators(at: indexPath, place)
  }
}
