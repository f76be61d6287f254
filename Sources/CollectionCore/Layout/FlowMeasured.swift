/// The items of a section of which some were measured and all others have one length, that of the rest, which changes with
/// every measurement: items of one breadth, so that every line holds the same number of them.
///
/// - Complexity: A new length, or another rest, costs O(log items + items of a line), and O(log lines + items of a line) more
///   for each line of which some items are known and others are not. Memory: 16 bytes an item where most are known, 512
///   bytes for each that is known alone among 32.
public struct FlowMeasured: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The extent of every item along the line.
  let breadth: Double
  /// How many items a line holds.
  let perLine: Int
  /// The lengths of lines: those in which an item is known.
  private(set) var lines: SparseLengths
  /// The lengths of items; nothing is kept here when each is a line.
  private var items: SparseLengths
  /// The lines in which some items are known and others are not, in no order: their length may be that of the rest.
  private var partial: [Int32] = []

  /// Makes items of which none is known.
  init(count: Int, rest: Double, breadth: Double, perLine: Int, lineSpacing: Double) {
    self.count = count
    self.breadth = breadth
    self.perLine = perLine
    lines = SparseLengths(count: (count - 1) / perLine + 1, rest: rest, spacing: lineSpacing)
    items = SparseLengths(count: perLine == 1 ? 0 : count, rest: rest, spacing: 0)
  }

  /// The length of what was not measured.
  var rest: Double { lines.rest }

  /// The length of an item.
  func length(_ item: Int) -> Double { perLine == 1 ? lines[item] : items[item] }

  /// Whether an item was measured.
  func isKnown(_ item: Int) -> Bool { perLine == 1 ? lines.isKnown(item) : items.isKnown(item) }

  /// How many items were measured.
  var known: Int { perLine == 1 ? lines.known : items.known }

  /// Makes the length of an item known.
  mutating func set(_ item: Int, to length: Double) {
    if perLine == 1 {
      lines.set(item, to: length)
      return
    }
    items.set(item, to: length)
    let line = item / perLine
    let isWhole = note(line)
    let place = partial.lastIndex(of: Int32(truncatingIfNeeded: line))
    if isWhole, let place { partial.remove(at: place) }
    if !isWhole, place == nil { partial.append(Int32(truncatingIfNeeded: line)) }
  }

  /// Gives all that was not measured another length.
  mutating func setRest(_ length: Double) {
    lines.rest = length
    items.rest = length
    for line in partial { _ = note(Int(line)) }
  }

  /// Makes the length of a line known, the greatest of its items'; whether all of them are.
  private mutating func note(_ line: Int) -> Bool {
    let first = line * perLine
    var longest = 0.0
    var isWhole = true
    for item in first..<min(first + perLine, count) {
      longest = max(longest, items[item])
      if !items.isKnown(item) { isWhole = false }
    }
    lines.set(line, to: longest)
    return isWhole
  }

  /// What is wrong with what is kept, nil if nothing. O(items).
  func checkInvariants() -> String? {
    if let wrong = lines.checkInvariants() { return "lines: \(wrong)" }
    guard perLine > 1 else { return nil }
    if let wrong = items.checkInvariants() { return "items: \(wrong)" }
    for line in 0..<lines.count {
      let range = line * perLine..<min((line + 1) * perLine, count)
      var longest = 0.0
      var known = 0
      for item in range {
        longest = max(longest, items[item])
        if items.isKnown(item) { known += 1 }
      }
      if lines[line] != longest { return "line \(line) is not as long as its longest item" }
      let isPartial = partial.contains(Int32(truncatingIfNeeded: line))
      if isPartial != (known > 0 && known < range.count) { return "line \(line) is not known to be half known" }
    }
    return nil
  }
}

/// The extents of items some of which were measured.
struct FlowMeasuredExtents: FlowExtents {
  let items: FlowMeasured

  static var keepStarts: Bool { true }
  var count: Int { items.count }
  func breadth(_ item: Int) -> Double { items.breadth }
  func length(_ item: Int) -> Double { items.length(item) }
  func isUsable(_ item: Int) -> Bool { true }
  func start(ofLine line: Int) -> Double { items.lines.start(of: line) }
  func start(behind line: Int, startingAt start: Double, length: Double) -> Double {
    items.lines.start(behind: line, startingAt: start, length: length)
  }
  func line(before start: Double) -> Int { max(0, items.lines.index(endingBehind: start) - 1) }
}
