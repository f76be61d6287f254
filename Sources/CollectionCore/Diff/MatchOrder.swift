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
    let ranks = PieceRanks(match, runs, oldEnds)
    addMoves(ranks, count: keepHeaviest(ranks, newEnds, oldOfNew))
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

// MARK: - Pieces in new order

/// A run, or a single pair of the rest.
struct Piece {
  var new: Int32
  var count: Int32
  /// Its number in the runs, or that of its new element in the rest.
  var index: Int
  var isRun: Bool
}

/// Goes through the pieces in new order.
struct PieceCursor {
  private var run = 0
  private var rest = 0

  mutating func next(_ match: ListMatch, _ runs: [ListMatch.Run]) -> Piece? {
    while rest < match.oldOfNew.count, match.oldOfNew[rest] < 0 { rest &+= 1 }
    let hasRest = rest < match.oldOfNew.count
    if run < runs.count, !hasRest || runs[run].new < match.newRest[rest] {
      run &+= 1
      return Piece(new: runs[run &- 1].new, count: runs[run &- 1].count, index: run &- 1, isRun: true)
    }
    guard hasRest else { return nil }
    rest &+= 1
    return Piece(new: match.newRest[rest &- 1], count: 1, index: rest &- 1, isRun: false)
  }
}

extension MatchOrder {
  /// Marks what stays, section by section, and counts what does not.
  ///
  /// - Complexity: O(pieces log pieces).
  private func keepHeaviest(_ ranks: borrowing PieceRanks, _ newEnds: [Int32], _ oldOfNew: [Int32]) -> Int {
    let chain = HeaviestChain(ranks)
    var moved = 0
    var section = 0
    var (low, high) = (0, 0)
    var first = 0
    var place = 0
    // The runs behind which the cursor is, without the piece at hand.
    var run = 0
    var isNewSection = true
    var cursor = PieceCursor()
    while let piece = cursor.next(match, runs) {
      while newEnds[section] <= piece.new {
        section &+= 1
        isNewSection = true
      }
      if isNewSection {
        moved -= Int(chain.keep(first..<place, runs[..<run], low, high))
        let old = Int(oldOfNew[section])
        (low, high) = old < 0 ? (0, 0) : (ranks.starts[old], ranks.starts[old &+ 1])
        first = place
        isNewSection = false
      }
      let rank = piece.isRun ? ranks.ofRun[piece.index] : ranks.ofRest[Int(match.oldOfNew[piece.index])]
      ranks.inNewOrder[place] = rank
      place &+= 1
      if piece.isRun { run = piece.index &+ 1 }
      moved &+= Int(piece.count)
      if Int(rank) >= low, Int(rank) < high { chain.add(Int(rank), piece.count, low, high) }
    }
    moved -= Int(chain.keep(first..<place, runs[..<run], low, high))
    return moved
  }

  private mutating func addMoves(_ ranks: borrowing PieceRanks, count: Int) {
    if count == 0 { return }
    moves.reserveCapacity(count)
    var cursor = PieceCursor()
    var place = 0
    while let piece = cursor.next(match, runs) {
      place &+= 1
      if ranks.inNewOrder[place &- 1] < 0 { continue }
      let old = piece.isRun ? runs[piece.index].old : match.oldRest[Int(match.oldOfNew[piece.index])]
      for step in 0..<piece.count { moves.append(IndexPair(old: old &+ step, new: piece.new &+ step)) }
    }
  }
}

/// A number in the old list and one in the new list.
struct IndexPair: Hashable, Sendable {
  var old: Int32
  var new: Int32
}
