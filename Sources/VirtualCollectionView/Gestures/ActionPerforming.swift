import Foundation

/// A target that can run its actions by name: what `@objc` methods and `#selector` do with an Objective-C runtime.
///
/// Gesture recognisers and controls that were given a target and a selector ask the target through this protocol, unless
/// the selector was made with the method itself, as the source pass makes it of `#selector`. A class
/// conforms with one `switch` over the names it was registered with:
///
///     func performAction(_ action: Selector, sender: Any?, event: VirtualEvent?) -> Bool {
///       switch action {
///       case "tapped(_:)": tapped(sender as! UITapGestureRecognizer)
///       default: return false
///       }
///       return true
///     }
@preconcurrency @MainActor public protocol ActionPerforming: AnyObject {
  /// Runs the method of this name; false when there is none.
  func performAction(_ action: Selector, sender: Any?, event: VirtualEvent?) -> Bool
}

/// Brings an action to its target.
@MainActor package enum ActionDispatch {
  /// Runs `action` at `target`, or, with a nil target, at the first responder on the way up from `sender` that has it.
  ///
  /// An action that nobody can run is reported as advice: the test that expected it would otherwise fail without a word.
  package static func send(_ action: Selector, to target: AnyObject?, from sender: AnyObject, event: VirtualEvent?) {
    if let target {
      if perform(action, at: target, sender, event) { return }
      report(action, target, sender)
      return
    }
    var next = (sender as? VirtualResponder) ?? (sender as? GestureRecognizer)?.view
    while let responder = next {
      if perform(action, at: responder, sender, event) { return }
      next = responder.next
    }
    report(action, nil, sender)
  }

  private static func perform(
    _ action: Selector, at target: AnyObject, _ sender: AnyObject, _ event: VirtualEvent?
  ) -> Bool {
    if let performer = target as? any ActionPerforming, performer.performAction(action, sender: sender, event: event) {
      return true
    }
    return action.call(target, [sender, event])
  }

  private static func report(_ action: Selector, _ target: AnyObject?, _ sender: AnyObject) {
    let violation = Violation.actionNotPerformed(action, target: target, sender: sender)
    SimulationEnvironment.current.recorder?.add(violation)
    Violation.act(violation, policy: SimulationEnvironment.current.violationPolicy)
  }
}

extension Violation {
  static func actionNotPerformed(_ action: Selector, target: AnyObject?, sender: AnyObject) -> Violation {
    let name = "\(action)"
    let place = target.map { UIKitText.className(type(of: $0)) } ?? "any responder above the sender"
    return Violation(
      .actionNotPerformed, .advice,
      "The action \(name) of \(UIKitText.className(type(of: sender))) was not run: without Objective-C a method cannot be"
        + " called by its name at \(place).",
      facts: ["action": name, "target": place],
      remedy: "Let the target conform to ActionPerforming, or give the sender a closure (UIAction, addHandler).")
  }
}
