import CollectionViewAudits
import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Fuzzers") struct FuzzerTests {
  @Test("A layout that keeps what it had is found, and the run is made short enough to read")
  func cached() throws {
    let report = UpdateFuzzer(OnceLayout()).run()
    let failure = try #require(report.failure)
    #expect(failure.actions.count <= 2, "\(report)")
    #expect(
      failure.swift.hasPrefix("let view = CollectionView(\n  frame: CGRect(x: 0, y: 0, width: 320, height: 480),"))
    #expect(failure.swift.contains("\nlet target = PlainFuzzTarget(in: view)\ntarget.setModel([["))
    let scenario = try Scenario(text: failure.scenario, file: "fuzz.json")
    #expect(scenario.layout.name == .frames)
    #expect(scenario.about?.contains("OnceLayout") == true)
  }

  @Test("A data source that shows the wrong item is found")
  func wrongItems() throws {
    var fuzzer = UpdateFuzzer(CollectionViewFlowLayout())
    fuzzer.target = { view in
      let target = StaleTarget()
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = target
      return target
    }
    let failure = try #require(fuzzer.run().failure)
    #expect(failure.fault.contains(" shows "), "\(failure.fault)")
  }

  @Test("The same seed does the same")
  func repeatable() {
    #expect(UpdateFuzzer(OnceLayout()).run() == UpdateFuzzer(OnceLayout()).run())
  }
}

/// Prepares once.
private final class OnceLayout: CollectionViewFlowLayout {
  private var frames: [IndexPath: CGRect] = [:]

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as! CollectionViewLayoutAttributes
      // The first frame that an item ever had, less one point for each section: old places stay.
      let kept = frames[copy.indexPath] ?? copy.frame.insetBy(dx: CGFloat(collectionView!.numberOfSections), dy: 0)
      frames[copy.indexPath] = kept
      copy.frame = kept
      return copy
    }
  }
}

/// Numbers its cells by their place.
@MainActor private final class StaleTarget: NSObject, FuzzTarget, CollectionViewDataSource {
  private var sections: [[Int]] = []

  func setModel(_ sections: [[Int]]) { self.sections = sections }
  func shownItem(in cell: CollectionViewCell) -> Int? { cell.itemLabel.flatMap { Int($0) } }
  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.itemLabel = String(sections[indexPath.section].sorted()[indexPath.item])
    return cell
  }
}
