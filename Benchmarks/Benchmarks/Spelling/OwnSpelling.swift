import Foundation
import VirtualCollectionView

// What an application has, with our names. `UIKitSpelling.swift` is the same with UIKit's, line for line.

final class OwnRowLayout: CollectionViewLayout {
  private var attributes: [CollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

  override func prepare() {
    guard let collectionView, attributes.isEmpty else { return }
    let delegate = collectionView.delegate as? CollectionViewDelegateFlowLayout
    let plain = CGSize(width: collectionView.bounds.width, height: 28)
    height = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let size = delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: path) ?? plain
      let row = CollectionViewLayoutAttributes(forCellWith: path)
      row.frame = CGRect(x: 0, y: height, width: size.width, height: size.height)
      attributes.append(row)
      height += size.height
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    var low = 0
    var high = attributes.count
    while low < high {
      let middle = (low + high) / 2
      if attributes[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    var result: [CollectionViewLayoutAttributes] = []
    while low < attributes.count, attributes[low].frame.minY < rect.maxY {
      result.append(attributes[low])
      low += 1
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}

final class OwnRowOwner: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let count: Int
  private(set) var told = 0

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 390, height: 28) }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { told += 1 }
  func scrollViewDidScroll(_ scrollView: VirtualScrollView) { told += 1 }
}
