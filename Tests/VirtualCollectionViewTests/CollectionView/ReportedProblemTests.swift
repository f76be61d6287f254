import Foundation
import Testing
import VirtualCollectionView

/// Problems that people reported, each under its number.
@MainActor @Suite("Reported problems") struct ReportedProblemTests {
  @Test("B03: after the last deselection no cell, visible or pooled and taken again, is selected")
  func b03() {
    let fixture = Fixture(counts: [20], rows: 50, height: 400)
    fixture.view.allowsMultipleSelection = true
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 8)
    for item in 0..<20 { fixture.view.selectItem(at: path(0, item), animated: false, scrollPosition: []) }
    #expect(fixture.view.indexPathsForSelectedItems?.count == 20)
    #expect(fixture.view.brokenInvariant() == nil)
    fixture.scroll(to: 600)
    #expect(fixture.view.visibleCells.allSatisfy { $0.isSelected })
    for item in 0..<20 {
      fixture.view.deselectItem(at: path(0, item), animated: false)
      #expect(fixture.view.brokenInvariant() == nil)
    }
    fixture.scroll(to: 0)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.visibleCells.count { $0.isSelected } == 0)
  }

  @Test("B04: a reload with the same count asks for every visible cell again")
  func b04() {
    let fixture = Fixture(counts: [3])
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    let before = fixture.view.counters
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    let cost = fixture.view.counters.since(before)
    #expect(cost.cellForItemCalls == 3)
    #expect(cost.didEndDisplayingCalls == 3)
    #expect(cost.willDisplayCalls == 3)
  }

  @Test("B07: a view dequeued for a request and not returned is a violation, off screen or not")
  func b07() throws {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 414, height: 55.2)
    flow.minimumLineSpacing = 0
    flow.sectionInset.bottom = 1_311.936 - 23 * 55.2
    let fixture = Fixture(counts: [23], size: CGSize(width: 414, height: 804), layout: flow)
    fixture.view.contentInset.bottom = 34
    fixture.view.layoutIfNeeded()
    #expect(abs(fixture.view.contentSize.height - 1_311.936) < 0.5)
    fixture.source.configure = { _, path in
      guard path.item == 17 else { return }
      _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: IndexPath(item: 22, section: 0))
    }
    fixture.scroll(to: 183.5)
    #expect(fixture.view.bounds.minY == 183.5)
    #expect(fixture.view.bounds.maxY == 987.5)
    #expect(fixture.view.cellForItem(at: path(0, 22)) == nil)
    let violation = try #require(fixture.view.violations.first)
    #expect(violation.rule.rawValue == "dequeued-not-returned")
    #expect(violation.fact("identifier") == "Cell")
    #expect(violation.fact("frame")?.hasPrefix("(0 ") == true)
    #expect(fixture.view.violations.count == 1)
    expectOrder(fixture.view)
  }

  @Test("B08: a footer without length is not asked for")
  func b08() {
    final class Footers: NSObject, CollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
      ) -> CGSize { section == 0 ? .zero : CGSize(width: 320, height: 10) }
    }
    let flow = CollectionViewFlowLayout()
    let fixture = Fixture(counts: [1, 1], size: CGSize(width: 320, height: 500), layout: flow)
    let footers = Footers()
    fixture.view.delegate = footers
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.filter { $0.hasPrefix("view") } == ["view footer 1.0"])
    #expect(fixture.view.violations.isEmpty)
    expectOrder(fixture.view)
  }

  @Test("B21: counts are read once a reload; a layout that asks the data source itself is seen in its log")
  func b21() {
    for asksSource in [false, true] {
      let fixture = HookedFixture(counts: [4])
      fixture.view.layoutIfNeeded()
      fixture.source.log = []
      fixture.layout.onPrepare = {
        _ =
          asksSource
          ? fixture.source.collectionView(fixture.view, numberOfItemsInSection: 0)
          : fixture.view.numberOfItems(inSection: 0)
      }
      let before = fixture.view.counters
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
      let cost = fixture.view.counters.since(before)
      #expect(cost.numberOfSectionsCalls == 1)
      #expect(cost.numberOfItemsCalls == 1)
      #expect(fixture.source.log.count { $0 == "items 0" } == (asksSource ? 2 : 1))
    }
  }

  @Test("B68: four sections have four backgrounds, not one more at each question")
  func b68() {
    final class Background: CollectionReusableView {}
    let layout = GivenLayout()
    layout.register(Background.self, forDecorationViewOfKind: "background")
    layout.elements = { _ in
      (0..<4).map { section in
        let background = CollectionViewLayoutAttributes(
          forDecorationViewOfKind: "background", with: path(section, 0))
        background.frame = CGRect(x: 0, y: CGFloat(section) * 100, width: 768, height: 100)
        return background
      }
    }
    let fixture = Fixture(counts: [1, 1, 1, 1], size: CGSize(width: 768, height: 1_000), layout: layout)
    for _ in 0..<4 {
      layout.invalidateLayout()
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.view.visibleElements.count { $0.view is Background } == 4)
    #expect(fixture.view.counters.supplementaryCreated == 4)
    #expect(fixture.view.subviews.count == 4)
  }

  @Test("B69: after a reload the content has its height only once it was laid out")
  func b69() {
    for laysOut in [false, true] {
      let fixture = Fixture(counts: [20], rows: 50, height: 400)
      fixture.view.reloadData()
      if laysOut { fixture.view.layoutIfNeeded() }
      #expect(fixture.view.contentSize.height == (laysOut ? 1_000 : 0))
      let bottom = max(0, fixture.view.contentSize.height - fixture.view.bounds.height)
      fixture.view.setContentOffset(CGPoint(x: 0, y: bottom), animated: false)
      #expect(fixture.view.contentOffset.y == (laysOut ? 600 : 0))
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.visibleCells.count == 8)
    }
  }

  @Test("B71: rows inserted above keep their distance from the bottom when the offset is moved by the growth")
  func b71() throws {
    let fixture = Fixture(counts: [20], rows: 100, height: 300)
    var first = 0
    fixture.source.configure = { cell, path in cell.itemLabel = "m\(path.item - first)" }
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 100)
    let before = fixture.view.contentSize.height
    #expect(before == 2_000)
    let anchor = try #require(fixture.view.visibleCells.first)
    let place = anchor.frame.minY - fixture.view.contentOffset.y
    let label = anchor.itemLabel
    first = 12
    fixture.source.counts = [32]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 3_200)
    #expect(fixture.view.contentOffset.y == 100)
    #expect(fixture.view.visibleCells.first?.itemLabel != label)
    fixture.scroll(to: fixture.view.contentSize.height - (before - 100))
    #expect(fixture.view.contentOffset.y == 1_300)
    let now = try #require(fixture.view.visibleCells.first)
    #expect(now.itemLabel == label)
    #expect(now.frame.minY - fixture.view.contentOffset.y == place)
  }

  @Test("B77: cellForItem knows what a layout pass has made, and nothing before")
  func b77() {
    let fixture = Fixture(counts: [51], rows: 50, height: 300)
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.numberOfItems(inSection: 0) == 51)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 6)
    fixture.view.scrollToItem(at: path(0, 50), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 2_250)
    #expect(fixture.view.cellForItem(at: path(0, 50)) == nil)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 50)) != nil)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == Array(45...50))
  }

  @Test("B78: a view of no size asks for no cell, however many items it has")
  func b78() {
    let fixture = Fixture(counts: [100])
    fixture.view.frame = .zero
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.cellForItemCalls == 0)
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.numberOfItems(inSection: 0) == 100)
  }

  @Test("B78: frames of no size are not visible either")
  func b78ZeroFrames() {
    let layout = GivenLayout()
    layout.elements = { _ in (0..<100).map { CollectionViewLayoutAttributes(forCellWith: path(0, $0)) } }
    let fixture = Fixture(counts: [100], size: .zero, layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.cellForItemCalls == 0)
  }

  @Test(
    "B81: cells are made for what meets the bounds; bounds as large as the content make them all",
    arguments: [
      (667.0, 14), (50_000, 1_000), (700, 14), (700.01, 15), (50, 1),
    ])
  func b81(height: Double, cells: Int) {
    let fixture = Fixture(counts: [1_000], rows: 50, height: height)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.cellForItemCalls == cells)
    #expect(fixture.view.counters.cellsCreated == cells)
  }
}
