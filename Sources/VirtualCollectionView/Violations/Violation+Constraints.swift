import Foundation

// Sentences about constraints.

@MainActor extension Violation {
  /// Notes what no collection view is there to note.
  static func note(_ violation: Violation) {
    SimulationEnvironment.current.recorder?.add(violation)
    act(violation, policy: SimulationEnvironment.current.violationPolicy)
  }

  static func unsatisfiable(_ broken: LayoutConstraint, _ others: [LayoutConstraint], fixed: [String]) -> Violation {
    let list = (others.map(\.text) + [broken.text] + fixed).map { "    \"" + $0 + "\"" }.joined(separator: ",\n")
    return Violation(
      .unsatisfiableConstraints, .warning,
      "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\nWill attempt to recover by breaking constraint\n"
        + broken.text,
      facts: ["broken": broken.text, "conflicting": String(others.count + 1)],
      remedy: "Give one of them a priority below 1000, or take it away; the one activated last was left out.")
  }

  static func noCommonAncestor(_ constraint: LayoutConstraint) -> Violation {
    let first = constraint.firstItem.map(LayoutConstraint.name(of:)) ?? "(gone)"
    let second = constraint.secondItem.map(LayoutConstraint.name(of:)) ?? "(gone)"
    return Violation(
      .noCommonAncestor, .exception,
      "Unable to activate constraint with anchors <\(first).\(constraint.firstAttribute.name)> and"
        + " <\(second).\(constraint.secondAttribute.name)> because they have no common ancestor.  Does the constraint or"
        + " its anchors reference items in different view hierarchies?  That's illegal.",
      facts: ["constraint": constraint.text],
      remedy: "Add both views to the tree first; the constraint stayed inactive.")
  }

  static func nonFiniteConstant(_ value: CGFloat, _ constraint: LayoutConstraint) -> Violation {
    Violation(
      .invalidConstraint, .exception, "Constant is not finite!  That's illegal.  constant:\(value)",
      facts: ["constraint": constraint.text], remedy: "Give finite numbers; the constraint has no effect.")
  }

  static func constraintWithoutItem() -> Violation {
    Violation(
      .invalidConstraint, .exception, "NSLayoutConstraint: Constraint must contain a first layout item",
      remedy: "Give a view or a layout guide and an attribute of it; the constraint has no effect.")
  }

  static func locationWithoutPair(_ constraint: LayoutConstraint) -> Violation {
    Violation(
      .invalidConstraint, .exception,
      "NSLayoutConstraint for \(constraint.text): A multiplier of 0 or a nil second item together with a location for the"
        + " first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be"
        + " specified in pairs.",
      facts: ["constraint": constraint.text],
      remedy: "Name the view the place is measured from; the constraint has no effect.")
  }

  static func invalidPairing(_ constraint: LayoutConstraint) -> Violation {
    Violation(
      .invalidConstraint, .exception,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid"
        + " pairing of layout attributes",
      facts: ["constraint": constraint.text],
      remedy: "Compare lengths with lengths, edges across with edges across; the constraint has no effect.")
  }

  /// UIKit says nothing and takes any of the places.
  static func ambiguousLayout(_ view: VirtualView, _ what: [String]) -> Violation {
    Violation(
      .ambiguousLayout, .advice,
      "The constraints leave \(what.joined(separator: ", ")) of \(LayoutConstraint.name(of: view)) a choice.",
      facts: ["superview": view._superview.map(LayoutConstraint.name(of:)) ?? "none"],
      remedy: "Constrain a place and a length along each axis; the least values were taken, which UIKit need not do.")
  }
}
