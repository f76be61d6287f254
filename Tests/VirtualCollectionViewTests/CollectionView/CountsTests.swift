import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Counts") struct CountsTests {
  @Test("Counts are asked for all sections at once, in order, and kept (Semantics 2.3, 2.4)")
  func orderAndCache() {
    let fixture = Fixture(counts: [2, 0, 5])
    #expect(fixture.view.numberOfItems(inSection: 2) == 5)
    #expect(fixture.source.log == ["sections", "items 0", "items 1", "items 2"])
    #expect(fixture.view.numberOfSections == 3)
    #expect(fixture.view.numberOfItems(inSection: 1) == 0)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 200)
    fixture.scroll(to: 400)
    #expect(fixture.source.log.count { $0.hasPrefix("items") || $0 == "sections" } == 4)
    #expect(fixture.view.counters.numberOfSectionsCalls == 1)
    #expect(fixture.view.counters.numberOfItemsCalls == 3)
  }

  @Test("A data source without numberOfSections has one section (Semantics 2.4)")
  func oneSection() {
    final class Plain: NSObject, CollectionViewDataSource {
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }
    let fixture = Fixture(counts: [])
    let plain = Plain()
    fixture.view.dataSource = plain
    #expect(fixture.view.numberOfSections == 1)
    #expect(fixture.view.numberOfItems(inSection: 0) == 4)
    #expect(fixture.view.counters.numberOfSectionsCalls == 0)
  }

  @Test("Without a data source there is one empty section (Semantics 2.2a)")
  func noDataSource() {
    let fixture = Fixture(counts: [5, 5])
    fixture.view.dataSource = nil
    #expect(fixture.view.numberOfSections == 1)
    #expect(fixture.view.numberOfItems(inSection: 0) == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.source.log.isEmpty)
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("A data source that says no sections has none, unlike no data source (Semantics 2.2a)")
  func noSections() {
    let fixture = Fixture(counts: [])
    #expect(fixture.view.numberOfSections == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.contentSize.height == 0)
  }

  @Test("Asking for a section that does not exist is a violation and answers 0", arguments: [-1, 2, Int.max, Int.min])
  func sectionOutOfRange(section: Int) {
    let fixture = Fixture(counts: [5, 5])
    #expect(fixture.view.numberOfItems(inSection: section) == 0)
    #expect(fixture.view.rules() == [.pathOutOfRange])
    #expect(fixture.view.violations.first?.severity == .exception)
    #expect(
      fixture.view.sentence
        == "request for number of items in section \(section) when there are only 2 sections in the collection view")
    expectUsable(fixture.view)
  }

  @Test("After reloadData the view has the new counts before any layout (Semantics 2.1a)")
  func countsAfterReload() {
    let fixture = Fixture(counts: [2])
    fixture.view.layoutIfNeeded()
    fixture.source.counts = [3, 4]
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    fixture.view.reloadData()
    #expect(fixture.view.numberOfSections == 2)
    #expect(fixture.view.numberOfItems(inSection: 1) == 4)
    // The screen follows with the layout.
    #expect(fixture.view.shown == "0.0 0.1")
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    #expect(fixture.view.counters.numberOfSectionsCalls == 2)
  }

  @Test("A question while the counts are being read is answered from what was known before")
  func questionWhileCounting() {
    let fixture = HookedFixture(counts: [3, 3])
    var answers: [Int] = []
    fixture.source.onItems = { view, _ in answers.append(view.numberOfSections) }
    fixture.view.layoutIfNeeded()
    fixture.source.counts = [1, 1, 1]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(answers == [0, 0, 2, 2, 2])
    #expect(fixture.view.violations.isEmpty)
  }
}
