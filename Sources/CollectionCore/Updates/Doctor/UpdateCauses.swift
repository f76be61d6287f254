/// Finds the mistakes that explain why a batch is not legal, the likeliest first: each is tested by asking what would be
/// legal had it not been made.
struct UpdateCauses {
  let error: UpdateError
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]
  let hints: UpdateHints

  /// At least one.
  func likeliest() -> [UpdateCause] {
    var causes: [UpdateCause] = []
    if let cause = single() { causes.append(cause) }
    causes += ofModel()
    if let cause = conflict() { causes.append(cause) }
    if let cause = duplicate() { causes.append(cause) }
    causes += ofIndexes()
    return causes.isEmpty ? [.countsDisagree] : causes
  }

  private func isLegal(before: SectionTable, _ operations: [UpdateOperation]) -> Bool {
    do throws(UpdateError) {
      _ = try UpdatePlan(before: before, after: after, operations: operations)
      return true
    } catch {
      return false
    }
  }

  // MARK: - The model

  /// A call by itself that finds the list shortened by the calls before it.
  private func single() -> UpdateCause? {
    guard operations.count == 1, case .deleteMissingItem(let path, _) = error,
      case .delete(let last)? = hints.earlierSingles.last, last.section == path.section, last.item < path.item
    else { return nil }
    return .singleOperationsAscending
  }

  private func ofModel() -> [UpdateCause] {
    if hints.isReloadDataPending && before == after { return [.reloadDataPending] }
    if let known = hints.lastKnown, known != before, before == after, isLegal(before: known, operations) {
      return [.modelChangedBeforeBlock]
    }
    if let answered = hints.answeredBeforeBlock, answered != before, answered != after,
      isLegal(before: answered, operations)
    {
      return [.modelChangedTwice]
    }
    guard before == after, isCountError else { return [] }
    // What the view knew before says that the counts are the old ones; without it both are possible.
    if hints.lastKnown == before { return [.modelNotChanged] }
    return hints.lastKnown == nil ? [.modelChangedBeforeBlock, .modelNotChanged] : [.modelNotChanged]
  }

  /// Whether the model may be the matter, not the calls among themselves.
  private var isCountError: Bool {
    switch error {
    case .sectionCount, .itemCount: return true
    case .insertMissingItem, .insertMissingSection, .insertInMissingSection:
      // Calls that take as much as they bring want a model of the same size: then their indexes are the matter.
      var items = 0
      var sections = 0
      for operation in operations {
        switch operation {
        case .insert: items += 1
        case .delete: items -= 1
        case .insertSection: sections += 1
        case .deleteSection: sections -= 1
        default: break
        }
      }
      return items != 0 || sections != 0
    default: return false
    }
  }

  // MARK: - The calls

  private func conflict() -> UpdateCause? {
    switch error {
    case .deleteAndReload(let place): return .deleteAndReload(place)
    case .deleteAndMove(let place) where operations.contains(where: { $0.isReload && $0.source == place }):
      return .moveAndReload(place)
    case .insertAndMove(let place):
      // Without its reloads the batch has no such insert.
      let isInserted = operations.contains { operation in
        switch operation {
        case .insert, .insertSection: return operation.target == place
        default: return false
        }
      }
      return isInserted ? nil : .moveAndReload(place)
    default: return nil
    }
  }

  private func duplicate() -> UpdateCause? {
    for i in operations.indices {
      for j in operations.indices where j > i && operations[i] == operations[j] {
        if case .reconfigure = operations[i] { continue }
        return .duplicate(operations[i])
      }
      // Looking at all pairs of a large batch is not worth while.
      if i > 2_000 { return nil }
    }
    return nil
  }

  /// Indexes of the wrong coordinate system: does the batch become legal when they are converted?
  private func ofIndexes() -> [UpdateCause] {
    var causes: [UpdateCause] = []
    let conversion = UpdateConversion(before: before, after: after, operations: operations)
    if let moves = conversion.movesFromOldIndexes, isLegal(before: before, moves) {
      causes.append(.moveTargetInOldIndexes)
    }
    for inserts in conversion.insertsFromOldIndexes where isLegal(before: before, inserts) {
      causes.append(.insertInOldIndexes)
      break
    }
    if let deletes = conversion.deletesFromNewIndexes, isLegal(before: before, deletes) {
      causes.append(.deleteInNewIndexes)
    }
    return causes
  }
}

extension UpdateOperation {
  /// Whether an item or a section is reloaded.
  var isReload: Bool {
    switch self {
    case .reload, .reloadSection: return true
    default: return false
    }
  }
}
