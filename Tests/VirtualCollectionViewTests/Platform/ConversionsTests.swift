import CollectionCore
import Foundation
import Testing

@testable import VirtualCollectionView

@Suite("Conversions") struct ConversionsTests {
  @Test("Rectangles keep a negative size, which CGRect.width would hide")
  func rectangles() {
    let rect = LayoutRect(x: 1, y: 2, width: -3, height: -4)
    #expect(LayoutRect(CGRect(rect)) == rect)
    #expect(CGRect(rect).size.width == -3)
  }

  @Test("Points, sizes and insets keep each number in its place")
  func others() {
    #expect(LayoutPoint(CGPoint(x: 1, y: 2)) == LayoutPoint(x: 1, y: 2))
    #expect(CGPoint(LayoutPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 2))
    #expect(LayoutSize(CGSize(width: 3, height: 4)) == LayoutSize(width: 3, height: 4))
    #expect(CGSize(LayoutSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    let insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(LayoutInsets(insets) == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(ViewInsets(LayoutInsets(insets)) == insets)
  }

  @Test(
    "An index path of any length goes into its packed form and back",
    arguments: [
      (IndexPath(), ItemPath.empty),
      (IndexPath(index: 4), ItemPath(4, -1)),
      (IndexPath(indexes: [0, 0]), ItemPath(0, 0)),
      (IndexPath(indexes: [2, 1_000_000]), ItemPath(2, 1_000_000)),
      (IndexPath(indexes: [2, Int.max]), ItemPath(section: 2, item: ItemPath.unlimited)),
    ])
  func paths(path: IndexPath, packed: ItemPath) {
    #expect(ItemPath(path) == packed)
    #expect(IndexPath(packed) == path)
    #expect(IndexPath(packed).hashValue == path.hashValue)
  }

  @Test("What follows the second index is dropped")
  func longPaths() {
    #expect(ItemPath(IndexPath(indexes: [1, 2, 3])) == ItemPath(1, 2))
  }
}
