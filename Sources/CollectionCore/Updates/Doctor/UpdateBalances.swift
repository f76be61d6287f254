/// How far the calls of a batch are from adding up, wrong ones included, for comparing repairs.
struct UpdateBalances {
  /// Calls that are out of range or in each other's way.
  var clashes = 0
  /// Sections after the update that no call accounts for; negative when some are missing.
  var sectionDifference = 0
  /// The sum over sections that stay of what is too many or too few.
  var itemDifference = 0

  init(before: SectionTable, after: SectionTable, operations: [UpdateOperation]) {
    var sources: [UpdatePlace] = []
    var targets: [UpdatePlace] = []
    var sections = after.sectionCount - before.sectionCount
    for operation in operations {
      if case .reconfigure = operation { continue }
      if let source = operation.source {
        if !UpdateBalances.isThere(source, before) { clashes += 1 }
        sources.append(source)
      }
      if let target = operation.target {
        if !UpdateBalances.isThere(target, after) { clashes += 1 }
        targets.append(target)
      }
      if case .insertSection = operation { sections -= 1 }
      if case .deleteSection = operation { sections += 1 }
    }
    clashes += UpdateBalances.doubles(&sources) + UpdateBalances.doubles(&targets)
    sectionDifference = sections
    // Reloads come back in places of their own; the first check that trips over one weighs as a clash.
    do throws(UpdateError) {
      _ = try UpdatePlan(before: before, after: after, operations: operations)
    } catch {
      switch error {
      case .sectionCount, .itemCount: break
      default: clashes += 1
      }
    }
    itemDifference = UpdateBalances.itemDifference(before, after, operations)
  }

  static func isThere(_ place: UpdatePlace, _ table: SectionTable) -> Bool {
    switch place {
    case .item(let path): return table.contains(path)
    case .section(let section): return section >= 0 && section < table.sectionCount
    }
  }

  private static func doubles(_ places: inout [UpdatePlace]) -> Int {
    places.sort { $0.path < $1.path }
    var count = 0
    for i in places.indices.dropFirst() where places[i] == places[i - 1] { count += 1 }
    return count
  }

  /// The differences of all sections that stay, if the sections can be mapped at all.
  private static func itemDifference(
    _ before: SectionTable, _ after: SectionTable, _ operations: [UpdateOperation]
  ) -> Int {
    guard let balances = itemBalances(before, after, operations) else { return 0 }
    var sum = 0
    for balance in balances { sum += abs(balance.after - balance.expected) }
    return sum
  }

  /// The balance of each section that stays, ascending by new number; nil when the sections cannot be mapped.
  static func itemBalances(
    _ before: SectionTable, _ after: SectionTable, _ operations: [UpdateOperation]
  ) -> [ItemCountBalance]? {
    var listing = UpdateListing(operations)
    var defects: [UpdateDefect] = []
    let deletes: [ItemPath]
    let inserts: [ItemPath]
    let sections: IndexMap
    do throws(UpdateError) {
      try listing.placeReloads(before: before, after: after, drops: true, defects: &defects)
      deletes = try listing.checkedDeletes(before: before)
      inserts = try listing.checkedInserts(after: after)
      try listing.checkMoves(before: before, after: after)
      let builder = UpdatePlanBuilder(
        before: before, after: after, deletes: deletes, inserts: inserts, listing: listing)
      sections = try builder.sections(&defects)
    } catch {
      return nil
    }
    let tallies = ItemTallies(deletes: deletes, inserts: inserts, moves: listing.moves, sections: sections)
    var balances: [ItemCountBalance] = []
    for section in 0..<after.sectionCount {
      guard let old = sections.oldIndex(of: section) else { continue }
      balances.append(tallies.balance(old: old, new: section, before: before, after: after))
    }
    return balances
  }
}
