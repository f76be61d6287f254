/// Finds the chain of pieces that ascends in old order, taken in new order, and has the most elements.
///
/// A set holds, for each length, the chain that ends earliest in old order: its members ascend in order and in length, so the
/// best chain to go on is that of the nearest member below. Sections, whose numbers do not mix, share one set.
struct HeaviestChain: ~Copyable {
  private let ends: RankSet
  private let best: UnsafeMutablePointer<Int32>
  private let inNewOrder: UnsafeMutablePointer<Int32>
  private let ofRun: UnsafeMutablePointer<Int32>

  /// - Parameter ranks: Must live as long as this.
  init(_ ranks: borrowing PieceRanks) {
    best = ranks.best.base
    inNewOrder = ranks.inNewOrder.base
    ofRun = ranks.ofRun.base
    ends = RankSet(limit: ranks.best.count)
  }

  /// Adds the next piece in new order, whose number is one of its section's, `low` ..< `high`.
  ///
  /// - Complexity: O(log pieces), and as much again for each chain that can be forgotten.
  func add(_ rank: Int, _ count: Int32, _ low: Int, _ high: Int) {
    let below = ends.member(below: rank)
    let length = below >= low ? best[below] &+ count : count
    best[rank] = length
    ends.insert(rank)
    while true {
      let above = ends.member(above: rank)
      if above < 0 || above >= high || best[above] > length { return }
      ends.remove(above)
    }
  }

  /// Marks the best chain of a section: its numbers in new order become negative.
  ///
  /// - Parameters:
  ///   - places: Those of the section's pieces in new order.
  ///   - runs: All runs up to the last one among them.
  /// - Returns: Its length.
  /// - Complexity: O(places).
  func keep(_ places: Range<Int>, _ runs: ArraySlice<ListMatch.Run>, _ low: Int, _ high: Int) -> Int32 {
    let last = low < high ? ends.member(below: high) : -1
    if last < low { return 0 }
    let total = best[last]
    // From the end: the next piece of the chain is the last one that has the length that is left and is low enough. A chain
    // that took only part of a run could be made longer by the rest of it, so lengths always fit.
    var length = total
    var limit = Int32(truncatingIfNeeded: high)
    var place = places.upperBound
    var run = runs.endIndex &- 1
    while length > 0, place > places.lowerBound {
      place &-= 1
      let rank = inNewOrder[place]
      var count: Int32 = 1
      if run >= 0, ofRun[run] == rank {
        count = runs[run].count
        run &-= 1
      }
      if rank >= limit || rank < low || best[Int(rank)] != length { continue }
      inNewOrder[place] = ~rank
      length &-= count
      limit = rank
    }
    return total
  }
}
