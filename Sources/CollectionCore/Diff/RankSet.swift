/// A set of numbers below a limit that finds the neighbours of a number in a few steps: one bit a number, and above it one
/// bit for each word that is not empty, and so on.
///
/// All operations are O(log n) with base 64, so three or four steps for a million. Memory: n/8 bytes and a little.
struct RankSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  /// Where each level starts, the lowest first.
  private let levels: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  private let levelCount: Int

  /// An empty set of numbers from 0 to `limit` − 1.
  init(limit: Int) {
    var starts: [Int] = []
    var total = 0
    // The limit itself has a place too, since members below it are asked for.
    var size = Swift.max(0, limit) + 1
    repeat {
      starts.append(total)
      size = (size + 63) >> 6
      total += size
    } while size > 1
    words = UnsafeMutablePointer<UInt64>.allocate(capacity: total)
    words.initialize(repeating: 0, count: total)
    levelCount = starts.count
    levels = UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>.allocate(capacity: starts.count)
    for (level, start) in starts.enumerated() { (levels + level).initialize(to: words + start) }
  }

  deinit {
    levels.deallocate()
    words.deallocate()
  }

  private func word(_ level: Int, _ index: Int) -> UnsafeMutablePointer<UInt64> { levels[level] + index }
}

// MARK: - Changing

extension RankSet {
  func insert(_ number: Int) {
    var index = number
    for level in 0..<levelCount {
      let word = word(level, index >> 6)
      let isKnownAbove = word.pointee != 0
      word.pointee |= 1 << UInt64(truncatingIfNeeded: index & 63)
      if isKnownAbove { return }
      index >>= 6
    }
  }

  func remove(_ number: Int) {
    var index = number
    for level in 0..<levelCount {
      let word = word(level, index >> 6)
      word.pointee &= ~(1 << UInt64(truncatingIfNeeded: index & 63))
      if word.pointee != 0 { return }
      index >>= 6
    }
  }
}

// MARK: - Asking

extension RankSet {
  /// The largest member below a number up to the limit, −1 if there is none.
  func member(below number: Int) -> Int {
    var index = number
    for level in 0..<levelCount {
      let bit = index & 63
      if bit != 0 {
        let below = word(level, index >> 6).pointee & (1 << UInt64(truncatingIfNeeded: bit) &- 1)
        if below != 0 { return descended(from: level, (index & ~63) | (63 &- below.leadingZeroBitCount), isLast: true) }
      }
      index >>= 6
    }
    return -1
  }

  /// The smallest member above a number that is below the limit, −1 if there is none.
  func member(above number: Int) -> Int {
    var index = number
    for level in 0..<levelCount {
      let bit = index & 63
      if bit != 63 {
        let above = word(level, index >> 6).pointee & (~0 << UInt64(truncatingIfNeeded: bit &+ 1))
        if above != 0 { return descended(from: level, (index & ~63) | above.trailingZeroBitCount, isLast: false) }
      }
      index >>= 6
    }
    return -1
  }

  /// The first or last member below a bit of some level.
  private func descended(from level: Int, _ index: Int, isLast: Bool) -> Int {
    var index = index
    var level = level
    while level > 0 {
      level &-= 1
      let word = word(level, index).pointee
      index = index << 6 | (isLast ? 63 &- word.leadingZeroBitCount : word.trailingZeroBitCount)
    }
    return index
  }
}
