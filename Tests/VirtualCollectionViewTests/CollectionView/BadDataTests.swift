import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Bad data") struct BadDataTests {
  @Test(
    "A negative or absurd number of items is a violation and counts as 0", arguments: [-1, Int.min, Int.max, 1 << 31])
  func items(count: Int) {
    let fixture = HookedFixture(counts: [2, count, 2])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.invalidCount])
    #expect(fixture.view.violations.first?.severity == .exception)
    #expect(fixture.view.violations.first?.fact("count") == String(count))
    #expect(fixture.view.sentence.contains("items in section 1"))
    #expect(fixture.view.numberOfItems(inSection: 1) == 0)
    #expect(fixture.view.numberOfItems(inSection: 2) == 2)
    expectOrder(fixture.view)
    fixture.source.counts = [20, 20]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectUsable(fixture.view)
  }

  @Test(
    "A negative or absurd number of sections is a violation and counts as 0",
    arguments: [-1, Int.min, Int.max, 1 << 21])
  func sections(count: Int) {
    let fixture = HookedFixture()
    fixture.source.sectionCount = count
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.invalidCount])
    #expect(fixture.view.sentence.contains("number of sections"))
    #expect(fixture.view.numberOfSections == 0)
    #expect(fixture.view.visibleElements.isEmpty)
    fixture.source.sectionCount = nil
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectUsable(fixture.view)
  }

  @Test("A billion items of one size are no more work than ten")
  func billion() {
    let fixture = Fixture(counts: [1_000_000_000])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    #expect(fixture.view.contentSize.height == 100_000_000_000)
    fixture.scroll(to: 99_999_999_700)
    #expect(fixture.view.shown == "0.999999997 0.999999998 0.999999999")
    #expect(fixture.view.counters.cellForItemCalls == 6)
    expectOrder(fixture.view)
  }

  @Test("A hundred thousand empty sections and one item at the end")
  func emptySections() {
    let fixture = Fixture(counts: [Int](repeating: 0, count: 100_000) + [1])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "100000.0")
    expectOrder(fixture.view)
  }

  @Test("A model that shrinks without telling is asked for its old paths, and a reload puts it right")
  func shrinksSilently() {
    let fixture = HookedFixture(counts: [20])
    fixture.view.layoutIfNeeded()
    fixture.source.counts = [2]
    fixture.scroll(to: 1_000)
    // As in UIKit: the view knows only what it was told.
    #expect(fixture.source.log.contains("cell 0.10"))
    #expect(fixture.view.numberOfItems(inSection: 0) == 20)
    #expect(fixture.view.brokenInvariant() == nil)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1")
    expectOrder(fixture.view)
  }

  @Test(
    "A layout that reads the model itself answers for items the view does not know (Semantics 3.13)"
  )
  func layoutReadsModel() {
    let source = HookedSource([3])
    let layout = GivenLayout()
    layout.elements = { _ in (0..<source.counts[0]).map { row($0) } }
    let view = recording {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 1_000), collectionViewLayout: layout)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    source.counts = [5]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.violations.map(\.rule) == [.attributesForMissingItem, .attributesForMissingItem])
    #expect(
      view.sentence.contains(
        "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath>"
          + " {length = 2, path = 0 - 3}"))
    #expect(view.violations.first?.fact("items by section") == "3")
    #expect(view.shown == "0.0 0.1 0.2")
    #expect(view.brokenInvariant() == nil)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.shown == "0.0 0.1 0.2 0.3 0.4")
    expectOrder(view)
  }

  @Test("Counts that differ at every question are read once a reload, and the view holds to what it read")
  func unsteadyCounts() {
    let fixture = HookedFixture(counts: [5])
    var count = 5
    fixture.source.onItems = { _, _ in
      count = count % 7 + 1
      fixture.source.counts = [count]
    }
    for _ in 0..<10 {
      fixture.view.reloadData()
      let known = fixture.view.numberOfItems(inSection: 0)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.numberOfItems(inSection: 0) == known)
      fixture.scroll(to: 30)
      expectOrder(fixture.view)
    }
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("A view without extent shows nothing and asks for no cell, and wakes up when it gets one")
  func zeroFrame() {
    let fixture = Fixture(counts: [100])
    fixture.view.frame = .zero
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.cellForItemCalls == 0)
    #expect(fixture.view.numberOfItems(inSection: 0) == 100)
    #expect(fixture.view.violations.isEmpty)
    fixture.view.frame = CGRect(x: 0, y: 0, width: 100, height: 250)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    fixture.view.frame = CGRect(x: 0, y: 0, width: 0, height: 250)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleElements.isEmpty)
    fixture.view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    fixture.view.layoutIfNeeded()
    expectUsable(fixture.view)
  }

  @Test(
    "Offsets beyond all bounds show nothing and break nothing",
    arguments: [
      1e9, -1e9, 1e300, -1e300, Double.greatestFiniteMagnitude,
    ])
  func farOffsets(offset: Double) {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: offset)
    #expect(fixture.view.visibleElements.isEmpty)
    #expect(fixture.view.brokenInvariant() == nil)
    fixture.scroll(to: 0)
    expectUsable(fixture.view)
  }

  @Test("An offset that is not a number does not spoil the view", arguments: [Double.nan, .infinity, -.infinity])
  func invalidOffsets(offset: Double) {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    fixture.view.contentOffset = CGPoint(x: 0, y: offset)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.brokenInvariant() == nil)
    fixture.scroll(to: 0)
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.1 0.2")
    expectOrder(fixture.view)
  }
}
