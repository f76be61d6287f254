import Foundation

/// Where an item stands in a snapshot: the slot of its section, which is not the section's index, and a position there.
@usableFromInline struct SnapshotPlace {
  @usableFromInline var slot: Int32
  /// Where the item stands, or stood before it was moved by others.
  @usableFromInline var position: Int32

  @inlinable init(_ slot: Int, _ position: Int) {
    self.slot = Int32(truncatingIfNeeded: slot)
    self.position = Int32(truncatingIfNeeded: position)
  }
}

/// A section of a snapshot.
@usableFromInline struct SnapshotSection<Section: Hashable, Item: Hashable> {
  @usableFromInline var identifier: Section
  @usableFromInline var items: [Item]
  /// Its place among the sections.
  @usableFromInline var index: Int
  /// From here on the table of places may say where items stood once; before, it is exact.
  @usableFromInline var settled = 0

  @inlinable init(_ identifier: Section, index: Int) {
    self.identifier = identifier
    items = []
    self.index = index
  }
}

/// What a snapshot holds: sections in slots that stay while sections move, and a table from items to places.
///
/// Edits in the middle of a section leave the places behind them out of date; they are put right when one of them is asked
/// for that is not close to where it was. So *n* edits cost *n* moves of memory and not *n* rebuilt tables.
@usableFromInline struct SnapshotContents<Section: Hashable, Item: Hashable> {
  @usableFromInline var sections: [SnapshotSection<Section, Item>] = []
  @usableFromInline var freeSlots: [Int] = []
  /// Slots in the order of the sections.
  @usableFromInline var order: [Int] = []
  @usableFromInline var sectionIdentifiers: [Section] = []
  @usableFromInline var slots: [Section: Int] = [:]
  @usableFromInline var places: [Item: SnapshotPlace] = [:]
  @usableFromInline var reloadedSections = SnapshotMarks<Section>()
  @usableFromInline var reloadedItems = SnapshotMarks<Item>()
  @usableFromInline var reconfiguredItems = SnapshotMarks<Item>()
  /// All items in order; nil until asked for.
  @usableFromInline var flat: [Item]?
  /// How many items stand before each section; nil until asked for.
  @usableFromInline var starts: [Int]?

  @inlinable init() {}

  @inlinable var itemCount: Int { places.count }
}

// MARK: - Asking

extension SnapshotContents {
  /// All items in order.
  ///
  /// - Complexity: O(1) when nothing changed since the last call, or with one section; else O(*n*).
  @inlinable mutating func allItems() -> [Item] {
    if order.count == 1 { return sections[order[0]].items }
    if let flat { return flat }
    var all: [Item] = []
    all.reserveCapacity(itemCount)
    for slot in order { all.append(contentsOf: sections[slot].items) }
    flat = all
    return all
  }

  /// The exact place of an item; nil when it is not there.
  ///
  /// - Complexity: O(1), and O(section) for the first item far from where it stood before edits.
  @inlinable mutating func place(of item: Item) -> SnapshotPlace? {
    guard let place = places[item] else { return nil }
    let slot = Int(place.slot)
    if let position = nearPosition(of: item, place) { return SnapshotPlace(slot, position) }
    settle(slot)
    return places[item]
  }

  /// The position of an item whose remembered place is `place`, when it is exact or not far off. Whether it is exact is
  /// seen from what stands there.
  @inlinable func nearPosition(of item: Item, _ place: SnapshotPlace) -> Int? {
    let slot = Int(place.slot)
    let hint = Int(place.position)
    let count = sections[slot].items.count
    for distance in 0..<32 {
      let after = hint + distance
      if after < count, sections[slot].items[after] == item { return after }
      let before = hint - distance
      if before >= 0, before < count, sections[slot].items[before] == item { return before }
    }
    return nil
  }

  /// How many items stand before each section.
  @inlinable mutating func sectionStarts() -> [Int] {
    if let starts { return starts }
    var all: [Int] = []
    all.reserveCapacity(order.count)
    var total = 0
    for slot in order {
      all.append(total)
      total += sections[slot].items.count
    }
    starts = all
    return all
  }

  /// Whether two hold the same sections with the same items in the same order; marks do not count (Semantics 10.8).
  @inlinable func holdsTheSame(as other: SnapshotContents) -> Bool {
    guard itemCount == other.itemCount, sectionIdentifiers == other.sectionIdentifiers else { return false }
    for (slot, otherSlot) in zip(order, other.order)
    where sections[slot].items != other.sections[otherSlot].items { return false }
    return true
  }
}

// MARK: - Places

extension SnapshotContents {
  /// Puts the places of a section's items right.
  @inlinable mutating func settle(_ slot: Int) {
    let settled = sections[slot].settled
    let items = sections[slot].items
    for position in settled..<items.count { places[items[position]] = SnapshotPlace(slot, position) }
    sections[slot].settled = items.count
  }

  /// Puts all places right.
  @inlinable mutating func settleAll() {
    for slot in order where sections[slot].settled < sections[slot].items.count { settle(slot) }
  }

  /// Makes the table of places anew from the sections.
  @inlinable mutating func rebuildPlaces() {
    places = Dictionary(minimumCapacity: places.count)
    for slot in order {
      sections[slot].settled = 0
      settle(slot)
    }
  }

  /// What was put together for questions is out of date.
  @inlinable mutating func itemsChanged() {
    flat = nil
    starts = nil
  }
}
