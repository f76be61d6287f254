// face
import Foundation

/// What a diffable data source shows at one time: ordered sections with ordered items, each identifier once.
///
/// A value: copies are cheap and do not change with each other. Put one together and hand it to
/// ``CollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``. Items and sections have separate
/// namespaces (Semantics 10.1).
///
/// An edit that UIKit raises an exception for is a ``Violation`` in the environment of the moment; where that lets the
/// process go on, the snapshot is as it was before.
@preconcurrency public struct DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  @usableFromInline var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>

  /// Makes an empty snapshot: no sections, no items.
  @inlinable public init() { storage = SnapshotStorage(SnapshotContents()) }

  @inlinable init(_ contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>) {
    storage = SnapshotStorage(contents)
  }

  // MARK: Counting and listing

  /// How many items there are in all sections. O(1).
  @inlinable public var numberOfItems: Int { storage.ask { $0.itemCount } }

  /// How many sections there are. O(1).
  @inlinable public var numberOfSections: Int { storage.ask { $0.order.count } }

  /// The sections in order. O(1).
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] { storage.ask { $0.sectionIdentifiers } }

  /// The items of all sections in order. O(*n*) at the first call after an edit, then O(1); O(1) with one section.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { storage.ask { $0.allItems() } }

  /// The sections marked by ``reloadSections(_:)``, in the order of marking.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] { storage.ask { $0.reloadedSections.list } }

  /// The items marked by ``reloadItems(_:)``, in the order of marking.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { storage.ask { $0.reloadedItems.list } }

  /// The items marked by ``reconfigureItems(_:)``, in the order of marking.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { storage.ask { $0.reconfiguredItems.list } }

  /// How many items a section has; a violation and 0 when it is not there (Semantics 10.7). O(1).
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order; a violation and none when it is not there (Semantics 10.7). O(1).
  @inlinable public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let items = storage.ask({ (contents) in contents.slots[identifier].map { contents.sections[$0].items } }) {
      return items
    }
    SnapshotMisuse.unknownSectionQuery(String(describing: identifier)).report()
    return []
  }

  // MARK: Finding

  /// The section an item is in; nil when the item is not there. O(1).
  @inlinable public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    storage.ask { (contents) in contents.places[identifier].map { contents.sections[Int($0.slot)].identifier } }
  }

  /// An item's index among all items, sections one after the other; nil when it is not there.
  ///
  /// O(1); after edits in the middle of a section, O(section) once for an item far behind them.
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    storage.ask { (contents) in
      guard let place = contents.place(of: identifier) else { return nil }
      return contents.sectionStarts()[contents.sections[Int(place.slot)].index] + Int(place.position)
    }
  }

  /// A section's index; nil when it is not there. O(1).
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    storage.ask { (contents) in contents.slots[identifier].map { contents.sections[$0].index } }
  }

  // MARK: Editing items

  /// Puts items at the end of a section, of the last one when none is named. Items that exist move there (Semantics 10.2,
  /// 10.3). O(*k*), and the lengths of the sections that items move out of.
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { append(identifiers, sectionIdentifier, tellsMoves: true) }

  /// The same for our own edits, where items that move are no mistake.
  @inlinable mutating func append(
    _ identifiers: [ItemIdentifierType], _ sectionIdentifier: SectionIdentifierType?, tellsMoves: Bool
  ) {
    edit(tellsMoves: tellsMoves) { (contents) in
      guard let last = contents.order.last else {
        return sectionIdentifier == nil ? .noSections : .unknownAppendSection
      }
      guard let sectionIdentifier else { return contents.append(identifiers, slot: last) }
      guard let slot = contents.slots[sectionIdentifier] else { return .unknownAppendSection }
      return contents.append(identifiers, slot: slot)
    }
  }

  /// Puts items before another one. Items that exist move there (Semantics 10.3). O(*k* + section).
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, .before, beforeIdentifier) }

  /// Puts items after another one. Items that exist move there (Semantics 10.3). O(*k* + section).
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, .after, afterIdentifier) }

  /// Takes items away, with their marks; those that are not there are left alone (Semantics 10.5).
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit { (contents) in
      contents.delete(identifiers)
      return nil
    }
  }

  /// Takes everything away: items, sections and marks (Semantics 10.5).
  @inlinable public mutating func deleteAllItems() { storage = SnapshotStorage(SnapshotContents()) }

  /// Puts an item before another one, in whatever section that is. O(section).
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, .before, toIdentifier) }

  /// Puts an item after another one, in whatever section that is. O(section).
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, .after, toIdentifier) }

  /// Marks items whose cells are to be replaced (Semantics 10.16).
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { (contents) in
      if let unknown = contents.firstUnknown(identifiers) { return .unknownReloadedItem(String(describing: unknown)) }
      contents.reloadedItems.mark(identifiers)
      return nil
    }
  }

  /// Marks items whose cells are to be configured anew and kept (Semantics 10.16).
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { (contents) in
      if let unknown = contents.firstUnknown(identifiers) {
        return .unknownReconfiguredItem(String(describing: unknown))
      }
      contents.reconfiguredItems.mark(identifiers)
      return nil
    }
  }

  // MARK: Editing sections

  /// Puts new sections at the end (Semantics 10.4). O(*k*).
  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { $0.insertSections(identifiers, at: $0.order.count) }
  }

  /// Puts new sections before another one (Semantics 10.4). O(*k* + sections).
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { edit { $0.insertSections(identifiers, .before, toIdentifier) } }

  /// Puts new sections after another one (Semantics 10.4). O(*k* + sections).
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { edit { $0.insertSections(identifiers, .after, toIdentifier) } }

  /// Takes sections away with their items; those that are not there are left alone (Semantics 10.5).
  @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit { (contents) in
      contents.deleteSections(identifiers)
      return nil
    }
  }

  /// Puts a section before another one; its items go along. O(sections).
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { edit { $0.moveSection(identifier, .before, toIdentifier) } }

  /// Puts a section after another one; its items go along. O(sections).
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { edit { $0.moveSection(identifier, .after, toIdentifier) } }

  /// Marks sections whose views, headers and footers too, are to be replaced (Semantics 10.16a).
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { (contents) in
      if let unknown = identifiers.first(where: { contents.slots[$0] == nil }) {
        return .unknownReloadedSection(String(describing: unknown))
      }
      contents.reloadedSections.mark(identifiers)
      return nil
    }
  }
}

// MARK: - Comparing

extension DiffableDataSourceSnapshot: Equatable {
  /// Whether both hold the same sections and items in the same order. Marks do not count (Semantics 10.8). O(*n*), O(1)
  /// for unchanged copies.
  @inlinable public static func == (a: DiffableDataSourceSnapshot, b: DiffableDataSourceSnapshot) -> Bool {
    if a.storage === b.storage { return true }
    let other = b.storage.ask { $0 }
    return a.storage.ask { $0.holdsTheSame(as: other) }
  }
}

// MARK: - Editing

extension DiffableDataSourceSnapshot {
  /// Edits the contents in place when nobody shares them, and reports what was wrong.
  ///
  /// - Parameter tellsMoves: Whether items that existed and moved are worth a warning.
  @inlinable mutating func edit(
    tellsMoves: Bool = true,
    _ body: (inout SnapshotContents<SectionIdentifierType, ItemIdentifierType>) -> SnapshotMisuse?
  ) {
    if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(storage.ask { $0 }) }
    if let misuse = body(&storage.contents), tellsMoves || !misuse.isDone { misuse.report() }
  }

  @inlinable mutating func insert(
    _ identifiers: [ItemIdentifierType], _ side: SnapshotSide, _ anchor: ItemIdentifierType
  ) {
    edit { (contents) in
      if identifiers.contains(anchor) {
        return .destinationInList(
          .insertion, String(describing: anchor), identifiers.map { String(describing: $0) }, isSection: false)
      }
      if contents.places[anchor] == nil { return .unknownDestinationItem }
      return contents.insert(identifiers, side, anchor)
    }
  }

  @inlinable mutating func move(
    _ identifier: ItemIdentifierType, _ side: SnapshotSide, _ anchor: ItemIdentifierType
  ) {
    edit(tellsMoves: false) { (contents) in
      if contents.places[identifier] == nil { return .unknownMovedItem }
      if contents.places[anchor] == nil { return .unknownMoveDestinationItem }
      if identifier == anchor {
        return .destinationInList(
          .move, String(describing: anchor), [String(describing: identifier)], isSection: false)
      }
      return contents.insert([identifier], side, anchor)
    }
  }
}
