import Foundation
import VirtualCollectionView

/// What a fuzzer works on: a model that can be set, behind a data source of the user's own or of the kit's.
///
/// ```swift
/// extension PhotoSource: FuzzTarget {
///   func setModel(_ sections: [[Int]]) { albums = sections.map { $0.map { Photo(id: $0) } } }
///   func shownItem(in cell: CollectionViewCell) -> Int? { (cell as? PhotoCell)?.photo?.id }
/// }
/// var fuzzer = UpdateFuzzer(MyLayout())
/// fuzzer.target = { view in
///   let source = PhotoSource()
///   view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///   view.dataSource = source
///   return source
/// }
/// ```
@MainActor public protocol FuzzTarget: AnyObject {
  /// Makes the model these identifiers by section, and tells nobody: the fuzzer makes the calls.
  ///
  /// A target that ``appliesSnapshots`` tells its view itself.
  func setModel(_ sections: [[Int]])
  /// The identifier of the item that a cell was configured for; nil when that cannot be told, and nothing is compared.
  func shownItem(in cell: CollectionViewCell) -> Int?
  /// Whether ``setModel(_:)`` brings the view up to date, as a diffable data source does; false unless implemented.
  var appliesSnapshots: Bool { get }
}

extension FuzzTarget {
  /// False: the fuzzer makes the calls.
  public var appliesSnapshots: Bool { false }
}

/// A diffable data source as the target of a fuzzer: each model is applied as a snapshot, with sections known by number.
@MainActor public final class DiffableFuzzTarget: FuzzTarget {
  /// What feeds the view.
  public let dataSource: CollectionViewDiffableDataSource<Int, Int>
  private let shown: @MainActor (CollectionViewCell) -> Int?

  /// Makes a target of a data source.
  ///
  /// - Parameter shown: The item that a cell was configured for; its label as a number unless told otherwise.
  public init(
    _ dataSource: CollectionViewDiffableDataSource<Int, Int>,
    shownItem shown: @escaping @MainActor (CollectionViewCell) -> Int? = { $0.itemLabel.flatMap { Int($0) } }
  ) {
    self.dataSource = dataSource
    self.shown = shown
  }

  /// True: a snapshot says what changed.
  public var appliesSnapshots: Bool { true }

  /// Applies a snapshot of these items, with differences animated.
  public func setModel(_ sections: [[Int]]) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  /// The item that a cell was configured for.
  public func shownItem(in cell: CollectionViewCell) -> Int? { shown(cell) }
}
