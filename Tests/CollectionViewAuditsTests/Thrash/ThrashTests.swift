import CollectionViewScenarios
import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@testable import CollectionViewAudits

/// Random models and random legal batches, applied to a view and to plain arrays. `THRASH_STEPS=1000000` makes more of them:
/// `THRASH_STEPS=1000000 swift test -c release -Xswiftc -enable-testing --filter ThrashTests`.
@MainActor @Suite struct ThrashTests {
  private static let stepsOfScript = 25
  private static let steps = ProcessInfo.processInfo.environment["THRASH_STEPS"].flatMap { Int($0) } ?? 22_000

  /// The shortest script found that still fails, and how.
  private func shrunk(
    _ script: ThrashScript, _ sabotage: ((inout FuzzModel) -> Void)? = nil
  ) -> (ThrashScript, ThrashRun)? {
    func run(_ script: ThrashScript) -> ThrashRun { ThrashRun(script, sabotage: sabotage) }
    var best = (script, run(script))
    guard best.1.fault != nil else { return nil }
    search: while true {
      for smaller in best.0.smaller() {
        let tried = run(smaller)
        if tried.fault != nil {
          best = (smaller, tried)
          continue search
        }
      }
      return best
    }
  }

  @Test("After each random step the view shows what its model says, and what a new view would (Semantics 6.1–6.19)")
  func thrash() {
    var done = 0
    var seed: UInt64 = 1
    while done < Self.steps {
      let script = ThrashScript(seed: seed, steps: Self.stepsOfScript)
      let run = ThrashRun(script)
      done += run.stepCount
      if run.fault != nil, let (small, found) = shrunk(script) {
        Issue.record("seed \(seed), \(small.layout): \(found.fault ?? "")\n\(found.scenario(small))")
        return
      }
      seed += 1
    }
    #expect(done >= Self.steps)
  }

  @Test("A failing run is shrunk to a step or two, and printed as a scenario that can be read")
  func shrinks() throws {
    var script = ThrashScript(seed: 11, steps: 40)
    script.layout = .list
    script.counts = [3, 3]
    // Shows another item from the moment there are six.
    let (small, run) = try #require(
      shrunk(script) { model in
        if model.itemCount > 5, !model.sections[0].items.isEmpty { model.sections[0].items[0] += 1_000 }
      })
    #expect(small.steps.count <= 3)
    let scenario = try Scenario(text: run.scenario(small), file: "thrash.json")
    #expect(scenario.steps.count == run.scenarioSteps.count)
  }
}

extension ThrashScript {
  /// Scripts with less in them.
  fileprivate func smaller() -> [ThrashScript] {
    var scripts: [ThrashScript] = []
    func add(_ change: (inout ThrashScript) -> Void) {
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
    for index in counts.indices where counts[index] > 0 { add { $0.counts[index] -= 1 } }
    for index in steps.indices where steps[index].edits > 1 { add { $0.steps[index].edits -= 1 } }
    if layout != .list { add { $0.layout = .list } }
    return scripts
  }
}
