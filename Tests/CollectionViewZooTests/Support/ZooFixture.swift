import Foundation
import VirtualCollectionView

/// A data source of plain cells.
@MainActor final class PlainSource: NSObject, CollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}

/// A view that records violations, laid out once, with a data source that lives as long.
@MainActor struct ZooFixture {
  let view: CollectionView
  let source: PlainSource

  init(_ layout: CollectionViewLayout, _ counts: [Int], width: CGFloat, height: CGFloat) {
    let source = PlainSource(counts)
    self.source = source
    view = withEnvironment({ $0.violationPolicy = .record }) {
      CollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// Runs a pass after everything was put in doubt.
  func prepareAgain() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  /// The first item whose frame leaves the content, if any.
  var firstOutside: Int? {
    let content = CGRect(origin: .zero, size: view.collectionViewLayout.collectionViewContentSize)
    return (0..<source.counts[0]).first { item in
      guard let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame else { return false }
      return frame.minX < content.minX || frame.minY < content.minY || frame.maxX > content.maxX
        || frame.maxY > content.maxY
    }
  }
}
