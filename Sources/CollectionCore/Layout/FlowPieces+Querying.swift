extension FlowRecord {
  /// Appends the cells of pieces that touch the query's rectangle, in order.
  ///
  /// - Complexity: O(log pieces + log lines + items of the lines that are met).
  func appendCells(
    _ pieces: FlowPieces, _ key: ElementKey, _ origin: Double, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    let start = query.start - origin - query.slack
    if body.highest <= start {
      query.window.exclude(before: origin + body.highest + query.slack)
      return
    }
    // Lines in front of that piece end where it begins, or before.
    var index = pieces.index(atOrBefore: start)
    var isFirst = true
    while index < pieces.pieces.count {
      let part = pieces.part(index, self)
      let goesOn: Bool
      switch part.items {
      case .sizes(let sizes):
        goesOn = sizes.withUnsafeBufferPointer {
          appendCells(of: part, FlowSizeExtents($0, axis: query.axis), isFirst, key, origin, &query, into: &result)
        }
      case .lengths(let lengths, let breadth):
        goesOn = lengths.withUnsafeBufferPointer {
          appendCells(
            of: part, FlowLengthExtents($0, breadth: breadth), isFirst, key, origin, &query, into: &result)
        }
      case .uniform, .pieces, .measured, .indexed: return
      }
      if !goesOn { return }
      isFirst = false
      index += 1
    }
  }

  /// Appends the cells of one piece; false when what follows lies behind the rectangle.
  private func appendCells<E: FlowExtents>(
    of part: FlowPart, _ items: E, _ isFirst: Bool, _ sectionKey: ElementKey, _ origin: Double,
    _ outer: inout FlowQuery, into result: inout [PlacedElement]
  ) -> Bool {
    // A copy stays in registers, what is passed in does not.
    var query = outer
    defer { outer = query }
    let start = query.start - origin - query.slack
    let end = query.end - origin + query.slack
    let endLine = part.endLine
    var index = Int(part.piece.firstLine)
    if isFirst {
      let found = part.record.lineIndex(before: start - part.piece.start + part.piece.offset, items, part.lines)
      index = max(index, min(found, endLine - 1))
    }
    let key = sectionKey.item(-part.shift)
    var own = part.record.line(index, items, part.lines)
    var line = part.inSection(own)
    // The walk begins behind lines that are not looked at: this is where the last of them ends.
    if isFirst, line.index > 0 { query.window.exclude(before: origin + line.start - lineSpacing + query.slack) }
    while true {
      let lineEnd = line.start + line.length
      if lineEnd <= start {
        // A shorter item may be rounded beyond the line's longest one.
        query.window.exclude(
          before: line.count == 1
            ? query.grid.nearest(origin + line.start) + line.length : origin + lineEnd + query.slack)
      } else if line.start >= end {
        query.window.exclude(after: query.grid.nearest(origin + line.start))
        return false
      } else {
        appendCells(of: line, items, key, origin, &query, into: &result)
      }
      if own.index + 1 == endLine { return true }
      own = part.record.next(own, items, part.lines)
      line = part.inSection(own)
    }
  }
}
