// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: NSDiffableDataSourceSectionSnapshot: struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> :
//   @unchecked Sendable where ItemIdentifierType : Hashable & Sendable
private func row737<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) -> any Sendable {
  value
}

// row: NSDiffableDataSourceSectionSnapshot: init()
private func row738<ItemIdentifierType: Hashable & Sendable>() -> NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType
> {
  NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
}

// row: NSDiffableDataSourceSectionSnapshot: init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
private func row739<ItemIdentifierType: Hashable & Sendable>(
  _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
  NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(snapshot)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func append(_ items: [ItemIdentifierType], to parent:
//   ItemIdentifierType? = nil)
private func row740<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType],
  _ parent: ItemIdentifierType?
) {
  value.append(items, to: parent)
  value.append(items)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func insert(_ items: [ItemIdentifierType], before item:
//   ItemIdentifierType)
private func row741<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType],
  _ item: ItemIdentifierType
) {
  value.insert(items, before: item)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func insert(_ items: [ItemIdentifierType], after item:
//   ItemIdentifierType)
private func row742<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType],
  _ item: ItemIdentifierType
) {
  value.insert(items, after: item)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func insert(_ snapshot:
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType)
private func row743<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  value.insert(snapshot, before: item)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func insert(_ snapshot:
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType)
private func row744<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  value.insert(snapshot, after: item)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func delete(_ items: [ItemIdentifierType])
private func row745<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType]
) {
  value.delete(items)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func deleteAll()
private func row746<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) {
  value.deleteAll()
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func expand(_ items: [ItemIdentifierType])
private func row747<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType]
) {
  value.expand(items)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func collapse(_ items: [ItemIdentifierType])
private func row748<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ items: [ItemIdentifierType]
) {
  value.collapse(items)
}

// row: NSDiffableDataSourceSectionSnapshot: mutating func replace(childrenOf parent: ItemIdentifierType, using
//   snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
private func row749<ItemIdentifierType: Hashable & Sendable>(
  _ value: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ parent: ItemIdentifierType,
  _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) {
  value.replace(childrenOf: parent, using: snapshot)
}

// row: NSDiffableDataSourceSectionSnapshot: func isExpanded(_ item: ItemIdentifierType) -> Bool
private func row750<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  let _: Bool = value.isExpanded(item)
}

// row: NSDiffableDataSourceSectionSnapshot: func isVisible(_ item: ItemIdentifierType) -> Bool
private func row751<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  let _: Bool = value.isVisible(item)
}

// row: NSDiffableDataSourceSectionSnapshot: func contains(_ item: ItemIdentifierType) -> Bool
private func row752<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  let _: Bool = value.contains(item)
}

// row: NSDiffableDataSourceSectionSnapshot: func level(of item: ItemIdentifierType) -> Int
private func row753<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  let _: Int = value.level(of: item)
}

// row: NSDiffableDataSourceSectionSnapshot: func index(of item: ItemIdentifierType) -> Int?
private func row754<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ item: ItemIdentifierType
) {
  let _: Int? = value.index(of: item)
}

// row: NSDiffableDataSourceSectionSnapshot: func parent(of child: ItemIdentifierType) -> ItemIdentifierType?
private func row755<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ child: ItemIdentifierType
) {
  let _: ItemIdentifierType? = value.parent(of: child)
}

// row: NSDiffableDataSourceSectionSnapshot: func snapshot(of parent: ItemIdentifierType, includingParent: Bool =
//   false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
private func row756<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ parent: ItemIdentifierType,
  _ includingParent: Bool
) {
  let _: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = value.snapshot(
    of: parent, includingParent: includingParent)
  let _: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = value.snapshot(of: parent)
}

// row: NSDiffableDataSourceSectionSnapshot: var items: [ItemIdentifierType] { get }
private func row757<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) {
  let seen: [ItemIdentifierType] = value.items
  _ = seen
}

// row: NSDiffableDataSourceSectionSnapshot: var rootItems: [ItemIdentifierType] { get }
private func row758<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) {
  let seen: [ItemIdentifierType] = value.rootItems
  _ = seen
}

// row: NSDiffableDataSourceSectionSnapshot: var visibleItems: [ItemIdentifierType] { get }
private func row759<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) {
  let seen: [ItemIdentifierType] = value.visibleItems
  _ = seen
}

// row: NSDiffableDataSourceSectionSnapshot: func visualDescription() -> String
private func row760<ItemIdentifierType: Hashable & Sendable>(
  _ value: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
) {
  let _: String = value.visualDescription()
}

// row: UICollectionViewDiffableDataSource: nonisolated func apply(_ snapshot:
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences:
//   Bool = true, completion: (() -> Void)? = nil)
@MainActor private func row761<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ section: SectionIdentifierType,
  _ animatingDifferences: Bool, _ completion: (() -> Void)?
) {
  value.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  value.apply(snapshot, to: section)
}

// row: UICollectionViewDiffableDataSource: nonisolated func apply(_ snapshot:
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences:
//   Bool = true) async
@MainActor private func row762<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ section: SectionIdentifierType,
  _ animatingDifferences: Bool
) async {
  await value.apply(snapshot, to: section, animatingDifferences: animatingDifferences)
  await value.apply(snapshot, to: section)
}

// row: UICollectionViewDiffableDataSource: nonisolated func snapshot(for section: SectionIdentifierType) ->
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
@MainActor private func row763<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  _ section: SectionIdentifierType
) {
  let _: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = value.snapshot(for: section)
}

// row: UICollectionViewDiffableDataSource: var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType>
@MainActor private func row764<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
) {
  let seen:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    > = value.sectionSnapshotHandlers
  value.sectionSnapshotHandlers = seen
}

// row: UICollectionViewDiffableDataSource: struct SectionSnapshotHandlers<ItemIdentifierType> (init(); non-Sendable)
@MainActor private func row765<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>()
  -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
    ItemIdentifierType
  >
{
  UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
    ItemIdentifierType
  >()
}

// row: UICollectionViewDiffableDataSource: var SectionSnapshotHandlers.shouldExpandItem: ((ItemIdentifierType) ->
//   Bool)?
@MainActor private func row766<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value:
    inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    >
) {
  let seen: ((ItemIdentifierType) -> Bool)? = value.shouldExpandItem
  value.shouldExpandItem = seen
}

// row: UICollectionViewDiffableDataSource: var SectionSnapshotHandlers.willExpandItem: ((ItemIdentifierType) ->
//   Void)?
@MainActor private func row767<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value:
    inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    >
) {
  let seen: ((ItemIdentifierType) -> Void)? = value.willExpandItem
  value.willExpandItem = seen
}

// row: UICollectionViewDiffableDataSource: var SectionSnapshotHandlers.shouldCollapseItem: ((ItemIdentifierType) ->
//   Bool)?
@MainActor private func row768<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value:
    inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    >
) {
  let seen: ((ItemIdentifierType) -> Bool)? = value.shouldCollapseItem
  value.shouldCollapseItem = seen
}

// row: UICollectionViewDiffableDataSource: var SectionSnapshotHandlers.willCollapseItem: ((ItemIdentifierType) ->
//   Void)?
@MainActor private func row769<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value:
    inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    >
) {
  let seen: ((ItemIdentifierType) -> Void)? = value.willCollapseItem
  value.willCollapseItem = seen
}

// row: UICollectionViewDiffableDataSource: var SectionSnapshotHandlers.snapshotForExpandingParent:
//   ((ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
//   NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
@MainActor private func row770<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>(
  _ value:
    inout UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    >
) {
  let seen:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? = value.snapshotForExpandingParent
  value.snapshotForExpandingParent = seen
}
