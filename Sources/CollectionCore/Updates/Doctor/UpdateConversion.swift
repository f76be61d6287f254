/// The calls of a batch with some of their indexes taken as meant in the other coordinate system.
struct UpdateConversion {
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]

  /// The calls as they were meant if indexes of the wrong side of the update were given, the more common mistakes first.
  var ofCoordinates: [(cause: UpdateCause, operations: [UpdateOperation])] {
    var all: [(cause: UpdateCause, operations: [UpdateOperation])] = []
    if let meant = movesFromOldIndexes { all.append((.moveTargetInOldIndexes, meant)) }
    // Following each call through those before it takes as long as there are pairs of calls.
    if operations.count > UpdateConversion.mostCalls { return all }
    for meant in insertsFromOldIndexes { all.append((.insertInOldIndexes, meant)) }
    if let meant = deletesFromNewIndexes { all.append((.deleteInNewIndexes, meant)) }
    return all
  }

  private static let mostCalls = 500

  /// The calls as they were meant if a slip was made that has nothing to do with updates.
  var ofSlips: [(cause: UpdateCause, operations: [UpdateOperation])] {
    var all: [(cause: UpdateCause, operations: [UpdateOperation])] = []
    for meant in countedFromOne { all.append((.countedFromOne, meant)) }
    if let meant = swapped { all.append((.sectionAndItemSwapped, meant)) }
    return all
  }

  /// Move targets taken as old indexes: where what was there comes to be. Nil when that changes nothing.
  private var movesFromOldIndexes: [UpdateOperation]? {
    let gone = removedPaths
    let listing = UpdateListing(operations)
    let shift = ReloadShift(deletes: gone, inserts: listing.inserts)
    return changed { operation in
      switch operation {
      case .move(let from, let to):
        // A place behind the last item stays behind it.
        return .move(from: from, to: shift.target(of: to))
      case .moveSection(let from, let to):
        return .moveSection(from: from, to: Int(shift.target(ofSection: Int32(truncatingIfNeeded: to))))
      default: return nil
      }
    }
  }

  /// Inserts taken as old indexes: before what was there, the earlier inserts pushing the later ones on; first with each
  /// insert at its own old place, then as numbers that only forget the deletes.
  private var insertsFromOldIndexes: [[UpdateOperation]] {
    let shift = ReloadShift(deletes: removedPaths, inserts: [])
    var before = UpdateListing(operations).inserts
    var results: [[UpdateOperation]] = []
    let lessDeletes = changed { operation in
      switch operation {
      case .insert(let path): return .insert(shift.target(of: path))
      case .insertSection(let section):
        return .insertSection(Int(shift.target(ofSection: Int32(truncatingIfNeeded: section))))
      default: return nil
      }
    }
    if let lessDeletes { results.append(lessDeletes) }
    let pushed = changed { operation in
      guard case .insert(let path) = operation else { return nil }
      let index = before.firstIndex(of: path) ?? 0
      // Used once, so that equal inserts are pushed on one after the other.
      var earlier: Int32 = 0
      for other in before[..<index] where other.section == path.section { earlier += 1 }
      before[index].item = Int32.min
      var target = shift.target(of: path)
      target.item &+= earlier
      return .insert(target)
    }
    if let pushed { results.append(pushed) }
    return results
  }

  /// Deletes, reloads and move sources taken as new indexes, or as those that earlier calls leave: where what is there
  /// was. Nil when that changes nothing.
  private var deletesFromNewIndexes: [UpdateOperation]? {
    let inserts = SortedPaths(UpdateListing(operations).inserts.filter { $0.item != ItemPath.unlimited })
    var deleted: [ItemPath] = []
    return changed { operation in
      switch operation {
      case .delete(let path):
        // Each delete sees the list that the ones before it left.
        var old = path
        old.item &-= inserts.count(below: path, in: path.section)
        for other in deleted.sorted() where other.section == old.section && other.item <= old.item { old.item &+= 1 }
        deleted.append(old)
        return .delete(old)
      case .reload(let path):
        var old = path
        old.item &-= inserts.count(below: path, in: path.section)
        for other in deleted.sorted() where other.section == old.section && other.item <= old.item { old.item &+= 1 }
        return .reload(old)
      default: return nil
      }
    }
  }

  /// Places taken as numbers that begin with 1: those after the update, those before it, and both.
  private var countedFromOne: [[UpdateOperation]] {
    func less(_ path: ItemPath) -> ItemPath { ItemPath(section: path.section, item: path.item &- 1) }
    func lessNew(_ operation: UpdateOperation) -> UpdateOperation {
      switch operation {
      case .insert(let path): return .insert(less(path))
      case .move(let from, let to): return .move(from: from, to: less(to))
      case .insertSection(let section): return .insertSection(section &- 1)
      case .moveSection(let from, let to): return .moveSection(from: from, to: to &- 1)
      default: return operation
      }
    }
    func lessOld(_ operation: UpdateOperation) -> UpdateOperation {
      switch operation {
      case .delete(let path): return .delete(less(path))
      case .reload(let path): return .reload(less(path))
      case .move(let from, let to): return .move(from: less(from), to: to)
      case .deleteSection(let section): return .deleteSection(section &- 1)
      case .reloadSection(let section): return .reloadSection(section &- 1)
      case .moveSection(let from, let to): return .moveSection(from: from &- 1, to: to)
      default: return operation
      }
    }
    var results: [[UpdateOperation]] = []
    if let meant = changed({ lessNew($0) }) { results.append(meant) }
    if let meant = changed({ lessOld($0) }) { results.append(meant) }
    if let meant = changed({ lessOld(lessNew($0)) }) { results.append(meant) }
    return results
  }

  /// Section and item in each other's place in every path of an item; nil when that changes nothing.
  private var swapped: [UpdateOperation]? {
    func swapped(_ path: ItemPath) -> ItemPath { ItemPath(section: path.item, item: path.section) }
    return changed { operation in
      switch operation {
      case .insert(let path): return .insert(swapped(path))
      case .delete(let path): return .delete(swapped(path))
      case .reload(let path): return .reload(swapped(path))
      case .move(let from, let to): return .move(from: swapped(from), to: swapped(to))
      default: return nil
      }
    }
  }

  /// What leaves its old place: deletes and move sources.
  private var removedPaths: [ItemPath] {
    var paths: [ItemPath] = []
    for operation in operations {
      switch operation {
      case .delete, .deleteSection, .move, .moveSection:
        if let source = operation.source { paths.append(source.path) }
      default: break
      }
    }
    paths.sort()
    return paths
  }

  /// The calls with some replaced; nil when none is.
  private func changed(_ replacement: (UpdateOperation) -> UpdateOperation?) -> [UpdateOperation]? {
    var result = operations
    for i in result.indices {
      if let new = replacement(result[i]) { result[i] = new }
    }
    return result == operations ? nil : result
  }
}
