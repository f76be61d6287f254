extension TextDiff {
  /// The changes with some lines around them: `-` removed, `+` added, a space for what is common, and a line such as
  /// `… 12 lines` for what is left out. Empty when the texts are the same.
  ///
  /// - Parameter context: How many common lines are shown before and after a change; all when nil.
  public func text(context: Int? = 3) -> String {
    guard !isEmpty else { return "" }
    let shown = shownLines(context: context)
    var result: [String] = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      guard shown[index] else {
        skipped += 1
        continue
      }
      if skipped > 0 { result.append(TextDiff.gap(skipped)) }
      skipped = 0
      switch line {
      case .common(_, _, let text): result.append("  " + text)
      case .removed(_, let text): result.append("- " + text)
      case .added(_, let text): result.append("+ " + text)
      }
    }
    if skipped > 0 { result.append(TextDiff.gap(skipped)) }
    return result.map(PlainText.trimmed).joined(separator: "\n")
  }

  private static func gap(_ count: Int) -> String { "… \(count) line" + (count == 1 ? "" : "s") }

  /// For each line whether it is a change or near one.
  private func shownLines(context: Int?) -> [Bool] {
    guard let context else { return Array(repeating: true, count: lines.count) }
    var shown = Array(repeating: false, count: lines.count)
    var until = -1
    for (index, line) in lines.enumerated() {
      if !line.isCommon { until = index + min(max(context, 0), lines.count) }
      if index <= until { shown[index] = true }
    }
    var from = lines.count
    for index in lines.indices.reversed() {
      if !lines[index].isCommon { from = index - min(max(context, 0), lines.count) }
      if index >= from, from < lines.count { shown[index] = true }
    }
    return shown
  }
}
