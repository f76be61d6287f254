import VirtualCollectionView

/// Finds the lines of a trace that help to understand a failure.
enum NearestEvents {
  /// The most lines of an answer.
  static let limit = 4

  /// The last lines that hold one of these words.
  ///
  /// Goes backwards and stops when it has enough: a trace may be long.
  static func mentioning(_ words: Set<String>, in trace: CollectionView.Trace) -> [String] {
    var lines: [String] = []
    for number in trace.numbers.reversed() where NearestEvents.words(trace, number).contains(where: words.contains) {
      lines.append(trace.line(number))
      if lines.count == limit { break }
    }
    return lines.reversed()
  }

  /// The lines that have most words in common with a line that is missing, in their order.
  static func like(_ line: String, in trace: CollectionView.Trace) -> [String] {
    let words = Set(line.split(separator: " ").map(String.init))
    var best: [(number: Int, common: Int)] = []
    for number in trace.numbers {
      let common = NearestEvents.words(trace, number).filter { words.contains($0) }.count
      if common > 0 { best.append((number, common)) }
    }
    best.sort { ($1.common, $0.number) < ($0.common, $1.number) }
    return best.prefix(limit).map(\.number).sorted().map { trace.line($0) }
  }

  private static func words(_ trace: CollectionView.Trace, _ number: Int) -> [String] {
    guard let record = trace[number] else { return [] }
    return trace.phrase(record.event).split(separator: " ").map(String.init)
  }
}
