extension CompositionalSolver {
  /// Nil when all that is kept agrees with what it was worked out from; a sentence about the first that does not.
  ///
  /// O(groups) in sections of which something was measured.
  public func checkInvariants() -> String? {
    var next = 0
    var sum = 0.0
    var placer = CompositionalPlacer()
    for section in records.indices {
      let record = records[section]
      let places = record.groupCount > 0 || !definitions[record.definition].boundary.items.isEmpty
      if places {
        guard next < occupied.count, occupied[next] == Int32(section) else { return "section \(section) is not met" }
        next += 1
      }
      if (advances.sum(before: section) - sum).magnitude > 1e-6 {
        return "section \(section) begins at \(thousandths(advances.sum(before: section))), not at \(thousandths(sum))"
      }
      sum += advance(ofSection: section)
      if let problem = checkGroups(section, &placer) { return problem }
      let range = orthogonalRange(ofSection: section)
      if !range.contains(record.offset) { return "section \(section) is scrolled out of its range" }
    }
    if next < occupied.count { return "section \(occupied[next]) is met and places nothing" }
    return widest == widestGroup ? nil : "the widest group is not as wide as the content"
  }

  private func checkGroups(_ section: Int, _ placer: inout CompositionalPlacer) -> String? {
    let record = records[section]
    guard record.measures >= 0 else { return nil }
    let definition = definitions[record.definition]
    var lengths: [Double] = []
    var thicknesses: [Double] = []
    for group in 0..<record.groupCount {
      let size = fill(group, record, &placer)
      lengths.append(definition.advance(size[definition.stack]))
      thicknesses.append(size[definition.stack.across])
    }
    let measures = measures[record.measures]
    if let problem = measures.advances.checkInvariants(lengths) ?? measures.thicknesses.checkInvariants(thicknesses) {
      return "groups of section \(section): \(problem)"
    }
    return measures.thicknesses.largest == record.thickness ? nil : "section \(section) is not as thick as its groups"
  }
}
