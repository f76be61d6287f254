import CollectionCore
import TestSupport
import Testing

@Suite("UpdatePlan, random") struct UpdatePlanRandomTests {
  /// What differs between the plan and the rules told naively; nil when nothing does.
  private func difference(_ batch: UpdateCase) -> String? {
    var naive = NaiveUpdate(before: batch.before, after: batch.after, operations: batch.operations)
    let expected = naive.firstError()
    do throws(UpdateError) {
      let plan = try batch.plan()
      if let expected { return "legal instead of \(expected)" }
      return plan.checkInvariants() ?? mapDifference(plan, naive)
    } catch {
      return error == expected ? nil : "\(error) instead of \(expected.map { "\($0)" } ?? "none")"
    }
  }

  private func mapDifference(_ plan: UpdatePlan, _ naive: NaiveUpdate) -> String? {
    let origins = naive.sectionOrigins()
    for new in -1...naive.after.count {
      let expected = origins.indices.contains(new) ? origins[new] : nil
      if plan.sections.oldIndex(of: new) != expected { return "section \(new) comes from elsewhere" }
    }
    for old in -1...naive.before.count {
      let expected = old < 0 ? nil : origins.firstIndex(of: old)
      if plan.sections.newIndex(of: old) != expected { return "section \(old) goes elsewhere" }
    }
    var targets: [ItemPath: ItemPath] = [:]
    for (section, items) in naive.itemOrigins().enumerated() {
      for (item, old) in items.enumerated() {
        let new = ItemPath(section, item)
        if plan.oldPath(of: new) != old {
          return "\(new) comes from \(plan.oldPath(of: new).map { "\($0)" } ?? "nowhere")"
        }
        if plan.isNew(new) != (old == nil) { return "\(new) is new or not" }
        if let old { targets[old] = new }
      }
      if plan.oldPath(of: ItemPath(section, items.count)) != nil { return "there is one more in \(section)" }
    }
    for (section, count) in naive.before.enumerated() {
      for item in 0..<count {
        let old = ItemPath(section, item)
        let new = plan.newPath(of: old)
        if new != targets[old] { return "\(old) goes to \(new.map { "\($0)" } ?? "nowhere")" }
        if let difference = fateDifference(plan.fate(of: old), of: old, target: targets[old], naive) {
          return difference
        }
      }
      if plan.newPath(of: ItemPath(section, count)) != nil { return "there was one more in \(section)" }
    }
    let all = naive.before.enumerated().flatMap { section, count in (0..<count).map { ItemPath(section, $0) } }
    return plan.remapped(all) == targets.values.sorted() ? nil : "the selection differs"
  }

  private func fateDifference(
    _ fate: ItemFate?, of old: ItemPath, target: ItemPath?, _ naive: NaiveUpdate
  ) -> String? {
    let pair = (section: Int(old.section), item: Int(old.item))
    let isMoved = naive.moves.contains { $0.from == pair }
    switch fate {
    case .stays(let new) where !isMoved && new == target: return nil
    case .moved(let new) where isMoved && new == target: return nil
    case .reloaded where target == nil: return nil
    case .deleted where target == nil: return nil
    default: return "the fate of \(old) is \(fate.map { "\($0)" } ?? "none")"
    }
  }

  /// Whether the naive rules agree; the smallest batch where they do not is recorded.
  private func agrees(_ seed: UInt64, _ batch: UpdateCase) -> Bool {
    guard let message = difference(batch) else { return true }
    let (small, why) = shrunk(batch, message, smaller: \.smaller, failure: difference)
    Issue.record("seed \(seed): \(why) – \(small)")
    return false
  }

  @Test("10,000 random batches of sections and items lead where the naive rules lead (Semantics 6.1, 6.2a, 6.3)")
  func legalBatches() {
    var legal = 0
    for seed in UInt64(0)..<10_000 {
      var random = SeededRandom(seed: seed)
      let batch = UpdateCase.random(&random)
      guard agrees(seed, batch) else { break }
      if batch.error == nil { legal += 1 }
    }
    // Without this the generator could make nothing but illegal ones.
    #expect(legal > 7_500, "\(legal) were legal")
  }

  @Test("10,000 damaged batches are refused for the same first reason as by the naive rules (Semantics 6.20 to 6.26)")
  func illegalBatches() {
    var reasons: [String: Int] = [:]
    for seed in UInt64(100_000)..<110_000 {
      var random = SeededRandom(seed: seed)
      let batch = UpdateCase.random(&random).damaged(&random)
      guard agrees(seed, batch) else { break }
      if let error = batch.error { reasons[UpdatePlanRandomTests.name(error), default: 0] += 1 }
    }
    // Every reason must have been met.
    #expect(reasons.count == 20, "\(reasons)")
  }

  static func name(_ error: UpdateError) -> String { String("\(error)".prefix { $0 != "(" }) }
}
