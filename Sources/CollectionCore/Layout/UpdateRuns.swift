/// One step through the items of a section after an update.
enum UpdateStep {
  /// Items that follow each other as they did before; numbers before the update.
  case stay(Range<Int>)
  /// Items that are new or reloaded; numbers after the update.
  case new(Range<Int>)
  /// An item that was moved here by name; its path before the update.
  case moved(from: ItemPath)
}

/// Goes through the items of a section that stays, as an update leaves them, from the first to the last.
struct UpdateRuns {
  private let plan: UpdatePlan
  private let oldCount: Int
  private let newCount: Int
  private let removedEnd: Int
  private let placedEnd: Int
  private var removed: Int
  private var placed: Int
  private var old = 0
  private var new = 0
  /// Whether nothing happens to the items of the section.
  let isEmpty: Bool
  /// The items in front of the first edit are numbered as before.
  let prefix: Int

  /// - Parameters:
  ///   - old: The number of the section before the update.
  ///   - new: Its number after it.
  init(_ plan: UpdatePlan, old: Int, new: Int) {
    self.plan = plan
    oldCount = plan.before.itemCount(in: old)
    newCount = plan.after.itemCount(in: new)
    let from = plan.removed.edits.isEmpty ? 0..<0 : plan.removed.range(ofSection: Int32(truncatingIfNeeded: old))
    let to = plan.placed.edits.isEmpty ? 0..<0 : plan.placed.range(ofSection: Int32(truncatingIfNeeded: new))
    removed = from.lowerBound
    removedEnd = from.upperBound
    placed = to.lowerBound
    placedEnd = to.upperBound
    isEmpty = from.isEmpty && to.isEmpty
    prefix = min(
      from.isEmpty ? oldCount : Int(plan.removed.edits[from.lowerBound].path.item),
      to.isEmpty ? newCount : Int(plan.placed.edits[to.lowerBound].path.item))
  }

  /// The next step, nil at the end.
  mutating func next() -> UpdateStep? {
    while removed < removedEnd, Int(plan.removed.edits[removed].path.item) == old {
      old += 1
      removed += 1
    }
    if placed < placedEnd, Int(plan.placed.edits[placed].path.item) == new {
      let edit = plan.placed.edits[placed]
      if edit.action == .move {
        placed += 1
        new += 1
        return .moved(from: edit.partner)
      }
      let first = new
      while placed < placedEnd, Int(plan.placed.edits[placed].path.item) == new,
        plan.placed.edits[placed].action != .move
      {
        placed += 1
        new += 1
      }
      return .new(first..<new)
    }
    let oldEnd = removed < removedEnd ? Int(plan.removed.edits[removed].path.item) : oldCount
    let newEnd = placed < placedEnd ? Int(plan.placed.edits[placed].path.item) : newCount
    let count = min(oldEnd - old, newEnd - new)
    guard count > 0 else { return nil }
    let run = old..<old + count
    old += count
    new += count
    return .stay(run)
  }
}
