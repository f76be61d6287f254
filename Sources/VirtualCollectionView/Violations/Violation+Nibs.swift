import Foundation

extension Violation {
  static func invalidNib(_ name: String, identifier: String) -> Violation {
    Violation(
      .missingNib, .exception,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must"
        + " be a UICollectionReusableView instance",
      facts: ["nib": name, "identifier": identifier],
      remedy: "Register a factory for the nib's name that makes one such view: UINib.registerFactory(forNibName:_:).")
  }

  static func missingNib(_ name: String) -> Violation {
    Violation(
      .missingNib, .exception, "Could not load NIB in bundle with name '\(name)'", facts: ["nib": name],
      remedy: "There are no nib files here: say what the nib makes with UINib.registerFactory(forNibName:_:).")
  }

  static func missingController(_ identifier: String?, storyboard: String) -> Violation {
    let what = identifier.map { "doesn't contain a view controller with identifier '\($0)'" }
    return Violation(
      .missingNib, .exception,
      what.map { "Storyboard '\(storyboard)' \($0)" } ?? "Could not find a storyboard named '\(storyboard)' in bundle",
      facts: ["storyboard": storyboard, "identifier": identifier ?? ""],
      remedy: "There are no storyboard files here: say what the storyboard makes with"
        + " UIStoryboard.registerFactory(forStoryboardName:identifier:_:).")
  }
}

/// Reports a controller that a storyboard was asked for and that no factory makes.
@MainActor package func reportMissingController(_ identifier: String?, storyboard: String) {
  let violation = Violation.missingController(identifier, storyboard: storyboard)
  SimulationEnvironment.current.recorder?.add(violation)
  Violation.act(violation, policy: SimulationEnvironment.current.violationPolicy)
}

/// Reports a nib that was instantiated without a factory.
@MainActor package func reportMissingNib(_ name: String) {
  let violation = Violation.missingNib(name)
  SimulationEnvironment.current.recorder?.add(violation)
  Violation.act(violation, policy: SimulationEnvironment.current.violationPolicy)
}
