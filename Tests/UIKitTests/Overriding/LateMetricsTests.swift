import Testing
import UIKit

/// Sets its metrics after super has prepared, as carousels do.
private final class Carousel: UICollectionViewFlowLayout {
  var frameInPrepare: CGRect?
  var invalidations = 0

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 200)
    let side = (view.bounds.width - 200) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    minimumLineSpacing = -20
    frameInPrepare = super.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
  }
}

private final class Numbers: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("Metrics set while preparing") struct LateMetricsTests {
  @Test(
    "A flow whose metrics are set after super.prepare() is laid out with them in the same pass, and in prepare itself")
  func afterSuper() {
    let layout = Carousel()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    let numbers = Numbers()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.layoutIfNeeded()
    #expect(layout.frameInPrepare == CGRect(x: 240, y: 50, width: 200, height: 200))
    #expect(view.contentSize == CGSize(width: 60 + 50 * 180 + 20 + 60, height: 300))
    #expect(
      view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX } == [
        CGRect(x: 60, y: 50, width: 200, height: 200), CGRect(x: 240, y: 50, width: 200, height: 200),
      ])
    view.contentOffset.x = 180
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 420)
  }
}
