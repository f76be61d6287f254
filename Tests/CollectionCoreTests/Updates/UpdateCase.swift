import CollectionCore
import TestSupport

/// A batch: counts before and after, and the calls.
struct UpdateCase: CustomStringConvertible {
  var before: [Int]
  var after: [Int]
  var operations: [UpdateOperation]

  var description: String {
    "before \(before), after \(after), \(operations.map(\.text))"
  }

  func plan() throws(UpdateError) -> UpdatePlan {
    try UpdatePlan(before: SectionTable(counts: before), after: SectionTable(counts: after), operations: operations)
  }

  var error: UpdateError? {
    do throws(UpdateError) {
      _ = try plan()
      return nil
    } catch {
      return error
    }
  }
}

// MARK: - Making them up

extension UpdateCase {
  /// A batch that adds up, but for reloads that come back where something moves to. Sections and items of all kinds.
  static func random(_ random: inout SeededRandom) -> UpdateCase {
    var operations: [UpdateOperation] = []
    let before = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Bool.random(using: &random) ? Int.random(in: 0...6, using: &random) : Int.random(in: 0...2, using: &random)
    }
    let sections = sectionOperations(before, &operations, &random)
    // Which sections are there afterwards, found by the naive rules; counts do not matter for that.
    var naive = NaiveUpdate(
      before: before, after: [Int](repeating: 1_000, count: sections), operations: operations)
    guard naive.firstErrorButItems() == nil else {
      return UpdateCase(before: before, after: before, operations: operations)
    }
    let origins = naive.sectionOrigins()
    var after = origins.map { $0.map { before[$0] } ?? Int.random(in: 0...3, using: &random) }
    let isBusy = Bool.random(using: &random)
    var moved: [(ItemPath, section: Int)] = []
    for (old, count) in before.enumerated() {
      for item in 0..<count where Int.random(in: 0..<(isBusy ? 3 : 8), using: &random) == 0 {
        let new = origins.firstIndex(of: old)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          operations.append(.delete(ItemPath(old, item)))
          if let new { after[new] -= 1 }
        case 1 where new != nil || Int.random(in: 0..<8, using: &random) == 0:
          operations.append(.reload(ItemPath(old, item)))
        case 2 where !after.isEmpty:
          let target = Int.random(in: after.indices, using: &random)
          moved.append((ItemPath(old, item), target))
          if let new { after[new] -= 1 }
          if origins[target] != nil { after[target] += 1 }
        default: break
        }
      }
    }
    var claims: [[Int]] = after.map { _ in [] }
    for section in after.indices {
      let more = Int.random(in: 0...(isBusy ? 3 : 1), using: &random)
      let incoming = moved.filter { $0.section == section }.count
      if origins[section] != nil { after[section] += more } else { after[section] += incoming }
      var places = Array((0..<after[section]).shuffled(using: &random).prefix(more + incoming))
      for _ in 0..<incoming where !places.isEmpty { claims[section].append(places.removeLast()) }
      for place in places { operations.append(.insert(ItemPath(section, place))) }
    }
    for move in moved where !claims[move.section].isEmpty {
      operations.append(.move(from: move.0, to: ItemPath(move.section, claims[move.section].removeLast())))
    }
    operations.shuffle(using: &random)
    return UpdateCase(before: before, after: after, operations: operations)
  }

  /// Random calls for sections; how many there are afterwards.
  private static func sectionOperations(
    _ before: [Int], _ operations: inout [UpdateOperation], _ random: inout SeededRandom
  ) -> Int {
    if Int.random(in: 0..<3, using: &random) == 0 { return before.count }
    var moved: [Int] = []
    var count = before.count
    for section in before.indices {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        operations.append(.deleteSection(section))
        count -= 1
      case 1: operations.append(.reloadSection(section))
      case 2, 3: moved.append(section)
      default: break
      }
    }
    let inserts = Int.random(in: 0...2, using: &random)
    count += inserts
    let places = (0..<count).shuffled(using: &random)
    for place in places.prefix(inserts) { operations.append(.insertSection(place)) }
    for (place, section) in zip(places.dropFirst(inserts), moved) {
      operations.append(.moveSection(from: section, to: place))
    }
    return count
  }

  /// The same batch with something changed that most often makes it illegal.
  func damaged(_ random: inout SeededRandom) -> UpdateCase {
    var damaged = self
    for _ in 0..<Int.random(in: 1...2, using: &random) { damaged.damage(&random) }
    return damaged
  }

  private mutating func damage(_ random: inout SeededRandom) {
    func number() -> Int { Int.random(in: -1...7, using: &random) }
    func path() -> ItemPath { ItemPath(Int.random(in: -1...5, using: &random), number()) }
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where !after.isEmpty:
      let section = Int.random(in: after.indices, using: &random)
      after[section] = max(0, after[section] + [-1, 1, 2].randomElement(using: &random)!)
    case 1: after.append(Int.random(in: 0...2, using: &random))
    case 2 where !after.isEmpty: after.removeLast()
    case 3 where !operations.isEmpty: operations.remove(at: Int.random(in: operations.indices, using: &random))
    case 4 where !operations.isEmpty: operations.append(operations.randomElement(using: &random)!)
    case 5:
      operations.append([.insert(path()), .delete(path()), .reload(path())].randomElement(using: &random)!)
    case 6: operations.append(.move(from: path(), to: path()))
    case 7:
      operations.append(
        [
          .insertSection(number()), .deleteSection(number()), .reloadSection(number()),
          .moveSection(from: number(), to: number()),
        ].randomElement(using: &random)!)
    default: after = before
    }
  }

  /// Smaller cases that are like this one.
  var smaller: [UpdateCase] {
    var result: [UpdateCase] = []
    for operations in withoutSome(operations) {
      result.append(UpdateCase(before: before, after: after, operations: operations))
    }
    for section in before.indices where before[section] > 0 {
      var copy = self
      copy.before[section] -= 1
      result.append(copy)
    }
    for section in after.indices where after[section] > 0 {
      var copy = self
      copy.after[section] -= 1
      result.append(copy)
      if before.indices.contains(section), before[section] > 0 {
        copy.before[section] -= 1
        result.append(copy)
      }
    }
    if !before.isEmpty && !after.isEmpty {
      result.append(
        UpdateCase(before: before.dropLast(), after: after.dropLast(), operations: operations))
    }
    return result
  }
}

extension NaiveUpdate {
  /// The first error that does not lie in the numbers of items.
  mutating func firstErrorButItems() -> UpdateError? {
    switch firstError() {
    case .itemCount, nil: nil
    case let error: error
    }
  }
}
