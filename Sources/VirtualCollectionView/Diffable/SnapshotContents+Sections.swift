// Edits of sections. Each answers with what was wrong, and has then changed nothing.

extension SnapshotContents {
  /// Puts new sections at an index.
  ///
  /// - Complexity: O(*k* + sections).
  @inlinable mutating func insertSections(_ identifiers: [Section], at index: Int) -> SnapshotMisuse? {
    let repeated = SnapshotMisuse.repeated(in: identifiers)
    if !repeated.isEmpty { return .repeatedSections(repeated) }
    let known = identifiers.filter { slots[$0] != nil }
    if !known.isEmpty { return .knownSections(known.map { String(describing: $0) }) }
    var added: [Int] = []
    for identifier in identifiers {
      let slot: Int
      if let free = freeSlots.popLast() {
        slot = free
        sections[slot] = SnapshotSection(identifier, index: 0)
      } else {
        slot = sections.count
        sections.append(SnapshotSection(identifier, index: 0))
      }
      slots[identifier] = slot
      added.append(slot)
    }
    order.insert(contentsOf: added, at: index)
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    renumber(from: index)
    return nil
  }

  /// Puts new sections beside another one.
  @inlinable mutating func insertSections(
    _ identifiers: [Section], _ side: SnapshotSide, _ anchor: Section
  ) -> SnapshotMisuse? {
    if identifiers.contains(anchor) {
      return .destinationInList(
        .insertion, String(describing: anchor), identifiers.map { String(describing: $0) }, isSection: true)
    }
    guard let slot = slots[anchor] else { return .unknownDestinationSection }
    return insertSections(identifiers, at: sections[slot].index + (side == .after ? 1 : 0))
  }

  /// Takes sections away with all in them; those that are not there are left alone (Semantics 10.5).
  @inlinable mutating func deleteSections(_ identifiers: [Section]) {
    var isChanged = false
    for identifier in identifiers {
      guard let slot = slots.removeValue(forKey: identifier) else { continue }
      isChanged = true
      let items = sections[slot].items
      for item in items { places[item] = nil }
      reloadedItems.remove(items)
      reconfiguredItems.remove(items)
      sections[slot].items = []
      sections[slot].settled = 0
      sections[slot].index = -1
      freeSlots.append(slot)
    }
    guard isChanged else { return }
    reloadedSections.remove(identifiers)
    order.removeAll { sections[$0].index < 0 }
    sectionIdentifiers = order.map { sections[$0].identifier }
    renumber(from: 0)
  }

  /// Puts a section beside another one; what is in it goes along.
  @inlinable mutating func moveSection(
    _ identifier: Section, _ side: SnapshotSide, _ anchor: Section
  ) -> SnapshotMisuse? {
    guard let slot = slots[identifier] else { return .unknownMovedSection }
    guard let anchorSlot = slots[anchor] else { return .unknownMoveDestinationSection }
    if slot == anchorSlot {
      return .destinationInList(
        .move, String(describing: anchor), [String(describing: identifier)], isSection: true)
    }
    let from = sections[slot].index
    order.remove(at: from)
    sectionIdentifiers.remove(at: from)
    var to = sections[anchorSlot].index + (side == .after ? 1 : 0)
    if from < to { to -= 1 }
    order.insert(slot, at: to)
    sectionIdentifiers.insert(identifier, at: to)
    renumber(from: min(from, to))
    return nil
  }

  @inlinable mutating func renumber(from first: Int) {
    for index in first..<order.count { sections[order[index]].index = index }
    itemsChanged()
  }
}

// MARK: - Invariants

extension SnapshotContents {
  /// Nil when all is well, else a sentence naming what is wrong.
  ///
  /// - Complexity: O(*n*).
  func checkInvariants() -> String? {
    if order.count != slots.count { return "\(order.count) sections in order, \(slots.count) in the table" }
    if sectionIdentifiers != order.map({ sections[$0].identifier }) { return "identifiers are not those of the order" }
    var total = 0
    for (index, slot) in order.enumerated() {
      let section = sections[slot]
      if section.index != index { return "section \(index) says it is \(section.index)" }
      if slots[section.identifier] != slot { return "the table has another slot for section \(index)" }
      if section.settled > section.items.count {
        return "section \(index) has \(section.items.count) items, of which \(section.settled) are settled"
      }
      total += section.items.count
      for (position, item) in section.items.enumerated() {
        guard let place = places[item] else { return "item \(index).\(position) is not in the table" }
        if Int(place.slot) != slot { return "item \(index).\(position) has slot \(place.slot), expected \(slot)" }
        if position < section.settled, Int(place.position) != position {
          return "item \(index).\(position) is settled at \(place.position)"
        }
        if Int(place.position) >= SnapshotContents.insertionBias {
          return "item \(index).\(position) was left at \(place.position)"
        }
      }
    }
    if total != places.count { return "\(total) items in sections, \(places.count) in the table" }
    if let flat, flat != order.flatMap({ sections[$0].items }) { return "the list of all items is out of date" }
    return nil
  }
}
