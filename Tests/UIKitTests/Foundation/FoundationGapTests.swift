import Testing
import UIKit

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat, by threshold: CGFloat) -> Bool { abs(self - other) <= abs(threshold) }
}

/// No subclass of NSObject, as a test case of XCTest is none here.
@MainActor private final class PlainSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
}

@Suite("Gaps of Foundation on Linux") @MainActor struct FoundationGapTests {
  @Test("In an extension of CGFloat, abs is Swift's function", arguments: [(0.5, true), (0.51, false), (-0.5, true)])
  func absolute(distance: CGFloat, isNear: Bool) { #expect(CGFloat(1).isNear(1 + distance, by: -0.5) == isNear) }

  @Test("A class of Swift alone can be a data source, equal to itself alone")
  func plainSource() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    let source = PlainSource()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    let object: any NSObjectProtocol = source
    #expect(object.isEqual(source) && !object.isEqual(PlainSource()) && !object.isEqual(nil))
  }
}
