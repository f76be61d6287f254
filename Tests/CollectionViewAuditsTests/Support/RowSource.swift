import Foundation
import UIKitNames
import VirtualCollectionView

/// A cell with a label and an image.
@MainActor class RowCell: CollectionViewCell {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let picture = UIImageView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
  var price: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows whose cells a test configures.
@MainActor final class RowSource: NSObject, CollectionViewDataSource {
  var counts: [Int]
  let configure: (RowCell, IndexPath) -> Void

  init(_ counts: [Int], configure: @escaping (RowCell, IndexPath) -> Void) {
    self.counts = counts
    self.configure = configure
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let row = cell as? RowCell { configure(row, indexPath) }
    return cell
  }

  /// Sets up a view with this source.
  func install(_ view: CollectionView) -> AnyObject? {
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    return self
  }
}

/// A view of rows of 50 points, 200 high.
@MainActor func rowView(_ source: RowSource, height: CGFloat = 200) -> CollectionView {
  let flow = CollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 50)
  flow.minimumLineSpacing = 0
  let view = withEnvironment({ $0.violationPolicy = .record }) {
    CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: flow)
  }
  _ = source.install(view)
  view.layoutIfNeeded()
  return view
}
