import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Counts") struct CountsTests {
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
