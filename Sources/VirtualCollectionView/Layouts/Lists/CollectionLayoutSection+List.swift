import Foundation

// Sections of rows.

extension CollectionLayoutSection {
  /// Makes a section of rows as wide as the section, each as high as its cell wants to be and 44 points until then.
  ///
  /// Insets, headers and footers follow the appearance; the figures are those measured under Mac Catalyst. The section can
  /// be changed like any other afterwards.
  ///
  /// - Parameter layoutEnvironment: What the provider was told. Nothing in the figures depends on it.
  public static func list(
    using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection { list(using: configuration) }

  static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionLayoutSection {
    let metrics = ListMetrics(configuration)
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowHeight))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = metrics.contentInsets
    section.contentInsetsReference = .none
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.supplementary(CollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.supplementary(CollectionView.elementKindSectionFooter, .bottom))
    }
    let padding = max(0, configuration.headerTopPadding ?? 0)
    if padding.isFinite {
      switch configuration.headerMode {
      case .none: break
      case .supplementary: section._headerPadding = padding
      case .firstItemInSection: section.contentInsets.top += padding
      }
    }
    section._list = configuration
    return section
  }
}

extension ListMetrics {
  @MainActor fileprivate func supplementary(
    _ kind: String, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(supplementaryHeight))
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pinsSupplementaries
    item.zIndex = supplementaryDepth
    return item
  }
}

extension CollectionViewCompositionalLayout {
  /// Makes a layout whose sections are all lists of one configuration.
  ///
  /// - Complexity: A solve costs O(sections), however many rows there are; a question O(log rows + visible).
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(section: .list(using: configuration))
  }
}
