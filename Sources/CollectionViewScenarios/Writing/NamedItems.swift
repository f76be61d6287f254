import CollectionCore

/// Items with a name for life, as far as a trace tells one from another.
struct NamedItems: Equatable {
  private var sections: [[String]] = []
  private var counts: [Int] = []
  private let isNamed: Bool
  private var newNames = 0

  /// - Parameter named: Otherwise items are counted alone.
  init(_ table: SectionTable, named: Bool) {
    isNamed = named
    take(table)
  }

  static func == (a: NamedItems, b: NamedItems) -> Bool { a.sections == b.sections && a.counts == b.counts }

  /// The items as a document has them.
  var data: ScenarioData {
    guard isNamed else { return ScenarioData(counts: counts) }
    return ScenarioData(
      sections: sections.enumerated().map { number, names in
        let isPlain = names == names.indices.map { "S\(number).\($0)" }
        return ScenarioData.Section(id: "S\(number)", items: isPlain ? .count(names.count) : .ids(names))
      })
  }

  /// All was read again: what is where is not known, so each path keeps its name where it can.
  mutating func take(_ table: SectionTable) {
    counts = table.counts
    guard isNamed else { return }
    let old = sections
    var used = Set(old.joined())
    sections = counts.enumerated().map { section, count in
      (0..<count).map { item in
        if section < old.count, item < old[section].count { return old[section][item] }
        return unused("S\(section).\(item)", &used)
      }
    }
  }

  /// An update: items keep their names wherever they go. One that was refused came to reading all again.
  mutating func take(_ change: TracedUpdateText) {
    guard isNamed, let plan = change.plan else {
      take(change.after)
      return
    }
    let old = sections
    counts = change.after.counts
    var used = Set(old.joined())
    sections = counts.enumerated().map { section, count in
      (0..<count).map { item in
        if let from = plan.oldPath(of: ItemPath(section, item)), Int(from.section) < old.count,
          Int(from.item) < old[Int(from.section)].count
        {
          return old[Int(from.section)][Int(from.item)]
        }
        newNames += 1
        return unused("new\(newNames)", &used)
      }
    }
  }

  private func unused(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    while !used.insert(result).inserted { result += "'" }
    return result
  }
}

/// What an update made of paths.
struct TracedUpdateText {
  let after: SectionTable
  /// Nil where the update was not legal.
  let plan: UpdatePlan?
}

// MARK: - Renaming

extension ScenarioData {
  /// The same data with other names for some items.
  func renamed(_ names: [String: String]) -> ScenarioData {
    guard !names.isEmpty else { return self }
    return ScenarioData(
      sections: sections.map { section in
        let old = section.allIDs
        let new = old.map { names[$0] ?? $0 }
        return old == new ? section : Section(id: section.id, items: .ids(new))
      })
  }
}

extension ScenarioData.Section {
  var allIDs: [String] {
    switch items {
    case .count(let count): (0..<count).map { "\(id).\($0)" }
    case .ids(let ids): ids
    }
  }
}

extension StepAction {
  /// The data that a step brings.
  var dataAfter: ScenarioData? {
    switch self {
    case .set(let data): data
    case .batch(let step): step.data
    default: nil
    }
  }

  func renamed(_ names: [String: String]) -> StepAction {
    switch self {
    case .set(let data): return .set(data.renamed(names))
    case .batch(var step):
      step.data = step.data?.renamed(names)
      return .batch(step)
    default: return self
    }
  }
}
