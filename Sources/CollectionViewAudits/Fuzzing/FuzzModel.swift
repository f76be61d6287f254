import CollectionCore
import Foundation

/// Sections of items, each known by a number for life.
struct FuzzModel {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  private var nextItem = 0
  private var nextSection = 0

  /// A model with sections of the given sizes.
  init(_ counts: [Int]) {
    for count in counts { sections.append(newSection(count)) }
  }

  var counts: [Int] { sections.map(\.items.count) }
  var itemCount: Int { counts.reduce(0, +) }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
  }

  func item(at path: ItemPath) -> Int { sections[Int(path.section)].items[Int(path.item)] }

  func path(of item: Int) -> ItemPath? {
    for (section, one) in sections.enumerated() {
      if let index = one.items.firstIndex(of: item) { return ItemPath(section, index) }
    }
    return nil
  }

  private mutating func newItem() -> Int {
    nextItem += 1
    return nextItem
  }

  private mutating func newSection(_ count: Int) -> Section {
    nextSection += 1
    return Section(id: nextSection, items: (0..<count).map { _ in newItem() })
  }
}

/// A batch, what it makes of a model, and whose cells it replaces.
struct FuzzBatch {
  var operations: [UpdateOperation]
  var after: FuzzModel
  /// Items that are reloaded, alone or with their section.
  var reloaded: Set<Int> = []
}

extension FuzzModel {
  /// A random legal batch: the new model is made first, by hand, and the calls say how it differs from the old one.
  ///
  /// - Parameter edits: About how much happens, from 1.
  func randomBatch(edits: Int, _ random: inout SplitMix64) -> FuzzBatch {
    var after = self
    var calls: [UpdateOperation] = []
    let reloads = Bool.random(using: &random)
    // Reloads share a batch with deletes and inserts: moves do not shift their place (Semantics 6.2a) and can meet them.
    let old = after.sections
    var deleted: Set<Int> = []
    var moved: Set<Int> = []
    var reloadedSections: Set<Int> = []
    for section in old.indices {
      let dice = Int.random(in: 0..<30, using: &random)
      if dice == 0, old.count - deleted.count > 1 {
        deleted.insert(section)
      } else if dice == 1, !reloads {
        moved.insert(section)
      } else if dice == 2, reloads {
        reloadedSections.insert(section)
      }
    }
    var removed: [(from: ItemPath, item: Int, moves: Bool)] = []
    let total = max(itemCount, 1)
    var reloadedItems: [ItemPath] = []
    for section in old.indices where !reloadedSections.contains(section) {
      after.sections[section].items = []
      for (index, item) in old[section].items.enumerated() {
        let isPicked = Int.random(in: 0..<total, using: &random) < edits
        let path = ItemPath(section, index)
        if isPicked, reloads, Bool.random(using: &random), !deleted.contains(section) {
          reloadedItems.append(path)
          after.sections[section].items.append(item)
        } else if isPicked {
          removed.append((path, item, !reloads && Bool.random(using: &random)))
        } else {
          after.sections[section].items.append(item)
        }
      }
    }
    for removal in removed where !removal.moves {
      if !deleted.contains(Int(removal.from.section)) || Bool.random(using: &random) {
        calls.append(.delete(removal.from))
      }
    }
    for section in deleted.sorted() { calls.append(.deleteSection(section)) }
    // Items that would go with a section are moved out of it, or go.
    var kept: [Section] = []
    var movedSections: [(from: Int, section: Section)] = []
    for section in old.indices where !deleted.contains(section) {
      if moved.contains(section) {
        movedSections.append((section, after.sections[section]))
      } else {
        kept.append(after.sections[section])
      }
    }
    var arriving: [(section: Section, call: (Int) -> UpdateOperation)] = movedSections.map { moved in
      (moved.section, { .moveSection(from: moved.from, to: $0) })
    }
    if Int.random(in: 0..<10, using: &random) == 0 || kept.isEmpty && arriving.isEmpty {
      let section = after.newSection(Int.random(in: 0..<4, using: &random))
      arriving.append((section, { .insertSection($0) }))
    }
    after.sections = kept
    calls += after.place(arriving, &random)
    // Items come at random places of the new sections.
    var incoming: [(item: Int, from: ItemPath?)] = removed.filter(\.moves).map { ($0.item, $0.from) }
    // Small models grow, so that there is something to see.
    let most = itemCount < 25 ? 2 * edits : edits
    for _ in 0..<Int.random(in: 0...most, using: &random) { incoming.append((after.newItem(), nil)) }
    calls += after.place(incoming, &random)
    var batch = FuzzBatch(operations: calls, after: after)
    for section in reloadedSections.sorted() {
      batch.operations.append(.reloadSection(section))
      batch.reloaded.formUnion(old[section].items)
    }
    for path in reloadedItems {
      let item = item(at: path)
      // A late reload is dropped (Semantics 6.17a): the cell stays.
      guard let new = after.path(of: item), Int(path.item) < after.sections[Int(new.section)].items.count else {
        continue
      }
      batch.operations.append(.reload(path))
      batch.reloaded.insert(item)
    }
    batch.operations.shuffle(using: &random)
    return batch
  }

  /// A model that is read again as a whole: edited as by a batch, or cut short.
  func randomReplacement(edits: Int, _ random: inout SplitMix64) -> FuzzModel {
    var after = randomBatch(edits: edits, &random).after
    guard Bool.random(using: &random) else { return after }
    for section in after.sections.indices {
      let count = after.sections[section].items.count
      after.sections[section].items.removeLast(Int.random(in: 0...count, using: &random))
    }
    return after
  }

  /// Puts sections at random numbers, and says so.
  private mutating func place(
    _ arriving: [(section: Section, call: (Int) -> UpdateOperation)], _ random: inout SplitMix64
  ) -> [UpdateOperation] {
    let total = sections.count + arriving.count
    let numbers = Array(0..<total).shuffled(using: &random).prefix(arriving.count).sorted()
    var calls: [UpdateOperation] = []
    for (number, one) in zip(numbers, arriving.shuffled(using: &random)) {
      sections.insert(one.section, at: number)
      calls.append(one.call(number))
    }
    return calls
  }

  /// Puts items at random paths, and says so where it needs saying.
  private mutating func place(
    _ incoming: [(item: Int, from: ItemPath?)], _ random: inout SplitMix64
  ) -> [UpdateOperation] {
    guard !sections.isEmpty else { return [] }
    var slots: [[(item: Int, from: ItemPath?)]] = Array(repeating: [], count: sections.count)
    for one in incoming { slots[Int.random(in: slots.indices, using: &random)].append(one) }
    var calls: [UpdateOperation] = []
    for section in slots.indices {
      let total = sections[section].items.count + slots[section].count
      let numbers = Array(0..<total).shuffled(using: &random).prefix(slots[section].count).sorted()
      for (number, one) in zip(numbers, slots[section]) {
        sections[section].items.insert(one.item, at: number)
        let path = ItemPath(section, number)
        calls.append(one.from.map { .move(from: $0, to: path) } ?? .insert(path))
      }
    }
    return calls
  }
}
