/// Running sums over the lengths of lines or rows: where each begins, which one is at an offset.
///
/// While all lengths are equal nothing is stored and the answers are one multiplication or division. After the first
/// change the lengths lie in one array, followed by the starts of every 32 rows inside their 1,024, of every 1,024 inside
/// their 32,768, and so on: 8.26 bytes a row. A change touches at most 31 numbers on each level.
///
/// | | uniform | varied |
/// |---|---|---|
/// | ``start(of:)``, ``index(at:)``, ``range(from:to:)`` | O(1) | O(log *n*) |
/// | ``setLength(_:at:)`` | O(*n*) once | O(log *n*), no allocation |
/// | inserting, removing | O(1) for the same length | O(*n*) |
///
/// Starts are the sums that were kept, not sums from the first row on, so they may differ from those in the last bits.
/// All members agree with each other to the last bit.
public struct OffsetIndex: Hashable, Sendable {
  /// How many rows there are.
  public internal(set) var count: Int
  /// The distance between a row's end and the next one's start, points. May be negative, as long as no row is shorter
  /// than the overlap.
  public let spacing: Double
  /// The length of every row while ``storage`` is empty.
  var uniformLength: Double
  /// The lengths, then the starts level by level; empty while all lengths are equal.
  var storage: [Double] = []
  /// The number of levels of starts, and where the uppermost begins.
  var levels = 0
  var topBase = 0

  /// Makes an index of rows of equal length, in constant time and without memory of its own.
  ///
  /// - Parameter length: Points; what is negative or not finite counts as 0.
  public init(count: Int, length: Double, spacing: Double) {
    self.count = Swift.max(0, count)
    self.spacing = spacing.isFinite ? spacing : 0
    uniformLength = OffsetIndex.valid(length)
  }

  /// Makes an index of rows with the given lengths; stays without memory of its own if they are equal.
  ///
  /// - Parameter lengths: Points; what is negative or not finite counts as 0.
  /// - Complexity: O(*n*).
  public init(lengths: [Double], spacing: Double) {
    self.init(count: lengths.count, length: lengths.first ?? 0, spacing: spacing)
    for length in lengths where OffsetIndex.valid(length) != uniformLength {
      adopt(lengths)
      break
    }
  }

  /// Whether all rows are known to have the same length, so that nothing is stored.
  public var isUniform: Bool { storage.isEmpty }

  /// A length as it is kept.
  static func valid(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }

  /// The number of entries on a level: of rows on level 0, of groups of 32 rows on level 1, …
  @inline(__always)
  func size(ofLevel level: Int) -> Int {
    let shift = 5 &* level
    return (count &+ 1 &<< shift &- 1) &>> shift
  }
}

// MARK: - Places of rows

extension OffsetIndex {
  /// The length of a row, points.
  public func length(of row: Int) -> Double {
    precondition(row >= 0 && row < count)
    return storage.isEmpty ? uniformLength : storage[row]
  }

  /// Where a row begins, counted from the start of the first one, points.
  public func start(of row: Int) -> Double {
    precondition(row >= 0 && row < count)
    if storage.isEmpty { return Double(row) * (uniformLength + spacing) }
    return storage.withUnsafeBufferPointer { rows in
      var position = groupStart(rows, row >> 5)
      for row in (row & ~31)..<row { position += rows[row] + spacing }
      return position
    }
  }

  /// Where a row ends, points.
  public func end(of row: Int) -> Double { start(of: row) + length(of: row) }

  /// Where the row behind `row` begins, the same bits as ``start(of:)`` would give, for walking along rows. O(1) but for
  /// every 32nd row.
  ///
  /// - Parameter start: What ``start(of:)`` or this function gave for `row`.
  public func start(behind row: Int, startingAt start: Double) -> Double {
    if storage.isEmpty || (row + 1) & 31 == 0 { return self.start(of: row + 1) }
    return start + (storage[row] + spacing)
  }

  /// The end of the last row, points; 0 without rows.
  public var total: Double { count == 0 ? 0 : end(of: count - 1) }

  /// The start of a group of 32 rows: one number from each level.
  @inline(__always)
  private func groupStart(_ rows: UnsafeBufferPointer<Double>, _ group: Int) -> Double {
    var position = 0.0
    var level = levels
    var base = topBase
    while level > 0 {
      level &-= 1
      position += rows[base &+ group &>> (5 &* level)]
      base &-= size(ofLevel: level)
    }
    return position
  }
}

// MARK: - Rows at places

extension OffsetIndex {
  /// The first row that ends behind `offset`: the one there, or the next one when `offset` is between two; ``count`` when
  /// all end before, or the offset is not a number.
  public func index(at offset: Double) -> Int {
    if offset.isNaN { return count }
    if storage.isEmpty { return uniformIndex(at: offset) }
    var (row, position, groupEnd) = group(upTo: offset + spacing)
    storage.withUnsafeBufferPointer { rows in
      while row < groupEnd, !(position + rows[row] > offset) {
        position += rows[row] + spacing
        row += 1
      }
    }
    // Between two groups the sums may disagree in the last bit; what `end(of:)` says counts.
    while row > 0, row & 31 == 0, end(of: row - 1) > offset { row -= 1 }
    return row
  }

  /// The first row that starts at `offset` or behind it; ``count`` when all start before,
  /// or the offset is not a number.
  public func firstIndex(startingFrom offset: Double) -> Int {
    if offset.isNaN { return count }
    if storage.isEmpty { return uniformIndex(startingFrom: offset) }
    var (row, position, groupEnd) = group(upTo: offset.nextDown)
    storage.withUnsafeBufferPointer { rows in
      while row < groupEnd, !(position >= offset) {
        position += rows[row] + spacing
        row += 1
      }
    }
    while row > 0, row & 31 == 0, start(of: row - 1) >= offset { row -= 1 }
    return row
  }

  /// The rows that touch the interval from `from` to below `to`: that start before its end and end behind its start.
  public func range(from: Double, to: Double) -> Range<Int> {
    let lower = index(at: from)
    return lower..<Swift.max(lower, firstIndex(startingFrom: to))
  }

  /// The last group of 32 rows that starts at or before `bound`, or else the first: its rows, and where it starts.
  @inline(__always)
  private func group(upTo bound: Double) -> (first: Int, position: Double, end: Int) {
    storage.withUnsafeBufferPointer { rows in
      var group = 0
      var position = 0.0
      var level = levels
      var base = topBase
      while level > 0 {
        // Counting all 32 is faster than halving: no step waits for the one before it.
        let first = group << 5
        let end = base &+ Swift.min(first &+ 32, size(ofLevel: level))
        var before = 0
        var child = base &+ first &+ 1
        while child < end {
          before &+= position + rows[child] <= bound ? 1 : 0
          child &+= 1
        }
        let low = first &+ before
        position += rows[base &+ low]
        group = low
        level &-= 1
        base &-= size(ofLevel: level)
      }
      return (group << 5, position, Swift.min(group << 5 + 32, count))
    }
  }

  private func uniformIndex(at offset: Double) -> Int {
    let step = uniformLength + spacing
    // All rows at one place.
    if step <= 0 { return uniformLength > offset ? 0 : count }
    var row = uniformGuess((offset - uniformLength) / step)
    while row > 0, end(of: row - 1) > offset { row -= 1 }
    while row < count, !(end(of: row) > offset) { row += 1 }
    return row
  }

  private func uniformIndex(startingFrom offset: Double) -> Int {
    let step = uniformLength + spacing
    if step <= 0 { return offset <= 0 ? 0 : count }
    var row = uniformGuess(offset / step)
    while row > 0, start(of: row - 1) >= offset { row -= 1 }
    while row < count, !(start(of: row) >= offset) { row += 1 }
    return row
  }

  /// The row number at a quotient, give or take one for rounding.
  private func uniformGuess(_ quotient: Double) -> Int {
    Int(Swift.max(0, Swift.min(quotient, Double(count))))
  }
}
