/// What is worth a warning about the items of a section: the first item of each kind.
struct FlowFinding: Sendable {
  var section: Int
  var oversized: Int?
  var nearMiss: (item: Int, overflow: Double)?
  var invalid: Int?

  var isEmpty: Bool { oversized == nil && nearMiss == nil && invalid == nil }
}

extension FlowSolver {
  /// Keeps what was found in a section behind all others that were noted.
  mutating func note(_ finding: FlowFinding) {
    if finding.isEmpty { return }
    findings.append(finding)
    if let item = finding.invalid, firstInvalidItem == nil { firstInvalidItem = ItemPath(finding.section, item) }
    if let item = finding.oversized, firstOversizedItem == nil { firstOversizedItem = ItemPath(finding.section, item) }
    if let miss = finding.nearMiss, firstNearMiss == nil {
      firstNearMiss = FlowNearMiss(path: ItemPath(finding.section, miss.item), overflow: miss.overflow)
    }
  }

  /// What was found in a section, nil if nothing. O(log findings).
  func finding(ofSection section: Int) -> FlowFinding? {
    var low = 0
    var high = findings.count
    while low < high {
      let middle = (low + high) >> 1
      if findings[middle].section < section { low = middle + 1 } else { high = middle }
    }
    return low < findings.count && findings[low].section == section ? findings[low] : nil
  }
}
