import CollectionCore

/// Two lists of identifiers, and what UIKit would make of the edits between them, told without any thought for time.
package struct ListCase: CustomStringConvertible {
  package var old: [Int]
  package var new: [Int]

  package init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  package var description: String { "\(old) to \(new)" }

  /// What is wrong with a diff, nil if nothing: does it lead from one list to the other, with no more moves than needed, as
  /// a batch that the plan accepts.
  package func failure(_ diff: Diff) -> String? {
    if let broken = diff.checkInvariants() { return broken }
    if let message = ListCase.replayFailure(old, new, diff) { return message }
    if !hasDuplicates {
      let kept = Set(old).intersection(new)
      if diff.deletes.count != old.count - kept.count { return "\(diff.deletes) are not what is gone" }
      if diff.inserts.count != new.count - kept.count { return "\(diff.inserts) are not what is new" }
      let moves = ListCase.fewestMoves(new.compactMap { kept.contains($0) ? old.firstIndex(of: $0)! : nil })
      if diff.moves.count != moves { return "\(diff.moves.count) moves instead of \(moves)" }
    }
    do throws(UpdateError) {
      let plan = try UpdatePlan(
        before: SectionTable(sections: 1, items: old.count), after: SectionTable(sections: 1, items: new.count),
        operations: diff.operations(inSection: 0))
      if !plan.defects.isEmpty { return "UIKit would stumble over \(plan.defects)" }
      for index in new.indices {
        let from = plan.oldPath(of: ItemPath(0, index)).map { Int($0.item) }
        if let from, old[from] != new[index] { return "the plan takes \(from) to \(index)" }
        if from != diff.indexMap.oldIndex(of: index) { return "the map takes another to \(index)" }
      }
    } catch {
      return "the batch is not legal: \(error)"
    }
    return nil
  }

  package var hasDuplicates: Bool { Set(old).count != old.count || Set(new).count != new.count }

  /// Deletes from the last to the first, then inserts from the first to the last; a move is one of each.
  package static func replayFailure(_ old: [Int], _ new: [Int], _ diff: Diff) -> String? {
    var list = old
    for index in (diff.deletes + diff.moves.map(\.from)).sorted(by: >) { list.remove(at: index) }
    let arriving = diff.inserts.map { ($0, new[$0]) } + diff.moves.map { ($0.to, old[$0.from]) }
    for (index, element) in arriving.sorted(by: { $0.0 < $1.0 }) {
      if index > list.count { return "nothing can be inserted at \(index) of \(list.count)" }
      list.insert(element, at: index)
    }
    return list == new ? nil : "leads to \(list)"
  }

  /// The length of a list of different numbers without the longest that ascends in it, by trying every end.
  package static func fewestMoves(_ numbers: [Int]) -> Int {
    var longest = [Int](repeating: 1, count: numbers.count)
    for i in numbers.indices {
      for j in 0..<i where numbers[j] < numbers[i] { longest[i] = max(longest[i], longest[j] + 1) }
    }
    return numbers.count - (longest.max() ?? 0)
  }

}

// MARK: - Making them up

extension ListCase {
  /// How the new list comes about.
  package enum Shape: Int, CaseIterable {
    case equal, fewEdits, manyEdits, shuffled, rotated, swappedBlocks, reversed, unrelated, appended, duplicates
    case replacedBlocks, interleaved
  }

  package static func random(_ shape: Shape, length: Int, _ random: inout SeededRandom) -> ListCase {
    var numbers = Array(0..<(2 * length))
    numbers.shuffle(using: &random)
    let old = Array(numbers[..<length])
    var fresh = Array(numbers[length...])
    var new = old
    func cut(_ random: inout SeededRandom) -> Int { Int.random(in: 0...new.count, using: &random) }
    switch shape {
    case .equal: break
    case .fewEdits: edit(&new, &fresh, times: 1 + length / 20, &random)
    case .manyEdits: edit(&new, &fresh, times: 1 + length / 2, &random)
    case .shuffled: new.shuffle(using: &random)
    case .rotated:
      let start = cut(&random)
      new = Array(new[start...] + new[..<start])
    case .swappedBlocks:
      let cuts = [cut(&random), cut(&random), cut(&random)].sorted()
      new = Array(new[..<cuts[0]] + new[cuts[1]..<cuts[2]] + new[cuts[0]..<cuts[1]] + new[cuts[2]...])
    case .reversed: new.reverse()
    case .unrelated: new = fresh
    case .appended: new += fresh.prefix(Int.random(in: 0...3, using: &random))
    case .duplicates:
      let few = 1 + length / 3
      return ListCase(
        old: old.map { $0 % few }, new: fresh.dropLast(Int.random(in: 0...2, using: &random)).map { $0 % few })
    case .replacedBlocks:
      for _ in 0..<2 where !new.isEmpty && !fresh.isEmpty {
        let start = Int.random(in: new.indices, using: &random)
        let end = min(new.count, start + Int.random(in: 1...15, using: &random))
        let count = min(fresh.count, Int.random(in: 0...15, using: &random))
        new.replaceSubrange(start..<end, with: fresh.prefix(count))
        fresh.removeFirst(count)
      }
    case .interleaved:
      new = old.enumerated().flatMap { $0.offset % 2 == 0 ? [$0.element] : [fresh[$0.offset], $0.element] }
    }
    return ListCase(old: old, new: new)
  }

  private static func edit(_ list: inout [Int], _ fresh: inout [Int], times: Int, _ random: inout SeededRandom) {
    for _ in 0..<times {
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where !list.isEmpty: list.remove(at: Int.random(in: list.indices, using: &random))
      case 1 where !list.isEmpty:
        let element = list.remove(at: Int.random(in: list.indices, using: &random))
        list.insert(element, at: Int.random(in: 0...list.count, using: &random))
      default:
        if let element = fresh.popLast() { list.insert(element, at: Int.random(in: 0...list.count, using: &random)) }
      }
    }
  }
}
