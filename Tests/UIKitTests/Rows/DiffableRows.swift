// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: NSDiffableDataSourceSectionTransaction: struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType,
//   ItemIdentifierType> : @unchecked Sendable
private func row357<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
) -> any Sendable {
  value
}

// row: NSDiffableDataSourceSectionTransaction: var sectionIdentifier: SectionIdentifierType { get }
private func row358<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: SectionIdentifierType = value.sectionIdentifier
  _ = seen
}

// row: NSDiffableDataSourceSectionTransaction: var initialSnapshot:
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { get }
private func row359<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = value.initialSnapshot
  _ = seen
}

// row: NSDiffableDataSourceSectionTransaction: var finalSnapshot:
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { get }
private func row360<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = value.finalSnapshot
  _ = seen
}

// row: NSDiffableDataSourceSectionTransaction: var difference: CollectionDifference<ItemIdentifierType> { get }
private func row361<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: CollectionDifference<ItemIdentifierType> = value.difference
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
//   where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable,
//   ItemIdentifierType : Sendable
private func row362<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) -> any Sendable {
  value
}

// row: NSDiffableDataSourceSnapshot: mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection
//   sectionIdentifier: SectionIdentifierType? = nil)
private func row363<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [ItemIdentifierType], _ sectionIdentifier: SectionIdentifierType?
) {
  value.appendItems(identifiers, toSection: sectionIdentifier)
  value.appendItems(identifiers)
}

// row: NSDiffableDataSourceSnapshot: mutating func appendSections(_ identifiers: [SectionIdentifierType])
private func row364<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [SectionIdentifierType]
) {
  value.appendSections(identifiers)
}

// row: NSDiffableDataSourceSnapshot: mutating func deleteAllItems()
private func row365<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  value.deleteAllItems()
}

// row: NSDiffableDataSourceSnapshot: mutating func deleteItems(_ identifiers: [ItemIdentifierType])
private func row366<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [ItemIdentifierType]
) {
  value.deleteItems(identifiers)
}

// row: NSDiffableDataSourceSnapshot: mutating func deleteSections(_ identifiers: [SectionIdentifierType])
private func row367<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [SectionIdentifierType]
) {
  value.deleteSections(identifiers)
}

// row: NSDiffableDataSourceSnapshot: func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
private func row368<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ identifier: ItemIdentifierType
) {
  let _: Int? = value.indexOfItem(identifier)
}

// row: NSDiffableDataSourceSnapshot: func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
private func row369<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ identifier: SectionIdentifierType
) {
  let _: Int? = value.indexOfSection(identifier)
}

// row: NSDiffableDataSourceSnapshot: init()
private func row370<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>()
  -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
{
  NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}

// row: NSDiffableDataSourceSnapshot: mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem
//   afterIdentifier: ItemIdentifierType)
private func row371<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [ItemIdentifierType], _ afterIdentifier: ItemIdentifierType
) {
  value.insertItems(identifiers, afterItem: afterIdentifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem
//   beforeIdentifier: ItemIdentifierType)
private func row372<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [ItemIdentifierType], _ beforeIdentifier: ItemIdentifierType
) {
  value.insertItems(identifiers, beforeItem: beforeIdentifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func insertSections(_ identifiers: [SectionIdentifierType],
//   afterSection toIdentifier: SectionIdentifierType)
private func row373<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [SectionIdentifierType], _ toIdentifier: SectionIdentifierType
) {
  value.insertSections(identifiers, afterSection: toIdentifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func insertSections(_ identifiers: [SectionIdentifierType],
//   beforeSection toIdentifier: SectionIdentifierType)
private func row374<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [SectionIdentifierType], _ toIdentifier: SectionIdentifierType
) {
  value.insertSections(identifiers, beforeSection: toIdentifier)
}

// row: NSDiffableDataSourceSnapshot: var itemIdentifiers: [ItemIdentifierType] { get }
private func row375<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: [ItemIdentifierType] = value.itemIdentifiers
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: func itemIdentifiers(inSection identifier: SectionIdentifierType) ->
//   [ItemIdentifierType]
private func row376<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ identifier: SectionIdentifierType
) {
  let _: [ItemIdentifierType] = value.itemIdentifiers(inSection: identifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier:
//   ItemIdentifierType)
private func row377<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifier: ItemIdentifierType, _ toIdentifier: ItemIdentifierType
) {
  value.moveItem(identifier, afterItem: toIdentifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem
//   toIdentifier: ItemIdentifierType)
private func row378<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifier: ItemIdentifierType, _ toIdentifier: ItemIdentifierType
) {
  value.moveItem(identifier, beforeItem: toIdentifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func moveSection(_ identifier: SectionIdentifierType, afterSection
//   toIdentifier: SectionIdentifierType)
private func row379<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifier: SectionIdentifierType, _ toIdentifier: SectionIdentifierType
) {
  value.moveSection(identifier, afterSection: toIdentifier)
}

// row: NSDiffableDataSourceSnapshot: mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection
//   toIdentifier: SectionIdentifierType)
private func row380<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifier: SectionIdentifierType, _ toIdentifier: SectionIdentifierType
) {
  value.moveSection(identifier, beforeSection: toIdentifier)
}

// row: NSDiffableDataSourceSnapshot: var numberOfItems: Int { get }
private func row381<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: Int = value.numberOfItems
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
private func row382<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ identifier: SectionIdentifierType
) {
  let _: Int = value.numberOfItems(inSection: identifier)
}

// row: NSDiffableDataSourceSnapshot: var numberOfSections: Int { get }
private func row383<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: Int = value.numberOfSections
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
private func row384<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [ItemIdentifierType]
) {
  value.reconfigureItems(identifiers)
}

// row: NSDiffableDataSourceSnapshot: var reconfiguredItemIdentifiers: [ItemIdentifierType] { get }
private func row385<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: [ItemIdentifierType] = value.reconfiguredItemIdentifiers
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: mutating func reloadItems(_ identifiers: [ItemIdentifierType])
private func row386<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [ItemIdentifierType]
) {
  value.reloadItems(identifiers)
}

// row: NSDiffableDataSourceSnapshot: mutating func reloadSections(_ identifiers: [SectionIdentifierType])
private func row387<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
  _ identifiers: [SectionIdentifierType]
) {
  value.reloadSections(identifiers)
}

// row: NSDiffableDataSourceSnapshot: var reloadedItemIdentifiers: [ItemIdentifierType] { get }
private func row388<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: [ItemIdentifierType] = value.reloadedItemIdentifiers
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: var reloadedSectionIdentifiers: [SectionIdentifierType] { get }
private func row389<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: [SectionIdentifierType] = value.reloadedSectionIdentifiers
  _ = seen
}

// row: NSDiffableDataSourceSnapshot: func sectionIdentifier(containingItem identifier: ItemIdentifierType) ->
//   SectionIdentifierType?
private func row390<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ identifier: ItemIdentifierType
) {
  let _: SectionIdentifierType? = value.sectionIdentifier(containingItem: identifier)
}

// row: NSDiffableDataSourceSnapshot: var sectionIdentifiers: [SectionIdentifierType] { get }
private func row391<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: [SectionIdentifierType] = value.sectionIdentifiers
  _ = seen
}

// row: NSDiffableDataSourceTransaction: struct NSDiffableDataSourceTransaction<SectionIdentifierType,
//   ItemIdentifierType> : @unchecked Sendable
private func row392<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
) -> any Sendable {
  value
}

// row: NSDiffableDataSourceTransaction: var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType,
//   ItemIdentifierType> { get }
private func row393<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = value.initialSnapshot
  _ = seen
}

// row: NSDiffableDataSourceTransaction: var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType,
//   ItemIdentifierType> { get }
private func row394<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = value.finalSnapshot
  _ = seen
}

// row: NSDiffableDataSourceTransaction: var difference: CollectionDifference<ItemIdentifierType> { get }
private func row395<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: CollectionDifference<ItemIdentifierType> = value.difference
  _ = seen
}

// row: NSDiffableDataSourceTransaction: var sectionTransactions:
//   [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] { get }
private func row396<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = value
    .sectionTransactions
  _ = seen
}

// row: UICollectionViewDiffableDataSource: class UICollectionViewDiffableDataSource<SectionIdentifierType,
//   ItemIdentifierType> : NSObject, UICollectionViewDataSource where both : Hashable & Sendable (@preconcurrency
//   @MainActor)
private class Row397<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
  UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
{}
@MainActor private func row397<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: Row397<SectionIdentifierType, ItemIdentifierType>
) -> NSObject & UICollectionViewDataSource {
  value
}

// row: UICollectionViewDiffableDataSource: typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath:
//   IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
@MainActor private func row398<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ owner: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ value: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
) -> (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
  UICollectionViewCell?
{
  value
}

// row: UICollectionViewDiffableDataSource: typealias SupplementaryViewProvider = (_ collectionView: UICollectionView,
//   _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
@MainActor private func row399<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ owner: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ value:
    @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider
) -> (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
  value
}

// row: UICollectionViewDiffableDataSource: init(collectionView: UICollectionView, cellProvider: @escaping
//   CellProvider)
@MainActor private func row400<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ collectionView: UICollectionView,
  _ cellProvider: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
) -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
  UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>(
    collectionView: collectionView, cellProvider: cellProvider)
}

// row: UICollectionViewDiffableDataSource: var supplementaryViewProvider: SupplementaryViewProvider?
@MainActor private func row401<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider? =
    value.supplementaryViewProvider
  value.supplementaryViewProvider = seen
}

// row: UICollectionViewDiffableDataSource: nonisolated func apply(_ snapshot:
//   NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
//   completion: (() -> Void)? = nil)
@MainActor private func row402<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ animatingDifferences: Bool,
  _ completion: (() -> Void)?
) {
  value.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  value.apply(snapshot)
}

// row: UICollectionViewDiffableDataSource: nonisolated func apply(_ snapshot:
//   NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async
@MainActor private func row403<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ animatingDifferences: Bool
) async {
  await value.apply(snapshot, animatingDifferences: animatingDifferences)
  await value.apply(snapshot)
}

// row: UICollectionViewDiffableDataSource: nonisolated func applySnapshotUsingReloadData(_ snapshot:
//   NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil)
@MainActor private func row404<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ completion: (() -> Void)?
) {
  value.applySnapshotUsingReloadData(snapshot, completion: completion)
  value.applySnapshotUsingReloadData(snapshot)
}

// row: UICollectionViewDiffableDataSource: nonisolated func applySnapshotUsingReloadData(_ snapshot:
//   NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async
@MainActor private func row405<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
) async {
  await value.applySnapshotUsingReloadData(snapshot)
}

// row: UICollectionViewDiffableDataSource: nonisolated func snapshot() ->
//   NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
@MainActor private func row406<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
) {
  let _: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = value.snapshot()
}

// row: UICollectionViewDiffableDataSource: func sectionIdentifier(for index: Int) -> SectionIdentifierType?
@MainActor private func row407<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, _ index: Int
) {
  let _: SectionIdentifierType? = value.sectionIdentifier(for: index)
}

// row: UICollectionViewDiffableDataSource: func index(for sectionIdentifier: SectionIdentifierType) -> Int?
@MainActor private func row408<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ sectionIdentifier: SectionIdentifierType
) {
  let _: Int? = value.index(for: sectionIdentifier)
}

// row: UICollectionViewDiffableDataSource: func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
@MainActor private func row409<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, _ indexPath: IndexPath
) {
  let _: ItemIdentifierType? = value.itemIdentifier(for: indexPath)
}

// row: UICollectionViewDiffableDataSource: func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
@MainActor private func row410<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ itemIdentifier: ItemIdentifierType
) {
  let _: IndexPath? = value.indexPath(for: itemIdentifier)
}

// row: UICollectionViewDiffableDataSource: func numberOfSections(in collectionView: UICollectionView) -> Int (open,
//   overridable)
@MainActor private func row411<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView
) {
  let _: Int = value.numberOfSections(in: collectionView)
}

// row: UICollectionViewDiffableDataSource: func collectionView(_ collectionView: UICollectionView,
//   numberOfItemsInSection section: Int) -> Int (open)
@MainActor private func row412<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView, _ section: Int
) {
  let _: Int = value.collectionView(collectionView, numberOfItemsInSection: section)
}

// row: UICollectionViewDiffableDataSource: func collectionView(_ collectionView: UICollectionView, cellForItemAt
//   indexPath: IndexPath) -> UICollectionViewCell (open)
@MainActor private func row413<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView, _ indexPath: IndexPath
) {
  let _: UICollectionViewCell = value.collectionView(collectionView, cellForItemAt: indexPath)
}

// row: UICollectionViewDiffableDataSource: func collectionView(_ collectionView: UICollectionView,
//   viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView (open)
@MainActor private func row414<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView, _ kind: String, _ indexPath: IndexPath
) {
  let _: UICollectionReusableView = value.collectionView(
    collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
}

// row: UICollectionViewDiffableDataSource: func collectionView(_ collectionView: UICollectionView, canMoveItemAt
//   indexPath: IndexPath) -> Bool (open)
@MainActor private func row415<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView, _ indexPath: IndexPath
) {
  let _: Bool = value.collectionView(collectionView, canMoveItemAt: indexPath)
}

// row: UICollectionViewDiffableDataSource: func collectionView(_ collectionView: UICollectionView, moveItemAt
//   sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) (open)
@MainActor private func row416<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView, _ sourceIndexPath: IndexPath, _ destinationIndexPath: IndexPath
) {
  value.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
}

// row: UICollectionViewDiffableDataSource: func indexTitles(for collectionView: UICollectionView) -> [String]? (open)
@MainActor private func row417<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView
) {
  let _: [String]? = value.indexTitles(for: collectionView)
}

// row: UICollectionViewDiffableDataSource: func collectionView(_ collectionView: UICollectionView,
//   indexPathForIndexTitle title: String, at index: Int) -> IndexPath (open)
@MainActor private func row418<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ collectionView: UICollectionView, _ title: String, _ index: Int
) {
  let _: IndexPath = value.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
}

// row: UICollectionViewDiffableDataSource: var reorderingHandlers: ReorderingHandlers
@MainActor private func row420<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
) {
  let seen: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers = value
    .reorderingHandlers
  value.reorderingHandlers = seen
}

// row: UICollectionViewDiffableDataSource: struct ReorderingHandlers (init(); non-Sendable)
@MainActor private func row421<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>()
  -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
{
  UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers()
}

// row: UICollectionViewDiffableDataSource: var ReorderingHandlers.canReorderItem: ((ItemIdentifierType) -> Bool)?
@MainActor private func row422<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
) {
  let seen: ((ItemIdentifierType) -> Bool)? = value.canReorderItem
  value.canReorderItem = seen
}

// row: UICollectionViewDiffableDataSource: var ReorderingHandlers.willReorder:
//   ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
@MainActor private func row423<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
) {
  let seen: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)? = value.willReorder
  value.willReorder = seen
}

// row: UICollectionViewDiffableDataSource: var ReorderingHandlers.didReorder:
//   ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
@MainActor private func row424<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
) {
  let seen: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)? = value.didReorder
  value.didReorder = seen
}
