import CollectionCore

/// Few rows in which every two values of different columns meet: what a matrix of configurations needs, and most faults.
public enum Pairwise {
  /// Rows of indexes into columns of the given lengths, such that each pair of values of two columns is in some row.
  ///
  /// Rows are chosen greedily among random ones; the same seed gives the same rows.
  ///
  /// - Complexity: O(rows · columns² · candidates).
  public static func rows(_ lengths: [Int], seed: UInt64 = 1) -> [[Int]] {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 > 0 }) else { return [] }
    guard lengths.count > 1 else { return (0..<lengths[0]).map { [$0] } }
    var random = SplitMix64(seed: seed)
    var missing = allPairs(lengths)
    var rows: [[Int]] = []
    for first in missing.sorted() where missing.contains(first) {
      var best: (row: [Int], met: Int) = ([], 0)
      for _ in 0..<20 {
        var row = lengths.map { Int.random(in: 0..<$0, using: &random) }
        // At least one pair is new, so that this ends.
        row[first.a] = first.x
        row[first.b] = first.y
        let met = pairs(of: row).filter(missing.contains).count
        if met > best.met { best = (row, met) }
      }
      rows.append(best.row)
      missing.subtract(pairs(of: best.row))
    }
    return rows
  }

  private struct Pair: Hashable, Comparable {
    let a: Int, x: Int, b: Int, y: Int
    static func < (p: Pair, q: Pair) -> Bool { (p.a, p.b, p.x, p.y) < (q.a, q.b, q.x, q.y) }
  }

  private static func allPairs(_ lengths: [Int]) -> Set<Pair> {
    var result: Set<Pair> = []
    for a in lengths.indices {
      for b in lengths.indices.dropFirst(a + 1) {
        for x in 0..<lengths[a] {
          for y in 0..<lengths[b] { result.insert(Pair(a: a, x: x, b: b, y: y)) }
        }
      }
    }
    return result
  }

  private static func pairs(of row: [Int]) -> [Pair] {
    row.indices.flatMap { a in row.indices.dropFirst(a + 1).map { Pair(a: a, x: row[a], b: $0, y: row[$0]) } }
  }
}
