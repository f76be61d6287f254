/// What a layout that is solved again takes over of the one before it: definitions that say the same, and sections that
/// follow the same definition with as many items.
///
/// Mostly everything is where it was, or has moved by what was inserted or deleted in front of it: it is looked for there,
/// so that nothing has to be put into a dictionary. What is not found is solved again.
struct CompositionalReuse {
  private let last: CompositionalSolver?
  private let definitionCount: Int
  private let sectionCount: Int
  private var nextDefinition = 0
  private var nextSection = 0
  private(set) var takenDefinitions = 0

  /// - Parameter last: The layout before, which is of no use when it was solved in another view.
  init(of last: CompositionalSolver?, _ configuration: CompositionalConfiguration, definitions: Int, sections: Int) {
    let isOfUse =
      last?.configuration.axis == configuration.axis && last?.configuration.viewSize == configuration.viewSize
      && last?.configuration.scale == configuration.scale
    self.last = isOfUse ? last : nil
    definitionCount = definitions
    sectionCount = sections
  }

  /// The definition of a number, solved already; nil when nothing was found that said the same.
  mutating func definition(_ number: Int, _ section: CompositionalSection) -> CompositionalDefinition? {
    guard let last else { return nil }
    for index in candidates(number, of: definitionCount, next: nextDefinition, before: last.definitions.count)
    where last.definitions.indices.contains(index) && last.definitions[index].section == section {
      nextDefinition = index + 1
      takenDefinitions += 1
      return last.definitions[index]
    }
    nextDefinition += 1
    return nil
  }

  /// The record of a section as it was before anything in it was measured or scrolled; nil when none was found that
  /// followed this definition with as many items.
  mutating func record(_ number: Int, _ definition: CompositionalDefinition, count: Int) -> CompositionalRecord? {
    // Boundary items may have had other sizes.
    guard let last, last.measuredViews.isEmpty || !definition.boundary.hasEstimates else { return nil }
    for index in candidates(number, of: sectionCount, next: nextSection, before: last.records.count)
    where last.records.indices.contains(index) {
      let record = last.records[index]
      guard record.count == count, record.measures < 0, last.definitions[record.definition] === definition else {
        continue
      }
      nextSection = index + 1
      var unscrolled = record
      unscrolled.offset = 0
      return unscrolled
    }
    nextSection += 1
    return nil
  }

  /// Where a thing may have been: behind the one found last, give or take a little, at its own number, and as far from the
  /// end as now.
  private func candidates(_ number: Int, of count: Int, next: Int, before: Int) -> [Int] {
    [next, next + 1, next - 1, next + 2, number, number + before - count]
  }
}
