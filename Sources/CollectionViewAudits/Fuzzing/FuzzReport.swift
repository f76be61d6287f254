import Foundation

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
    /// The size of the view at the start, in points.
    public let size: CGSize
    /// What was done.
    public let actions: [FuzzAction]
    /// A scenario file that does the same, and that `cvsim run` takes.
    ///
    /// A layout of the user's own stands there as literal frames, as it had them after each step.
    public let scenario: String
    /// The class of the layout.
    let layout: String
    /// Whether the data source is the user's.
    let hasOwnTarget: Bool
  }

  /// How many runs there were.
  public let runs: Int
  /// The failure; nil when nothing was wrong.
  public let failure: Failure?

  /// Whether nothing was wrong.
  public var isClean: Bool { failure == nil }
}

extension FuzzReport.Failure {
  /// The body of a test that does the same, for a layout that is made without arguments.
  ///
  /// With a target of the user's own, `makeTarget` stands for the closure that the fuzzer was given.
  public var swift: String {
    let (width, height) = (AuditText.number(size.width), AuditText.number(size.height))
    let model = FuzzModel(counts).sections.map(\.items)
    let start = [
      "let view = CollectionView(",
      "  frame: CGRect(x: 0, y: 0, width: \(width), height: \(height)), collectionViewLayout: \(layout)())",
      hasOwnTarget ? "let target = makeTarget(view)" : "let target = PlainFuzzTarget(in: view)",
      "target.setModel(\(model))", "view.layoutIfNeeded()",
    ]
    let steps = actions.flatMap { [$0.swift, "view.layoutIfNeeded()"] }
    let end = fault.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" }
    let note =
      "// The layout is to be made as the fuzzer was given it: by \(layout)() alone, or with what else was set."
    return (start + steps + [note] + end + ["withExtendedLifetime(target) {}"]).joined(separator: "\n")
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
