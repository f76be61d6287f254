import Foundation
import VirtualCollectionView

/// What a fuzzer found.
public struct FuzzReport: Hashable, Sendable {
  /// A failing run, made as short as it would go.
  public struct Failure: Hashable, Sendable {
    /// The seed of the run that failed first.
    public let seed: UInt64
    /// What is wrong at its end.
    public let fault: String
    /// Items by section at the start.
    public let counts: [Int]
    /// What was done.
    public let actions: [FuzzAction]
    /// A scenario file that does the same; its layout is to be filled in.
    public let scenario: String
  }

  /// How many runs there were.
  public let runs: Int
  /// The failure; nil when nothing was wrong.
  public let failure: Failure?

  /// Whether nothing was wrong.
  public var isClean: Bool { failure == nil }
}

extension FuzzReport.Failure {
  /// The body of a test that does the same: `view` is a view with the layout, `model` its model.
  public var swift: String {
    var start = 0
    let model = counts.map { count in
      defer { start += count }
      return (0..<count).map { start + $0 + 1 }
    }
    return
      (["var model: [[Int]] = \(model)", "view.layoutIfNeeded()"]
      + actions.flatMap { [$0.swift, "view.layoutIfNeeded()"] }).joined(separator: "\n")
  }
}

extension FuzzReport: CustomStringConvertible {
  /// One line, or the fault with the test and the scenario that show it.
  public var description: String {
    guard let failure else { return "\(runs) runs, nothing wrong" }
    return """
      \(failure.fault)

      Seed \(failure.seed), shortened to \(failure.actions.count) steps. As a test:

      \(failure.swift)

      As a scenario:

      \(failure.scenario)
      """
  }
}

/// Random updates against a data source and a layout, with everything looked at after each: invariants, broken rules, what
/// cells show, single answers, and a layout that was just made.
///
/// ```swift
/// let report = UpdateFuzzer(MyLayout()).run()
/// #expect(report.isClean, "\(report)")
/// ```
@MainActor public struct UpdateFuzzer {
  /// Where the random numbers begin: the same seed does the same.
  public var seed: UInt64 = 1
  /// How many runs, each with a view of its own.
  public var runs = 30
  /// How many steps a run has.
  public var steps = 12
  /// The size of the view, in points.
  public var size = CGSize(width: 320, height: 480)
  /// Makes the data source of a view, for one of the user's own; nil for plain cells.
  public var target: (@MainActor (CollectionView) -> any FuzzTarget)?

  private let layout: @MainActor () -> CollectionViewLayout

  /// Fuzzes the layout that an expression makes; it is evaluated for each view.
  public init(_ layout: @autoclosure @escaping @MainActor () -> CollectionViewLayout) { self.layout = layout }

  /// Runs until something is wrong, and makes that short.
  public func run() -> FuzzReport {
    fuzz(FuzzSetup(layout: layout, install: target, size: size, batches: 0.7), seed: seed, runs: runs, steps: steps)
  }
}

/// Random offsets, sizes and reloads against a data source and a layout, looked at as by ``UpdateFuzzer``.
@MainActor public struct ScrollFuzzer {
  /// Where the random numbers begin: the same seed does the same.
  public var seed: UInt64 = 1
  /// How many runs, each with a view of its own.
  public var runs = 20
  /// How many steps a run has.
  public var steps = 30
  /// The size of the view, in points.
  public var size = CGSize(width: 320, height: 480)
  /// Makes the data source of a view, for one of the user's own; nil for plain cells.
  public var target: (@MainActor (CollectionView) -> any FuzzTarget)?

  private let layout: @MainActor () -> CollectionViewLayout

  /// Fuzzes the layout that an expression makes; it is evaluated for each view.
  public init(_ layout: @autoclosure @escaping @MainActor () -> CollectionViewLayout) { self.layout = layout }

  /// Runs until something is wrong, and makes that short.
  public func run() -> FuzzReport {
    fuzz(FuzzSetup(layout: layout, install: target, size: size, batches: 0), seed: seed, runs: runs, steps: steps)
  }
}

@MainActor private func fuzz(_ setup: FuzzSetup, seed: UInt64, runs: Int, steps: Int) -> FuzzReport {
  for number in 0..<max(0, runs) {
    let seed = seed &+ UInt64(number)
    let script = FuzzScript(seed: seed, steps: steps)
    let run = FuzzRun(script, setup)
    guard run.fault != nil else { continue }
    let short = shrunk(script, run, setup)
    return FuzzReport(
      runs: number + 1,
      failure: FuzzReport.Failure(
        seed: seed, fault: short.fault ?? "", counts: short.counts, actions: short.actions,
        scenario: short.scenario(size: setup.size)))
  }
  return FuzzReport(runs: runs, failure: nil)
}

/// The shortest failing run that leaving things out leads to.
@MainActor private func shrunk(_ script: FuzzScript, _ run: FuzzRun, _ setup: FuzzSetup) -> FuzzRun {
  var best = (script, run)
  var tries = 400
  search: while tries > 0 {
    for smaller in best.0.smaller() {
      tries -= 1
      if tries == 0 { break search }
      let tried = FuzzRun(smaller, setup)
      guard tried.fault != nil else { continue }
      best = (smaller, tried)
      continue search
    }
    break
  }
  return best.1
}

extension FuzzRun {
  /// What was done, as a file that `cvsim run` takes once its layout is filled in.
  func scenario(size: CGSize) -> String {
    let steps = actions.map { "    " + $0.scenarioStep }.joined(separator: ",\n")
    return """
      {
        "scenario": 1,
        "name": "Fuzzed",
        "view": {"size": [\(AuditText.number(size.width)), \(AuditText.number(size.height))]},
        "data": \(FuzzAction.data(FuzzModel(counts).sections.map(\.items))),
        "layout": {"type": "flow"},
        "steps": [
      \(steps)
        ]
      }
      """
  }
}
