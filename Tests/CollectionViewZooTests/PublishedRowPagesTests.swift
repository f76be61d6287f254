import CollectionViewZoo
import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("The published pages, and ours") struct PublishedRowPagesTests {
  private func published(_ count: Int) -> ZooFixture {
    let layout = PublishedRowPages()
    layout.itemSize = CGSize(width: 80, height: 100)
    return ZooFixture(layout, [count], width: 320, height: 200)
  }

  private func ours(_ count: Int) -> ZooFixture {
    ZooFixture(PagedGridLayout(), [count], width: 320, height: 200)
  }

  private func layout(_ fixture: ZooFixture) -> PublishedRowPages {
    fixture.view.collectionViewLayout as! PublishedRowPages
  }

  @Test("Full pages are filled row by row, by both alike")
  func fullPages() {
    let fixture = published(16)
    #expect(fixture.view.boxes(0, 0..<2) == ["0 0 80 100", "80 0 80 100"])
    #expect(fixture.view.boxes(0, 4..<5) == ["0 100 80 100"])
    #expect(fixture.view.boxes(0, 8..<9) == ["320 0 80 100"])
    #expect(fixture.view.boxes(0, 0..<16) == ours(16).view.boxes(0, 0..<16))
    #expect(layout(fixture).missingItems == [])
  }

  @Test("With 10 items in pages of 2 x 4 it borrows from item 10, and item 9 has no place; ours places it")
  func missingItem() {
    let fixture = published(10)
    #expect(layout(fixture).missingItems == [10])
    #expect(fixture.view.boxes(0, 8..<10) == ["320 0 80 100", "none"])
    #expect(ours(10).view.boxes(0, 8..<10) == ["320 0 80 100", "400 0 80 100"])
  }

  @Test("The last page is cut: 400 points where ours has 640")
  func contentWidth() {
    #expect(published(10).view.contentSize == CGSize(width: 400, height: 200))
    #expect(ours(10).view.contentSize == CGSize(width: 640, height: 200))
  }

  @Test("Attributes of super are changed without a copy, which is noticed once; ours has nothing to report")
  func changedAttributes() throws {
    let fixture = published(16)
    let violation = try #require(fixture.view.violations.first)
    #expect(fixture.view.brokenRules == ["mutated-super-attributes"])
    // Item 1 came with the place of the flow's item 2.
    #expect(violation.sentence.contains("cached value: {{80, 0}, {80, 100}}; expected value: {{0, 100}, {80, 100}}"))
    fixture.prepareAgain()
    #expect(fixture.view.violations.count == 1)
    #expect(ours(16).view.violations == [])
  }

  @Test("A copy may be changed")
  func changedCopy() {
    final class Copying: CollectionViewFlowLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? CollectionViewLayoutAttributes
        copy?.frame.origin.x += 5
        return copy
      }
    }
    let fixture = ZooFixture(Copying(), [4], width: 320, height: 200)
    #expect(fixture.view.boxes(0, 0..<2).count == 2)
    #expect(fixture.view.boxes(0, 0..<1) == ["5 0 50 50"])
    #expect(fixture.view.violations == [])
  }

  @Test("The left half of a page is answered with the upper row; ours answers with what is there")
  func wrongItems() {
    let half = CGRect(x: 0, y: 0, width: 160, height: 200)
    func items(_ fixture: ZooFixture) -> [Int] {
      (fixture.view.collectionViewLayout.layoutAttributesForElements(in: half) ?? []).map(\.indexPath.item).sorted()
    }
    #expect(items(published(16)) == [0, 1, 2, 3])
    #expect(items(ours(16)) == [0, 1, 4, 5])
  }

  @Test("Scrolled by half a page it shows gaps; ours shows what is there")
  func gaps() {
    let fixture = published(16)
    fixture.view.contentOffset.x = 160
    fixture.view.layoutIfNeeded()
    // The flow has items 4 to 11 there, and of those only these are where it is looked for them.
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [6, 7, 8, 9])
    let right = ours(16)
    right.view.contentOffset.x = 160
    right.view.layoutIfNeeded()
    #expect(right.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 6, 7, 8, 9, 12, 13])
  }

  @Test("A question searches all items for each one it answers: the work grows with where one is")
  func quadraticSearch() {
    let fixture = published(160)
    _ = layout(fixture).layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(layout(fixture).comparisons == 36)
    _ = layout(fixture).layoutAttributesForElements(in: CGRect(x: 6_080, y: 0, width: 320, height: 200))
    #expect(layout(fixture).comparisons == 1_252)
  }
}
