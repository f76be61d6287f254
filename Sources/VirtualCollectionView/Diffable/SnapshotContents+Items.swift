// Edits of items. Each answers with what was wrong, and has then changed nothing; only `movedItems` tells of an edit that was
// made.

/// Beside which element something is to stand.
@usableFromInline enum SnapshotSide {
  case before
  case after
}

extension SnapshotContents {
  /// Added to the positions of items that are being inserted: no item that was there before has one so large, so that an
  /// identifier that comes twice is told from one that moves.
  @inlinable static var insertionBias: Int { 1 << 30 }

  /// Puts items at the end of a section; those that exist move there (Semantics 10.3).
  ///
  /// - Complexity: O(*k*), and the lengths of the sections that others move out of.
  @inlinable mutating func append(_ identifiers: [Item], slot: Int) -> SnapshotMisuse? {
    if identifiers.isEmpty { return nil }
    if identifiers.count > 8 { settleAll() }
    let count = sections[slot].items.count
    let isExact = sections[slot].settled == count
    let first = isExact ? count : SnapshotContents.insertionBias
    var moving: [SnapshotPlace] = []
    if let misuse = enter(identifiers, slot, first, &moving) { return misuse }
    let moved = movedItems(moving)
    remove(at: moving)
    put(identifiers, slot, at: sections[slot].items.count, areKnown: isExact && moving.isEmpty)
    return moved
  }

  /// Puts items beside another one; those that exist move there.
  ///
  /// - Complexity: O(*k* + section), and the lengths of the sections that others move out of.
  @inlinable mutating func insert(_ identifiers: [Item], _ side: SnapshotSide, _ anchor: Item) -> SnapshotMisuse? {
    if identifiers.isEmpty { return nil }
    if identifiers.count > 8 { settleAll() }
    guard let slot = places[anchor].map({ Int($0.slot) }) else { return .unknownDestinationItem }
    var moving: [SnapshotPlace] = []
    if let misuse = enter(identifiers, slot, SnapshotContents.insertionBias, &moving) { return misuse }
    let moved = movedItems(moving)
    remove(at: moving)
    let position = position(of: anchor, slot)
    put(identifiers, slot, at: side == .before ? position : position + 1, areKnown: false)
    return moved
  }

  /// The position of an item that is there, without a look at places that are being changed.
  @inlinable func position(of item: Item, _ slot: Int) -> Int {
    if let place = places[item], let position = nearPosition(of: item, place) { return position }
    return sections[slot].items.firstIndex(of: item) ?? sections[slot].items.count
  }

  /// Enters the places of items to come, from position `first` on, and collects the exact old places of those that exist.
  @inlinable mutating func enter(
    _ identifiers: [Item], _ slot: Int, _ first: Int, _ moving: inout [SnapshotPlace]
  ) -> SnapshotMisuse? {
    if identifiers.count > 16 { places.reserveCapacity(places.count + identifiers.count) }
    var next = first
    for identifier in identifiers {
      if let old = places.updateValue(SnapshotPlace(slot, next), forKey: identifier) {
        if Int(old.slot) == slot, Int(old.position) >= first {
          rebuildPlaces()
          return .repeatedItems(SnapshotMisuse.repeated(in: identifiers))
        }
        let oldSlot = Int(old.slot)
        let position = nearPosition(of: identifier, old) ?? sections[oldSlot].items.firstIndex(of: identifier)
        moving.append(SnapshotPlace(oldSlot, position ?? 0))
      }
      next += 1
    }
    return nil
  }

  /// What is said of items that existed and move; nil when there are none.
  @inlinable func movedItems(_ moving: [SnapshotPlace]) -> SnapshotMisuse? {
    if moving.isEmpty { return nil }
    var names: [String] = []
    for place in moving.prefix(20) {
      let items = sections[Int(place.slot)].items
      if items.indices.contains(Int(place.position)) { names.append(String(describing: items[Int(place.position)])) }
    }
    return .movedItems(names, count: moving.count)
  }

  /// Puts entered items into a section's list.
  @inlinable mutating func put(_ identifiers: [Item], _ slot: Int, at position: Int, areKnown: Bool) {
    if position == sections[slot].items.count {
      sections[slot].items.append(contentsOf: identifiers)
    } else {
      sections[slot].items.insert(contentsOf: identifiers, at: position)
    }
    if !areKnown {
      for (offset, identifier) in identifiers.enumerated() {
        places[identifier] = SnapshotPlace(slot, position + offset)
      }
    }
    // What stands behind the new items has moved; they themselves are exact.
    if sections[slot].settled >= position { sections[slot].settled = position + identifiers.count }
    itemsChanged()
  }

  /// Takes items out of the lists of their sections; the table of places is the caller's.
  @inlinable mutating func remove(at doomed: [SnapshotPlace]) {
    if doomed.isEmpty { return }
    itemsChanged()
    if doomed.count == 1 {
      let slot = Int(doomed[0].slot)
      let position = Int(doomed[0].position)
      sections[slot].items.remove(at: position)
      sections[slot].settled = min(sections[slot].settled, position)
      return
    }
    let sorted = doomed.sorted { ($0.slot, $0.position) < ($1.slot, $1.position) }
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].slot == sorted[start].slot { end += 1 }
      compact(sorted[start..<end])
      start = end
    }
  }

  /// Closes the gaps at ascending positions of one section.
  @inlinable mutating func compact(_ gaps: ArraySlice<SnapshotPlace>) {
    let slot = Int(gaps[gaps.startIndex].slot)
    let first = Int(gaps[gaps.startIndex].position)
    // Taken out and put back, so that each step edits in place.
    var items = sections[slot].items
    sections[slot].items = []
    var kept = first
    var gap = gaps.startIndex
    for position in first..<items.count {
      if gap < gaps.endIndex, Int(gaps[gap].position) == position {
        gap += 1
      } else {
        items.swapAt(kept, position)
        kept += 1
      }
    }
    items.removeLast(items.count - kept)
    sections[slot].items = items
    sections[slot].settled = min(sections[slot].settled, first)
  }

  /// Takes items away; those that are not there are left alone (Semantics 10.5).
  ///
  /// - Complexity: O(*k*), and the lengths of the sections they are in.
  @inlinable mutating func delete(_ identifiers: [Item]) {
    var doomed: [SnapshotPlace] = []
    if identifiers.count > 8 { settleAll() }
    for identifier in identifiers {
      guard let old = places[identifier] else { continue }
      let slot = Int(old.slot)
      let position = nearPosition(of: identifier, old) ?? sections[slot].items.firstIndex(of: identifier) ?? 0
      doomed.append(SnapshotPlace(slot, position))
      places[identifier] = nil
    }
    remove(at: doomed)
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// The first of the identifiers that is not there.
  @inlinable func firstUnknown(_ identifiers: [Item]) -> Item? { identifiers.first { places[$0] == nil } }
}
