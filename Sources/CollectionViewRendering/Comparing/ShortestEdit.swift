/// The way from one list of numbers to another with few removals and additions, by Myers' greedy search.
///
/// The search for one stretch gives up after ``limit`` changes, keeps the way that got furthest and begins anew there.
/// So the result is the shortest up to that many changes and always a right one, while time stays O((*n* + *m*) ·
/// limit) and memory O(limit²) for lists that have nothing in common.
struct ShortestEdit {
  /// One step: an element of both, of the old list alone, of the new list alone.
  enum Step: Hashable, Sendable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case add(new: Int)
  }

  /// The changes after which a search gives up.
  let limit: Int

  private let old: [Int]
  private let new: [Int]

  init(from old: [Int], to new: [Int], limit: Int = 400) {
    self.old = old
    self.new = new
    self.limit = max(limit, 1)
  }

  /// The steps from the first element to the last. Of neighbouring changes removals come first.
  var steps: [Step] {
    var result: [Step] = []
    result.reserveCapacity(max(old.count, new.count))
    var x = 0
    var y = 0
    while x < old.count || y < new.count {
      let stretch = search(fromOld: x, new: y)
      for step in stretch {
        switch step {
        case .keep: (x, y) = (x + 1, y + 1)
        case .remove: x += 1
        case .add: y += 1
        }
      }
      result += stretch
    }
    return ShortestEdit.removalsFirst(result)
  }
}

// MARK: - Searching

extension ShortestEdit {
  /// A point that the search reached: `x` of the old list and `x` − `diagonal` of the new one, counted from the start.
  private struct Reached {
    var changes = 0
    var diagonal = 0
    var x = 0
  }

  /// The steps to the end, or to the furthest point that ``limit`` changes reach; at least one step.
  private func search(fromOld startX: Int, new startY: Int) -> [Step] {
    let width = old.count - startX
    let height = new.count - startY
    let most = min(limit, width + height)
    // The greatest x reached on each diagonal, −1 for none; diagonal k is at k + most + 1. What lies on diagonal 1 at
    // the start leads to the origin.
    var furthest = Array(repeating: -1, count: 2 * most + 3)
    furthest[most + 2] = 0
    var history: [[Int]] = []
    var best = Reached()
    search: for changes in 0...most {
      history.append(Array(furthest[(most - changes)...(most + changes + 2)]))
      var bestSum = -1
      for k in stride(from: -changes, through: changes, by: 2) {
        let middle = k + most + 1
        var x = ShortestEdit.begin(left: furthest[middle - 1], right: furthest[middle + 1]).x
        // Outside the lists there is nothing to find: a way from here is no better than that of a neighbour.
        guard x >= 0, x <= width, x - k >= 0, x - k <= height else {
          furthest[middle] = -1
          continue
        }
        while x < width, x - k < height, old[startX + x] == new[startY + x - k] { x += 1 }
        furthest[middle] = x
        if 2 * x - k > bestSum {
          bestSum = 2 * x - k
          best = Reached(changes: changes, diagonal: k, x: x)
        }
        if x == width, x - k == height { break search }
      }
    }
    return walkBack(history, from: best, startX: startX, startY: startY)
  }

  /// Where a diagonal is entered, after one change, from what its neighbours reached; x is −1 when neither did.
  private static func begin(left: Int, right: Int) -> (x: Int, adds: Bool) {
    if right >= 0, left < right { return (right, true) }
    return (left < 0 ? -1 : left + 1, false)
  }

  /// Reads the way to a point out of what was reached before each change.
  private func walkBack(_ history: [[Int]], from end: Reached, startX: Int, startY: Int) -> [Step] {
    var steps: [Step] = []
    var k = end.diagonal
    var x = end.x
    for changes in stride(from: end.changes, through: 0, by: -1) {
      // A row holds the diagonals from −changes − 1 to changes + 1.
      let row = history[changes]
      let entry = ShortestEdit.begin(left: row[k + changes], right: row[k + changes + 2])
      while x > entry.x {
        x -= 1
        steps.append(.keep(old: startX + x, new: startY + x - k))
      }
      guard changes > 0 else { break }
      if entry.adds {
        k += 1
        steps.append(.add(new: startY + x - k))
      } else {
        k -= 1
        x -= 1
        steps.append(.remove(old: startX + x))
      }
    }
    steps.reverse()
    return steps
  }

  private static func removalsFirst(_ steps: [Step]) -> [Step] {
    var result: [Step] = []
    result.reserveCapacity(steps.count)
    var added: [Step] = []
    for step in steps {
      switch step {
      case .add: added.append(step)
      case .remove: result.append(step)
      case .keep:
        result += added
        added.removeAll(keepingCapacity: true)
        result.append(step)
      }
    }
    return result + added
  }
}
