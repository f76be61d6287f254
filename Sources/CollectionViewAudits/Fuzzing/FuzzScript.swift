import CollectionCore

/// Steps that say by which numbers to choose, and not what: a script from which steps were dropped still makes sense.
struct FuzzScript: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var seed: UInt64
    /// About how many edits a batch makes.
    var edits: Int
  }

  /// Items by section at the start.
  var counts: [Int]
  var steps: [Step]

  /// A random script.
  init(seed: UInt64, steps count: Int) {
    var random = SplitMix64(seed: seed)
    counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...20, using: &random) }
    steps = (0..<max(0, count)).map { _ in Step(seed: random.next(), edits: Int.random(in: 1...6, using: &random)) }
  }

  /// Scripts with less in them, the boldest first.
  func smaller() -> [FuzzScript] {
    var scripts: [FuzzScript] = []
    func add(_ change: (inout FuzzScript) -> Void) {
      var copy = self
      change(&copy)
      scripts.append(copy)
    }
    if steps.count > 3 {
      add { $0.steps.removeFirst($0.steps.count / 2) }
      add { $0.steps.removeLast($0.steps.count / 2) }
    }
    for index in steps.indices { add { $0.steps.remove(at: index) } }
    for index in counts.indices where counts.count > 1 { add { $0.counts.remove(at: index) } }
    for index in counts.indices where counts[index] > 0 {
      add { $0.counts[index] /= 2 }
      add { $0.counts[index] -= 1 }
    }
    for index in steps.indices where steps[index].edits > 1 { add { $0.steps[index].edits -= 1 } }
    return scripts
  }
}
