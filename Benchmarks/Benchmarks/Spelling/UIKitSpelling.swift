import UIKit

// What an application has, with UIKit's names. `OwnSpelling.swift` is the same with ours, line for line.

final class UIKitRowLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

  override func prepare() {
    guard let collectionView, attributes.isEmpty else { return }
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let plain = CGSize(width: collectionView.bounds.width, height: 28)
    height = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let size = delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: path) ?? plain
      let row = UICollectionViewLayoutAttributes(forCellWith: path)
      row.frame = CGRect(x: 0, y: height, width: size.width, height: size.height)
      attributes.append(row)
      height += size.height
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var low = 0
    var high = attributes.count
    while low < high {
      let middle = (low + high) / 2
      if attributes[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    var result: [UICollectionViewLayoutAttributes] = []
    while low < attributes.count, attributes[low].frame.minY < rect.maxY {
      result.append(attributes[low])
      low += 1
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}

final class UIKitRowOwner: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let count: Int
  private(set) var told = 0

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 390, height: 28) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { told += 1 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { told += 1 }
}
