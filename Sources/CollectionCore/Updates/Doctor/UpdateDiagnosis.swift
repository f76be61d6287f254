/// What a doctor says of a batch that is not legal: the rule, the likely causes, the smallest change that makes it legal,
/// and the counts drawn in both coordinate systems.
///
/// Made only when a batch has failed; it makes plans by the hundred in search of the smallest change, and stops early for
/// batches of thousands of calls.
public struct UpdateDiagnosis: Hashable, Sendable {
  /// The check that failed.
  public let error: UpdateError
  /// The counts that were taken for those before the update.
  public let before: SectionTable
  /// The counts that the data source answered after the block.
  public let after: SectionTable
  /// The calls of the batch.
  public let operations: [UpdateOperation]
  /// What was known of the moments around it.
  public let hints: UpdateHints
  /// The likely causes, the likeliest first; at least one.
  public let causes: [UpdateCause]
  /// The changes to the calls that make the batch legal as the counts are, as few as were found; nil when the calls and
  /// the counts have so little to do with each other, or are so many, that none were.
  public let changes: [UpdateChange]?
  /// For each reload that is to be left out, its path after the update: where to reload it in a batch of its own.
  public let laterReloads: [UpdatePlace]

  /// Looks into a batch that failed with an error.
  public init(
    error: UpdateError, before: SectionTable, after: SectionTable, operations: [UpdateOperation],
    hints: UpdateHints = UpdateHints(), dropsLateReloads: Bool = true
  ) {
    self.error = error
    self.before = before
    self.after = after
    self.operations = operations
    self.hints = hints
    let finder = UpdateCauses(error: error, before: before, after: after, operations: operations, hints: hints)
    causes = finder.likeliest()
    var repair = UpdateRepair(
      before: before, after: after, callCount: operations.count, dropsLateReloads: dropsLateReloads)
    let found = repair.changes(operations)
    // Of changes of one size those that undo the mistake are what was meant.
    let meant = finder.changes(undoing: causes[0])
    changes = meant.map { meant in found.map { $0.count < meant.count ? $0 : meant } ?? meant } ?? found
    laterReloads = UpdateDiagnosis.laterReloads(changes ?? [], before: before, after: after, operations: operations)
  }

  /// Looks into a batch; nil when it is legal.
  public init?(
    before: SectionTable, after: SectionTable, operations: [UpdateOperation], hints: UpdateHints = UpdateHints(),
    dropsLateReloads: Bool = true
  ) {
    do throws(UpdateError) {
      _ = try UpdatePlan(
        before: before, after: after, operations: operations, dropsLateReloads: dropsLateReloads)
      return nil
    } catch {
      self.init(
        error: error, before: before, after: after, operations: operations, hints: hints,
        dropsLateReloads: dropsLateReloads)
    }
  }

  private static func laterReloads(
    _ changes: [UpdateChange], before: SectionTable, after: SectionTable, operations: [UpdateOperation]
  ) -> [UpdatePlace] {
    var mended = operations
    for change in changes { mended = change.applied(to: mended) }
    var places: [UpdatePlace] = []
    do throws(UpdateError) {
      let plan = try UpdatePlan(before: before, after: after, operations: mended)
      for change in changes {
        switch change {
        case .remove(.reload(let path)):
          if let path = plan.newPath(of: path) { places.append(.item(path)) }
        case .remove(.reloadSection(let section)):
          if let section = plan.sections.newIndex(of: section) { places.append(.section(section)) }
        default: break
        }
      }
    } catch {
      return []
    }
    return places
  }
}

// MARK: - Mending

extension UpdateDiagnosis {
  /// The calls with ``changes`` made, a legal batch; nil when there are none.
  public var mended: [UpdateOperation]? {
    guard let changes else { return nil }
    var mended = operations
    for change in changes { mended = change.applied(to: mended) }
    return mended
  }
}

// MARK: - In words

extension UpdateDiagnosis {
  /// All of it, for people, in several lines without an end of line at the end; UIKit's sentence is not repeated.
  public var text: String {
    var text = "likely cause: " + causes[0].text
    for cause in causes.dropFirst() { text += "\nor: " + cause.text }
    text += "\nbroken rule: " + error.rule
    if causes[0].isOfModel { text += "\n" + moments }
    text += "\n" + drawing
    if let changes {
      text +=
        causes[0].isOfModel
        ? "\nwith the model as it is, the smallest change that makes the updates legal:"
        : "\nsmallest change that makes the updates legal:"
      for change in changes { text += "\n  " + change.text }
    } else {
      text += "\nno small change makes the updates legal: compare the model before and after, or call reloadData"
    }
    for place in laterReloads { text += "\n  then, in a batch of its own: " + place.reload.text }
    return text
  }

  /// The counts at each moment, for a model that is the matter: `item counts: [2] at the last layout, [3] …`.
  private var moments: String {
    var text = "item counts: "
    if let known = hints.lastKnown { text += UpdateText.counts(known) + " known before the call, " }
    text += UpdateText.counts(before) + " read at its start, "
    if let answered = hints.answeredBeforeBlock { text += UpdateText.counts(answered) + " before the block, " }
    return text + UpdateText.counts(after) + " after the block"
  }

  /// The counts and the calls in both coordinate systems, section by section.
  public var drawing: String { UpdateDrawing(before: before, after: after, operations: operations).text }
}

extension UpdatePlace {
  /// The call that reloads it.
  var reload: UpdateOperation {
    switch self {
    case .item(let path): return .reload(path)
    case .section(let section): return .reloadSection(section)
    }
  }
}
