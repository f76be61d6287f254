/// What a file of recorded cases says that nobody reads: words for people are many there, so it is no error.
struct ConformanceNotes {
  /// A sentence for each unknown key, once a name, and for each unknown scope.
  private(set) var sentences: [String] = []
  private var seen: Set<String> = []

  /// Looks through the layout cases of a document; rows of other sorts are not read.
  init(_ document: JSONValue) {
    for row in document.elements ?? [] where row["layout"] != nil && row["bounds"] != nil { note(row) }
  }

  private mutating func note(_ row: JSONValue) {
    note(row, ConformanceNotes.caseKeys)
    if let layout = row["layout"], let name = layout["type"]?.text.flatMap(ScenarioLayout.Name.init),
      let known = LayoutVocabulary.keys(of: name)
    {
      note(layout, ["type"] + known)
    }
    note(row["delegate"], FlowDelegateAnswers.keys)
    note(row["cells"], ConformanceNotes.cellKeys)
    note(row["supplementaryViews"], ["description", "text", "preferredHeight"])
    guard let expected = row["expected"] else { return }
    note(expected, ConformanceNotes.expectedKeys)
    for (key, known) in ConformanceNotes.listKeys {
      for element in expected[key]?.elements ?? [] { note(element, known) }
    }
    if let scope = expected["elementsScope"]?.text, !ConformanceNotes.scopes.contains(scope),
      seen.insert("scope \(scope)").inserted
    {
      let near = NearestName.suggest(scope, from: ConformanceNotes.scopes).map { "; did you mean '\($0)'?" } ?? ""
      sentences.append("unknown elementsScope \(quoted(scope)): only what is listed is compared\(near)")
    }
  }

  private mutating func note(_ object: JSONValue?, _ known: [String]) {
    for member in object?.members ?? [] where !known.contains(member.key) && seen.insert(member.key).inserted {
      let near = NearestName.suggest(member.key, from: known).map { "; did you mean '\($0)'?" } ?? ""
      sentences.append("unknown key \(quoted(member.key)) is ignored\(near)")
    }
  }
}

// MARK: - What is known

extension ConformanceNotes {
  private static let caseKeys = [
    "id", "name", "bounds", "contentInset", "safeAreaInsets", "layoutMargins", "contentOffsetSet", "layout", "counts",
    "delegate", "cells", "supplementaryViews", "passes", "tolerance", "doubtful", "notes", "note", "caution",
    "confidence", "expected", "file", "requestOrder",
  ]
  private static let cellKeys = [
    "selfSizing", "description", "preferredSizes", "preferredSizesNote", "preferredHeightByTextIndex", "preferredWidth",
    "slotWidth", "font", "texts", "textByItem",
  ]
  private static let expectedKeys = [
    "content", "offset", "offsetWasRecorded", "elementsScope", "elements", "rects", "itemFrames", "steps",
  ]
  private static let listKeys: [(key: String, known: [String])] = [
    ("elements", ["id", "category", "kind", "section", "item", "frame", "z"]),
    ("rects", ["rect", "elements"]),
    ("itemFrames", ["section", "item", "frame"]),
    ("steps", ["requestedOffset", "sectionOffsets", "visibleCells", "handler"]),
  ]
  /// The last three say in words what is listed.
  private static let scopes = [
    "all", "visibleBounds", "listed", "every cell (headers were not recorded)",
    "visibleCells + header/footer attributes",
  ]
}
