/// One of the batches that lead to a new list, and the model that has to be there after it.
public struct DiffStage: Hashable, Sendable {
  /// The calls of the batch, in the coordinates of the model before it.
  public let operations: [UpdateOperation]
  /// The numbers of items after the batch.
  public let counts: SectionTable
  /// The model after the batch, when it is not yet the new list: old sections with their old items, in this order.
  public let oldSections: [Int]?
}

/// How sections that move are brought together with edits of their items.
public enum SectionMoves: Hashable, Sendable {
  /// In one batch, as UIKit's own diffable data source does it.
  case withItems
  /// In a batch of their own before all else, if items come into, leave or join sections that move: some systems do not
  /// survive that (Semantics 6.29).
  case beforeItems
}

extension SectionedDiff {
  /// The edits as batches, one after the other.
  ///
  /// There is one, unless an item has to be reloaded for which one will not do: that moves, that is shifted by moves or
  /// whose old number does not exist afterwards. UIKit takes no such batch, reloads something else, or drops the reload
  /// (6.2a, 6.4, 6.17a). These are reloaded in a last batch, with their new paths.
  ///
  /// - Parameters:
  ///   - reloading: New paths of items to be shown again, in any order; inserted ones are left out, as they are asked for
  ///     anyway.
  ///   - sectionMoves: Whether sections move in a batch of their own.
  /// - Returns: Stages none of which is empty; none for equal lists without reloads. After the last the model is the new list.
  /// - Complexity: O((edits + reloads) log (edits + reloads) + sections).
  public func stages(reloading: [ItemPath] = [], sectionMoves: SectionMoves = .withItems) -> [DiffStage] {
    var stages: [DiffStage] = []
    var (counts, edits) = (before, operations)
    if sectionMoves == .beforeItems, hasMovedSectionsWithEdits {
      let order = orderOfMovedSections
      stages.append(movingStage(order))
      counts = stages[0].counts
      edits = operationsWithoutSectionMoves(order)
    }
    for batch in batches(edits, from: counts, reloading: reloading) {
      stages.append(DiffStage(operations: batch, counts: after, oldSections: nil))
    }
    return stages
  }

  private func batches(
    _ edits: [UpdateOperation], from counts: SectionTable, reloading: [ItemPath]
  ) -> [[UpdateOperation]] {
    if reloading.isEmpty { return edits.isEmpty ? [] : [edits] }
    let plan: UpdatePlan
    do throws(UpdateError) {
      plan = try UpdatePlan(before: counts, after: after, operations: edits)
    } catch {
      fatalError("The edits between two lists are not legal: " + error.sentence)
    }
    var staging = ReloadStaging(edits)
    var last: ItemPath?
    for new in reloading.sorted() where new != last {
      last = new
      guard let old = plan.oldPath(of: new) else { continue }
      let section = Int(new.section)
      let isMoved = plan.placed.edit(at: new) != nil || plan.sections.action(ofNew: section) == .move
      staging.add(old: old, new: new, isMoved: isMoved, newCount: after.itemCount(in: section))
    }
    return staging.batches
  }
}

// MARK: - Sections before items

extension SectionedDiff {
  /// Whether an item comes into a section that moves, leaves it or joins it.
  private var hasMovedSectionsWithEdits: Bool {
    if sections.moved.isEmpty { return false }
    let map = sections.indexMap
    func isMoved(new path: ItemPath) -> Bool { map.action(ofNew: Int(path.section)) == .move }
    func isMoved(old path: ItemPath) -> Bool { map.action(ofOld: Int(path.section)) == .move }
    if itemInserts.contains(where: isMoved(new:)) { return true }
    return itemMoves.contains { isMoved(old: $0.from) || isMoved(new: $0.to) }
  }

  /// The old sections once those that move have moved and nothing else has happened.
  private var orderOfMovedSections: [Int] {
    let map = sections.indexMap
    var order: [Int] = []
    order.reserveCapacity(before.sectionCount)
    var next = 0
    func addStaying(upTo end: Int) {
      while next < end {
        if map.action(ofOld: next) != .move { order.append(next) }
        next += 1
      }
    }
    for new in 0..<after.sectionCount {
      guard let old = map.oldIndex(of: new) else { continue }
      if map.action(ofOld: old) == .move { order.append(old) } else { addStaying(upTo: old + 1) }
    }
    addStaying(upTo: before.sectionCount)
    return order
  }

  private func movingStage(_ order: [Int]) -> DiffStage {
    let map = sections.indexMap
    var operations: [UpdateOperation] = []
    var counts: [Int] = []
    for (place, old) in order.enumerated() {
      counts.append(before.itemCount(in: old))
      if map.action(ofOld: old) == .move { operations.append(.moveSection(from: old, to: place)) }
    }
    return DiffStage(operations: operations, counts: SectionTable(counts: counts), oldSections: order)
  }

  /// All edits but those moves, with sections named by their place in an order.
  private func operationsWithoutSectionMoves(_ order: [Int]) -> [UpdateOperation] {
    var placeOf = [Int](repeating: 0, count: order.count)
    for (place, old) in order.enumerated() { placeOf[old] = place }
    func path(_ old: ItemPath) -> ItemPath { ItemPath(placeOf[Int(old.section)], Int(old.item)) }
    var result: [UpdateOperation] = []
    for operation in operations {
      switch operation {
      case .moveSection: continue
      case .deleteSection(let section): result.append(.deleteSection(placeOf[section]))
      case .delete(let old): result.append(.delete(path(old)))
      case .move(let from, let to): result.append(.move(from: path(from), to: to))
      default: result.append(operation)
      }
    }
    return result
  }
}
