import CollectionCore

/// Two lists of sections with items, and what UIKit would make of the edits between them.
package struct SectionedCase: CustomStringConvertible {
  package typealias Sections = [(section: Int, items: [Int])]
  package var old: Sections
  package var new: Sections

  package init(old: Sections, new: Sections) {
    self.old = old
    self.new = new
  }

  package var description: String { "\(SectionedCase.text(old)) to \(SectionedCase.text(new))" }

  package static func text(_ sections: Sections) -> String {
    sections.map { "\($0.section):\($0.items)" }.joined(separator: " ")
  }

  /// The paths of all items.
  package static func paths(_ sections: Sections) -> [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() { paths[identifier] = ItemPath(section, item) }
    }
    return paths
  }

  package static func counts(_ sections: Sections) -> SectionTable { SectionTable(counts: sections.map(\.items.count)) }

  package var diff: SectionedDiff { SectionedDiff(from: SectionedList(old), to: SectionedList(new)) }

  /// What is wrong with the edits as one batch, nil if nothing.
  package func failure(_ diff: SectionedDiff) -> String? {
    diff.checkInvariants() ?? replayFailure(diff) ?? moveFailure(diff)
      ?? stageFailure(diff, reloading: [], .withItems)
  }

  /// Items that go, sections that go, sections that come, items that come, one after the other on arrays of arrays.
  private func replayFailure(_ diff: SectionedDiff) -> String? {
    var model = old
    let movedAway = diff.itemMoves.map(\.from)
    for path in (diff.itemDeletes + movedAway).sorted(by: >) {
      model[Int(path.section)].items.remove(at: Int(path.item))
    }
    let remaining = model
    for section in (diff.sections.deletes + diff.sections.moves.map(\.from)).sorted(by: >) {
      model.remove(at: section)
    }
    // A section that comes brings what does not move into it.
    let movers = Set(diff.itemMoves.map(\.to))
    let fresh = diff.sections.inserts.map { number in
      let items = new[number].items.enumerated().filter { !movers.contains(ItemPath(number, $0.offset)) }
      return (number, (section: new[number].section, items: items.map(\.element)))
    }
    for (number, section) in (fresh + diff.sections.moves.map { ($0.to, remaining[$0.from]) }).sorted(by: {
      $0.0 < $1.0
    }) {
      if number > model.count { return "no section can be inserted at \(number)" }
      model.insert(section, at: number)
    }
    let arriving =
      diff.itemInserts.map { ($0, new[Int($0.section)].items[Int($0.item)]) }
      + diff.itemMoves.map { ($0.to, old[Int($0.from.section)].items[Int($0.from.item)]) }
    for (path, identifier) in arriving.sorted(by: { $0.0 < $1.0 }) {
      if Int(path.item) > model[Int(path.section)].items.count { return "nothing can be inserted at \(path)" }
      model[Int(path.section)].items.insert(identifier, at: Int(path.item))
    }
    let (result, expected) = (SectionedCase.text(model), SectionedCase.text(new))
    return result == expected ? nil : "leads to \(result)"
  }

  /// The fewest moves, and nothing gone or new that is in both lists.
  private func moveFailure(_ diff: SectionedDiff) -> String? {
    let oldPaths = SectionedCase.paths(old)
    var moves = 0
    for content in new {
      let origins = content.items.compactMap { oldPaths[$0] }
      let staying = origins.filter { old[Int($0.section)].section == content.section }
      moves += origins.count - staying.count + ListCase.fewestMoves(staying.map { Int($0.item) })
    }
    if diff.itemMoves.count != moves { return "\(diff.itemMoves.count) moves instead of \(moves)" }
    let newPaths = SectionedCase.paths(new)
    for path in diff.itemDeletes where newPaths[old[Int(path.section)].items[Int(path.item)]] != nil {
      return "\(path) goes, but is in both lists"
    }
    for path in diff.itemInserts where oldPaths[new[Int(path.section)].items[Int(path.item)]] != nil {
      return "\(path) comes, but is in both lists"
    }
    return nil
  }

  /// Each stage is legal, items keep what they are through it, and each item asked for is reloaded once.
  package func stageFailure(_ diff: SectionedDiff, reloading: [ItemPath], _ sectionMoves: SectionMoves) -> String? {
    let stages = diff.stages(reloading: reloading, sectionMoves: sectionMoves)
    var model = old
    var reloaded: [Int] = []
    for (number, stage) in stages.enumerated() {
      let next = stage.oldSections.map { order in order.map { old[$0] } } ?? new
      let plan: UpdatePlan
      do throws(UpdateError) {
        plan = try UpdatePlan(
          before: SectionedCase.counts(model), after: stage.counts, operations: stage.operations)
      } catch {
        return "stage \(number) is not legal: \(error) in \(stage.operations.map(\.text))"
      }
      for defect in plan.defects {
        switch defect {
        case .itemMoveWithMovedSection, .insertIntoMovedSection: if sectionMoves == .withItems { continue }
        default: break
        }
        return "UIKit would stumble over \(defect) in stage \(number)"
      }
      if stage.operations.isEmpty { return "stage \(number) is empty" }
      if stage.counts != SectionedCase.counts(next) { return "the counts of stage \(number) are others" }
      for (identifier, path) in SectionedCase.paths(model) {
        let target = SectionedCase.paths(next)[identifier]
        switch plan.fate(of: path) {
        case .stays(let end), .moved(let end):
          if end != target { return "\(path) ends at \(end) in stage \(number)" }
        case .reloaded(let end):
          if end != target { return "\(path) is reloaded at \(end) in stage \(number)" }
          reloaded.append(identifier)
        case .deleted: if target != nil { return "\(path) goes in stage \(number)" }
        case nil: return "\(path) is unknown in stage \(number)"
        }
      }
      model = next
    }
    if SectionedCase.text(model) != SectionedCase.text(new) { return "the last stage is not the new list" }
    let known = SectionedCase.paths(old)
    let expected = reloading.map { new[Int($0.section)].items[Int($0.item)] }.filter { known[$0] != nil }
    return reloaded.sorted() == Array(Set(expected)).sorted() ? nil : "\(reloaded) are reloaded instead of \(expected)"
  }
}

// MARK: - Making them up

extension SectionedCase {
  package static func random(_ random: inout SeededRandom) -> SectionedCase {
    let old = (0..<Int.random(in: 0...5, using: &random)).map { section in
      (section: section, items: (0..<Int.random(in: 0...6, using: &random)).map { section * 10 + $0 })
    }
    var new = old
    var fresh = 1_000
    func some(_ most: Int) -> Int { Bool.random(using: &random) ? 0 : Int.random(in: 1...most, using: &random) }
    for _ in 0..<some(3) {
      let place = Int.random(in: 0...new.count, using: &random)
      fresh += 1
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < new.count: new.remove(at: place)
      case 1 where place < new.count:
        new.insert(new.remove(at: place), at: Int.random(in: 0...(new.count), using: &random))
      // A section that is replaced by one with the same items.
      case 2 where place < new.count: new[place].section = fresh
      default:
        let count = Int.random(in: 0...2, using: &random)
        new.insert((fresh, (0..<count).map { fresh * 10 + $0 }), at: place)
      }
    }
    if new.isEmpty { return SectionedCase(old: old, new: new) }
    // Items that went with their section may come back elsewhere.
    var lost = Set(old.flatMap(\.items)).subtracting(new.flatMap(\.items)).sorted()
    for _ in 0..<some(8) {
      let source = Int.random(in: new.indices, using: &random)
      let target = Int.random(in: new.indices, using: &random)
      let isEmpty = new[source].items.isEmpty
      var identifier: Int?
      fresh += 1
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where !isEmpty:
        new[source].items.remove(at: Int.random(in: new[source].items.indices, using: &random))
      case 1: identifier = fresh
      case 2: identifier = lost.popLast()
      default:
        if !isEmpty {
          identifier = new[source].items.remove(at: Int.random(in: new[source].items.indices, using: &random))
        }
      }
      if let identifier {
        new[target].items.insert(identifier, at: Int.random(in: 0...new[target].items.count, using: &random))
      }
    }
    return SectionedCase(old: old, new: new)
  }

}
