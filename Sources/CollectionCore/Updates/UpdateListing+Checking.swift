// The checks that UIKit makes before it counts, in its order.

extension UpdateListing {
  /// Deletes, those of reloads among them, from the last path to the first: is it there, does it move away (Semantics
  /// 6.23, 6.25). Deletes in a deleted section say nothing more and are left out (6.30).
  ///
  /// - Returns: The deletes that count, ascending, doubles kept.
  func checkedDeletes(before: SectionTable) throws(UpdateError) -> [ItemPath] {
    let sources = SortedPaths(moves.map { $0.path })
    var kept: [ItemPath] = []
    var deletedSection: Int32?
    for path in allDeletes.reversed() {
      let section = Int(path.section)
      if path.item == ItemPath.unlimited {
        guard section >= 0, section < before.sectionCount else {
          throw .deleteMissingSection(section: section, sectionsBefore: before.sectionCount)
        }
        deletedSection = path.section
      } else {
        if path.section == deletedSection { continue }
        guard section >= 0, section < before.sectionCount else {
          throw .deleteInMissingSection(path, sectionsBefore: before.sectionCount)
        }
        guard before.contains(path) else {
          throw .deleteMissingItem(path, itemsBefore: before.itemCount(in: section))
        }
      }
      if sources.contains(path) { throw .deleteAndMove(UpdatePlace(path)) }
      kept.append(path)
    }
    kept.reverse()
    return kept
  }

  /// Inserts, those of reloads among them, from the first path to the last: is it there afterwards, does something else
  /// move there (6.24, 6.25). Inserts into an inserted section say nothing more and are left out (6.30).
  ///
  /// - Returns: The inserts that count, ascending, doubles kept.
  func checkedInserts(after: SectionTable) throws(UpdateError) -> [ItemPath] {
    var targets = moves.map { $0.partner }
    targets.sortByPath { $0 }
    let sortedTargets = SortedPaths(targets)
    var kept: [ItemPath] = []
    for path in allInserts {
      let section = Int(path.section)
      if path.item == ItemPath.unlimited {
        guard section >= 0, section < after.sectionCount else {
          throw .insertMissingSection(section: section, sectionsAfter: after.sectionCount)
        }
        while let last = kept.last, last.section == path.section, last.item != ItemPath.unlimited { kept.removeLast() }
      } else {
        guard section >= 0, section < after.sectionCount else {
          throw .insertInMissingSection(path, sectionsAfter: after.sectionCount)
        }
        guard after.contains(path) else {
          throw .insertMissingItem(path, itemsAfter: after.itemCount(in: section))
        }
      }
      if sortedTargets.contains(path) { throw .insertAndMove(UpdatePlace(path)) }
      kept.append(path)
    }
    return kept
  }

  /// Moves by their source: is it there before and afterwards, does anything go to two places or two things to one
  /// (6.26). The same move told twice is one.
  mutating func checkMoves(before: SectionTable, after: SectionTable) throws(UpdateError) {
    if moves.isEmpty { return }
    var kept: [Edit] = []
    kept.reserveCapacity(moves.count)
    for edit in moves where kept.last != edit { kept.append(edit) }
    moves = kept
    let next = nextWithSameTarget()
    for i in moves.indices {
      try checkRange(moves[i], before: before, after: after)
      let edit = moves[i]
      // Of two conflicts the one with the earlier other move is met first. Same sources are neighbours.
      if i + 1 < moves.count, moves[i + 1].path == edit.path {
        throw .moveTwice(
          UpdatePlace(edit.path), to: UpdatePlace(edit.partner), and: UpdatePlace(moves[i + 1].partner))
      }
      if next[i] >= 0 {
        throw .moveToSamePlace(
          UpdatePlace(edit.path), and: UpdatePlace(moves[next[i]].path), to: UpdatePlace(edit.partner))
      }
    }
  }

  /// For each move the next one that goes to the same place, −1 if there is none.
  private func nextWithSameTarget() -> [Int] {
    var order = Array(moves.indices)
    order.sortByPath { moves[$0].partner }
    var next = [Int](repeating: -1, count: moves.count)
    for i in order.indices.dropLast() where moves[order[i]].partner == moves[order[i + 1]].partner {
      next[order[i]] = order[i + 1]
    }
    return next
  }

  private func checkRange(_ edit: Edit, before: SectionTable, after: SectionTable) throws(UpdateError) {
    let from = Int(edit.path.section)
    let to = Int(edit.partner.section)
    let isSection = edit.path.item == ItemPath.unlimited
    guard from >= 0, from < before.sectionCount else {
      if isSection { throw .moveMissingSection(section: from, sectionsBefore: before.sectionCount) }
      throw .moveFromMissingSection(edit.path, sectionsBefore: before.sectionCount)
    }
    guard isSection || before.contains(edit.path) else {
      throw .moveMissingItem(edit.path, itemsBefore: before.itemCount(in: from))
    }
    guard to >= 0, to < after.sectionCount else {
      if isSection { throw .moveToMissingSection(from: from, to: to, sectionsAfter: after.sectionCount) }
      throw .moveIntoMissingSection(from: edit.path, to: edit.partner, sectionsAfter: after.sectionCount)
    }
    guard isSection || after.contains(edit.partner) else {
      throw .moveToMissingItem(from: edit.path, to: edit.partner, itemsAfter: after.itemCount(in: to))
    }
  }
}
