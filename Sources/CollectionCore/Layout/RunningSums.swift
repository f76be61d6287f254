/// Sums of lengths that follow each other, where one length can change.
///
/// A tree with 32 children to a node; each node knows the sum of its elder siblings. What is stored depends on the
/// lengths alone and not on the changes that led to them, so no error builds up.
struct RunningSums: Sendable {
  private static let shift = 5
  let count: Int
  /// The sum of all lengths.
  private(set) var total = 0.0
  /// The lengths, then the sums of 32 of them, and so on while there are more than 32.
  private var values: [Double]
  /// For each of these, the sum of its elder siblings.
  private var before: [Double]

  /// Makes the sums of lengths that are finite and not negative. O(*n*).
  init(_ lengths: [Double]) {
    count = lengths.count
    values = lengths
    before = [Double](repeating: 0, count: lengths.count)
    var start = 0
    var size = count
    while true {
      let up = (size + 31) >> RunningSums.shift
      let grows = size > 32
      if !grows {
        total = rewrite(start, start + size)
        return
      }
      values.reserveCapacity(values.count + up)
      for group in 0..<up {
        let from = start + group << RunningSums.shift
        values.append(rewrite(from, min(from + 32, start + size)))
        before.append(0)
      }
      start += size
      size = up
    }
  }

  /// Sums up siblings from the eldest on and returns their sum.
  private mutating func rewrite(_ from: Int, _ to: Int) -> Double {
    var sum = 0.0
    for i in from..<to {
      before[i] = sum
      sum += values[i]
    }
    return sum
  }

  /// One length.
  subscript(i: Int) -> Double { values[i] }

  /// The sum of the first `i` lengths. O(log *n*).
  func sum(before i: Int) -> Double {
    if i >= count { return total }
    var start = 0
    var size = count
    var index = i
    var sum = before[i]
    while size > 32 {
      start += size
      size = (size + 31) >> RunningSums.shift
      index >>= RunningSums.shift
      sum += before[start + index]
    }
    return sum
  }

  /// Changes one length. O(log *n*).
  mutating func set(_ i: Int, to length: Double) {
    var start = 0
    var size = count
    var index = i
    var value = length
    while true {
      values[start + index] = value
      let from = index & ~31
      value = rewrite(start + from, start + min(from + 32, size))
      if size <= 32 { break }
      start += size
      size = (size + 31) >> RunningSums.shift
      index >>= RunningSums.shift
    }
    total = value
  }

  /// The first length whose end lies above `offset`, the count if none does; right to the last bit of a sum. O(log *n*).
  func first(endingAbove offset: Double) -> Int {
    var level = 0
    var start = 0
    var size = count
    while size > 32 {
      start += size
      size = (size + 31) >> RunningSums.shift
      level += 1
    }
    var index = passed(start, start + size, offset)
    if index == size { return count }
    var rest = offset
    while level > 0 {
      rest -= before[start + index]
      level -= 1
      size = (count + (1 << (RunningSums.shift * level)) - 1) >> (RunningSums.shift * level)
      start -= size
      let from = index << RunningSums.shift
      let to = min(from + 32, size)
      index = min(from + passed(start + from, start + to, rest), to - 1)
    }
    return index
  }

  /// How many siblings end at or before `offset`.
  private func passed(_ from: Int, _ to: Int, _ offset: Double) -> Int {
    let values = self.values.span
    let before = self.before.span
    precondition(from >= 0 && to <= values.count && to <= before.count)
    var low = from
    var length = to &- from
    // The processor need not guess which half is next.
    while length > 0 {
      let half = length &>> 1
      let middle = low &+ half
      let isPassed = before[unchecked: middle] + values[unchecked: middle] <= offset
      low = isPassed ? middle &+ 1 : low
      length = isPassed ? length &- half &- 1 : half
    }
    return low &- from
  }

  /// Nil when every sum is that of its parts.
  func checkInvariants() -> String? {
    var sum = 0.0
    for i in 0..<count {
      let found = self.sum(before: i)
      if (found - sum).magnitude > 1e-9 * max(1, sum) { return "the sum before \(i) is off" }
      sum += values[i]
    }
    return (total - sum).magnitude > 1e-9 * max(1, sum) ? "the total of \(count) lengths is off" : nil
  }
}
