// face
public import CollectionCore
import Foundation

/// A data source that is given snapshots and finds the differences itself.
///
/// Make it with the view and the code that provides cells; it makes itself the view's data source. Then hand it snapshots:
///
///     var snapshot = DiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["a", "b"])
///     dataSource.apply(snapshot)
///
/// The first apply reloads the data. Each later one is a batch of updates that leads from the old snapshot to the new one,
/// and, where items or sections are marked, a second batch that reloads them at their new places (Semantics 10.10). On the
/// main queue all of it has happened when `apply` returns (10.13a); off it, it happens on the main queue, in order.
///
/// The view does not keep its data source: hold on to it (10.17).
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, CollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Gives the cell for an item: dequeued from the view for this path, and returned.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?

  /// Gives the view for an element of a kind: dequeued from the view for this path, and returned.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  @usableFromInline nonisolated internal final let _engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>

  /// Makes a data source and sets it on a view, which shows nothing until a snapshot is applied.
  ///
  /// Inlined, so that the differences between snapshots are found by code that knows the identifiers.
  @inlinable public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    _engine = DiffableEngine(collectionView, cellProvider) { updateOperations(from: $0, to: $1) }
    super.init()
    collectionView.dataSource = self
  }

  /// Gives headers, footers and other supplementary views; a layout that shows such a view needs it (Semantics 10.17).
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { _engine.supplementaryViewProvider }
    set { _engine.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Shows a snapshot (Semantics 10.10–10.13). What is marked in it is reloaded or configured again.
  ///
  /// Call it always on the main queue, or always off it; a call on the main queue while others wait is a violation
  /// (10.12), as is one from a cell provider. The order is kept all the same, and nothing is lost.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Without effect from iOS 15 on, as there is no clock; before, false reloads the data (10.11).
  ///   - completion: Called on the main queue when the view shows the snapshot.
  /// - Complexity: O(*n*) comparisons and O(*m* log *m*) for the *m* items out of order, and what the batch costs.
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { _engine.apply(.all(snapshot), .differences(isAnimated: animatingDifferences), completion: completion) }

  /// Shows a snapshot, on the main queue, and returns when the view shows it.
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { await _engine.applyAndWait(.all(snapshot), .differences(isAnimated: animatingDifferences)) }

  /// Shows a snapshot by reloading the data: no differences, no marks, all cells anew (Semantics 10.11).
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { _engine.apply(.all(snapshot), .reloadData, completion: completion) }

  /// Shows a snapshot by reloading the data, and returns when the view shows it.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { await _engine.applyAndWait(.all(snapshot), .reloadData) }

  /// Shows the visible items of a tree as the items of one section, also those that other sections have; a section that is
  /// not there comes at the end (Semantics 10.21).
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    _engine.apply(
      .section(snapshot, section), .differences(isAnimated: animatingDifferences), completion: completion)
  }

  /// Shows a tree in one section, and returns when the view shows it.
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { await _engine.applyAndWait(.section(snapshot, section), .differences(isAnimated: animatingDifferences)) }

  // MARK: Asking

  /// A copy of the snapshot applied last, without marks (Semantics 10.8). One that still waits for the main queue counts.
  nonisolated open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    _engine.state.latestContent.snapshot
  }

  /// The tree of a section, a flat one if no section snapshot was applied to it; empty for an unknown section.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> { _engine.state.latestContent.tree(of: section) }

  /// The section at an index; nil when it is out of range (Semantics 10.20). O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = _engine.state.content.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; nil when it is not there (Semantics 10.20). O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    _engine.state.content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The item at a path; nil when it is out of range (Semantics 10.20). O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    _engine.state.content.snapshot.storage.ask { $0.item(at: indexPath) }
  }

  /// The path of an item; nil when it is not there (Semantics 10.20). O(1), see
  /// ``DiffableDataSourceSnapshot/indexOfItem(_:)``.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    _engine.state.content.snapshot.storage.ask { $0.path(of: itemIdentifier) }
  }

  /// `<UICollectionViewDiffableDataSource: #2>`: UIKit's class name, a number in place of the address.
  nonisolated open override var description: String { _engine.describe(Self.self) }

  // MARK: What the view asks

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: CollectionView) -> Int { _engine.countSections() }

  /// How many items a section of the snapshot has; past the last section a violation and 0 (Semantics 10.19).
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    _engine.countItems(section, collectionView)
  }

  /// The cell that the provider gives; nil from it is a violation, and an empty cell is shown (Semantics 10.17).
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { _engine.cell(at: indexPath, collectionView) }

  /// The view that the provider gives; without a provider a violation, and an empty view is shown (Semantics 10.17).
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { _engine.supplementaryView(kind, at: indexPath, collectionView, self) }

  /// Whether the reader may move an item: what ``ReorderingHandlers/canReorderItem`` says, false without it.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    _engine.canMoveItem(at: indexPath)
  }

  /// The reader has moved an item: ``ReorderingHandlers/willReorder``, the new snapshot, ``ReorderingHandlers/didReorder``.
  /// The view is not told, as it has moved the cell already.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { _engine.moveItem(at: sourceIndexPath, to: destinationIndexPath) }

  /// No index; for subclasses.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// No index; for subclasses.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath() }

  // MARK: Handlers

  /// What is asked and told when the reader moves items. Set ``ReorderingHandlers/canReorderItem`` to let them.
  public final var reorderingHandlers: ReorderingHandlers {
    get { _engine.reorderingHandlers }
    set { _engine.reorderingHandlers = newValue }
  }

  /// What is asked and told when the reader expands and collapses items by an outline disclosure. Applying a section
  /// snapshot calls none of them.
  public final var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { _engine.sectionSnapshotHandlers }
    set { _engine.sectionSnapshotHandlers = newValue }
  }

  /// Closures for items that the reader moves.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nothing may without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the snapshot changes.
    public var willReorder: ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told after the snapshot has changed: the place to change the model.
    public var didReorder: ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// Closures for items that the reader expands and collapses.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
    /// Whether an item may be expanded; true without it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; true without it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is below an item when it is expanded; told what is there, the item itself left out. Called last, with
    /// the old items still in place.
    public var snapshotForExpandingParent:
      ((Item, DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>)?

    /// Makes handlers that do nothing.
    public init() {}
  }
}
