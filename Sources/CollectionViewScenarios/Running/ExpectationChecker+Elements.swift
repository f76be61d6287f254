import CollectionCore
import Foundation
import VirtualCollectionView

// MARK: - What is on screen

extension ExpectationChecker {
  mutating func checkCells() {
    if let expected = expectation.visible { checkVisible(expected) }
    for (name, id) in expectation.showing.sorted(by: { $0.key < $1.key }) { checkShowing(name, id) }
    for pair in expectation.sameCell { checkSameCell(pair) }
  }

  private mutating func checkVisible(_ expected: [ElementName]) {
    checks += 1
    compare("visible", Set(expected), Set(view.visibleElements.map { ElementName($0) }))
  }

  private mutating func checkShowing(_ name: ElementName, _ id: String) {
    let cell = view.cellForItem(at: IndexPath(name.path))
    let actual = cell.map { $0.itemLabel ?? "no item" } ?? "nothing, it is not on screen"
    expect("showing \(name)", id, actual, mentioning: NearestWords.of(name))
  }

  private mutating func checkSameCell(_ pair: Expectation.CellPair) {
    checks += 1
    let before = moment.cellsBefore[pair.before]
    let after = view.cellForItem(at: IndexPath(pair.after.path))
    if let before, before === after { return }
    let subject = "sameCell \(pair.before) \(pair.after)"
    guard let before else {
      fail(
        subject, expected: "a cell that showed \(pair.before) before the step", actual: "nothing showed it",
        events: events(mentioning: NearestWords.of(pair.before)))
      return
    }
    let name = before.traceName
    let now = view.indexPath(for: before).map { "\(name) shows \(ElementName(cell: ItemPath($0)))" }
    let other = after.map { "\(pair.after) is shown by \($0.traceName)" } ?? "nothing shows \(pair.after)"
    fail(
      subject, expected: "\(name) shows \(pair.after)", actual: "\(now ?? "\(name) is not on screen"), \(other)",
      events: events(mentioning: NearestWords.of(pair.after).union([name])))
  }

  mutating func checkSelection() {
    guard let expected = expectation.selected else { return }
    func text(_ paths: [ItemPath]) -> String {
      paths.isEmpty ? "none" : Set(paths).sorted().map { NumberText.text($0) }.joined(separator: " ")
    }
    let actual = (view.indexPathsForSelectedItems ?? []).map { ItemPath($0) }
    expect("selected", text(expected), text(actual), mentioning: ["itemSelected", "itemDeselected"])
  }

  /// Compares sets of elements, and names what is too few and too many.
  private mutating func compare(_ subject: String, _ expected: Set<ElementName>, _ actual: Set<ElementName>) {
    let missing = expected.subtracting(actual).sorted()
    let extra = actual.subtracting(expected).sorted()
    if missing.isEmpty, extra.isEmpty { return }
    var words: Set<String> = []
    for name in missing + extra { words.formUnion(NearestWords.of(name)) }
    var difference: [String] = []
    if !missing.isEmpty { difference.append("missing \(ExpectationChecker.list(missing))") }
    if !extra.isEmpty { difference.append("not expected \(ExpectationChecker.list(extra))") }
    fail(
      subject, expected: ExpectationChecker.list(expected.sorted()),
      actual: "\(ExpectationChecker.list(actual.sorted())) (\(difference.joined(separator: "; ")))",
      events: events(mentioning: words))
  }

  static func list(_ names: [ElementName]) -> String {
    if names.isEmpty { return "nothing" }
    let shown = names.prefix(40).map(\.description).joined(separator: " ")
    return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
  }

  // MARK: - What the layout says

  mutating func checkQueries() {
    for query in expectation.queries {
      checks += 1
      let answer = view.layoutAttributesForElements(touching: CGRect(query.rect))
      compare(
        "queries \(NumberText.text(query.rect))", Set(query.elements), Set(answer.map { ElementName($0) }))
    }
  }
}

/// The words by which the lines of a trace name an element.
enum NearestWords {
  static func of(_ name: ElementName) -> Set<String> {
    let path = NumberText.text(name.path)
    return [name.isCell ? path : "\(name.kind ?? ""):\(path)", name.description]
  }
}
