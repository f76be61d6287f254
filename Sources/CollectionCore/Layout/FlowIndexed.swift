/// The items of a section that were given a length each, some of which are changed by measuring: items of one breadth, so
/// that every line holds the same number of them.
///
/// - Complexity: A new length costs O(log lines + items of a line), but the first one that differs from all others, which
///   costs O(items). Memory: 8.3 bytes an item, and as much for each line where several stand on one.
public struct FlowIndexed: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The extent of every item along the line.
  let breadth: Double
  /// How many items a line holds.
  let perLine: Int
  /// The lengths of items; nothing is kept here when each is a line.
  private var lengths: [Double]
  /// Where lines begin.
  private(set) var lines: OffsetIndex

  /// Makes items of these lengths, which are finite and not negative. O(items).
  init(_ lengths: [Double], breadth: Double, perLine: Int, lineSpacing: Double) {
    count = lengths.count
    self.breadth = breadth
    self.perLine = perLine
    guard perLine > 1 else {
      self.lengths = []
      lines = OffsetIndex(lengths: lengths, spacing: lineSpacing)
      return
    }
    self.lengths = lengths
    let longest = stride(from: 0, to: lengths.count, by: perLine).map { first in
      lengths[first..<min(first + perLine, lengths.count)].reduce(0) { max($0, $1) }
    }
    lines = OffsetIndex(lengths: longest, spacing: lineSpacing)
  }

  /// The length of an item.
  func length(_ item: Int) -> Double { perLine == 1 ? lines.length(of: item) : lengths[item] }

  /// Changes the length of an item.
  mutating func set(_ item: Int, to length: Double) {
    guard perLine > 1 else {
      lines.setLength(length, at: item)
      return
    }
    lengths[item] = length
    let line = item / perLine
    var longest = 0.0
    for item in line * perLine..<min((line + 1) * perLine, count) { longest = max(longest, lengths[item]) }
    lines.setLength(longest, at: line)
  }

  /// What is wrong with what is kept, nil if nothing. O(items).
  func checkInvariants() -> String? {
    if let wrong = lines.checkInvariants() { return wrong }
    guard perLine > 1 else { return nil }
    for line in 0..<lines.count {
      let own = lengths[line * perLine..<min((line + 1) * perLine, count)]
      if own.max() != lines.length(of: line) { return "line \(line) is not as long as its longest item" }
    }
    return nil
  }
}

/// The extents of items that were given a length each.
struct FlowIndexedExtents: FlowExtents {
  let items: FlowIndexed

  static var keepStarts: Bool { true }
  var count: Int { items.count }
  func breadth(_ item: Int) -> Double { items.breadth }
  func length(_ item: Int) -> Double { items.length(item) }
  func isUsable(_ item: Int) -> Bool { true }
  func start(ofLine line: Int) -> Double { items.lines.start(of: line) }
  func start(behind line: Int, startingAt start: Double, length: Double) -> Double {
    items.lines.start(behind: line, startingAt: start)
  }
  func line(before start: Double) -> Int { max(0, min(items.lines.index(at: start), items.lines.count) - 1) }
}
