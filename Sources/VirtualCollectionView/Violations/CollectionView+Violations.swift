internal import CollectionCore
import Foundation

extension CollectionView {
  /// Notes a violation, tells the recorder, and carries the policy out.
  ///
  /// Returns only when the policy lets the process go on; the caller then undoes or resynchronises.
  func report(_ violation: Violation) {
    var kept = _violations
    kept.append(violation)
    _violations = kept
    if _isTracing { trace(.violated(_recording.name(violation.rule.rawValue))) }
    _environment.recorder?.add(violation)
    Violation.act(violation, policy: _environment.violationPolicy)
  }

  /// The rules broken so far, in order.
  public var violations: [Violation] { _violations }
}

extension Violation {
  /// Notes a violation that belongs to no view, in the current environment, on any thread.
  static func report(_ violation: Violation) {
    let environment = SimulationEnvironment.current
    environment.recorder?.add(violation)
    act(violation, policy: environment.violationPolicy)
  }

  /// Carries a policy out: prints, or stops the process.
  static func act(_ violation: Violation, policy: ViolationPolicy) {
    guard policy == .trap else { return }
    // Standard output is block-buffered in a pipe: what the test printed would be lost with the process.
    fflush(nil)
    switch violation.severity {
    case .exception, .corruption:
      fatalError("*** Terminating: " + violation.description)
    case .warning, .advice:
      FileHandle.standardError.write(Data((violation.description + "\n").utf8))
    }
  }
}
