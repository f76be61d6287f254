import CollectionCore
import TestSupport
import Testing

/// Rows in plain arrays, every start a sum from the first row on.
private struct NaiveRows {
  let lengths: [Double]
  let starts: [Double]

  init(_ lengths: [Double], spacing: Double) {
    self.lengths = lengths
    var (start, starts) = (0.0, [Double]())
    for length in lengths {
      starts.append(start)
      start += length + spacing
    }
    self.starts = starts
  }

  func end(of row: Int) -> Double { starts[row] + lengths[row] }
  func index(at offset: Double) -> Int { lengths.indices.first { end(of: $0) > offset } ?? lengths.count }
  func first(startingFrom offset: Double) -> Int { starts.firstIndex { $0 >= offset } ?? lengths.count }
  func touching(from: Double, to: Double) -> [Int] { lengths.indices.filter { starts[$0] < to && end(of: $0) > from } }
}

@Suite("OffsetIndex") struct OffsetIndexTests {
  enum Step {
    case set(Int, Double)
    case insert(Int, [Double])
    case insertEqual(Int, Int, Double)
    case remove(Int, Int)
  }

  /// Lengths that add up without rounding, so that the answers must be equal to the last bit.
  private static func length(_ random: inout SeededRandom) -> Double {
    Bool.random(using: &random) && Bool.random(using: &random) ? 0 : Double(Int.random(in: 0...400, using: &random)) / 4
  }

  private func difference(_ index: OffsetIndex, _ lengths: [Double], _ spacing: Double) -> String? {
    if let broken = index.checkInvariants() { return broken }
    let naive = NaiveRows(lengths, spacing: spacing)
    let count = lengths.count
    if index.count != count { return "\(index.count) rows instead of \(count)" }
    if count == 0 { return index.total == 0 && index.index(at: 0) == 0 ? nil : "an empty index is not empty" }
    if index.total != naive.end(of: count - 1) { return "total \(index.total)" }
    var walk = 0.0
    for row in 0..<count {
      if index.start(of: row) != naive.starts[row] { return "row \(row) starts at \(index.start(of: row))" }
      if index.length(of: row) != lengths[row] { return "row \(row) has length \(index.length(of: row))" }
      if index.end(of: row) != naive.end(of: row) { return "row \(row) ends at \(index.end(of: row))" }
      if walk != index.start(of: row) { return "walking reaches row \(row) at \(walk)" }
      if row < count - 1 { walk = index.start(behind: row, startingAt: walk) }
    }
    var offsets: [Double] = [-.infinity, -1, -0.01, 0, 0.01, .infinity, .nan]
    for row in stride(from: 0, to: count, by: max(1, count / 8)) + [count - 1] {
      for edge in [naive.starts[row], naive.end(of: row)] {
        offsets += [edge - 1, edge - 0.01, edge, edge + 0.01, edge + 1]
      }
    }
    for offset in offsets {
      let row = index.index(at: offset)
      if row != naive.index(at: offset) { return "row \(row) instead of \(naive.index(at: offset)) at \(offset)" }
      let first = index.firstIndex(startingFrom: offset)
      if first != naive.first(startingFrom: offset) { return "row \(first) is the first from \(offset)" }
      let range = index.range(from: offset, to: offset + 50)
      if Array(range) != naive.touching(from: offset, to: offset + 50) { return "rows \(range) from \(offset)" }
    }
    return nil
  }

  private func difference(after steps: [Step], _ start: OffsetIndex, _ startLengths: [Double]) -> String? {
    var (index, lengths) = (start, startLengths)
    for step in steps {
      let count = lengths.count
      switch step {
      case .set(let row, let length):
        if count == 0 { continue }
        let growth = length - lengths[row % count]
        if index.setLength(length, at: row % count) != growth { return "growth is not \(growth)" }
        lengths[row % count] = length
      case .insert(let row, let added):
        index.insert(added, at: row % (count + 1))
        lengths.insert(contentsOf: added, at: row % (count + 1))
      case .insertEqual(let row, let number, let length):
        index.insert(count: number, length: length, at: row % (count + 1))
        lengths.insert(contentsOf: [Double](repeating: length, count: number), at: row % (count + 1))
      case .remove(let row, let number):
        let first = row % (count + 1)
        let rows = first..<min(count, first + number)
        index.remove(rows)
        lengths.removeSubrange(rows)
      }
      if let difference = difference(index, lengths, index.spacing) { return difference }
    }
    return nil
  }

  @Test("Random changes of any kind agree with sums from the first row on", arguments: [0, 8, 2.5, -0.25])
  func randomChanges(spacing: Double) {
    for seed in UInt64(0)..<12 {
      var random = SeededRandom(seed: seed)
      let count = [0, 1, 2, 31, 32, 33, 64, 200].randomElement(using: &random)!
      let isUniform = Bool.random(using: &random)
      // With rows that overlap none may be shorter than the overlap.
      let least = max(0, -spacing)
      var lengths = (0..<count).map { _ in max(least, Self.length(&random)) }
      if isUniform { lengths = [Double](repeating: 44, count: count) }
      let steps: [Step] = (0..<12).map { _ in
        let row = Int.random(in: 0..<1_000, using: &random)
        let length = max(least, Self.length(&random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .insert(row, (0..<row % 50).map { _ in max(least, Self.length(&random)) })
        case 1: return .insertEqual(row, row % 40, isUniform ? 44 : length)
        case 2: return .remove(row, Int.random(in: 0...60, using: &random))
        default: return .set(row, length)
        }
      }
      let index =
        isUniform
        ? OffsetIndex(count: count, length: 44, spacing: spacing) : OffsetIndex(lengths: lengths, spacing: spacing)
      #expect(difference(index, lengths, spacing) == nil)
      expectNone(seed: seed, steps) { difference(after: $0, index, lengths) }
    }
  }

  @Test("At the borders of groups of 32, 1,024 and 32,768 rows sums and searches stay right")
  func deepLevels() {
    for count in [1_023, 1_024, 1_025, 32_767, 32_768, 32_769, 70_000] {
      var random = SeededRandom(seed: UInt64(count))
      var lengths = (0..<count).map { _ in Self.length(&random) }
      var index = OffsetIndex(lengths: lengths, spacing: 1.5)
      for row in [0, 31, 32, 1_023, 1_024, 32_767, 32_768, count - 1] where row < count {
        lengths[row] = Self.length(&random) + 0.25
        index.setLength(lengths[row], at: row)
      }
      #expect(index.checkInvariants() == nil)
      var start = 0.0
      for row in 0..<count {
        let end = start + lengths[row]
        guard index.start(of: row) == start, index.end(of: row) == end else {
          Issue.record("row \(row) of \(count) is at \(index.start(of: row)), not \(start)")
          return
        }
        if row % 31 == 0 || row % 32 == 0 || row > count - 3 {
          let found = [start, end].map { index.index(at: $0) }
          let firsts = [start, start.nextUp].map { index.firstIndex(startingFrom: $0) }
          guard found == [lengths[row] > 0 ? row : row + 1, row + 1], firsts == [row, row + 1] else {
            Issue.record("at the edges of row \(row) of \(count) are \(found) and \(firsts)")
            return
          }
        }
        start = end + 1.5
      }
      #expect(index.total == start - 1.5)
    }
  }

  @Test("Lengths that do not add up evenly stay within a millionth, and the answers agree with each other exactly")
  func roundedSums() {
    for seed in UInt64(0)..<4 {
      var random = SeededRandom(seed: seed)
      var lengths = (0..<5_000).map { _ in Double.random(in: 0...100, using: &random) }
      var index = OffsetIndex(lengths: lengths, spacing: 1.0 / 3)
      for _ in 0..<20_000 {
        let row = Int.random(in: 0..<lengths.count, using: &random)
        lengths[row] = Double.random(in: 0...100, using: &random)
        index.setLength(lengths[row], at: row)
      }
      #expect(index.checkInvariants() == nil)
      var sum = 0.0
      for row in lengths.indices {
        let (start, end) = (index.start(of: row), index.end(of: row))
        guard abs(start - sum) <= 1e-9 * max(1, sum) else {
          Issue.record("seed \(seed): row \(row) starts at \(start), not \(sum)")
          break
        }
        let found = [start, end.nextDown, end].map { index.index(at: $0) }
        let firsts = [start, start.nextUp].map { index.firstIndex(startingFrom: $0) }
        guard found == [row, row, row + 1], firsts == [row, row + 1] else {
          Issue.record("seed \(seed): at the edges of row \(row) are \(found) and \(firsts)")
          break
        }
        sum += lengths[row] + 1.0 / 3
      }
    }
  }

  @Test("Equal rows are not stored one by one until one differs")
  func analytic() {
    var index = OffsetIndex(count: 1_000_000_000, length: 44, spacing: 1)
    #expect(index.total == 44_999_999_999 && index.index(at: 45_000_000) == 1_000_000)
    index.insert(count: 5, length: 44, at: 3)
    index.remove(0..<2)
    index.setLength(44, at: 7)
    #expect(index.isUniform && index.count == 1_000_000_003)
    #expect(OffsetIndex(lengths: [3, 3, 3], spacing: 0).isUniform)

    var small = OffsetIndex(count: 100, length: 44, spacing: 1)
    #expect(small.setLength(50, at: 99) == 6)
    #expect(!small.isUniform && small.total == 100 * 45 - 1 + 6)
  }

  @Test("Rows without length are passed over, and rows all at one place are found without walking")
  func emptyRows() {
    let rows = OffsetIndex(lengths: [0, 10, 0, 0, 10, 0], spacing: 0)
    #expect(rows.index(at: -0.01) == 0 && rows.index(at: 0) == 1 && rows.index(at: 10) == 4 && rows.index(at: 20) == 6)
    #expect(rows.range(from: 0, to: 10) == 1..<2)
    #expect(rows.range(from: 9, to: 11) == 1..<5)
    let flat = OffsetIndex(count: 1_000_000_000, length: 0, spacing: 0)
    #expect(flat.index(at: -1) == 0 && flat.index(at: 0) == 1_000_000_000)
    #expect(flat.firstIndex(startingFrom: 0) == 0 && flat.firstIndex(startingFrom: 0.01) == 1_000_000_000)
  }

  @Test("A length that is negative or not finite counts as 0")
  func badLengths() {
    var index = OffsetIndex(lengths: [10, .nan, -5, .infinity, 20], spacing: 1)
    #expect(index.checkInvariants() == nil && index.total == 34)
    #expect(index.setLength(.nan, at: 4) == -20 && index.setLength(-1, at: 0) == -10)
    #expect(index.checkInvariants() == nil && index.total == 4)
    #expect(OffsetIndex(count: 3, length: .infinity, spacing: .nan).total == 0)
  }
}
