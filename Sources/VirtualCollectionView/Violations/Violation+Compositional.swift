import Foundation

// Sentences about compositional layouts.

@MainActor extension Violation {
  /// Semantics 11.3.
  static func invalidDimension(_ number: CGFloat, what: String, kind: String) -> Violation {
    Violation(
      .invalidDimension, .exception,
      "Invalid \(what): \(UIKitText.number(number)). The \(kind) must be a finite value.",
      facts: [what: UIKitText.number(number)], remedy: "Give a finite number; 0 was taken.")
  }

  /// Semantics 11.61.
  static func groupWithoutSubitems() -> Violation {
    Violation(
      .invalidGroup, .exception, "At least 1 subitem is required for a group",
      remedy: "Give the group an item; it lays nothing out.")
  }

  /// Semantics 11.61.
  static func repeatingGroup(count: Int, isHorizontal: Bool) -> Violation {
    Violation(
      .invalidGroup, .exception,
      "A repeating \(isHorizontal ? "horizontal" : "vertical") group should specify a count >= 1",
      facts: ["count": String(count), "expected": "1 or more"], remedy: "Give a count of 1 or more; 1 was taken.")
  }

  /// Semantics 11.30.
  static func missingSectionDefinition(_ section: Int, count: Int) -> Violation {
    Violation(
      .missingSectionDefinition, .exception,
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a"
        + " section. This is a client error.",
      facts: ["section": String(section), "items": String(count)],
      remedy: "Return a section for each section that has items; this one lays nothing out.")
  }

  /// Semantics 11.45.
  static func duplicateSupplementaryKinds(_ kinds: [String]) -> Violation {
    Violation(
      .duplicateSupplementaryKinds, .exception,
      "Error: Every supplementary must have a unique elementKind: duplicates detected: ("
        + kinds.joined(separator: ", ") + ")",
      facts: ["kinds": kinds.joined(separator: ", ")],
      remedy: "Give each supplementary item of one place a kind of its own; the first of each kind was taken.")
  }

  /// Semantics 11.65; UIKit has no sentence that is known.
  static func sectionWithoutRoom(_ section: Int, count: Int, view: CGSize) -> Violation {
    Violation(
      .sectionWithoutRoom, .warning,
      "The insets of section \(section) leave no room for its groups, so none of its \(count) items is laid out.",
      facts: ["section": String(section), "items": String(count), "view": UIKitText.size(view)],
      remedy: "Make the insets smaller than the view, or lay out once the view has its size.")
  }

  /// Semantics 11.15, where UIKit says nothing.
  static func groupHoldsNothing(_ section: Int, count: Int) -> Violation {
    Violation(
      .groupHoldsNothing, .advice,
      "The group of section \(section) is shorter than its first item, so none of its \(count) items is laid out.",
      facts: ["section": String(section), "items": String(count)],
      remedy: "Give the group at least the length of its first item, spacing included.")
  }
}
