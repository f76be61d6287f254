/// The calls of a batch with some of their indexes taken as meant in the other coordinate system.
struct UpdateConversion {
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]

  /// Move targets taken as old indexes: where what was there comes to be. Nil when that changes nothing.
  var movesFromOldIndexes: [UpdateOperation]? {
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
  var insertsFromOldIndexes: [[UpdateOperation]] {
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
      target.item += earlier
      return .insert(target)
    }
    if let pushed { results.append(pushed) }
    return results
  }

  /// Deletes, reloads and move sources taken as new indexes, or as those that earlier calls leave: where what is there
  /// was. Nil when that changes nothing.
  var deletesFromNewIndexes: [UpdateOperation]? {
    let inserts = SortedPaths(UpdateListing(operations).inserts.filter { $0.item != ItemPath.unlimited })
    var deleted: [ItemPath] = []
    return changed { operation in
      switch operation {
      case .delete(let path):
        // Each delete sees the list that the ones before it left.
        var old = path
        old.item -= inserts.count(below: path, in: path.section)
        for other in deleted.sorted() where other.section == old.section && other.item <= old.item { old.item += 1 }
        deleted.append(old)
        return .delete(old)
      case .reload(let path):
        var old = path
        old.item -= inserts.count(below: path, in: path.section)
        for other in deleted.sorted() where other.section == old.section && other.item <= old.item { old.item += 1 }
        return .reload(old)
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
