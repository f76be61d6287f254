package import CollectionCore
import Foundation

// What a composition was made of, for whoever writes it down.

/// How a group fills itself.
package enum GroupFilling {
  /// Its subitems are repeated as often as they fit.
  case fit(LayoutAxis)
  /// So many share its length.
  case equalShares(LayoutAxis, Int)
  /// So many, each at its own size.
  case repeating(LayoutAxis, Int)
  /// A provider says the places.
  case custom
}

extension CollectionLayoutGroup {
  /// How the group fills itself.
  package final var filling: GroupFilling {
    switch _filling {
    case .fit(let axis): .fit(axis)
    case .equalShares(let axis, let count): .equalShares(axis, count)
    case .repeating(let axis, let count): .repeating(axis, count)
    case .custom: .custom
    }
  }
}

extension CollectionViewCompositionalLayout {
  /// What the first sections look like, one where all look alike; a provider is asked for each. Nil where it has none for
  /// a section, or there is no view.
  ///
  /// - Complexity: O(sections).
  package final func sectionDescriptions(count: Int) -> [CollectionLayoutSection]? {
    if let section = _section { return [section] }
    guard let provider = _provider, let view = collectionView else { return nil }
    let environment = LayoutEnvironment(LayoutContainer(view._bounds.size), view.traitCollection)
    var sections: [CollectionLayoutSection] = []
    for index in 0..<count {
      guard let section = provider(index, environment) else { return nil }
      sections.append(section)
    }
    return sections
  }
}

extension CollectionLayoutSection {
  /// The group that the section repeats.
  package final var repeatedGroup: CollectionLayoutGroup { _group }
}
