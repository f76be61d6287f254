/// What can be wrong with an edit of a section snapshot or a question to one. Identifiers are given as text.
enum SectionSnapshotMisuse {
  case repeatedItems([String])
  case unknownParent(String)
  case unknownChild(String)
  case unknownIndex(String)
  case unknownItem(String)

  /// Notes the violation in the current environment. Returns when its policy lets the process go on.
  func report() { Violation.report(violation) }

  /// The violation, with UIKit's sentence (Semantics 10.21–10.23).
  var violation: Violation {
    switch self {
    case .repeatedItems(let repeated):
      Violation(
        .duplicateIdentifiers, .exception,
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(SnapshotText.set(repeated))",
        facts: ["identifiers": repeated.joined(separator: ", ")],
        remedy: "Add an item once; delete it first where it is to move. Nothing was changed.")
    case .unknownParent(let item): unknown("Parent item identifier does not exist in section snapshot: \(item)", item)
    case .unknownChild(let item): unknown("Child item identifier does not exist in section snapshot: \(item)", item)
    case .unknownIndex(let item): unknown("Failed to find index of item \(item)", item)
    case .unknownItem(let item): unknown("Item identifier does not exist in section snapshot: \(item)", item)
    }
  }

  private func unknown(_ sentence: String, _ item: String) -> Violation {
    Violation(
      .unknownIdentifier, .exception, sentence, facts: ["item": item],
      remedy: "Ask contains(_:) first. Nothing was changed.")
  }
}
