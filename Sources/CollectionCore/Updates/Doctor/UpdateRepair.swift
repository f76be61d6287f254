/// Looks for the fewest changes to the calls of a batch that make it legal, the counts being what they are.
///
/// Single changes that speak to the broken rule are tried first, then pairs; after that the most promising change is made
/// and the search starts again, so that the result is always legal, but for large repairs not proved to be smallest.
struct UpdateRepair {
  let before: SectionTable
  let after: SectionTable
  let dropsLateReloads: Bool
  /// How many more plans may be made in the search.
  private var budget: Int

  init(before: SectionTable, after: SectionTable, callCount: Int, dropsLateReloads: Bool) {
    self.before = before
    self.after = after
    self.dropsLateReloads = dropsLateReloads
    // A plan costs as much as it has calls.
    budget = max(20, min(4_000, 200_000 / (callCount + 1)))
  }

  func error(_ operations: [UpdateOperation]) -> UpdateError? {
    do throws(UpdateError) {
      _ = try UpdatePlan(
        before: before, after: after, operations: operations, dropsLateReloads: dropsLateReloads)
      return nil
    } catch {
      return error
    }
  }

  /// The changes, none when the batch is legal; nil when nothing was found.
  mutating func changes(_ operations: [UpdateOperation]) -> [UpdateChange]? {
    guard let first = error(operations) else { return [] }
    var current = operations
    var broken = first
    var made: [UpdateChange] = []
    // Each round mends one error or takes one from a difference of counts. What takes more is no mistake in the calls.
    for _ in 0..<24 {
      let candidates = UpdateCandidates(before: before, after: after, operations: current).changes(for: broken)
      if let rest = search(current, candidates) { return made + rest }
      guard let best = best(current, candidates, broken) else { return nil }
      made.append(best.change)
      current = best.operations
      broken = best.error
    }
    return nil
  }

  /// One change that is enough, or two.
  private mutating func search(_ operations: [UpdateOperation], _ candidates: [UpdateChange]) -> [UpdateChange]? {
    for change in candidates where spend() && error(change.applied(to: operations)) == nil { return [change] }
    // A call that has nothing to do with the first broken rule may still be the only one that is wrong.
    if operations.count <= 100 {
      for operation in operations {
        let change = UpdateChange.remove(operation)
        if spend() && error(change.applied(to: operations)) == nil { return [change] }
      }
    }
    if candidates.count > 60 { return nil }
    for change in candidates {
      let changed = change.applied(to: operations)
      guard spend(), let error = error(changed) else { continue }
      let more = UpdateCandidates(before: before, after: after, operations: changed).changes(for: error)
      for second in more.prefix(60) where spend() && self.error(second.applied(to: changed)) == nil {
        return [change, second]
      }
    }
    return nil
  }

  /// The change after which the batch fails latest in UIKit's order of checks and is least far from legal.
  private mutating func best(
    _ operations: [UpdateOperation], _ candidates: [UpdateChange], _ broken: UpdateError
  ) -> (change: UpdateChange, operations: [UpdateOperation], error: UpdateError)? {
    var best: (change: UpdateChange, operations: [UpdateOperation], error: UpdateError)?
    var bestDistance = distance(operations, broken)
    for change in candidates.prefix(40) where spend() {
      let changed = change.applied(to: operations)
      guard let error = error(changed) else { return nil }
      let distance = distance(changed, error)
      if distance < bestDistance {
        bestDistance = distance
        best = (change, changed, error)
      }
    }
    return best
  }

  private mutating func spend() -> Bool {
    budget -= 1
    return budget >= 0
  }

  /// How far from legal: calls that conflict or are out of range weigh more than numbers that do not add up.
  private func distance(_ operations: [UpdateOperation], _ error: UpdateError) -> Int {
    let balances = UpdateBalances(before: before, after: after, operations: operations)
    return balances.clashes * 1_000 + abs(balances.sectionDifference) * 100 + balances.itemDifference
  }
}
