import Foundation

// MARK: - Breaking into lines

extension MeasuredText {
  /// A line: its width without the spaces at its end, its height, and whether its paragraph ends with it.
  struct Line {
    var width: CGFloat
    var height: CGFloat
    var paragraph: Int
    var endsParagraph: Bool
  }

  /// The lines when none may be longer than `width`, at most `limit` of them (0 means any number).
  ///
  /// Where the limit cuts text off, the last line counts as long as what it would hold, at most `width`.
  ///
  /// - Complexity: O(characters).
  func lines(width: CGFloat, limit: Int, mode: LineBreakMode = .byWordWrapping) -> [Line] {
    if pieces.isEmpty { return [] }
    // Half of a thousandth forgives the last bit of a sum.
    let room = width + 0.0005
    let truncates = mode.rawValue >= LineBreakMode.byClipping.rawValue
    var lines: [Line] = []
    var start = 0
    while start < pieces.count {
      if limit > 0, lines.count == limit - 1 || (truncates && limit == 1) {
        lines.append(lastLine(from: start, width: width))
        return lines
      }
      let (end, next) = lineEnd(from: start, room: room, byCharacter: mode == .byCharWrapping)
      let endsParagraph = next == pieces.count || pieces[next - 1].kind == .lineFeed
      lines.append(line(start..<end, endsParagraph: endsParagraph))
      start = next
    }
    if pieces[pieces.count - 1].kind == .lineFeed, limit == 0 || lines.count < limit {
      lines.append(
        Line(width: 0, height: emptyLineHeight, paragraph: pieces[pieces.count - 1].paragraph, endsParagraph: true))
    }
    return lines
  }

  /// Where the line that begins at `start` ends, and where the next begins.
  private func lineEnd(from start: Int, room: CGFloat, byCharacter: Bool) -> (end: Int, next: Int) {
    var width: CGFloat = 0
    var lastBreak = start
    var index = start
    while index < pieces.count {
      let piece = pieces[index]
      if piece.kind == .lineFeed { return (index, index + 1) }
      if piece.kind == .wide, index > start { lastBreak = index }
      width += piece.width
      if width > room, piece.kind != .space, index > start {
        let end = byCharacter || lastBreak == start ? index : lastBreak
        return (end, end)
      }
      if piece.kind != .letter { lastBreak = index + 1 }
      index += 1
    }
    return (index, index)
  }

  private func line(_ range: Range<Int>, endsParagraph: Bool) -> Line {
    var width: CGFloat = 0
    var widthAtLastInk: CGFloat = 0
    var height: CGFloat = 0
    for piece in pieces[range] {
      width += piece.width
      if piece.kind != .space { widthAtLastInk = width }
      height = max(height, piece.lineHeight)
    }
    // A line of a line feed alone is as high as that.
    let fallback = pieces[min(range.lowerBound, pieces.count - 1)]
    return Line(
      width: widthAtLastInk, height: range.isEmpty ? fallback.lineHeight : height, paragraph: fallback.paragraph,
      endsParagraph: endsParagraph)
  }

  /// The rest of the paragraph on one line, cut at `width`.
  private func lastLine(from start: Int, width: CGFloat) -> Line {
    let end = pieces[start...].firstIndex { $0.kind == .lineFeed } ?? pieces.count
    var last = line(start..<end, endsParagraph: true)
    // What is cut ends with an ellipsis somewhere before the edge; the whole width is counted.
    last.width = min(last.width, width)
    return last
  }
}

// MARK: - Adding up

extension MeasuredText {
  /// The width of the longest line and the height of all, points, not rounded.
  package func size(width: CGFloat, limit: Int, mode: LineBreakMode = .byWordWrapping) -> CGSize {
    let lines = lines(width: width, limit: limit, mode: mode)
    var size = CGSize.zero
    for (index, line) in lines.enumerated() {
      size.width = max(size.width, line.width)
      size.height += line.height
      guard index + 1 < lines.count else { continue }
      let paragraph = paragraphs[line.paragraph]
      size.height += paragraph.lineSpacing
      if line.endsParagraph {
        size.height += paragraph.paragraphSpacing + paragraphs[lines[index + 1].paragraph].paragraphSpacingBefore
      }
    }
    return size
  }
}
