import Foundation

/// Where an item is in the tree that its section shows; at the top and collapsed without a tree.
struct OutlinePlace: Hashable, Sendable {
  /// How many items are above it.
  var level = 0
  /// Whether what is below it is seen.
  var isExpanded = false
}

/// A data source whose items can be expanded.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Expands a collapsed item, or the other way round; false when there is no such item in a tree, or a handler forbids it.
  func toggleExpansion(at path: IndexPath) -> Bool
}

extension CollectionViewDiffableDataSource: OutlineDataSource {
  func toggleExpansion(at path: IndexPath) -> Bool { _engine.toggleExpansion(at: path) }
}

extension CollectionView {
  /// Expands a collapsed item of the data source's tree, or the other way round: what an outline disclosure without an
  /// action of its own does.
  ///
  /// - Returns: Whether anything was changed.
  @discardableResult func toggleExpansion(at path: IndexPath) -> Bool {
    (_dataSource as? any OutlineDataSource)?.toggleExpansion(at: path) ?? false
  }

  /// Taps the outline disclosure of a row on screen: its item is expanded or collapsed, the data source's
  /// ``CollectionViewDiffableDataSource/SectionSnapshotHandlers`` being asked and told.
  ///
  /// - Returns: Whether anything was changed: false for a row off screen, without a tree, or when a handler forbids it.
  @discardableResult public final func simulateOutlineDisclosure(at indexPath: IndexPath) -> Bool {
    cellForItem(at: indexPath) != nil && toggleExpansion(at: indexPath)
  }
}
