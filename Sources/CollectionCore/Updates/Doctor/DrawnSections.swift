/// Which sections of a batch are worth drawing, before and after the update side by side, with the sum of what happens in
/// each.
struct DrawnSections {
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]

  /// A section as it is before and after the update, or the sections themselves.
  struct Pair {
    var old: Int?
    var new: Int?
    var isOfSections = false
    /// Whether the section comes or goes as a whole, so that there is nothing to be drawn beside it.
    var isNewAlone: Bool { !isOfSections && old == nil }
    var isOldAlone: Bool { !isOfSections && new == nil }

    var title: String {
      if isOfSections { return "sections" }
      guard let old else { return "section " + NumberText.text(new ?? 0) + ", which is new" }
      guard let new else { return "section " + NumberText.text(old) + ", which goes" }
      return "section " + NumberText.text(old) + (old == new ? "" : ", then " + NumberText.text(new))
    }

    /// The number of places on one side; nil when there is no such section.
    func count(_ table: SectionTable, isOld: Bool) -> Int? {
      if isOfSections { return table.sectionCount }
      guard let section = isOld ? old : new, section >= 0, section < table.sectionCount else { return nil }
      return table.itemCount(in: section)
    }
  }

  /// The sections themselves where they change, then those whose items a call names or whose items do not add up.
  var pairs: [Pair] {
    let balances = UpdateBalances.itemBalances(before, after, operations)
    // Without a map of the sections the same number is the best guess.
    var newOfOld: [Int: Int] = [:]
    var oldOfNew: [Int: Int] = [:]
    for balance in balances ?? [] {
      newOfOld[balance.oldSection] = balance.newSection
      oldOfNew[balance.newSection] = balance.oldSection
    }
    var olds: Set<Int> = []
    var news: Set<Int> = []
    var pairs: [Pair] = []
    func add(_ old: Int?, _ new: Int?) {
      if let old, olds.contains(old) { return }
      if let new, news.contains(new) { return }
      if let old { olds.insert(old) }
      if let new { news.insert(new) }
      pairs.append(Pair(old: old, new: new))
    }
    if hasSectionCalls { pairs.append(Pair(isOfSections: true)) }
    for balance in balances ?? [] where balance.after != balance.expected {
      add(balance.oldSection, balance.newSection)
    }
    for operation in operations {
      if case .item(let path)? = operation.source {
        let old = Int(path.section)
        add(old, balances == nil ? old : newOfOld[old])
      }
      if case .item(let path)? = operation.target {
        let new = Int(path.section)
        add(balances == nil ? new : oldOfNew[new], new)
      }
    }
    return pairs
  }

  private var hasSectionCalls: Bool {
    for operation in operations {
      if case .section? = operation.source ?? operation.target { return true }
    }
    return before.sectionCount != after.sectionCount
  }
}

// MARK: - Adding up

extension DrawnSections.Pair {
  /// `8 - 3 deleted + 2 inserted = 7, but the data source answers 8`; nil for a section that comes or goes.
  func sum(_ before: SectionTable, _ after: SectionTable, _ operations: [UpdateOperation]) -> String? {
    guard let old = count(before, isOld: true), let new = count(after, isOld: false) else { return nil }
    var deleted = 0
    var inserted = 0
    var movedOut = 0
    var movedIn = 0
    var reloaded = 0
    for operation in operations {
      switch operation {
      case .delete(let path): if isOld(path) { deleted += 1 }
      case .insert(let path): if isNew(path) { inserted += 1 }
      case .reload(let path): if isOld(path) { reloaded += 1 }
      case .move(let from, let to):
        if isOld(from) == isNew(to) { continue }
        if isOld(from) { movedOut += 1 } else { movedIn += 1 }
      case .deleteSection: if isOfSections { deleted += 1 }
      case .insertSection: if isOfSections { inserted += 1 }
      case .reloadSection: if isOfSections { reloaded += 1 }
      case .moveSection, .reconfigure: break
      }
    }
    let isNothing = deleted + inserted + movedOut + movedIn == 0
    var text = (isNothing ? "nothing comes or goes: " : "") + NumberText.text(old)
    for (count, sign, word) in [
      (deleted, " - ", " deleted"), (inserted, " + ", " inserted"), (movedOut, " - ", " moved out"),
      (movedIn, " + ", " moved in"),
    ] where count > 0 { text += sign + NumberText.text(count) + word }
    let expected = old - deleted + inserted - movedOut + movedIn
    if !isNothing { text += " = " + NumberText.text(expected) }
    text += expected == new ? ", the counts add up" : ", but the data source answers " + NumberText.text(new)
    return reloaded == 0 ? text : text + " (a reload counts on both sides)"
  }

  private func isOld(_ path: ItemPath) -> Bool { !isOfSections && Int(path.section) == old }
  private func isNew(_ path: ItemPath) -> Bool { !isOfSections && Int(path.section) == new }
}
