import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Bulk sizes") struct BulkSizesTests {
  /// Gives each item its size one by one.
  @MainActor final class OneByOne: NSObject, CollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  @Test("Sizes in bulk give the frames that the same sizes give one by one", arguments: [true, false])
  func sameFrames(_ isVertical: Bool) {
    // One to a line, several of one breadth to a line, all alike, all different, a single one.
    let lists = [
      sizes(70, width: 300, widths: 1, heights: 13), sizes(70, width: 97.5, widths: 1, heights: 13),
      sizes(70, width: 97.5, widths: 1, heights: 1), sizes(70, width: 40, widths: 60, heights: 13),
      sizes(1, width: 20, widths: 1, heights: 1),
    ]
    for list in lists {
      let sizes = isVertical ? list : list.map { CGSize(width: $0.height, height: $0.width) }
      let bulk = CollectionViewFlowLayout()
      bulk.itemSizes = { _ in sizes }
      let delegate = OneByOne(sizes)
      let expected = frames(CollectionViewFlowLayout(), sizes.count, isVertical, delegate)
      #expect(frames(bulk, sizes.count, isVertical, nil) == expected)
    }
  }

  @Test(
    "A list that is too short is filled up with the item size, one that is too long is cut", arguments: [300.0, 40.0])
  func otherLengths(_ width: CGFloat) {
    let short = CollectionViewFlowLayout()
    short.itemSize = CGSize(width: 300, height: 11)
    short.itemSizes = { _ in [CGSize(width: width, height: 20)] }
    #expect(frames(short, 3, true, nil).map(\.height) == [20, 11, 11])
    let long = CollectionViewFlowLayout()
    long.itemSizes = { _ in [20, 21, 22, 23].map { CGSize(width: width, height: $0) } }
    #expect(frames(long, 2, true, nil).map(\.height) == [20, 21])
  }

  private func sizes(_ count: Int, width: CGFloat, widths: Int, heights: Int) -> [CGSize] {
    var result: [CGSize] = []
    for item in 0..<count {
      result.append(CGSize(width: width + CGFloat(item * 11 % widths), height: 20 + CGFloat(item * 7 % heights)))
    }
    return result
  }

  private func frames(
    _ layout: CollectionViewFlowLayout, _ count: Int, _ isVertical: Bool, _ delegate: OneByOne?
  ) -> [CGRect] {
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    let fixture = Fixture(counts: [count], size: CGSize(width: 320, height: 320), layout: layout)
    fixture.view.delegate = delegate
    fixture.view.layoutIfNeeded()
    return (0..<count).map { layout.layoutAttributesForItem(at: path(0, $0))?.frame ?? .null }
  }
}
