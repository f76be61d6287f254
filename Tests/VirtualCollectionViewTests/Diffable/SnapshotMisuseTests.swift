import Foundation
import Testing
@testable import VirtualCollectionView

/// What was reported while `body` ran, in an environment that goes on.
@MainActor func reported(_ body: () -> Void) -> [Violation] {
  let recorder = SimulationRecorder()
  withEnvironment({
    $0.violationPolicy = .record
    $0.recorder = recorder
  }) { body() }
  return recorder.violations
}

@MainActor @Suite("Snapshots, misuse") struct SnapshotMisuseTests {
  /// Edits a snapshot of `A: a b c | B: d`, expects one violation that says `sentence`, and nothing changed.
  private func expectMisuse(
    _ rule: ViolationRule, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout TextSnapshot) -> Void
  ) throws {
    var snapshot = textSnapshot(["A": ["a", "b", "c"], "B": ["d"]])
    snapshot.reloadItems(["a"])
    let before = snapshot
    let violations = reported { edit(&snapshot) }
    #expect(violations.count == 1, sourceLocation: sourceLocation)
    try expect(violations.first, rule, says: sentence, sourceLocation: sourceLocation)
    #expect(text(snapshot) == text(before), sourceLocation: sourceLocation)
    #expect(snapshot.reloadedItemIdentifiers == ["a"], sourceLocation: sourceLocation)
    #expect(snapshot.indexOfItem("d") == 3, sourceLocation: sourceLocation)
    #expect(snapshot.indexOfItem("x") == nil, sourceLocation: sourceLocation)
  }

  @Test("Appending without a section says so (Semantics 10.2)")
  func noSections() throws {
    var snapshot = TextSnapshot()
    let violations = reported { snapshot.appendItems(["a"]) }
    try expect(
      violations.first, .snapshotWithoutSections,
      says: "There are currently no sections in the data source. Please add a section first.")
    #expect(snapshot.numberOfItems == 0)
  }

  @Test("Items that are appended again move, with UIKit's warning; moveItem has none (Semantics 10.3)")
  func movedItems() throws {
    var snapshot = textSnapshot(["A": ["a", "b", "c"], "B": ["d"]])
    let one = reported { snapshot.appendItems(["b"], toSection: "B") }
    #expect(one.map(\.severity) == [.warning])
    try expect(
      one.first, .itemsMoved, .warning,
      says: "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the"
        + " snapshot. The existing item identifier will be moved into place instead, but this operation will be more"
        + " expensive. For best performance, inserted item identifiers should always be unique. Item identifier that"
        + " already exists: (\n    b\n)")
    #expect(snapshot.itemIdentifiers == ["a", "c", "d", "b"])
    let two = reported { snapshot.insertItems(["a", "x", "d"], afterItem: "b") }
    #expect(two.map(\.rule) == [.itemsMoved])
    #expect(two.first?.fact("identifiers") == "a, d")
    #expect(snapshot.itemIdentifiers == ["c", "b", "a", "x", "d"])
    #expect(reported { snapshot.moveItem("d", beforeItem: "c") }.isEmpty)
    #expect(reported { snapshot.appendItems(["y"]) }.isEmpty)
  }

  @Test("An item twice in one argument is not unique (Semantics 10.3)")
  func repeatedItems() throws {
    let sentence =
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x,\n    a\n)}"
    try expectMisuse(.duplicateIdentifiers, sentence) { $0.appendItems(["x", "a", "y", "x", "a", "x"]) }
    try expectMisuse(.duplicateIdentifiers, sentence) {
      $0.insertItems(["x", "a", "y", "x", "a", "x"], beforeItem: "c")
    }
    try expectMisuse(.duplicateIdentifiers, "{(\n    d\n)}") { $0.insertItems(["d", "d"], afterItem: "a") }
  }

  @Test("A section that exists cannot be added again, one in the singular, more in the plural (Semantics 10.4)")
  func knownSections() throws {
    try expectMisuse(
      .duplicateIdentifiers,
      "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the"
        + " snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (\n    B,\n    A\n)"
    ) { $0.appendSections(["C", "B", "A"]) }
    try expectMisuse(.duplicateIdentifiers, "1 section identifier that already exists in the snapshot.") {
      $0.insertSections(["B"], beforeSection: "A")
    }
    try expectMisuse(
      .duplicateIdentifiers,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    C\n)}"
    ) { $0.appendSections(["C", "C"]) }
  }

  @Test("Marking what is not there names it (Semantics 10.6)")
  func unknownMarks() throws {
    try expectMisuse(
      .unknownIdentifier, "Attempted to reload item identifier that does not exist in the snapshot: zz"
    ) { $0.reloadItems(["b", "zz"]) }
    try expectMisuse(
      .unknownIdentifier, "Attempted to reconfigure item identifier that does not exist in the snapshot: zz"
    ) { $0.reconfigureItems(["zz"]) }
    try expectMisuse(
      .unknownIdentifier, "Attempted to reload section identifier that does not exist in the snapshot: Z"
    ) { $0.reloadSections(["Z"]) }
  }

  @Test("Asking an unknown section for its items or their number answers none (Semantics 10.7)")
  func unknownQuery() throws {
    let sentence =
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API"
      + " (which has O(1) performance)"
    try expectMisuse(.unknownIdentifier, sentence) { #expect($0.numberOfItems(inSection: "Z") == 0) }
    try expectMisuse(.unknownIdentifier, sentence) { #expect($0.itemIdentifiers(inSection: "Z").isEmpty) }
  }

  @Test("Unknown destinations and origins are the parameters that do not satisfy (Semantics 10.7)")
  func unknownDestinations() throws {
    func parameter(
      _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ edit: (inout TextSnapshot) -> Void
    ) throws {
      try expectMisuse(
        .unknownIdentifier, "Invalid parameter not satisfying: \(name) != NSNotFound", sourceLocation: sourceLocation,
        edit)
    }
    try parameter("section") { $0.appendItems(["x"], toSection: "Z") }
    try parameter("section") { $0.insertItems(["x"], beforeItem: "zz") }
    try parameter("section") { $0.insertItems(["x"], afterItem: "zz") }
    try parameter("fromIndex") { $0.moveItem("zz", beforeItem: "a") }
    try parameter("toIndex") { $0.moveItem("a", afterItem: "zz") }
    try parameter("insertIndex") { $0.insertSections(["C"], afterSection: "Z") }
    try parameter("fromSection") { $0.moveSection("Z", beforeSection: "A") }
    try parameter("toSection") { $0.moveSection("A", afterSection: "Z") }
  }

  @Test("A destination among what is to go there is refused (Semantics 10.7)")
  func destinationInList() throws {
    try expectMisuse(
      .destinationInList,
      "Invalid update: destination for insertion operation [a] is in the insertion identifier list for update: <"
    ) { $0.insertItems(["x", "a"], beforeItem: "a") }
    try expectMisuse(.destinationInList, "Invalid update: destination for move operation [a] is in the move") {
      $0.moveItem("a", afterItem: "a")
    }
    try expectMisuse(.destinationInList, "Invalid update: destination for insertion operation [A]") {
      $0.insertSections(["C", "A"], beforeSection: "A")
    }
    try expectMisuse(.destinationInList, "Invalid update: destination for move operation [A]") {
      $0.moveSection("A", beforeSection: "A")
    }
  }

  @Test("By default a refused edit stops the process with UIKit's sentence (Semantics 10.2)")
  func stops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["a"])
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("There are currently no sections in the data source. Please add a section first."))
    #expect(output.contains("rule: snapshot-without-sections (exception)"))
  }

  @Test("A violation off the main queue is kept at once and told on the main queue")
  func offMain() async {
    let recorder = SimulationRecorder()
    var environment = SimulationEnvironment()
    environment.violationPolicy = .record
    environment.recorder = recorder
    await withCheckedContinuation { continuation in
      recorder.onViolation = { _ in continuation.resume() }
      Task.detached { [environment] in
        SimulationEnvironment.$currentValue.withValue(environment) {
          var snapshot = TextSnapshot()
          snapshot.appendItems(["a"])
        }
      }
    }
    #expect(recorder.violations.map(\.rule) == [.snapshotWithoutSections])
  }
}
