extension Diff {
  /// The edits as batches for the items of a section whose number does not change, with elements that are to be shown again.
  ///
  /// Elements that do not move are reloaded in the first batch. Those for which that would not be legal or be done badly by
  /// UIKit (they move, moves shift them, or their old number does not exist afterwards; Semantics 6.2a, 6.4, 6.17a) follow in
  /// a second batch, with their new numbers.
  ///
  /// - Parameter reloading: New numbers, in any order; inserted ones are left out, as they are asked for anyway.
  /// - Returns: No batch, one or two, none of them empty.
  /// - Complexity: O((edits + reloads) log (edits + reloads)).
  public func batches(inSection section: Int, reloading: [Int]) -> [[UpdateOperation]] {
    let map = indexMap
    var staging = ReloadStaging(operations(inSection: section))
    var last = -1
    for new in reloading.sorted() where new != last {
      last = new
      guard let old = map.oldIndex(of: new) else { continue }
      staging.add(
        old: ItemPath(section, old), new: ItemPath(section, new), isMoved: map.action(ofNew: new) == .move,
        newCount: newCount)
    }
    return staging.batches
  }
}

/// Decides which items can be reloaded in the batch that also changes their order.
///
/// UIKit makes a delete and an insert of a reload, at a place that counts the deletes and inserts of the batch but not its
/// moves (Semantics 6.2a). A reload waits for a second batch, where its path is the new one and nothing else happens,
///
/// - when the item moves: it would be deleted and moved (6.4, 6.25);
/// - when moves shift it: it would come back at the wrong place;
/// - when its old number does not exist in the section afterwards: it would be dropped (6.17a).
struct ReloadStaging {
  private var first: [UpdateOperation]
  private var second: [UpdateOperation] = []
  private let shift: ReloadShift

  /// - Parameter operations: The first batch, without reloads.
  init(_ operations: [UpdateOperation]) {
    first = operations
    let listing = UpdateListing(operations)
    shift = ReloadShift(deletes: listing.deletes, inserts: listing.inserts)
  }

  /// Adds a reload of an item that stays.
  ///
  /// - Parameter newCount: The number of items in its section after the first batch.
  mutating func add(old: ItemPath, new: ItemPath, isMoved: Bool, newCount: Int) {
    if !isMoved, Int(old.item) < newCount, shift.target(of: old) == new {
      first.append(.reload(old))
    } else {
      second.append(.reload(new))
    }
  }

  /// Those of the two batches that are not empty.
  var batches: [[UpdateOperation]] {
    var batches: [[UpdateOperation]] = []
    if !first.isEmpty { batches.append(first) }
    if !second.isEmpty { batches.append(second) }
    return batches
  }
}
