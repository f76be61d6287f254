import Foundation

// Sentences about counts, reloading and paths.

@MainActor extension Violation {
  static func invalidCount(_ count: Int, limit: Int, section: Int?) -> Violation {
    let what = section.map { "items in section \($0)" } ?? "sections"
    return Violation(
      .invalidCount, .exception,
      "The data source returned \(count) as the number of \(what).",
      facts: ["count": String(count), "expected": "0 to \(limit)"],
      remedy: "Return a number from 0 to \(limit); 0 was taken.")
  }

  static func reloadDuringPass(_ phase: CollectionView.Phase) -> Violation {
    Violation(
      .reloadDuringPass, .warning,
      "-[UICollectionView reloadData] was called while the collection view was \(phrase(phase)).",
      facts: ["while": phrase(phase)],
      remedy:
        "Call reloadData after the layout pass, from the event that changed the data. The reload was put off until"
        + " after this pass.")
  }

  static func phrase(_ phase: CollectionView.Phase) -> String {
    switch phase {
    case .idle: "idle"
    case .counting: "asking its data source for counts"
    case .preparing: "preparing its layout"
    case .querying: "asking its layout for attributes"
    case .passing: "laying out"
    case .providing: "asking its data source for a view"
    case .displaying: "telling its delegate what is displayed"
    }
  }

  static func sectionOutOfRange(_ section: Int, of count: Int) -> Violation {
    Violation(
      .pathOutOfRange, .exception,
      "request for number of items in section \(section) when there are only \(count) sections in the collection view",
      facts: ["section": String(section), "sections": String(count)],
      remedy: "Ask for sections 0 to \(count - 1) only; 0 items were answered.")
  }

  static func outOfBoundsScroll(_ path: IndexPath, counts: [Int]) -> Violation {
    let section = path.count > 0 ? path[0] : 0
    let item = path.count > 1 ? path[1] : 0
    let sentence =
      counts.indices.contains(section)
      ? "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only"
        + " \(counts[section]) items in section \(section)."
      : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are only"
        + " \(counts.count) sections."
    return Violation(
      .outOfBoundsScroll, .exception, sentence,
      facts: ["index path": UIKitText.path(path), "counts": counts.prefix(20).map(String.init).joined(separator: " ")],
      remedy: "Check the path against numberOfItems(inSection:) first; the offset was left as it was.")
  }

  static func conflictingScrollPositions(_ axis: String) -> Violation {
    Violation(
      .conflictingScrollPositions, .exception,
      "attempt to use a scroll position with multiple \(axis) positioning styles",
      facts: ["axis": axis],
      remedy: "Give one position for each axis; the first of them was taken.")
  }
}
