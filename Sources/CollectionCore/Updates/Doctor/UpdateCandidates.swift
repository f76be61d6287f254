/// The changes to a batch that could mend the rule it breaks, the likelier ones first.
struct UpdateCandidates {
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]

  func changes(for error: UpdateError) -> [UpdateChange] {
    switch error {
    case .deleteAndReload(let place), .deleteAndMove(let place):
      return removals { $0.source == place }
    case .duplicateDelete(let place):
      return removals { $0 == .delete(place.path) || $0 == .deleteSection(Int(place.path.section)) }
        + elsewhere(source: place)
    case .insertAndMove(let place):
      // The insert may be that of a reload, which goes best.
      return reloads() + elsewhere(target: place) + removals { $0.target == place }
    case .moveTwice(let place, _, _): return removals { $0.source == place }
    case .moveToSamePlace(_, _, let place):
      return elsewhere(target: place) + removals { $0.target == place }
    case .deleteMissingSection(let section, _), .moveMissingSection(let section, _):
      return elsewhere(source: .section(section)) + removals { $0.source == .section(section) }
    case .deleteInMissingSection(let path, _), .deleteMissingItem(let path, _), .moveFromMissingSection(let path, _),
      .moveMissingItem(let path, _):
      return elsewhere(source: .item(path)) + removals { $0.source == .item(path) }
    case .insertMissingSection(let section, _), .moveToMissingSection(_, let section, _):
      return elsewhere(target: .section(section)) + removals { $0.target == .section(section) } + reloads()
        + sectionAdditions()
    case .insertInMissingSection(let path, _), .insertMissingItem(let path, _), .moveIntoMissingSection(_, let path, _),
      .moveToMissingItem(_, let path, _):
      return elsewhere(target: .item(path)) + removals { $0.target == .item(path) } + reloads()
    case .sectionCount(let balance):
      let isTooFew = balance.expected < balance.after
      return sectionRemovals(insertsToo: !isTooFew, deletesToo: isTooFew)
        + (isTooFew ? sectionInserts() : sectionDeletes())
    case .itemCount(let balance): return itemChanges(balance)
    }
  }

  // MARK: - Calls that are there

  private func removals(_ isMeant: (UpdateOperation) -> Bool) -> [UpdateChange] {
    var changes: [UpdateChange] = []
    for operation in operations where isMeant(operation) { changes.append(.remove(operation)) }
    // Reloads say the least about where things are: they are left out first.
    var sorted: [UpdateChange] = []
    for change in changes where UpdateCandidates.isReload(change) { sorted.append(change) }
    for change in changes where !UpdateCandidates.isReload(change) { sorted.append(change) }
    return sorted
  }

  private static func isReload(_ change: UpdateChange) -> Bool {
    switch change {
    case .remove(.reload), .remove(.reloadSection): return true
    default: return false
    }
  }

  private func reloads() -> [UpdateChange] {
    removals { operation in
      switch operation {
      case .reload, .reloadSection: return true
      default: return false
      }
    }
  }

  private func sectionRemovals(insertsToo: Bool, deletesToo: Bool) -> [UpdateChange] {
    removals { operation in
      switch operation {
      case .insertSection: return insertsToo
      case .deleteSection: return deletesToo
      default: return false
      }
    }
  }

  // MARK: - The same call elsewhere

  /// The calls that name an old place, on the nearest old place of the same section that nothing else names.
  private func elsewhere(source place: UpdatePlace) -> [UpdateChange] {
    guard let free = nearestFree(place, before, isSource: true) else { return [] }
    var changes: [UpdateChange] = []
    for operation in operations where operation.source == place {
      if let moved = operation.withSource(free) { changes.append(.replace(operation, with: moved)) }
    }
    return changes
  }

  /// The calls that name a new place, on the nearest new place of the same section that nothing else names.
  private func elsewhere(target place: UpdatePlace) -> [UpdateChange] {
    guard let free = nearestFree(place, after, isSource: false) else { return [] }
    var changes: [UpdateChange] = []
    for operation in operations where operation.target == place {
      if let moved = operation.withTarget(free) { changes.append(.replace(operation, with: moved)) }
    }
    return changes
  }

  /// The place nearest to a given one that exists and that no call names on its side.
  func nearestFree(_ place: UpdatePlace, _ table: SectionTable, isSource: Bool) -> UpdatePlace? {
    var used: [ItemPath] = []
    for operation in operations {
      if let place = isSource ? operation.source : operation.target { used.append(place.path) }
    }
    used.sort()
    let sorted = SortedPaths(used)
    let count: Int
    let wanted: Int
    let section: Int
    switch place {
    case .section(let number): (count, wanted, section) = (table.sectionCount, number, -1)
    case .item(let path):
      section = Int(path.section)
      (count, wanted) = (table.itemCount(in: section), Int(path.item))
    }
    let start = Swift.max(0, Swift.min(wanted, count - 1))
    // No more places are used than there are calls.
    for distance in 0...(operations.count + 1) {
      for number in [start - distance, start + distance] where number >= 0 && number < count {
        let place = section < 0 ? UpdatePlace.section(number) : .item(ItemPath(section, number))
        if !sorted.contains(place.path) { return place }
      }
    }
    return nil
  }

  // MARK: - Calls that are missing

  private func sectionInserts() -> [UpdateChange] {
    guard let place = nearestFree(.section(after.sectionCount - 1), after, isSource: false) else { return [] }
    return [.add(.insertSection(Int(place.path.section)))]
  }

  private func sectionDeletes() -> [UpdateChange] {
    guard let place = nearestFree(.section(before.sectionCount - 1), before, isSource: true) else { return [] }
    return [.add(.deleteSection(Int(place.path.section)))]
  }

  private func sectionAdditions() -> [UpdateChange] {
    after.sectionCount > before.sectionCount ? sectionInserts() : []
  }

  private func itemChanges(_ balance: ItemCountBalance) -> [UpdateChange] {
    let isTooFew = balance.expected < balance.after
    let new = balance.newSection
    let old = balance.oldSection
    var changes = removals { operation in
      switch operation {
      case .insert(let path): return !isTooFew && Int(path.section) == new
      case .delete(let path): return isTooFew && Int(path.section) == old
      case .move(let from, let to): return isTooFew ? Int(from.section) == old : Int(to.section) == new
      case .reload(let path): return Int(path.section) == old
      case .insertSection, .deleteSection, .moveSection, .reloadSection, .reconfigure: return false
      }
    }
    let target = nearestFree(.item(ItemPath(new, balance.after - 1)), after, isSource: false)
    let source = nearestFree(.item(ItemPath(old, balance.before - 1)), before, isSource: true)
    if isTooFew, let target { changes.append(.add(.insert(target.path))) }
    if !isTooFew, let source { changes.append(.add(.delete(source.path))) }
    // What is too few here may be too many elsewhere: an insert or a delete that names the wrong section, or a missing move.
    var exchanged = 0
    for other in UpdateBalances.itemBalances(before, after, operations) ?? [] where other.newSection != new {
      let difference = other.after - other.expected
      if isTooFew == (difference > 0) || difference == 0 { continue }
      exchanged += 1
      if exchanged > UpdateCandidates.mostExchanges { break }
      changes += exchanges(balance, with: other, isTooFew: isTooFew)
    }
    return changes
  }

  private static let mostExchanges = 8

  /// Changes that add to one section what another has too many of.
  private func exchanges(
    _ balance: ItemCountBalance, with other: ItemCountBalance, isTooFew: Bool
  ) -> [UpdateChange] {
    let needy = isTooFew ? balance : other
    let rich = isTooFew ? other : balance
    var changes: [UpdateChange] = []
    let target = nearestFree(.item(ItemPath(needy.newSection, needy.after - 1)), after, isSource: false)
    let source = nearestFree(.item(ItemPath(rich.oldSection, rich.before - 1)), before, isSource: true)
    for operation in operations {
      switch operation {
      case .insert(let path) where Int(path.section) == rich.newSection:
        if let target { changes.append(.replace(operation, with: .insert(target.path))) }
      case .delete(let path) where Int(path.section) == needy.oldSection:
        if let source { changes.append(.replace(operation, with: .delete(source.path))) }
      case .move(let from, let path) where Int(path.section) == rich.newSection:
        if let target { changes.append(.replace(operation, with: .move(from: from, to: target.path))) }
      default: break
      }
    }
    if let source, let target { changes.append(.add(.move(from: source.path, to: target.path))) }
    return changes
  }
}

extension UpdateOperation {
  /// The same call about another old place; nil for inserts and for places of the other sort.
  func withSource(_ place: UpdatePlace) -> UpdateOperation? {
    switch (self, place) {
    case (.delete, .item(let path)): return .delete(path)
    case (.reload, .item(let path)): return .reload(path)
    case (.reconfigure, .item(let path)): return .reconfigure(path)
    case (.move(_, let to), .item(let path)): return .move(from: path, to: to)
    case (.deleteSection, .section(let section)): return .deleteSection(section)
    case (.reloadSection, .section(let section)): return .reloadSection(section)
    case (.moveSection(_, let to), .section(let section)): return .moveSection(from: section, to: to)
    default: return nil
    }
  }

  /// The same call with another new place; nil for calls without one and for places of the other sort.
  func withTarget(_ place: UpdatePlace) -> UpdateOperation? {
    switch (self, place) {
    case (.insert, .item(let path)): return .insert(path)
    case (.move(let from, _), .item(let path)): return .move(from: from, to: path)
    case (.insertSection, .section(let section)): return .insertSection(section)
    case (.moveSection(let from, _), .section(let section)): return .moveSection(from: from, to: section)
    default: return nil
    }
  }
}
