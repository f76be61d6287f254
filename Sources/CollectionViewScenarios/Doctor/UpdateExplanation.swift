import CollectionCore
import VirtualCollectionView

/// What one update does, or why it is refused: the counts and calls, and what the doctor says of them. A value.
public struct UpdateExplanation: Hashable, Sendable {
  /// The counts that are taken for those before the update.
  public let before: SectionTable
  /// The counts after it.
  public let after: SectionTable
  /// The calls.
  public let operations: [UpdateOperation]
  /// What is wrong with them; nil when the update is legal.
  public let diagnosis: UpdateDiagnosis?
  /// What becomes of each item; nil when the update is refused.
  public let plan: UpdatePlan?
  /// The model before the update, where it is known to be what the view had counted.
  var dataBefore: ScenarioData?
  /// The model after it.
  var dataAfter: ScenarioData?

  /// Explains an update.
  public init(
    before: SectionTable, after: SectionTable, operations: [UpdateOperation], hints: UpdateHints = UpdateHints()
  ) {
    self.init(
      before: before, after: after, operations: operations,
      diagnosis: UpdateDiagnosis(before: before, after: after, operations: operations, hints: hints))
  }

  /// Explains an update of which a view found out what is wrong.
  init(
    before: SectionTable, after: SectionTable, operations: [UpdateOperation], diagnosis: UpdateDiagnosis?
  ) {
    self.before = before
    self.after = after
    self.operations = operations
    self.diagnosis = diagnosis
    plan =
      diagnosis == nil ? try? UpdatePlan(before: before, after: after, operations: operations) : nil
  }

  /// Whether the view takes it.
  public var isLegal: Bool { plan != nil }

  /// UIKit's sentences about an update that is refused: of the newest systems, and what older ones said where that differs.
  public var sentences: (newest: String, before16_4: String?)? {
    guard let diagnosis else { return nil }
    switch diagnosis.error {
    case .sectionCount, .itemCount:
      let newest = UpdateWording.batch(before: before, after: after, operations: operations)
      return (newest, diagnosis.error.sentence)
    default: return (diagnosis.error.sentence, nil)
    }
  }
}

// MARK: - Identifiers

extension UpdateExplanation {
  /// Cells that stay and show the wrong item afterwards: legal, but not what the models tell. Known where both models list
  /// the identifiers of a section.
  public var mismatches: [String] {
    guard let plan, let dataBefore, let dataAfter else { return [] }
    var lines: [String] = []
    for run in UpdateAccount(plan: plan, operations: operations).runs ?? [] {
      for step in 0..<run.count {
        let old = ItemPath(Int(run.old.section), Int(run.old.item) + step)
        let new = ItemPath(Int(run.new.section), Int(run.new.item) + step)
        guard let was = dataBefore.listedID(at: old), let isNow = dataAfter.listedID(at: new), was != isNow else {
          continue
        }
        lines.append(
          "the cell of \(quoted(was)) (\(NumberText.text(old))) stays, at \(NumberText.text(new)), where the model has"
            + " \(quoted(isNow))")
      }
    }
    return lines
  }
}

extension UpdateExplanation {
  /// The calls that lead from the one model to the other, found by a diff; nil where the models do not list all their
  /// identifiers, or list one twice.
  public var callsOfModels: [UpdateOperation]? {
    guard let old = dataBefore?.listed, let new = dataAfter?.listed else { return nil }
    return SectionedDiff(from: old, to: new).operations
  }
}

extension ScenarioData {
  /// Sections and items by identifier; nil when some are only counted, or an identifier is there twice.
  fileprivate var listed: SectionedList<String, String>? {
    var lists: [(section: String, items: [String])] = []
    for section in sections {
      guard case .ids(let ids) = section.items else { return nil }
      lists.append((section.id, ids))
    }
    let all = lists.flatMap(\.items)
    guard Set(all).count == all.count, Set(lists.map(\.section)).count == lists.count else { return nil }
    return SectionedList(lists)
  }

  /// The identifier of an item that a document lists; those made of a count say nothing about identity.
  fileprivate func listedID(at path: ItemPath) -> String? {
    guard sections.indices.contains(Int(path.section)), case .ids = sections[Int(path.section)].items else {
      return nil
    }
    return itemID(at: path)
  }
}
