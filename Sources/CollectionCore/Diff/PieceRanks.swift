/// The pieces of a match, its runs and the single pairs of its rest, numbered in old order.
struct PieceRanks: ~Copyable {
  let ofRun: IndexBuffer
  let ofRest: IndexBuffer
  /// The first number of each old section, and the number of pieces.
  var starts: [Int] = []
  /// The numbers of the pieces in new order, `~number` once a piece is known to stay.
  let inNewOrder: IndexBuffer
  /// For each piece the number of elements of the best chain that ends with it.
  let best: IndexBuffer

  init(_ match: ListMatch, _ runs: [ListMatch.Run], _ oldEnds: [Int32]) {
    ofRun = IndexBuffer(repeating: 0, count: runs.count)
    ofRest = IndexBuffer(repeating: 0, count: match.newOfOld.count)
    var rank = 0
    var run = 0
    var rest = 0
    starts.reserveCapacity(oldEnds.count + 1)
    for end in oldEnds {
      starts.append(rank)
      while true {
        while rest < match.newOfOld.count, match.newOfOld[rest] < 0 { rest &+= 1 }
        let nextRun = run < runs.count ? runs[run].old : Int32.max
        let nextRest = rest < match.newOfOld.count ? match.oldRest[rest] : Int32.max
        if Swift.min(nextRun, nextRest) >= end { break }
        if nextRun < nextRest {
          ofRun[run] = Int32(truncatingIfNeeded: rank)
          run &+= 1
        } else {
          ofRest[rest] = Int32(truncatingIfNeeded: rank)
          rest &+= 1
        }
        rank &+= 1
      }
    }
    starts.append(rank)
    inNewOrder = IndexBuffer(repeating: 0, count: rank)
    best = IndexBuffer(repeating: 0, count: rank)
  }
}
