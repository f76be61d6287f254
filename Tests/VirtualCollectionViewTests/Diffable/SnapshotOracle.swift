/// An edit of a snapshot, with numbers as identifiers.
enum SnapshotEdit {
  case appendSections([Int])
  case insertSections([Int], isAfter: Bool, Int)
  case deleteSections([Int])
  case moveSection(Int, isAfter: Bool, Int)
  case appendItems([Int], Int?)
  case insertItems([Int], isAfter: Bool, Int)
  case deleteItems([Int])
  case moveItem(Int, isAfter: Bool, Int)
  case deleteAllItems
  /// A question that puts tables right.
  case indexOfItem(Int)

  static func random(_ random: inout some RandomNumberGenerator, items: Int, sections: Int) -> SnapshotEdit {
    func list(_ limit: Int, _ longest: Int) -> [Int] {
      (0..<Int.random(in: 0...longest, using: &random)).map { _ in Int.random(in: 0..<limit, using: &random) }
    }
    func unique(_ list: [Int]) -> [Int] {
      // Now and then an identifier twice.
      if Int.random(in: 0..<12, using: &random) == 0 { return list }
      var seen = Set<Int>()
      return list.filter { seen.insert($0).inserted }
    }
    let item = Int.random(in: 0..<items, using: &random)
    let section = Int.random(in: 0..<sections, using: &random)
    let isAfter = Bool.random(using: &random)
    let longest = [1, 3, 20].randomElement(using: &random)!
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<3: return .appendSections(unique(list(sections, 3)))
    case 3..<5: return .insertSections(unique(list(sections, 3)), isAfter: isAfter, section)
    case 5: return .deleteSections(list(sections, 2))
    case 6..<8: return .moveSection(section, isAfter: isAfter, Int.random(in: 0..<sections, using: &random))
    case 8..<16: return .appendItems(unique(list(items, longest)), Bool.random(using: &random) ? section : nil)
    case 16..<22: return .insertItems(unique(list(items, longest)), isAfter: isAfter, item)
    case 22..<28: return .deleteItems(list(items, longest))
    case 28..<33: return .moveItem(Int.random(in: 0..<items, using: &random), isAfter: isAfter, item)
    case 33: return Int.random(in: 0..<10, using: &random) == 0 ? .deleteAllItems : .indexOfItem(item)
    default: return .indexOfItem(item)
    }
  }
}

/// A snapshot as an array of arrays: what the real one must agree with.
struct SnapshotOracle {
  var sections: [(id: Int, items: [Int])] = []

  /// Carries an edit out; false, and nothing has changed, when it is not allowed.
  mutating func apply(_ edit: SnapshotEdit) -> Bool {
    switch edit {
    case .appendSections(let ids): return insert(ids, at: sections.count)
    case .insertSections(let ids, let isAfter, let anchor):
      guard !ids.contains(anchor), let index = index(of: anchor) else { return false }
      return insert(ids, at: isAfter ? index + 1 : index)
    case .deleteSections(let ids): sections.removeAll { ids.contains($0.id) }
    case .moveSection(let id, let isAfter, let anchor):
      guard id != anchor, let from = index(of: id), index(of: anchor) != nil else { return false }
      let moved = sections.remove(at: from)
      let to = index(of: anchor)!
      sections.insert(moved, at: isAfter ? to + 1 : to)
    case .appendItems(let ids, let section):
      guard !sections.isEmpty, Set(ids).count == ids.count else { return false }
      let target = section ?? sections[sections.count - 1].id
      guard let index = index(of: target) else { return false }
      remove(ids)
      sections[index].items += ids
    case .insertItems(let ids, let isAfter, let anchor):
      guard !ids.contains(anchor), Set(ids).count == ids.count, let index = indexOfSection(of: anchor) else {
        return false
      }
      remove(ids)
      let position = sections[index].items.firstIndex(of: anchor)!
      sections[index].items.insert(contentsOf: ids, at: isAfter ? position + 1 : position)
    case .deleteItems(let ids): remove(ids)
    case .moveItem(let id, let isAfter, let anchor):
      guard indexOfSection(of: id) != nil else { return false }
      return apply(.insertItems([id], isAfter: isAfter, anchor))
    case .deleteAllItems: sections = []
    case .indexOfItem: break
    }
    return true
  }

  private func index(of section: Int) -> Int? { sections.firstIndex { $0.id == section } }

  private func indexOfSection(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }

  private mutating func insert(_ ids: [Int], at index: Int) -> Bool {
    guard Set(ids).count == ids.count, !ids.contains(where: { self.index(of: $0) != nil }) else { return false }
    sections.insert(contentsOf: ids.map { ($0, []) }, at: index)
    return true
  }

  private mutating func remove(_ ids: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { ids.contains($0) } }
  }
}
