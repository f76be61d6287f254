/// Sums of lengths that follow each other, most of which are the same.
///
/// A tree with 32 children to a node. Only the nodes above lengths that were changed are there, so nothing is made for
/// a million equal lengths. What is stored depends on the lengths alone and not on the changes that led to them.
struct LazySums: Sendable {
  private static let shift = 5
  let count: Int
  /// The length of whatever was not changed.
  let common: Double
  /// The largest length; 0 when there is none.
  private(set) var largest: Double
  /// The sum of all lengths.
  private(set) var total: Double
  /// Levels of nodes above the lengths, at least one.
  private let height: Int
  /// 32 slots a node: by how much the lengths below a slot exceed the common ones.
  private var excess: [Double] = []
  /// 32 slots a node: the largest length below a slot.
  private var peak: [Double] = []
  /// 32 slots a node: the node below, −1 when everything below is common. Not used in nodes of the lowest level.
  private var below: [Int32] = []

  /// Makes the sums of equal lengths. O(1).
  init(count: Int, common: Double) {
    self.count = count
    self.common = common
    var height = 1
    while count > 1 << (height * LazySums.shift) { height += 1 }
    self.height = height
    largest = count > 0 ? common : 0
    total = Double(count) * common
  }

  /// The sum of the first `i` lengths. O(log *n*).
  func sum(before i: Int) -> Double {
    guard i < count else { return total }
    guard !excess.isEmpty else { return Double(i) * common }
    var sum = Double(i) * common
    var node = 0
    var level = height - 1
    let excess = self.excess.span
    while true {
      let slot = i >> (level * LazySums.shift) & 31
      let first = node << LazySums.shift
      for elder in first..<(first + slot) { sum += excess[elder] }
      if level == 0 { return sum }
      let next = below[node << LazySums.shift + slot]
      if next < 0 { return sum }
      node = Int(next)
      level -= 1
    }
  }

  /// Changes one length. O(log *n*).
  mutating func set(_ i: Int, to length: Double) {
    if excess.isEmpty {
      if length == common { return }
      _ = makeNode(height - 1, first: 0)
    }
    let root = set(i, to: length, node: 0, level: height - 1)
    total = Double(count) * common + root.excess
    largest = root.peak
  }

  /// Changes a length below a node and returns what the node knows of all lengths below it.
  private mutating func set(_ i: Int, to length: Double, node: Int, level: Int) -> (excess: Double, peak: Double) {
    let slot = node << LazySums.shift + (i >> (level * LazySums.shift) & 31)
    if level == 0 {
      excess[slot] = length - common
      peak[slot] = length
    } else {
      if below[slot] < 0 {
        let span = 1 << (level * LazySums.shift)
        below[slot] = Int32(makeNode(level - 1, first: i & ~(span - 1)))
      }
      let child = set(i, to: length, node: Int(below[slot]), level: level - 1)
      excess[slot] = child.excess
      peak[slot] = child.peak
    }
    var sum = 0.0
    var most = -Double.infinity
    let excess = self.excess.span
    let peak = self.peak.span
    for slot in node << LazySums.shift..<(node + 1) << LazySums.shift {
      sum += excess[slot]
      if peak[slot] > most { most = peak[slot] }
    }
    return (sum, most)
  }

  /// The first length whose end lies above `offset`, the count if none does; no length may be negative. O(log *n*).
  func first(endingAbove offset: Double) -> Int {
    guard !excess.isEmpty else { return firstCommon(endingAbove: offset, count) }
    var node = 0
    var level = height - 1
    var index = 0
    var rest = offset
    while true {
      var slot = node << LazySums.shift
      let span = 1 << (level * LazySums.shift)
      while index < count {
        let length = Double(min(span, count - index)) * common + excess[slot]
        if length > rest { break }
        rest -= length
        slot += 1
        index += span
      }
      if index >= count || level == 0 { return min(index, count) }
      if below[slot] < 0 { return index + firstCommon(endingAbove: rest, min(span, count - index)) }
      node = Int(below[slot])
      level -= 1
    }
  }

  /// The first of a number of common lengths whose end lies above `offset`, the number if none does.
  private func firstCommon(endingAbove offset: Double, _ number: Int) -> Int {
    if offset < 0 { return 0 }
    guard common > 0, offset < Double(number) * common else { return number }
    var index = Int((offset / common).rounded(.down))
    while index < number, Double(index + 1) * common <= offset { index += 1 }
    while index > 0, Double(index) * common > offset { index -= 1 }
    return index
  }

  /// Adds a node whose lengths are all common; slots behind the last length have no peak.
  private mutating func makeNode(_ level: Int, first: Int) -> Int {
    for slot in 0..<32 {
      excess.append(0)
      below.append(-1)
      peak.append(first + slot << (level * LazySums.shift) < count ? common : -.infinity)
    }
    return excess.count >> LazySums.shift - 1
  }

  /// Nil when every sum is that of its parts.
  func checkInvariants(_ lengths: [Double]) -> String? {
    var sum = 0.0
    for i in lengths.indices {
      let found = self.sum(before: i)
      if (found - sum).magnitude > 1e-9 * max(1, sum) { return "the sum before \(i) is off" }
      sum += lengths[i]
    }
    if (total - sum).magnitude > 1e-9 * max(1, sum) { return "the total of \(count) lengths is off" }
    return largest == lengths.max() ?? 0 ? nil : "the largest of \(count) lengths is another"
  }
}
