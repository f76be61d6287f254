import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension FuzzScript {
  /// The smallest failing script that leaving things out leads to.
  ///
  /// - Parameters:
  ///   - tries: How many scripts are tried at most.
  ///   - failing: How many steps of a script are done until it fails; nil when it does not.
  @MainActor func shrunk(tries: Int = 400, _ failing: (FuzzScript) -> Int?) -> FuzzScript {
    var best = self
    var left = tries
    // What comes after the fault was never done.
    if let done = failing(best) { best.steps = Array(best.steps.prefix(done)) }
    search: while left > 0 {
      for var smaller in best.smaller() {
        left -= 1
        if left == 0 { break search }
        guard let done = failing(smaller) else { continue }
        smaller.steps = Array(smaller.steps.prefix(done))
        best = smaller
        continue search
      }
      break
    }
    return best
  }
}

extension FuzzSetup {
  /// A failure in its shortest form.
  func failure(_ script: FuzzScript, _ run: FuzzRun, seed: UInt64) -> FuzzReport.Failure {
    let short = script.shrunk { script in
      let run = FuzzRun(script, self)
      return run.fault == nil ? nil : run.stepsDone
    }
    // Once more, with what the layout says after each step kept.
    let told = FuzzRun(short, self, keepsFrames: true)
    let shown = told.fault == nil ? run : told
    return FuzzReport.Failure(
      seed: seed, fault: shown.fault ?? "", counts: shown.counts, size: size, actions: shown.actions,
      scenario: shown.scenario().text, layout: shown.layoutName, hasOwnTarget: install != nil)
  }
}
