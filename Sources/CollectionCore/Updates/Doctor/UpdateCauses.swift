/// Finds the mistakes that explain why a batch is not legal, the likeliest first: each is tested by asking what would be
/// legal had it not been made.
struct UpdateCauses {
  let error: UpdateError
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]
  let hints: UpdateHints

  /// At least one. Calls that are in each other's way are so whatever the model does, and a call by itself that follows
  /// others explains itself; then doubles; then the model; then the indexes.
  func likeliest() -> [UpdateCause] {
    if let cause = conflict() ?? single() { return [cause] }
    let double = duplicate()
    if let double, isLegal(after: after, withoutDoubles) { return [.duplicate(double)] }
    var causes = ofModel()
    let conversion = UpdateConversion(before: before, after: after, operations: operations)
    for meant in conversion.ofCoordinates
    where !causes.contains(meant.cause) && isLegal(after: after, meant.operations) { causes.append(meant.cause) }
    // Slips explain only places that are not there, and only where nothing else does.
    if causes.isEmpty, isOutOfRange {
      for meant in conversion.ofSlips
      where !causes.contains(meant.cause) && isLegal(after: after, meant.operations) { causes.append(meant.cause) }
    }
    if let double { causes.append(.duplicate(double)) }
    return causes.isEmpty ? [.countsDisagree] : causes
  }

  /// The calls as they were meant, call by call, when a mistake with the indexes was made; nil for other causes.
  func changes(undoing cause: UpdateCause) -> [UpdateChange]? {
    let conversion = UpdateConversion(before: before, after: after, operations: operations)
    for converted in conversion.ofCoordinates + conversion.ofSlips
    where converted.cause == cause && isLegal(after: after, converted.operations) {
      var changes: [UpdateChange] = []
      for i in operations.indices where operations[i] != converted.operations[i] {
        changes.append(.replace(operations[i], with: converted.operations[i]))
      }
      return changes
    }
    return nil
  }

  private func isLegal(before: SectionTable? = nil, after: SectionTable?, _ operations: [UpdateOperation]) -> Bool {
    guard let after else { return false }
    do throws(UpdateError) {
      _ = try UpdatePlan(before: before ?? self.before, after: after, operations: operations)
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
    var causes: [UpdateCause] = []
    if before == after, isReadLate {
      causes.append(hints.isReloadDataPending ? .reloadDataPending : .modelChangedBeforeBlock)
    }
    if isChangedTwice { return [.modelChangedTwice] }
    // Counts that the view did not know before say nothing about which of the two it was.
    let isOpen = causes.isEmpty || !hints.isFirstCount && !hints.isReloadDataPending
    let isOld = hints.lastKnown == nil ? isOpen : hints.lastKnown == before
    if before == after, isOld, isLegal(after: UpdateExpectation.after(before, operations, like: after), operations) {
      causes.append(.modelNotChanged)
    }
    return causes
  }

  /// Whether the counts taken for the old ones are the new ones: from the real old ones the batch would be legal.
  private var isReadLate: Bool {
    if let known = hints.lastKnown {
      return known != before && isLegal(before: known, after: after, operations)
    }
    guard let old = UpdateExpectation.before(after, operations, like: before) else { return false }
    return isLegal(before: old, after: after, operations)
  }

  /// Whether the calls tell of the last of two changes: legal from the counts between them. Where nobody asked for those,
  /// a section that grew or shrank by more than it was told of is taken for it.
  private var isChangedTwice: Bool {
    if let between = hints.answeredBeforeBlock {
      return between != before && between != after && isLegal(before: between, after: after, operations)
    }
    guard hints.lastKnown == before, before.sectionCount == after.sectionCount,
      let between = UpdateExpectation.before(after, operations, like: before),
      between.sectionCount == before.sectionCount, between != before, between != after,
      isLegal(before: between, after: after, operations)
    else { return false }
    for section in 0..<before.sectionCount {
      let untold = between.itemCount(in: section) - before.itemCount(in: section)
      let told = after.itemCount(in: section) - between.itemCount(in: section)
      if untold != 0, untold.signum() != told.signum() { return false }
    }
    return true
  }

  // MARK: - The calls

  private var isOutOfRange: Bool {
    switch error {
    case .deleteMissingSection, .deleteInMissingSection, .deleteMissingItem, .insertMissingSection,
      .insertInMissingSection, .insertMissingItem, .moveMissingSection, .moveToMissingSection, .moveFromMissingSection,
      .moveMissingItem, .moveIntoMissingSection, .moveToMissingItem:
      return true
    default: return false
    }
  }

  private func conflict() -> UpdateCause? {
    switch error {
    case .deleteAndReload(let place): return .deleteAndReload(place)
    case .deleteAndMove(let place):
      let isReloaded = operations.contains { $0.isReload && $0.source == place }
      return isReloaded ? .moveAndReload(place) : .deleteAndMove(place)
    case .insertAndMove(let place):
      // Without its reloads the batch has no such insert.
      let isInserted = operations.contains { operation in
        switch operation {
        case .insert, .insertSection: return operation.target == place
        default: return false
        }
      }
      return isInserted ? .insertAndMove(place) : .moveAndReload(place)
    case .moveTwice(let place, _, _): return .movedTwice(place)
    case .moveToSamePlace(_, _, let place): return .movedToOnePlace(place)
    default: return nil
    }
  }

  /// The first call that is there again later.
  private func duplicate() -> UpdateOperation? {
    var seen: Set<UpdateOperation> = []
    for operation in operations {
      if case .reconfigure = operation { continue }
      if !seen.insert(operation).inserted { return operation }
    }
    return nil
  }

  private var withoutDoubles: [UpdateOperation] {
    var seen: Set<UpdateOperation> = []
    return operations.filter { seen.insert($0).inserted }
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
