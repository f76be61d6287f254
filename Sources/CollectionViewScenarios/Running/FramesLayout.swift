import CollectionCore
import Foundation
import VirtualCollectionView

/// A layout of literal frames, for elements whose items exist.
@MainActor final class FramesLayout: CollectionViewLayout {
  private(set) var properties: FramesLayoutProperties

  init(_ properties: FramesLayoutProperties) {
    self.properties = properties
    super.init()
    registerDecorations()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes other frames.
  func take(_ properties: FramesLayoutProperties) {
    guard properties != self.properties else { return }
    self.properties = properties
    registerDecorations()
    invalidateLayout()
  }

  private func registerDecorations() {
    for name in properties.frames.keys where name.category == .decoration {
      register(CollectionReusableView.self, forDecorationViewOfKind: name.kind ?? "")
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(properties.size) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let rect = LayoutRect(rect)
    return properties.frames.sorted { $0.key < $1.key }.compactMap { name, frame in
      frame.touches(rect) ? attributes(name) : nil
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributes(ElementName(cell: ItemPath(indexPath)))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ElementName(.supplementary, kind: elementKind, path: ItemPath(indexPath)))
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(ElementName(.decoration, kind: elementKind, path: ItemPath(indexPath)))
  }

  private func attributes(_ name: ElementName) -> CollectionViewLayoutAttributes? {
    guard let frame = properties.frames[name], exists(name) else { return nil }
    let path = IndexPath(name.path)
    let attributes =
      switch name.category {
      case .cell: CollectionViewLayoutAttributes(forCellWith: path)
      case .supplementary:
        CollectionViewLayoutAttributes(forSupplementaryViewOfKind: name.kind ?? "", with: path)
      case .decoration: CollectionViewLayoutAttributes(forDecorationViewOfKind: name.kind ?? "", with: path)
      }
    attributes.frame = CGRect(frame)
    return attributes
  }

  /// Whether there is such an item; views of other kinds need only their section.
  private func exists(_ name: ElementName) -> Bool {
    guard let view = collectionView else { return false }
    let section = Int(name.path.section)
    if name.isCell {
      return section < view.numberOfSections && Int(name.path.item) < view.numberOfItems(inSection: section)
    }
    return section < max(1, view.numberOfSections)
  }
}
