import Foundation
import VirtualCollectionView

/// A view with a data source that lives as long as the fixture; items are labelled `S0.3`.
@MainActor final class PictureFixture: NSObject, CollectionViewDataSource {
  let view: CollectionView
  private let counts: [Int]
  /// What the cell of an item is dequeued as.
  var identifier: (IndexPath) -> String = { _ in "Cell" }
  /// Called for each cell after its label is set.
  var configure: (CollectionViewCell, IndexPath) -> Void = { _, _ in }

  /// Makes a view that records violations, and does not lay it out yet.
  init(_ counts: [Int], size: CGSize, layout: CollectionViewLayout) {
    self.counts = counts
    view = withEnvironment({ $0.violationPolicy = .record }) {
      CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    super.init()
    for identifier in ["Cell", "Big"] {
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter, "badge"] {
      view.register(CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    view.dataSource = self
  }

  /// Rows of 100 points in a view of 160 × 300.
  static func list(_ counts: [Int], height: CGFloat = 300) -> PictureFixture {
    PictureFixture(
      counts, size: CGSize(width: 160, height: height), layout: flow(CGSize(width: 160, height: 100)))
  }

  /// A flow layout without spacing.
  static func flow(_ itemSize: CGSize, spacing: CGFloat = 0) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    return layout
  }

  /// Lays out, scrolled to `y`.
  @discardableResult func scroll(to y: CGFloat) -> PictureFixture {
    view.contentOffset.y = y
    view.layoutIfNeeded()
    return self
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier(indexPath), for: indexPath)
    cell.itemLabel = "S\(indexPath.section).\(indexPath.item)"
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "View", for: indexPath)
  }
}
