extension FlowSolver {
  /// Checks that what is stored fits together.
  ///
  /// - Returns: nil, or a sentence that names the first thing wrong.
  /// - Complexity: O(items).
  public func checkInvariants() -> String? {
    guard starts.count == records.count + 1 else {
      return "There are \(starts.count) section starts for \(records.count) sections; there must be one more."
    }
    guard occupied.count == reachEnd.count, occupied.count == reachStart.count else {
      return "\(occupied.count) sections are searched by \(reachStart.count) starts and \(reachEnd.count) ends."
    }
    for index in occupied.indices.dropFirst() {
      guard occupied[index - 1] < occupied[index] else { return "Searched section \(index) is out of order." }
      guard reachEnd[index - 1] <= reachEnd[index], reachStart[index - 1] <= reachStart[index] else {
        return "The reach of searched section \(index) is out of order."
      }
    }
    var searched = 0
    for section in records.indices {
      guard starts[section + 1] == starts[section] + records[section].length else {
        return "Section \(section) does not begin where the one in front of it ends."
      }
      let record = records[section]
      if record.count > 0 || record.headerLength > 0 || record.footerLength > 0 {
        guard searched < occupied.count, Int(occupied[searched]) == section else {
          return "Section \(section) places something and is not searched."
        }
        searched += 1
      }
      if let wrong = checkLines(ofSection: section) { return "Section \(section): \(wrong)" }
    }
    return searched == occupied.count ? nil : "\(occupied.count) sections are searched; \(searched) place something."

  }

  private func checkLines(ofSection section: Int) -> String? {
    guard records[section].count > 0 else { return nil }
    switch items[section] {
    case .uniform(let size, let count):
      return checkLines(FlowEqualExtents(size, count: count, axis: axis), records[section])
    case .sizes(let sizes):
      return sizes.withUnsafeBufferPointer { checkLines(FlowSizeExtents($0, axis: axis), records[section]) }
    case .lengths(let lengths, let breadth):
      return lengths.withUnsafeBufferPointer {
        checkLines(FlowLengthExtents($0, breadth: breadth), records[section])
      }
    case .pieces(let pieces):
      return pieces.checkInvariants(records[section], axis: axis)
    case .indexed(let items):
      return items.checkInvariants() ?? checkLines(FlowIndexedExtents(items: items), records[section])
    case .measured(let items):
      return items.checkInvariants() ?? checkLines(FlowMeasuredExtents(items: items), records[section])
    }
  }

  private func checkLines<E: FlowExtents>(_ items: E, _ record: FlowRecord) -> String? {
    guard items.count == record.count else { return "\(items.count) sizes for \(record.count) items." }
    var line = record.line(0, items, lines)
    var covered = 0
    while true {
      guard line.first == covered, line.count > 0 else {
        return "line \(line.index) begins with item \(line.first) instead of \(covered)."
      }
      covered += line.count
      guard line.start >= record.body.lowest, line.start + line.length <= record.body.highest else {
        return "line \(line.index) lies outside of the section's reach."
      }
      if record.body.form == .rows, line.index % record.body.block == 0 {
        guard lines.starts[record.body.startsOffset + line.index / record.body.block] == line.start else {
          return "the stored start of line \(line.index) is not where the lines before it end."
        }
      }
      if line.index + 1 == record.body.lineCount { break }
      let next = record.next(line, items, lines)
      guard !record.body.isOrdered || next.start >= line.start else {
        return "line \(next.index) begins before line \(line.index)."
      }
      line = next
    }
    guard covered == record.count else { return "the lines hold \(covered) of \(record.count) items." }
    guard line.start + line.length == record.body.length else { return "the last line does not end the body." }
    return nil
  }
}
