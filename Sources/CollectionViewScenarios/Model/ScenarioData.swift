import CollectionCore

/// The model behind a collection view: sections of items, each with an identifier.
public struct ScenarioData: Hashable, Sendable {
  /// The sections in order.
  public var sections: [Section]

  /// Makes a model.
  public init(sections: [Section] = []) { self.sections = sections }

  /// Makes a model of counts; sections are called `S0`, `S1` …, items `S0.0`, `S0.1` ….
  public init(counts: [Int]) {
    sections = counts.enumerated().map { Section(id: "S\($0)", items: .count($1)) }
  }

  /// One section of a model.
  public struct Section: Hashable, Sendable {
    /// The identifier; `S` and the section's number when a file says none.
    public var id: String
    /// The items.
    public var items: Items

    /// Makes a section.
    public init(id: String, items: Items) {
      self.id = id
      self.items = items
    }
  }

  /// The items of a section: so many, or these. A count takes no room, however large.
  public enum Items: Hashable, Sendable {
    /// So many items, called section identifier, `.` and number.
    case count(Int)
    /// These items, by identifier.
    case ids([String])

    /// How many there are.
    public var count: Int {
      switch self {
      case .count(let count): count
      case .ids(let ids): ids.count
      }
    }
  }
}

// MARK: - Asking

extension ScenarioData {
  /// How many items each section has.
  public var counts: [Int] { sections.map(\.items.count) }

  /// The identifier of an item, nil when there is none at this path.
  public func itemID(at path: ItemPath) -> String? {
    guard path.section >= 0, Int(path.section) < sections.count else { return nil }
    return sections[Int(path.section)].itemID(at: Int(path.item))
  }
}

extension ScenarioData.Section {
  /// The identifier of an item, nil when there is none of this number.
  public func itemID(at item: Int) -> String? {
    guard item >= 0, item < items.count else { return nil }
    switch items {
    case .count: return "\(id).\(item)"
    case .ids(let ids): return ids[item]
    }
  }
}
