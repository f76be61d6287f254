import CollectionViewScenarios
import Foundation
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
    var best = script
    best.script = script.script.shrunk(tries: 4_000) { smaller in
      var copy = script
      copy.script = smaller
      let tried = run(copy)
      return tried.fault == nil ? nil : tried.stepCount
    }
    // A plain list says it best.
    var plain = best
    plain.layout = .list
    if run(plain).fault != nil { best = plain }
    let found = run(best)
    return found.fault == nil ? nil : (best, found)
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
        let scenario = (try? found.scenario(small).text) ?? ""
        Issue.record("seed \(seed), \(small.layout): \(found.fault ?? "")\n\(scenario)")
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
    script.script.counts = [3, 3]
    // Shows another item from the moment there are six.
    let (small, run) = try #require(
      shrunk(script) { model in
        if model.itemCount > 5, !model.sections[0].items.isEmpty { model.sections[0].items[0] += 1_000 }
      })
    #expect(small.script.steps.count <= 3)
    let scenario = try Scenario(text: run.scenario(small).text, file: "thrash.json")
    #expect(scenario.steps.count == run.actions.count + 1)
  }
}
