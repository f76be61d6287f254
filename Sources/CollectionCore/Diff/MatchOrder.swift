/// Which elements that are in both lists can keep their order, so that as few as possible are moved.
///
/// What stays is the longest list of pairs that ascend on both sides. Runs count as a whole: whoever keeps one of their
/// elements can keep all. Only pairs whose sections belong together may stay, and each section is solved by itself.
struct MatchOrder {
  /// Old numbers that have no new one, ascending.
  private(set) var deletes: [Int32] = []
  /// New numbers that have no old one, ascending.
  private(set) var inserts: [Int32] = []
  /// Pairs that cannot stay, ascending by their new number.
  private(set) var moves: [IndexPair] = []
  private let match: ListMatch
  private let runs: [ListMatch.Run]

  /// For two lists without sections.
  init(_ match: ListMatch) {
    self.init(
      match, runs: match.runs, oldEnds: [Int32(match.oldCount)], newEnds: [Int32(match.newCount)], oldOfNew: [0])
  }

  /// - Parameters:
  ///   - runs: Those of the match, none of them in two sections.
  ///   - oldEnds: The number behind each old section's last element; `newEnds` for new ones.
  ///   - oldOfNew: Which old section each new one was, −1 for none.
  init(_ match: ListMatch, runs: [ListMatch.Run], oldEnds: [Int32], newEnds: [Int32], oldOfNew: [Int32]) {
    self.match = match
    self.runs = runs
    addUnpaired()
    // Runs alone ascend on both sides: in one section all of them stay.
    if match.newOfOld.isEmpty, oldEnds.count == 1, newEnds.count == 1, oldOfNew[0] == 0 { return }
    let ranks = Ranks(match, runs, oldEnds)
    keepHeaviest(ranks, newEnds, oldOfNew)
    addMoves(ranks)
  }

  private mutating func addUnpaired() {
    if match.newOfOld.isEmpty {
      deletes = match.oldRest
      inserts = match.newRest
      return
    }
    for index in 0..<match.oldRest.count where match.newOfOld[index] < 0 { deletes.append(match.oldRest[index]) }
    for index in 0..<match.newRest.count where match.oldOfNew[index] < 0 { inserts.append(match.newRest[index]) }
  }
}

// MARK: - Pieces

/// A run, or a single pair of the rest.
private struct Piece {
  var run: ListMatch.Run
  var rank: Int
}

/// The pieces numbered in old order.
private struct Ranks: ~Copyable {
  let ofRun: IndexBuffer
  let ofRest: IndexBuffer
  /// The first number of each old section, and the number of pieces.
  var starts: [Int] = []
  /// For each piece the number of elements of the best chain that ends with it; −1 once it is known to stay.
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
    best = IndexBuffer(repeating: 0, count: rank)
  }
}

extension MatchOrder {
  /// Goes through the pieces in new order.
  private struct Cursor {
    var run = 0
    var rest = 0

    mutating func next(_ match: borrowing ListMatch, _ runs: [ListMatch.Run], _ ranks: borrowing Ranks) -> Piece? {
      while rest < match.oldOfNew.count, match.oldOfNew[rest] < 0 { rest &+= 1 }
      let hasRest = rest < match.oldOfNew.count
      if run < runs.count, !hasRest || runs[run].new < match.newRest[rest] {
        run &+= 1
        return Piece(run: runs[run &- 1], rank: Int(ranks.ofRun[run &- 1]))
      }
      guard hasRest else { return nil }
      let old = Int(match.oldOfNew[rest])
      rest &+= 1
      return Piece(
        run: ListMatch.Run(old: Int(match.oldRest[old]), new: Int(match.newRest[rest &- 1]), count: 1),
        rank: Int(ranks.ofRest[old]))
    }
  }

  /// Marks in `best` what stays.
  ///
  /// The set holds, for each length, the chain that ends earliest: its members ascend in old order and in length, so the best
  /// chain to go on is that of the nearest member below.
  ///
  /// - Complexity: O(pieces log pieces).
  private func keepHeaviest(_ ranks: borrowing Ranks, _ newEnds: [Int32], _ oldOfNew: [Int32]) {
    let ends = RankSet(limit: ranks.best.count)
    let before = IndexBuffer(repeating: -1, count: ranks.best.count)
    var cursor = Cursor()
    var section = 0
    while let piece = cursor.next(match, runs, ranks) {
      while piece.run.new >= newEnds[section] { section &+= 1 }
      let old = Int(oldOfNew[section])
      if old < 0 { continue }
      let (low, high) = (ranks.starts[old], ranks.starts[old &+ 1])
      let rank = piece.rank
      if rank < low || rank >= high { continue }
      let below = ends.member(below: rank)
      var best = piece.run.count
      if below >= low {
        best &+= ranks.best[below]
        before[rank] = Int32(truncatingIfNeeded: below)
      }
      ranks.best[rank] = best
      ends.insert(rank)
      while true {
        let above = ends.member(above: rank)
        if above < 0 || above >= high || ranks.best[above] > best { break }
        ends.remove(above)
      }
    }
    for old in oldOfNew where old >= 0 {
      var rank = ends.member(below: ranks.starts[Int(old) + 1])
      if rank < ranks.starts[Int(old)] { continue }
      while rank >= 0 {
        ranks.best[rank] = -1
        rank = Int(before[rank])
      }
    }
  }

  private mutating func addMoves(_ ranks: borrowing Ranks) {
    // Counted first: a list that grows by doubling takes up to twice its memory.
    var cursor = Cursor()
    var count = 0
    while let piece = cursor.next(match, runs, ranks) {
      if ranks.best[piece.rank] >= 0 { count &+= Int(piece.run.count) }
    }
    moves.reserveCapacity(count)
    cursor = Cursor()
    while let piece = cursor.next(match, runs, ranks) {
      if ranks.best[piece.rank] < 0 { continue }
      for step in 0..<piece.run.count {
        moves.append(IndexPair(old: piece.run.old &+ step, new: piece.run.new &+ step))
      }
    }
  }
}

/// A number in the old list and one in the new list.
struct IndexPair: Hashable, Sendable {
  var old: Int32
  var new: Int32
}
