import Foundation

/// What can be wrong with an edit of a snapshot or a question to one. Identifiers are given as text.
@usableFromInline enum SnapshotMisuse: Equatable {
  /// Which edit named a destination.
  @usableFromInline enum Edit: String { case insertion, move }

  case noSections
  case repeatedItems([String])
  case repeatedSections([String])
  case knownSections([String])
  /// Items that were appended or inserted and existed: they moved. The first of them.
  case movedItems([String], count: Int)
  case destinationInList(Edit, String, [String], isSection: Bool)
  case unknownDestinationItem
  case unknownDestinationSection
  case unknownAppendSection
  case unknownMovedItem
  case unknownMoveDestinationItem
  case unknownMovedSection
  case unknownMoveDestinationSection
  case unknownReloadedItem(String)
  case unknownReconfiguredItem(String)
  case unknownReloadedSection(String)
  case unknownSectionQuery(String)

  /// The identifiers that come more than once, as text, each once.
  @inlinable static func repeated<Identifier: Hashable>(in identifiers: [Identifier]) -> [String] {
    if identifiers.count < 2 { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var repeated: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      if !repeated.contains(identifier) { repeated.append(identifier) }
    }
    return repeated.map { String(describing: $0) }
  }

  /// Notes the violation in the current environment. Returns when its policy lets the process go on.
  @usableFromInline func report() { Violation.report(violation) }
}

// MARK: - Sentences

extension SnapshotMisuse {
  /// The violation, with UIKit's sentence (Semantics 10.2–10.7).
  var violation: Violation {
    Violation(rule, isDone ? .warning : .exception, sentence, facts: facts, remedy: remedy)
  }

  /// Whether the edit was made all the same.
  @usableFromInline var isDone: Bool {
    if case .movedItems = self { return true }
    return false
  }

  private var rule: ViolationRule {
    switch self {
    case .movedItems: .itemsMoved
    case .noSections: .snapshotWithoutSections
    case .repeatedItems, .repeatedSections, .knownSections: .duplicateIdentifiers
    case .destinationInList: .destinationInList
    default: .unknownIdentifier
    }
  }

  private var sentence: String {
    switch self {
    case .noSections: "There are currently no sections in the data source. Please add a section first."
    case .repeatedItems(let repeated):
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(SnapshotText.set(repeated))"
    case .repeatedSections(let repeated):
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(SnapshotText.set(repeated))"
    case .knownSections(let known):
      known.count == 1
        ? "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the"
          + " snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists:"
          + " \(SnapshotText.list(known))"
        : "Diffable data source detected an attempt to insert or append \(known.count) section identifiers that already"
          + " exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist:"
          + " \(SnapshotText.list(known))"
    case .movedItems(let moved, let count):
      count == 1
        ? "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the"
          + " snapshot. The existing item identifier will be moved into place instead, but this operation will be more"
          + " expensive. For best performance, inserted item identifiers should always be unique. Item identifier that"
          + " already exists: \(SnapshotText.list(moved))"
        : "Diffable data source detected an attempt to insert or append \(count) item identifiers that already exist in"
          + " the snapshot. The existing item identifiers will be moved into place instead, but this operation will be"
          + " more expensive. For best performance, inserted item identifiers should always be unique. Item identifiers"
          + " that already exist: \(SnapshotText.list(moved))"
    case .destinationInList(let edit, let destination, let identifiers, let isSection):
      "Invalid update: destination for \(edit.rawValue) operation [\(destination)] is in the \(edit.rawValue) identifier"
        + " list for update: <NSDiffableDataSourceUpdate - action=\(edit.rawValue); destinationIdentifier=\(destination);"
        + " destIsSection=\(isSection ? "YES" : "NO"); identifiers=\(SnapshotText.list(identifiers))>"
    case .unknownDestinationItem, .unknownAppendSection: parameter("section")
    case .unknownDestinationSection: parameter("insertIndex")
    case .unknownMovedItem: parameter("fromIndex")
    case .unknownMoveDestinationItem: parameter("toIndex")
    case .unknownMovedSection: parameter("fromSection")
    case .unknownMoveDestinationSection: parameter("toSection")
    case .unknownReloadedItem(let item):
      "Attempted to reload item identifier that does not exist in the snapshot: \(item)"
    case .unknownReconfiguredItem(let item):
      "Attempted to reconfigure item identifier that does not exist in the snapshot: \(item)"
    case .unknownReloadedSection(let section):
      "Attempted to reload section identifier that does not exist in the snapshot: \(section)"
    case .unknownSectionQuery:
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API"
        + " (which has O(1) performance)"
    }
  }

  private func parameter(_ name: String) -> String { "Invalid parameter not satisfying: \(name) != NSNotFound" }

  private var facts: KeyValuePairs<String, String> {
    switch self {
    case .repeatedItems(let identifiers), .repeatedSections(let identifiers), .knownSections(let identifiers):
      ["identifiers": identifiers.joined(separator: ", ")]
    case .movedItems(let moved, let count): ["identifiers": moved.joined(separator: ", "), "count": String(count)]
    case .destinationInList(_, let destination, _, _): ["destination": destination]
    case .unknownReloadedItem(let item), .unknownReconfiguredItem(let item): ["item": item]
    case .unknownReloadedSection(let section), .unknownSectionQuery(let section): ["section": section]
    default: [:]
    }
  }

  private var remedy: String {
    switch self {
    case .noSections: "Call appendSections before appendItems. Nothing was appended."
    case .repeatedItems:
      "Give each item once: == and hash(into:) must tell items apart that are to be shown beside each other. Nothing"
        + " was changed."
    case .repeatedSections: "Give each section once. Nothing was changed."
    case .knownSections:
      "Start from an empty snapshot, or ask indexOfSection first. An item that exists moves; a section does not. Nothing"
        + " was changed."
    case .movedItems:
      "An item is in one place of a snapshot: to show it twice give it two identifiers; to move it call moveItem or"
        + " delete it first. It was moved."
    case .destinationInList: "Name an element beside those that move as the destination. Nothing was changed."
    case .unknownDestinationItem, .unknownMoveDestinationItem:
      "Ask indexOfItem whether the destination is there. Nothing was changed."
    case .unknownDestinationSection, .unknownAppendSection, .unknownMoveDestinationSection:
      "Ask indexOfSection whether the destination is there. Nothing was changed."
    case .unknownMovedItem, .unknownReloadedItem, .unknownReconfiguredItem:
      "Ask indexOfItem whether the item is there. Nothing was changed."
    case .unknownMovedSection, .unknownReloadedSection:
      "Ask indexOfSection whether the section is there. Nothing was changed."
    case .unknownSectionQuery: "Ask indexOfSection first. No items were answered."
    }
  }
}

/// How UIKit prints collections.
enum SnapshotText {
  /// `{(\n    a,\n    b\n)}`, a set.
  static func set(_ texts: [String]) -> String { "{\(list(texts))}" }

  /// `(\n    a,\n    b\n)`, an array.
  static func list(_ texts: [String]) -> String { "(\n" + texts.map { "    \($0)" }.joined(separator: ",\n") + "\n)" }
}
