/// How the items of a line stand along it: item *k* begins at `origin` + breadths before it + `slack` × *k* / `parts`.
///
/// The division comes last so that a position which is a whole number of half pixels is hit exactly.
struct FlowSpread {
  var origin: Double
  var slack: Double
  var parts: Double

  /// Where item `k` of the line begins, not rounded, when the items in front of it measure `before`.
  func position(_ k: Int, before: Double) -> Double { origin + before + slack * Double(k) / parts }
}

extension FlowRecord {
  /// The places of a line's items along the line (Semantics 4.14–4.19).
  ///
  /// - Parameter breadth: The breadth of the line's first item.
  func spread(_ line: FlowLine, breadth: Double) -> FlowSpread {
    let isLast = line.index == body.lineCount - 1
    if body.isGrid {
      if body.perLine == 1 { return centred(breadth) }
      if body.perLine == .max { return packed }
      // The gap of a full line, even if no line of the section is full.
      return FlowSpread(
        origin: lineInset, slack: usable - Double(body.perLine) * breadth, parts: Double(body.perLine - 1))
    }
    if line.count == 1 {
      return isLast && breadth + interitemSpacing + breadth <= usable ? packed : centred(breadth)
    }
    if isLast { return packed }
    return FlowSpread(origin: lineInset, slack: usable - line.breadth, parts: Double(line.count - 1))
  }

  /// From the inset on, with exactly the minimum spacing.
  private var packed: FlowSpread { FlowSpread(origin: lineInset, slack: interitemSpacing, parts: 1) }

  /// One item in the middle; at the inset when it is wider than the line (Semantics 4.19).
  private func centred(_ breadth: Double) -> FlowSpread {
    FlowSpread(origin: lineInset + max(0, (usable - breadth) / 2), slack: 0, parts: 1)
  }
}
