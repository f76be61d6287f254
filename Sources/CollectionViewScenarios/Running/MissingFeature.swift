/// What scenarios can say and this version cannot do yet.
public enum MissingFeature: String, CaseIterable, Hashable, Sendable {
  /// Snapshots and diffable data sources.
  case snapshots = "snapshots"
  /// Cells that measure text, in a recording that does not say what they measured.
  case measuredText = "text to measure"
  /// Steps that take time, and what needs a clock.
  case time = "a clock"

  /// `needs batch updates, which this version does not have`.
  public var sentence: String { "needs \(rawValue), which this version does not have" }
}

// MARK: - Who needs what

extension StepAction {
  /// What this step needs and this version does not have.
  var missingFeature: MissingFeature? {
    switch self {
    case .advance, .run, .drag, .fling, .rotate: .time
    default: nil
    }
  }
}

extension Scenario {
  /// What the scenario needs from its first moment and this version does not have, and where it says so.
  var missingFeature: (subject: String, feature: MissingFeature)? {
    return view.prefetching ? ("view.prefetching", .time) : nil
  }
}
