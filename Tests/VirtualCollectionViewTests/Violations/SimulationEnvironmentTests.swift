import Foundation
import Testing
import VirtualCollectionView

/// Code under test that makes its own view and hands it to nobody.
@MainActor private final class Screen: NSObject, CollectionViewDataSource {
  private let view: CollectionView

  override init() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    view = CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    super.init()
    view.dataSource = self
  }

  func show() { view.layoutIfNeeded() }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Forgotten", for: indexPath) }
}

@MainActor @Suite("Environment") struct SimulationEnvironmentTests {
  @Test("A recorder reaches a view that was made deep inside the code under test, and its violations")
  func recorder() throws {
    let recorder = SimulationRecorder()
    var heard: [ViolationRule] = []
    recorder.onViolation = { heard.append($0.rule) }
    let screen = withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) { Screen() }
    // Outside of the block: the view keeps the environment it was made in.
    screen.show()
    let view = try #require(recorder.views.first)
    #expect(recorder.views.count == 1)
    #expect(view.numberOfItems(inSection: 0) == 10)
    #expect(
      recorder.violations.map(\.rule) == [.unregisteredIdentifier, .unregisteredIdentifier, .unregisteredIdentifier])
    #expect(recorder.violations == view.violations)
    #expect(heard.count == 3)
  }

  @Test("A recorder does not keep views alive, and keeps their violations")
  func recorderIsWeak() {
    let recorder = SimulationRecorder()
    autoreleasing {
      let screen = withEnvironment({
        $0.violationPolicy = .record
        $0.recorder = recorder
      }) { Screen() }
      screen.show()
      #expect(recorder.views.count == 1)
    }
    #expect(recorder.views.isEmpty)
    #expect(recorder.violations.count == 3)
  }

  @Test("Environments nest: the inner one changes what it names and ends with its block")
  func nesting() {
    withEnvironment({ $0.era = .iOS15 }) {
      withEnvironment({ $0.violationPolicy = .record }) {
        #expect(SimulationEnvironment.current.era == .iOS15)
        #expect(SimulationEnvironment.current.violationPolicy == .record)
      }
      #expect(SimulationEnvironment.current.violationPolicy == .trap)
    }
    #expect(SimulationEnvironment.current.era == .latest)
  }

  @Test("The environment ends with its block also when that throws")
  func throwing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try withEnvironment({ $0.era = .iOS13 }) { throw Stop() } }
    #expect(SimulationEnvironment.current.era == .latest)
  }

  @Test("Parallel tasks have an environment each and do not meet")
  func parallelTasks() async {
    let tasks = (0..<8).map { number in
      Task { @MainActor in
        let recorder = SimulationRecorder()
        let era: UIKitEra = number % 2 == 0 ? .iOS17 : .iOS18
        var environment = SimulationEnvironment()
        environment.violationPolicy = .record
        environment.recorder = recorder
        environment.era = era
        let fixture = withEnvironment(environment) { Fixture(counts: [10]) }
        await Task.yield()
        fixture.view.layoutIfNeeded()
        await Task.yield()
        _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path(0, 0))
        await Task.yield()
        return recorder.views.count == 1 && recorder.violations.count == (era == .iOS17 ? 0 : 1)
          && SimulationEnvironment.current.recorder == nil
      }
    }
    for task in tasks { #expect(await task.value) }
  }

  @Test("A child task inherits the environment of the code that began it")
  func childTask() async {
    let era = await withEnvironment({ $0.era = .iOS14 }) {
      Task { @MainActor in SimulationEnvironment.current.era }
    }.value
    #expect(era == .iOS14)
  }

  @Test("Objects are numbered within their environment, so that texts do not depend on what ran before")
  func numbers() {
    func text() -> String {
      withEnvironment(SimulationEnvironment()) {
        CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()).description
      }
    }
    #expect(text() == text())
    #expect(text().hasPrefix("<UICollectionView: #1; "))
  }

  @Test("Views that trace from their first moment say so in the environment")
  func tracing() {
    let view = withEnvironment({ $0.tracesViews = true }) {
      CollectionView(
        frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: CollectionViewFlowLayout())
    }
    view.layoutIfNeeded()
    #expect(view.isTracing)
    #expect(view.trace.text.contains("dataCounted sections 1 items 0"))
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
