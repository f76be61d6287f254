/// What a legal batch does, for people: how much comes and goes, drawn; who is where afterwards; what UIKit handles badly.
public struct UpdateAccount: Hashable, Sendable {
  /// The batch.
  public let plan: UpdatePlan
  /// Its calls.
  public let operations: [UpdateOperation]

  /// Makes an account.
  public init(plan: UpdatePlan, operations: [UpdateOperation]) {
    self.plan = plan
    self.operations = operations
  }

  /// Old items next to each other that stay so, and where the first of them is afterwards.
  public struct Run: Hashable, Sendable {
    /// The first of them before the update.
    public var old: ItemPath
    /// The first of them after it.
    public var new: ItemPath
    /// How many.
    public var count: Int
  }

  /// The most items whose places are looked at one by one.
  public static let mostItems = 100_000
}

// MARK: - Who is where

extension UpdateAccount {
  /// The items that keep their cells, in old order, those that move by name among them; nil when there are more than
  /// ``mostItems``.
  ///
  /// - Complexity: O(items log edits).
  public var runs: [Run]? {
    if plan.before.itemCount > UpdateAccount.mostItems { return nil }
    var runs: [Run] = []
    for section in 0..<plan.before.sectionCount {
      for item in 0..<plan.before.itemCount(in: section) {
        let old = ItemPath(section, item)
        guard let new = plan.newPath(of: old) else { continue }
        if let last = runs.last, last.old.section == old.section, last.new.section == new.section,
          Int(last.old.item) + last.count == item, Int(last.new.item) + last.count == Int(new.item)
        {
          runs[runs.count - 1].count += 1
        } else {
          runs.append(Run(old: old, new: new, count: 1))
        }
      }
    }
    return runs
  }
}

// MARK: - In words

extension UpdateAccount {
  /// All of it, in several lines without an end of line at the end.
  public var text: String {
    let runs = self.runs
    var text = summary(runs)
    let drawing = UpdateDrawing(before: plan.before, after: plan.after, operations: operations).text
    if !drawing.isEmpty { text += "\n" + drawing }
    let changed = (runs ?? []).filter { $0.old != $0.new }
    if !changed.isEmpty { text += "\ncells that stay under another path:" }
    for run in changed.prefix(UpdateAccount.mostLines) {
      text +=
        "\n  " + UpdateAccount.range(run.old, run.count) + (run.count == 1 ? " is now " : " are now ")
        + UpdateAccount.range(run.new, run.count)
    }
    if changed.count > UpdateAccount.mostLines {
      text += "\n  and " + NumberText.text(changed.count - UpdateAccount.mostLines) + " more"
    }
    for defect in plan.defects { text += "\nadvice: " + defect.sentence + " " + defect.remedy }
    return text
  }

  private static let mostLines = 8

  /// `3 deleted, 2 inserted, 1 moved, 1 reloaded; 4 items keep their cells`.
  private func summary(_ runs: [Run]?) -> String {
    var deleted = 0
    var inserted = 0
    var moved = 0
    var reloaded = 0
    var reconfigured = 0
    for operation in operations {
      switch operation {
      case .delete, .deleteSection: deleted += 1
      case .insert, .insertSection: inserted += 1
      case .move, .moveSection: moved += 1
      case .reload, .reloadSection: reloaded += 1
      case .reconfigure: reconfigured += 1
      }
    }
    var text = ""
    for (count, word) in [
      (deleted, " deleted"), (inserted, " inserted"), (moved, " moved"), (reloaded, " reloaded"),
      (reconfigured, " reconfigured"),
    ] where count > 0 { text += (text.isEmpty ? "" : ", ") + NumberText.text(count) + word }
    if text.isEmpty { text = "nothing changes" }
    guard let runs else { return text }
    var kept = 0
    for run in runs { kept += run.count }
    return text + "; " + NumberText.text(kept) + " of " + NumberText.text(plan.before.itemCount)
      + (plan.before.itemCount == 1 ? " item keeps its cell" : " items keep their cells")
  }

  /// `0.3` or `0.3 to 0.7`.
  private static func range(_ first: ItemPath, _ count: Int) -> String {
    let text = NumberText.text(first)
    if count == 1 { return text }
    return text + " to " + NumberText.text(ItemPath(Int(first.section), Int(first.item) + count - 1))
  }
}
