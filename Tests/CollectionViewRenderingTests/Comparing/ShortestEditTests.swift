import TestSupport
import Testing

@testable import CollectionViewRendering

@Suite("Shortest edit") struct ShortestEditTests {
  @Test("The steps rebuild both lists, and are as few as the longest common subsequence allows")
  func shortest() {
    for seed in UInt64(1)...400 {
      var random = SeededRandom(seed: seed)
      let (old, new) = lists(&random, length: 0...14)
      guard let fault = fault(old, new, limit: 400, isShortest: true) else { continue }
      Issue.record("seed \(seed): \(shrunk(old, new, limit: 400, isShortest: true)), at first \(fault)")
    }
  }

  @Test("With a limit of few changes the steps are still right", arguments: [1, 2, 3, 7])
  func limited(_ limit: Int) {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let (old, new) = lists(&random, length: 0...40)
      guard let fault = fault(old, new, limit: limit, isShortest: false) else { continue }
      Issue.record("seed \(seed): \(shrunk(old, new, limit: limit, isShortest: false)), at first \(fault)")
    }
  }

  @Test("Lists with nothing in common, far beyond the limit")
  func nothingInCommon() {
    let steps = ShortestEdit(from: Array(0..<1500), to: Array(5000..<6200), limit: 50).steps
    #expect(steps.count == 2700)
  }

  private func lists(_ random: inout SeededRandom, length: ClosedRange<Int>) -> ([Int], [Int]) {
    let letters = Int.random(in: 1...6, using: &random)
    func list() -> [Int] {
      (0..<Int.random(in: length, using: &random)).map { _ in Int.random(in: 0..<letters, using: &random) }
    }
    return (list(), list())
  }

  /// What is wrong with the steps between two lists; nil when nothing is.
  private func fault(_ old: [Int], _ new: [Int], limit: Int, isShortest: Bool) -> String? {
    var x = 0
    var y = 0
    var kept = 0
    var hasAdded = false
    for step in ShortestEdit(from: old, to: new, limit: limit).steps {
      switch step {
      case .keep(let a, let b):
        guard a == x, b == y, old[a] == new[b] else { return "keeps \(a), \(b) at \(x), \(y)" }
        (x, y, kept, hasAdded) = (x + 1, y + 1, kept + 1, false)
      case .remove(let a):
        guard a == x, !hasAdded else { return "removes \(a) at \(x), \(y)" }
        x += 1
      case .add(let b):
        guard b == y else { return "adds \(b) at \(x), \(y)" }
        (y, hasAdded) = (y + 1, true)
      }
    }
    guard x == old.count, y == new.count else { return "ends at \(x), \(y)" }
    let most = commonLength(old, new)
    return isShortest && kept != most ? "keeps \(kept) of \(most)" : nil
  }

  /// The length of the longest common subsequence, by the table.
  private func commonLength(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for a in old {
      var diagonal = 0
      for (index, b) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = a == b ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  /// The lists with all elements dropped that are not needed for a fault.
  private func shrunk(_ old: [Int], _ new: [Int], limit: Int, isShortest: Bool) -> String {
    var lists = [old, new]
    var goesOn = true
    while goesOn {
      goesOn = false
      for list in 0...1 {
        for index in lists[list].indices.reversed() {
          var smaller = lists
          smaller[list].remove(at: index)
          guard fault(smaller[0], smaller[1], limit: limit, isShortest: isShortest) != nil else { continue }
          lists = smaller
          goesOn = true
        }
      }
    }
    return "\(lists[0]) to \(lists[1]): \(fault(lists[0], lists[1], limit: limit, isShortest: isShortest) ?? "")"
  }
}
