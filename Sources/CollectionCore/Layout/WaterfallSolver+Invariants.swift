// MARK: - Checking

extension WaterfallSolver {
  /// Nil when everything is where the rules put it, else a sentence naming what is not.
  ///
  /// - Complexity: O(items · columns).
  public func checkInvariants() -> String? {
    if let wrong = sectionSums.checkInvariants() { return wrong }
    if sectionSums.count != records.count { return "\(sectionSums.count) lengths of \(records.count) sections" }
    for sums in columnSums { if let wrong = sums.checkInvariants() { return wrong } }
    for section in records.indices {
      let record = records[section]
      if sectionSums[section] != record.length { return "section \(section) is not as long as its parts" }
      let wrong = mode == .shortestColumn ? wrongPlace(ofSection: section) : wrongStickyPlace(ofSection: section)
      if let wrong { return wrong }
    }
    return nil
  }

  private func wrongPlace(ofSection section: Int) -> String? {
    let record = records[section]
    var ends = [Double](repeating: 0, count: geometries[record.geometry].count)
    var body = 0.0
    for item in 0..<record.count {
      let index = record.firstItem + item
      let span = spans.isEmpty ? 1 : Int(spans[index])
      let place = ends.withUnsafeMutableBufferPointer { WaterfallPlacer.lowest($0, span: span) }
      if place.column != Int(columns[index]) {
        return "item \(section).\(item) is in column \(columns[index]), but \(place.column) ends first"
      }
      if place.start != starts[index] { return "item \(section).\(item) does not start where its column ends" }
      let end = place.start + lengths[index]
      for covered in place.column..<place.column + span {
        ends[covered] = place.start + (lengths[index] + record.lineSpacing)
      }
      body = max(body, end)
      var levelStart = record.index
      for level in 0...WaterfallBlocks.top(record.count) {
        let block = blocks[levelStart + item >> (WaterfallBlocks.shift * (level + 1))]
        if block.start > place.start || block.end < end {
          return "item \(section).\(item) sticks out of its block of level \(level)"
        }
        levelStart += WaterfallBlocks.count(record.count, level: level)
      }
    }
    return body == record.body ? nil : "section \(section) does not end with its last item"
  }

  private func wrongStickyPlace(ofSection section: Int) -> String? {
    let record = records[section]
    let count = geometries[record.geometry].count
    var ends = [Double](repeating: 0, count: count)
    var body = 0.0
    for item in 0..<record.count {
      let start = stickyStart(record, row: item / count, column: item % count)
      let expected = ends[item % count]
      if (start - expected).magnitude > 1e-9 * max(1, expected) {
        return "item \(section).\(item) does not start where its column ends"
      }
      body = max(body, start + lengths[record.firstItem + item])
      ends[item % count] = expected + (lengths[record.firstItem + item] + record.lineSpacing)
    }
    return body == record.body ? nil : "section \(section) does not end with its last item"
  }
}
