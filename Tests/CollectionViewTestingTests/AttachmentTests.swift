import CollectionViewAudits
import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

@testable import CollectionViewTesting

@MainActor @Suite("What failing checks keep") struct AttachmentTests {
  private func rows() -> CollectionHarness {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 100)
    return CollectionHarness(.phone, layout: flow) { view in
      let target = PlainFuzzTarget(in: view)
      target.setModel([Array(1...30)])
      return target
    }
  }

  /// The scenario that a failing check keeps, after it ran.
  private func scenario(_ kept: [TestReporting.Kept]) throws -> Scenario {
    #expect(kept.map(\.name).contains("picture.txt"))
    let text = try #require(kept.first { $0.name == "scenario.json" }?.text)
    let scenario = try Scenario(text: text, file: "scenario.json")
    let result = try ScenarioRunner().run(scenario)
    #expect(result.verdict == .passed, "\(result.allFailures)\n\(text)")
    return scenario
  }

  @Test("Each check that holds a view keeps trace, picture and a scenario that leads to what is on screen")
  func everywhere() throws {
    let harness = rows()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    let checks: [(String, @MainActor () -> Void)] = [
      (
        "expect",
        {
          expect(view, .creates(100)) {
            view.contentOffset.y += 150; view.layoutIfNeeded()
          }
        }
      ),
      ("visibleCell", { _ = view.visibleCell(at: IndexPath(item: 99, section: 0)) }),
      ("type", { _ = view.visibleCell(at: IndexPath(item: 0, section: 0), as: OtherCell.self) }),
      ("violation", { _ = view.numberOfItems(inSection: 7) }),
      ("expected", { harness.expectViolations(.invalidUpdate) {} }),
      ("golden", { expectGolden(view, named: "nobody has it", record: .never) }),
    ]
    for (name, check) in checks {
      let failures = keepsakes(check)
      let kept = try #require(failures.first, "\(name) did not fail")
      let scenario = try scenario(kept)
      #expect(scenario.layout.name == .flow, "\(name)")
      #expect(kept.contains { $0.name == "trace.txt" }, "\(name)")
      #expect(scenario.expect.visible?.isEmpty == false, "\(name)")
    }
  }

  @Test("A sweep keeps it once")
  func sweep() {
    let harness = CollectionHarness(.phone, layout: CollectionViewLayout()) { view in
      let target = PlainFuzzTarget(in: view)
      target.setModel([[1, 2, 3]])
      return target
    }
    let failures = keepsakes { harness.view.sweep { _, _ in } }
    #expect(failures.map { $0.contains { $0.name == "scenario.json" } } == [true, false, false])
  }

  @Test("A test with arguments has to name its goldens", arguments: [1, 2])
  func parameterised(number: Int) {
    let said = complaints { expectGolden("text", record: .never) }
    #expect(said.first?.hasPrefix("A test with arguments runs many times at once") == true, "\(said)")
  }

  @Test("Goldens without names are numbered")
  func numbers() {
    let said = complaints {
      expectGolden("a", record: .never)
      expectGolden("b", record: .never)
      expectGolden("c", named: "third one", record: .never)
    }
    #expect(
      said.map { $0.split(separator: " ").first { $0.contains("__Snapshots__") }.map { $0.split(separator: "/").last } }
        == [
          "numbers.1.txt,", "numbers.2.txt,", "numbers.third-one.txt,",
        ])
  }

  @Test("Screen, picture, layout and scenario of a view are goldens")
  func forms() {
    let harness = rows()
    for form in GoldenForm.allCases {
      #expect(keepsakes { expectGolden(harness.view, as: form, named: "\(form)", record: .never) }.count == 1)
    }
    #expect(harness.view.collectionViewLayout.answersText.hasPrefix("content 390x3290\ncell:0.0 45,0 300x100\n"))
  }
}

@MainActor private final class OtherCell: CollectionViewCell {}

/// What checks keep while a block runs.
@MainActor private func keepsakes(_ body: @MainActor () -> Void) -> [[TestReporting.Kept]] {
  let log = KeepsakeLog()
  TestReporting.$record.withValue({ _, kept, _ in log.add(kept) }) { body() }
  return log.all
}

private final class KeepsakeLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [[TestReporting.Kept]] = []
  var all: [[TestReporting.Kept]] { lock.withLock { list } }
  func add(_ kept: [TestReporting.Kept]) { lock.withLock { list.append(kept) } }
}
