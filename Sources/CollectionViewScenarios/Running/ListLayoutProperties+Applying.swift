import Foundation
import VirtualCollectionView

/// A list whose description can change while it is in use.
@MainActor final class DescribedListLayout: CollectionViewCompositionalLayout {
  private final class Description {
    var properties: ListLayoutProperties
    init(_ properties: ListLayoutProperties) { self.properties = properties }
  }

  private let described: Description

  /// What the list is told.
  var properties: ListLayoutProperties { described.properties }

  init(_ properties: ListLayoutProperties) {
    let described = Description(properties)
    self.described = described
    super.init(
      sectionProvider: { _, environment in
        .list(using: described.properties.configuration, layoutEnvironment: environment)
      }, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) { nil }

  /// Takes another description, and asks for all sections again.
  func take(_ properties: ListLayoutProperties) {
    described.properties = properties
    invalidateLayout()
  }
}

extension ListLayoutProperties {
  /// The configuration that says the same.
  @MainActor var configuration: CollectionLayoutListConfiguration {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance.made)
    configuration.headerMode = headerMode.made
    configuration.footerMode = footerMode.made
    configuration.headerTopPadding = headerTopPadding.map { CGFloat($0) }
    configuration.showsSeparators = showsSeparators
    return configuration
  }
}

extension ListLayoutProperties.Appearance {
  var made: CollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension ListLayoutProperties.HeaderMode {
  var made: CollectionLayoutListConfiguration.HeaderMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    case .firstItemInSection: .firstItemInSection
    }
  }
}

extension ListLayoutProperties.FooterMode {
  var made: CollectionLayoutListConfiguration.FooterMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    }
  }
}
