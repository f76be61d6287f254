import CollectionCore
import TestSupport

/// A random legal batch of edits on sections of some counts.
struct UpdateScript {
  var counts: [Int]
  var operations: [UpdateOperation] = []
  /// The counts after it.
  var after: [Int] = []

  /// The plan; nil when a reload comes into the way of another edit, which the generator does not see to.
  var plan: UpdatePlan? {
    do throws(UpdateError) {
      return try UpdatePlan(
        before: SectionTable(counts: counts), after: SectionTable(counts: after), operations: operations)
    } catch {
      return nil
    }
  }

  /// What stands at a place after the batch.
  private enum Token {
    case old(ItemPath)
    case moved(ItemPath)
    case new
  }

  private struct Section {
    var old: Int?
    var isMoved = false
    var tokens: [Token] = []
  }

  /// - Parameters:
  ///   - edits: How many items are edited at most.
  ///   - sections: Whether sections are, too.
  init(_ counts: [Int], edits: Int, sections editsSections: Bool, using random: inout SeededRandom) {
    self.counts = counts
    var sections = counts.enumerated().map { section, count in
      Section(old: section, tokens: (0..<count).map { .old(ItemPath(section, $0)) })
    }
    var loose: [ItemPath] = []
    for _ in 0..<edits where !sections.isEmpty {
      let section = Int.random(in: 0..<sections.count, using: &random)
      let kind = Int.random(in: 0..<8, using: &random)
      if kind < 4 { remove(from: &sections[section], kind, &loose, using: &random) }
      if kind >= 4 { sections[section].tokens.insert(.new, at: place(sections[section], using: &random)) }
    }
    if editsSections { edit(&sections, using: &random) }
    if sections.isEmpty { sections.append(Section()) }
    for path in loose {
      let section = Int.random(in: 0..<sections.count, using: &random)
      sections[section].tokens.insert(.moved(path), at: place(sections[section], using: &random))
    }
    for (number, section) in sections.enumerated() {
      after.append(section.tokens.count)
      if section.old == nil { operations.append(.insertSection(number)) }
      if section.isMoved, let old = section.old { operations.append(.moveSection(from: old, to: number)) }
      for (item, token) in section.tokens.enumerated() {
        switch token {
        case .old: break
        case .moved(let from): operations.append(.move(from: from, to: ItemPath(number, item)))
        case .new: if section.old != nil { operations.append(.insert(ItemPath(number, item))) }
        }
      }
    }
    operations.shuffle(using: &random)
  }

  /// Mostly at random; edits that touch each other are the hard ones.
  private func place(_ section: Section, using random: inout SeededRandom) -> Int {
    let count = section.tokens.count
    return Bool.random(using: &random)
      ? Int.random(in: 0...count, using: &random) : min(count, Int.random(in: 0...4, using: &random))
  }

  private mutating func remove(
    from section: inout Section, _ kind: Int, _ loose: inout [ItemPath], using random: inout SeededRandom
  ) {
    guard !section.tokens.isEmpty else { return }
    let place = min(section.tokens.count - 1, place(section, using: &random))
    guard case .old(let path) = section.tokens[place] else { return }
    if kind == 0 {
      if !operations.contains(.reload(path)) { operations.append(.reload(path)) }
      return
    }
    if operations.contains(.reload(path)) { return }
    section.tokens.remove(at: place)
    if kind == 1 { loose.append(path) } else { operations.append(.delete(path)) }
  }

  private mutating func edit(_ sections: inout [Section], using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...sections.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let tokens = [Token](repeating: .new, count: Int.random(in: 0...9, using: &random))
        sections.insert(Section(old: nil, tokens: tokens), at: place)
      case 1 where place < sections.count:
        guard let old = sections[place].old else { continue }
        // What is deleted or reloaded in it goes without saying.
        operations.removeAll { operation in
          switch operation {
          case .delete(let path), .reload(let path): Int(path.section) == old
          default: false
          }
        }
        operations.append(.deleteSection(old))
        sections.remove(at: place)
      case 2 where place < sections.count:
        guard sections[place].old != nil else { continue }
        var moved = sections.remove(at: place)
        moved.isMoved = true
        sections.insert(moved, at: Int.random(in: 0...sections.count, using: &random))
      default: break
      }
    }
  }
}
