import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Bad layouts") struct BadLayoutTests {
  private let layout = GivenLayout()

  private func fixture(_ count: Int = 10) -> Fixture {
    Fixture(counts: [count], size: CGSize(width: 100, height: 300), layout: layout)
  }

  private func good(_ count: Int = 10) {
    layout.elements = { rect in
      (0..<count).map { row($0) }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    }
  }

  private func recovers(
    _ fixture: Fixture, lost: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(fixture.view.brokenInvariant(lost: lost) == nil, sourceLocation: sourceLocation)
    good()
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectUsable(fixture.view, lost: lost, sourceLocation: sourceLocation)
  }

  @Test("The same element twice is a warning, and the first counts")
  func duplicates() {
    let fixture = fixture()
    let second = row(1)
    second.frame.origin.y = 150
    layout.elements = { _ in [row(0), row(1), row(2), second] }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.duplicateAttributes])
    #expect(fixture.view.violations.first?.severity == .warning)
    #expect(fixture.view.violations.first?.fact("first") == "(0 100; 100 100)")
    #expect(fixture.view.violations.first?.fact("second") == "(0 150; 100 100)")
    #expect(fixture.view.cellForItem(at: path(0, 1))?.frame.minY == 100)
    #expect(fixture.source.log.count { $0 == "cell 0.1" } == 1)
    recovers(fixture)
  }

  @Test("One object twice in the answer is a duplicate too")
  func sameObjectTwice() {
    let fixture = fixture()
    let once = row(0)
    layout.elements = { _ in [once, once, once] }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.duplicateAttributes, .duplicateAttributes])
    #expect(fixture.view.shown == "0.0")
    recovers(fixture)
  }

  @Test("nil is like no elements, and takes what was on screen away")
  func nothing() {
    let fixture = fixture()
    good()
    fixture.view.layoutIfNeeded()
    layout.elements = { _ in nil }
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleElements.isEmpty)
    #expect(fixture.view.violations.isEmpty)
    #expect(fixture.view.counters.pooledCells == 3)
    recovers(fixture)
  }

  @Test(
    "A frame that is not a number or without limit is a violation, and the element is left out",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: 10),
    ])
  func invalidFrames(frame: CGRect) {
    let fixture = fixture()
    let bad = row(1)
    bad.frame = frame
    layout.elements = { _ in [row(0), bad, row(2)] }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.invalidGeometry])
    #expect(fixture.view.violations.first?.severity == .exception)
    #expect(fixture.view.shown == "0.0 0.2")
    recovers(fixture)
  }

  @Test(
    "A frame of negative size is left out with advice, on screen and off, since UIKit goes on",
    arguments: [
      CGRect(x: 50, y: 50, width: -10, height: 10), CGRect(x: 50, y: 50, width: 10, height: -10),
      CGRect(x: 500, y: 500, width: -10, height: 10), CGRect(x: 500, y: 500, width: 10, height: -0.01),
    ])
  func negativeFrames(frame: CGRect) {
    let fixture = fixture()
    let bad = row(1)
    bad.frame = frame
    layout.elements = { _ in [row(0), bad, row(2)] }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.invalidGeometry])
    #expect(fixture.view.violations.first?.severity == .advice)
    #expect(fixture.view.shown == "0.0 0.2")
    recovers(fixture)
  }

  @Test("A frame that becomes invalid takes its element off the screen")
  func frameBecomesInvalid() {
    let fixture = fixture()
    good()
    fixture.view.layoutIfNeeded()
    let bad = row(1)
    bad.frame.origin.y = .nan
    layout.elements = { _ in [row(0), bad, row(2)] }
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.invalidGeometry])
    #expect(fixture.view.shown == "0.0 0.2")
    recovers(fixture)
  }

  @Test(
    "A content size that is not a number is a violation and the old one stays",
    arguments: [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
    ])
  func invalidContentSize(size: CGSize) {
    let fixture = fixture()
    good()
    fixture.view.layoutIfNeeded()
    layout.size = size
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.invalidGeometry])
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 1_000))
    layout.size = CGSize(width: 100, height: 1_000)
    recovers(fixture)
  }

  @Test("A negative content size does not push the offset out of range")
  func negativeContentSize() {
    let fixture = fixture()
    good()
    layout.size = CGSize(width: -100, height: -1_000)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset == .zero)
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    layout.size = CGSize(width: 100, height: 1_000)
    recovers(fixture)
  }

  @Test("A million attributes are gone through, those on screen are shown, and advice is given once")
  func million() {
    let fixture = fixture(1_000_000)
    let all = (0..<1_000_000).map { row($0) }
    layout.size.height = 100_000_000
    layout.elements = { _ in all }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    fixture.scroll(to: 50_000_000)
    #expect(fixture.view.shown == "0.500000 0.500001 0.500002")
    #expect(fixture.view.violations.map(\.rule) == [.overReporting])
    #expect(fixture.view.violations.first?.severity == .advice)
    #expect(fixture.view.violations.first?.fact("answered") == "1000000")
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test(
    "Attributes that move without invalidation are moved: silently for cells, a violation for the rest (Semantics 3.14)"
  )
  func changedWithoutInvalidation() {
    let fixture = fixture()
    var top = 0.0
    layout.elements = { _ in
      let cell = row(0)
      cell.frame.origin.y = top + 50
      let header = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: path(0, 0))
      header.frame = CGRect(x: 0, y: top, width: 100, height: 50)
      return [cell, header]
    }
    fixture.view.layoutIfNeeded()
    top = 10
    fixture.scroll(to: 1)
    #expect(fixture.view.violations.map(\.rule) == [.changedWithoutInvalidation])
    #expect(fixture.view.sentence.contains("changed from"))
    #expect(fixture.view.sentence.hasSuffix("without invalidating the layout"))
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.minY == 60)
    top = 20
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.count == 1)
    expectOrder(fixture.view)
    recovers(fixture)
  }

  @Test("An answer in any order gives the same screen")
  func anyOrder() {
    let fixture = fixture()
    layout.elements = { _ in [2, 0, 1].map { row($0) } }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    #expect(fixture.view.violations.isEmpty)
    recovers(fixture)
  }

  @Test("A layout that belongs to another view is noticed, and both views go on")
  func layoutInUse() {
    good()
    let first = fixture()
    first.view.layoutIfNeeded()
    let second = fixture()
    #expect(second.view.violations.map(\.rule) == [.layoutInUse])
    #expect(second.view.violations.first?.severity == .advice)
    second.view.layoutIfNeeded()
    #expect(second.view.brokenInvariant() == nil)
    #expect(second.view.visibleCells.count == 3)
    first.scroll(to: 100)
    #expect(first.view.brokenInvariant() == nil)
  }
}
