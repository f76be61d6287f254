import VirtualCollectionView

/// Runs a recorded row about snapshots and holds what comes out against what was recorded.
@MainActor struct SnapshotComparison {
  private let recorded: SnapshotCase
  private(set) var failures: [ScenarioFailure] = []

  init(_ recorded: SnapshotCase) {
    self.recorded = recorded
    let recorder = SimulationRecorder()
    withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) {
      switch recorded.subject {
      case .snapshot(let operations):
        let player = SnapshotPlayer(operations)
        compareRaised(recorder.violations)
        compare(player.value)
      case .sectionSnapshot(let operations):
        let player = SectionSnapshotPlayer(operations)
        compareRaised(recorder.violations)
        compare(player.value)
      case .dataSource(let given):
        let asked = DiffablePlayer(given).askedFor
        compareRaised(recorder.violations)
        compare { key, _ in
          switch key {
          case "cellProviderAskedFor": .array(asked.sorted().map { .string($0) })
          // In words: how to compare.
          case "order": .string("any")
          default: nil
          }
        }
      }
    }
  }

  private mutating func compare(_ value: (String, JSONValue) -> JSONValue?) {
    for member in recorded.expected where member.key != "raises" {
      let expected = member.key == "cellProviderAskedFor" ? SnapshotComparison.sorted(member.value) : member.value
      guard let actual = value(member.key, expected) else {
        fail(member.key, expected: JSONText.line(expected), actual: "nothing of that name is known")
        continue
      }
      if actual != expected { fail(member.key, expected: JSONText.line(expected), actual: JSONText.line(actual)) }
    }
  }

  /// A multiset in order.
  private static func sorted(_ list: JSONValue) -> JSONValue {
    .array((list.elements ?? []).compactMap(\.text).sorted().map { .string($0) })
  }

  /// Expects the exception of the last call, or none.
  private mutating func compareRaised(_ violations: [Violation]) {
    let raised = violations.filter { $0.severity == .exception }.map(\.sentence)
    guard let expected = recorded.expected.first(where: { $0.key == "raises" })?.value else {
      if let first = raised.first { fail("raises", expected: "nothing", actual: first) }
      return
    }
    let line = JSONText.line(expected)
    guard raised.count == 1 else {
      fail("raises", expected: line, actual: raised.isEmpty ? "nothing" : raised.joined(separator: " | "))
      return
    }
    let isMet =
      expected["reason"]?.text.map { $0 == raised[0] } ?? expected["reasonPrefix"]?.text.map { raised[0].hasPrefix($0) }
      ?? expected["reasonContains"]?.text.map { raised[0].contains($0) } ?? true
    if !isMet { fail("raises", expected: line, actual: raised[0]) }
    if let name = expected["name"]?.text, name != "NSInternalInconsistencyException" {
      fail("raises name", expected: name, actual: "NSInternalInconsistencyException")
    }
  }

  private mutating func fail(_ subject: String, expected: String, actual: String) {
    failures.append(ScenarioFailure(subject, expected: expected, actual: actual))
  }
}
