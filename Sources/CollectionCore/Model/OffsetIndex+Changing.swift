/// Changing lengths, inserting and removing rows.
extension OffsetIndex {
  /// Gives a row another length and returns by how much it and the starts behind it grew, points.
  ///
  /// - Parameter length: Points; what is negative or not finite counts as 0.
  /// - Complexity: O(log *n*) and no allocation; O(*n*) for the first change of a uniform index.
  @discardableResult
  public mutating func setLength(_ length: Double, at row: Int) -> Double {
    precondition(row >= 0 && row < count)
    let length = OffsetIndex.valid(length)
    if storage.isEmpty {
      if length == uniformLength { return 0 }
      vary()
    }
    let growth = length - storage[row]
    if growth == 0 { return 0 }
    let levels = levels
    let count = count
    storage.withUnsafeMutableBufferPointer { numbers in
      numbers[row] = length
      var base = count
      var size = (count &+ 31) >> 5
      var group = row >> 5
      for _ in 0..<levels {
        // The groups behind this one that share its parent.
        var sibling = base &+ group &+ 1
        let end = base &+ Swift.min((group | 31) &+ 1, size)
        while sibling < end {
          numbers[sibling] += growth
          sibling &+= 1
        }
        base &+= size
        size = (size &+ 31) >> 5
        group >>= 5
      }
    }
    return growth
  }

  /// Inserts rows before `row`; ``count`` appends.
  ///
  /// - Complexity: O(*n*).
  public mutating func insert(_ lengths: [Double], at row: Int) {
    precondition(row >= 0 && row <= count)
    if lengths.isEmpty { return }
    if count == 0 {
      self = OffsetIndex(lengths: lengths, spacing: spacing)
      return
    }
    var all = takeLengths()
    all.insert(contentsOf: lengths, at: row)
    adopt(all)
  }

  /// Inserts `count` rows of one length before `row`.
  ///
  /// - Complexity: O(*n*); O(1) when all rows have this length.
  public mutating func insert(count added: Int, length: Double, at row: Int) {
    precondition(row >= 0 && row <= count)
    if added <= 0 { return }
    if count == 0 {
      self = OffsetIndex(count: added, length: length, spacing: spacing)
    } else if storage.isEmpty && OffsetIndex.valid(length) == uniformLength {
      count += added
    } else {
      var all = takeLengths()
      all.insert(contentsOf: repeatElement(length, count: added), at: row)
      adopt(all)
    }
  }

  /// Removes rows.
  ///
  /// - Complexity: O(*n*); O(1) when all rows have the same length.
  public mutating func remove(_ rows: Range<Int>) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count)
    if rows.isEmpty { return }
    if storage.isEmpty {
      count -= rows.count
    } else {
      var all = takeLengths()
      all.removeSubrange(rows)
      adopt(all)
    }
  }

  /// Stores the lengths one by one, as they are.
  private mutating func vary() { adopt(takeLengths()) }

  /// The lengths, taken out of the storage.
  private mutating func takeLengths() -> [Double] {
    if storage.isEmpty { return [Double](repeating: uniformLength, count: count) }
    var all = storage
    storage = []
    all.removeLast(all.count - count)
    return all
  }

  /// Takes over an array of lengths and puts the starts of the groups behind them.
  mutating func adopt(_ lengths: [Double]) {
    count = lengths.count
    levels = 0
    topBase = 0
    var room = count
    while size(ofLevel: levels + 1) > 1 {
      levels += 1
      topBase = room
      room += size(ofLevel: levels)
    }
    let index = self
    storage = [Double](unsafeUninitializedCapacity: room) { numbers, filled in
      lengths.withUnsafeBufferPointer { index.fill(numbers, with: $0) }
      filled = room
    }
  }

  /// Writes the lengths and the starts of all levels.
  private func fill(_ numbers: UnsafeMutableBufferPointer<Double>, with lengths: UnsafeBufferPointer<Double>) {
    var base = count
    for first in stride(from: 0, to: count, by: 32) {
      var sum = 0.0
      for row in first..<Swift.min(first + 32, count) {
        let length = OffsetIndex.valid(lengths[row])
        numbers[row] = length
        sum += length + spacing
      }
      if levels > 0 { numbers[base + first >> 5] = sum }
    }
    for level in 1..<(levels + 1) {
      // Here the sums of the groups become starts inside the parent, and the parents' sums go to the next level.
      let size = size(ofLevel: level)
      var start = 0.0
      for group in 0..<size {
        let sum = numbers[base + group]
        numbers[base + group] = start
        start += sum
        if group & 31 == 31 || group == size - 1 {
          if level < levels { numbers[base + size + group >> 5] = start }
          start = 0
        }
      }
      base += size
    }
  }
}

// MARK: - Checking

extension OffsetIndex {
  /// What is wrong with the index, nil if nothing: every kept start against the sum of the lengths. O(*n*).
  public func checkInvariants() -> String? {
    if !(uniformLength >= 0 && uniformLength.isFinite) { return "The common length is negative or not finite." }
    if storage.isEmpty { return nil }
    var expected = count
    for level in 1..<(levels + 1) { expected += size(ofLevel: level) }
    if storage.count != expected { return "\(storage.count) numbers are stored for \(count) rows, not \(expected)." }
    if size(ofLevel: levels + 1) > 1 { return "\(levels) levels are too few for \(count) rows." }
    var sum = 0.0
    var greatest = 1.0
    for row in 0..<count {
      if !(storage[row] >= 0 && storage[row].isFinite) { return "The length of row \(row) is negative or not finite." }
      greatest = Swift.max(greatest, sum.magnitude)
      if row & 31 == 0 {
        let start = start(of: row)
        if !((start - sum).magnitude <= 1e-9 * greatest) {
          return "Row \(row) starts at \(thousandths(start)), but the lengths before it add up to \(thousandths(sum))."
        }
      }
      sum += storage[row] + spacing
    }
    return nil
  }
}
