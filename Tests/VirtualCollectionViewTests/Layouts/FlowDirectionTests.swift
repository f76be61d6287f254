import Foundation
import Testing
import VirtualCollectionView

/// A flow layout that lets itself be mirrored, in an interface from right to left.
@MainActor @Suite("Mirrored layouts") struct FlowDirectionTests {
  @MainActor final class Flipping: CollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func fixture(
    _ layout: CollectionViewFlowLayout, _ direction: CollectionView.ScrollDirection = .vertical, counts: [Int] = [3]
  ) -> Fixture {
    let fixture = withEnvironment({ $0.direction = .rightToLeft }) {
      Fixture(flow: counts, width: 300, height: 200, layout) {
        $0.scrollDirection = direction
        $0.itemSize = CGSize(width: 100, height: direction == .vertical ? 50 : 200)
        $0.minimumLineSpacing = 0
        $0.minimumInteritemSpacing = 0
      }
    }
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("A view made in an interface from right to left runs that way")
  func direction() {
    #expect(fixture(CollectionViewFlowLayout()).view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("A meaning that forces a direction wins over the interface's (Semantics 3.27)")
  func forced() {
    let fixture = Fixture(flow: [1], width: 300, height: 200, Flipping())
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view) == ["0.0: 250 0 50 50"])
  }

  @Test("Scrolling sideways begins at the right end, and the first items are there (Semantics 3.27)")
  func horizontal() {
    let fixture = fixture(Flipping(), .horizontal, counts: [10])
    #expect(fixture.view.contentOffset.x == 700)
    #expect(picture(fixture.view) == ["0.0: 900 0 100 200", "0.1: 800 0 100 200", "0.2: 700 0 100 200"])
    fixture.view.contentOffset.x = 600
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.1", "0.2", "0.3"])
    fixture.view.scrollToItem(at: path(0, 9), at: .left, animated: false)
    #expect(fixture.view.contentOffset.x == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [path(0, 7), path(0, 8), path(0, 9)])
  }
}
