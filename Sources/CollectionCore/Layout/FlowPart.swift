/// A piece with all that is needed to read its lines.
struct FlowPart {
  let piece: FlowPiece
  /// The items of the block.
  let items: FlowItems
  /// The section's metrics, with the body of the block.
  let record: FlowRecord
  /// The lines of the block.
  let lines: FlowLineStore
  /// One more than the last item, in the section.
  let endItem: Int
  /// Where the line behind the piece begins, in the block.
  let nextStart: Double
}

extension FlowPieces {
  /// The part at an index of `pieces`.
  ///
  /// - Parameter record: The record of the section.
  func part(_ index: Int, _ record: FlowRecord) -> FlowPart {
    let piece = pieces[index]
    let block = blocks[Int(piece.block)]
    var record = record
    record.body = block.body
    return FlowPart(
      piece: piece, items: block.items, record: record, lines: block.lines, endItem: endItem(index),
      nextStart: nextStart(index) - piece.start + piece.offset)
  }
}

extension FlowPart {
  /// From the number of an item in the section to that in the block.
  var shift: Int { Int(piece.firstItem) - Int(piece.item) }
  /// One more than the last line, in the block.
  var endLine: Int { Int(piece.firstLine) + Int(piece.lineCount) }

  /// The first item of a line, both counted in the block; of the line behind the last one, one more than the last item.
  func first(ofLine line: Int) -> Int {
    if line == endLine { return endItem + shift }
    return record.body.form == .lines ? Int(lines.firsts[record.body.firstsOffset + line]) : line * record.body.perLine
  }

  /// Where a line begins, both in the block.
  func start<E: FlowExtents>(ofLine line: Int, _ items: E) -> Double {
    line == endLine ? nextStart : record.line(line, items, lines).start
  }

  /// A line by its number in the block: its items are counted in the block, its own number and start are those in the
  /// section.
  func line<E: FlowExtents>(_ index: Int, _ items: E) -> FlowLine { inSection(record.line(index, items, lines)) }

  /// A line as it stands in the section; its items stay counted in the block.
  func inSection(_ line: FlowLine) -> FlowLine {
    var line = line
    line.index += Int(piece.line) - Int(piece.firstLine)
    line.start += piece.start - piece.offset
    return line
  }
}
