import CollectionCore

/// The rules of batch updates said once more, one after the other and without any thought for time: loops over lists of
/// numbers. The plan has to come to the same first error and to the same places.
struct NaiveUpdate {
  let before: [Int]
  let after: [Int]
  var deletes: [(section: Int, item: Int)] = []
  var inserts: [(section: Int, item: Int)] = []
  var reloads: [(section: Int, item: Int)] = []
  var moves: [Move] = []
  /// Where each reload comes back.
  var twins: [(section: Int, item: Int)] = []

  struct Move {
    var from: (section: Int, item: Int)
    var to: (section: Int, item: Int)
  }

  /// The item number of a whole section.
  static let whole = Int.max

  init(before: [Int], after: [Int], operations: [UpdateOperation]) {
    self.before = before
    self.after = after
    func pair(_ path: ItemPath) -> (section: Int, item: Int) { (Int(path.section), Int(path.item)) }
    for operation in operations {
      switch operation {
      case .insert(let path): inserts.append(pair(path))
      case .delete(let path): deletes.append(pair(path))
      case .reload(let path): reloads.append(pair(path))
      case .move(let from, let to): moves.append(Move(from: pair(from), to: pair(to)))
      case .reconfigure: break
      case .insertSection(let section): inserts.append((section, NaiveUpdate.whole))
      case .deleteSection(let section): deletes.append((section, NaiveUpdate.whole))
      case .reloadSection(let section): reloads.append((section, NaiveUpdate.whole))
      case .moveSection(let from, let to):
        moves.append(Move(from: (from, NaiveUpdate.whole), to: (to, NaiveUpdate.whole)))
      }
    }
  }

  func place(_ pair: (section: Int, item: Int)) -> UpdatePlace {
    pair.item == NaiveUpdate.whole ? .section(pair.section) : .item(ItemPath(pair.section, pair.item))
  }

  func isThere(_ pair: (section: Int, item: Int), _ counts: [Int]) -> Bool {
    guard counts.indices.contains(pair.section) else { return false }
    return pair.item == NaiveUpdate.whole || (0..<counts[pair.section]).contains(pair.item)
  }

  func count(_ pair: (section: Int, item: Int), in list: [(section: Int, item: Int)]) -> Int {
    list.filter { $0 == pair }.count
  }

  // MARK: - Reloads

  /// Where something comes to be when a list of numbers is deleted from and inserted into.
  private func shifted(_ number: Int, deletes: [Int], inserts: [Int]) -> Int {
    // From −1, since that is what an index path of length 1 has for an item.
    var list: [Int?] = Array(-1...max(number, -1))
    list.removeAll { $0 != number && deletes.contains($0!) }
    for insert in Set(inserts).sorted() { list.insert(nil, at: max(0, min(insert + 1, list.count))) }
    return list.firstIndex(of: number)! - 1
  }

  func twin(of reload: (section: Int, item: Int)) -> (section: Int, item: Int) {
    let whole = NaiveUpdate.whole
    let section = shifted(
      reload.section, deletes: deletes.filter { $0.item == whole }.map(\.section),
      inserts: inserts.filter { $0.item == whole }.map(\.section))
    if reload.item == whole { return (section, whole) }
    let item = shifted(
      reload.item, deletes: deletes.filter { $0.section == reload.section && $0.item != whole }.map(\.item),
      inserts: inserts.filter { $0.section == section && $0.item != whole }.map(\.item))
    return (section, item)
  }

  // MARK: - The first error

  mutating func firstError() -> UpdateError? {
    placeReloads() ?? deleteError() ?? insertError() ?? moveError() ?? countError()
  }

  /// The error that comes of reloads; their twins are known afterwards.
  private mutating func placeReloads() -> UpdateError? {
    var kept: [(section: Int, item: Int)] = []
    for reload in reloads.sorted(by: <) {
      if count(reload, in: deletes) > 0 { return .deleteAndReload(place(reload)) }
      if count(reload, in: kept) > 0 { continue }
      let twin = twin(of: reload)
      let room = after.indices.contains(twin.section) ? after[twin.section] : 0
      if isThere(reload, before) && reload.item != NaiveUpdate.whole && reload.item >= room { continue }
      twins.append(twin)
      kept.append(reload)
    }
    reloads = kept
    return nil
  }

  private mutating func deleteError() -> UpdateError? {
    deletes += reloads
    var counted: [(section: Int, item: Int)] = []
    for delete in deletes.sorted(by: >) {
      let isSection = delete.item == NaiveUpdate.whole
      if !isSection && count((delete.section, NaiveUpdate.whole), in: deletes) > 0 { continue }
      if !before.indices.contains(delete.section) {
        return isSection
          ? .deleteMissingSection(section: delete.section, sectionsBefore: before.count)
          : .deleteInMissingSection(ItemPath(delete.section, delete.item), sectionsBefore: before.count)
      }
      if !isThere(delete, before) {
        return .deleteMissingItem(ItemPath(delete.section, delete.item), itemsBefore: before[delete.section])
      }
      if moves.contains(where: { $0.from == delete }) { return .deleteAndMove(place(delete)) }
      counted.append(delete)
    }
    deletes = counted
    return nil
  }

  private mutating func insertError() -> UpdateError? {
    inserts += twins
    for insert in inserts.sorted(by: <) {
      let isSection = insert.item == NaiveUpdate.whole
      if !after.indices.contains(insert.section) {
        return isSection
          ? .insertMissingSection(section: insert.section, sectionsAfter: after.count)
          : .insertInMissingSection(ItemPath(insert.section, insert.item), sectionsAfter: after.count)
      }
      if !isThere(insert, after) {
        return .insertMissingItem(ItemPath(insert.section, insert.item), itemsAfter: after[insert.section])
      }
      if moves.contains(where: { $0.to == insert }) { return .insertAndMove(place(insert)) }
    }
    let sections = inserts.filter { $0.item == NaiveUpdate.whole }.map(\.section)
    inserts.removeAll { $0.item != NaiveUpdate.whole && sections.contains($0.section) }
    return nil
  }

  private mutating func moveError() -> UpdateError? {
    // The order of calls decides among moves of one source.
    var ordered: [Move] = []
    for source in moves.map(\.from).sorted(by: <) {
      for move in moves where move.from == source && !ordered.contains(where: { $0.from == source }) {
        ordered.append(move)
        for other in moves where other.from == source {
          if ordered.last!.to != other.to || ordered.last!.from != other.from { ordered.append(other) }
        }
      }
    }
    moves = ordered
    for i in moves.indices {
      if let error = rangeError(moves[i]) { return error }
      for j in moves.indices where j > i {
        if moves[j].from == moves[i].from {
          return .moveTwice(place(moves[i].from), to: place(moves[i].to), and: place(moves[j].to))
        }
        if moves[j].to == moves[i].to {
          return .moveToSamePlace(place(moves[i].from), and: place(moves[j].from), to: place(moves[i].to))
        }
      }
    }
    return nil
  }

  private func rangeError(_ move: Move) -> UpdateError? {
    let (from, to) = (move.from, move.to)
    if from.item == NaiveUpdate.whole {
      if !isThere(from, before) { return .moveMissingSection(section: from.section, sectionsBefore: before.count) }
      if !isThere(to, after) {
        return .moveToMissingSection(from: from.section, to: to.section, sectionsAfter: after.count)
      }
      return nil
    }
    let (source, target) = (ItemPath(from.section, from.item), ItemPath(to.section, to.item))
    if !before.indices.contains(from.section) {
      return .moveFromMissingSection(source, sectionsBefore: before.count)
    }
    if !isThere(from, before) { return .moveMissingItem(source, itemsBefore: before[from.section]) }
    if !after.indices.contains(to.section) {
      return .moveIntoMissingSection(from: source, to: target, sectionsAfter: after.count)
    }
    if !isThere(to, after) {
      return .moveToMissingItem(from: source, to: target, itemsAfter: after[to.section])
    }
    return nil
  }

  private func countError() -> UpdateError? {
    let whole = NaiveUpdate.whole
    let inserted = inserts.filter { $0.item == whole }.count
    let deleted = deletes.filter { $0.item == whole }.count
    if after.count != before.count + inserted - deleted {
      return .sectionCount(balance(inserted: inserted, deleted: deleted))
    }
    if let double = firstDouble(sections: true) { return double }
    let origins = sectionOrigins()
    for section in after.indices {
      guard let old = origins[section] else { continue }
      func leaves(_ move: Move) -> Bool { move.from.item != whole && origins[move.to.section] != move.from.section }
      let inserted = inserts.filter { $0.section == section && $0.item != whole }.count
      let deleted = deletes.filter { $0.section == old && $0.item != whole }.count
      let movedIn = moves.filter { $0.to.section == section && leaves($0) }.count
      let movedOut = moves.filter { $0.from.section == old && leaves($0) }.count
      if after[section] != before[old] + inserted - deleted + movedIn - movedOut {
        return .itemCount(
          balance(old, section, inserted: inserted, deleted: deleted, movedIn: movedIn, movedOut: movedOut))
      }
    }
    return firstDouble(sections: false)
  }

  private func firstDouble(sections: Bool) -> UpdateError? {
    for delete in deletes.sorted(by: <) where (delete.item == NaiveUpdate.whole) == sections {
      if count(delete, in: deletes) > 1 { return .duplicateDelete(place(delete)) }
    }
    return nil
  }

  private func balance(inserted: Int, deleted: Int) -> SectionCountBalance {
    SectionCountBalance(before: before.count, after: after.count, inserted: inserted, deleted: deleted)
  }

  private func balance(
    _ old: Int, _ new: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
  ) -> ItemCountBalance {
    ItemCountBalance(
      oldSection: old, newSection: new, before: before[old], after: after[new], inserted: inserted, deleted: deleted,
      movedIn: movedIn, movedOut: movedOut)
  }

  // MARK: - The result

  /// Fills places: what is claimed first, a double on the next free place or the last free one, then what stays, in order.
  private func filled(
    count: Int, new: [Int], moved: [(to: Int, what: (Int, Int))], staying: [(Int, Int)]
  ) -> [(Int, Int)?] {
    var result = [(Int, Int)?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    for move in moved {
      result[move.to] = move.what
      isTaken[move.to] = true
    }
    let sorted = new.sorted()
    for place in Set(new) { isTaken[place] = true }
    for i in sorted.indices where i > 0 && sorted[i] == sorted[i - 1] {
      let free =
        (sorted[i]..<count).first { !isTaken[$0] } ?? (0..<count).last { !isTaken[$0] }
      if let free { isTaken[free] = true }
    }
    var rest = staying[...]
    for i in 0..<count where !isTaken[i] { result[i] = rest.popFirst() }
    return result
  }

  /// The old number of each new section; nil for those that are inserted or reloaded.
  func sectionOrigins() -> [Int?] {
    let whole = NaiveUpdate.whole
    let gone = deletes.filter { $0.item == whole }.map(\.section)
    let moved = moves.filter { $0.from.item == whole }
    let staying = before.indices.filter { section in
      !gone.contains(section) && !moved.contains { $0.from.section == section }
    }
    return filled(
      count: after.count, new: inserts.filter { $0.item == whole }.map(\.section),
      moved: moved.map { ($0.to.section, ($0.from.section, 0)) }, staying: staying.map { ($0, 0) }
    ).map { $0?.0 }
  }

  /// The old path of each new item, section by section; nil for those that are inserted or reloaded. The batch is legal.
  func itemOrigins() -> [[ItemPath?]] {
    let whole = NaiveUpdate.whole
    return zip(after.indices, sectionOrigins()).map { section, old in
      var staying: [(Int, Int)] = []
      if let old {
        for item in 0..<before[old] where count((old, item), in: deletes) == 0 {
          if !moves.contains(where: { $0.from == (old, item) }) { staying.append((old, item)) }
        }
      }
      let moved = moves.filter { $0.to.section == section && $0.from.item != whole }
      let new = inserts.filter { $0.section == section && $0.item != whole }.map(\.item)
      return filled(count: after[section], new: new, moved: moved.map { ($0.to.item, $0.from) }, staying: staying)
        .map { $0.map { ItemPath($0.0, $0.1) } }
    }
  }
}
