extension FlowPieces {
  /// What is wrong with the pieces, nil if nothing. O(items · log pieces).
  ///
  /// - Parameter record: The section's record.
  func checkInvariants(_ record: FlowRecord, axis: LayoutAxis) -> String? {
    guard count == record.count else { return "\(count) items are in pieces, of \(record.count)." }
    guard lineCount == record.body.lineCount else {
      return "\(lineCount) lines are in pieces, of \(record.body.lineCount)."
    }
    guard difference > 0, size(difference, axis: axis) != size(0, axis: axis) else {
      return "item \(difference) is no other than item 0."
    }
    var item = 0
    var line = 0
    var next = 0.0
    var end = 0.0
    var filled: Double?
    for index in pieces.indices {
      let piece = pieces[index]
      guard Int(piece.item) == item, Int(piece.line) == line else {
        return "piece \(index) begins with item \(piece.item) and line \(piece.line), not \(item) and \(line)."
      }
      guard isNear(piece.start, next) else {
        return "piece \(index) begins at \(NumberText.text(piece.start)), not \(NumberText.text(next))."
      }
      let part = part(index, record)
      for own in Int(piece.firstLine)..<part.endLine {
        let first = part.first(ofLine: own)
        let count = part.first(ofLine: own + 1) - first
        guard count > 0, first - part.shift == item else { return "line \(line) does not begin with item \(item)." }
        let start = part.start(ofLine: own, in: axis) + piece.start - piece.offset
        guard isNear(start, next) else {
          return "line \(line) begins at \(NumberText.text(start)), not \(NumberText.text(next))."
        }
        var length = 0.0
        for place in first..<first + count {
          let size = part.items.size(place, axis: axis)
          length = max(length, size[axis])
          let breadth = size[axis.across]
          if let before = filled {
            let joins = before + record.interitemSpacing + breadth <= record.usable
            guard joins == (place > first) else { return "item \(place - part.shift) is on the wrong line." }
            filled = joins ? before + record.interitemSpacing + breadth : breadth
          } else {
            filled = breadth
          }
        }
        item += count
        line += 1
        end = next + length
        next = end + record.lineSpacing
      }
    }
    guard item == count, line == lineCount else { return "\(item) items on \(line) lines are in pieces." }
    guard isNear(self.next, next), isNear(record.body.length, end) else {
      return "the lines end at \(NumberText.text(end)), not at \(NumberText.text(record.body.length))."
    }
    return nil
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-9 * max(1, b.magnitude) }
}

extension FlowPart {
  /// Where a line begins, both in the block.
  fileprivate func start(ofLine line: Int, in axis: LayoutAxis) -> Double {
    switch items {
    case .sizes(let sizes):
      return sizes.withUnsafeBufferPointer { start(ofLine: line, FlowSizeExtents($0, axis: axis)) }
    case .lengths(let lengths, let breadth):
      return lengths.withUnsafeBufferPointer { start(ofLine: line, FlowLengthExtents($0, breadth: breadth)) }
    case .uniform, .pieces, .measured, .indexed: return .nan
    }
  }
}
