import CollectionCore
import Foundation
import VirtualCollectionView

// The one place of this module where the core's values and Foundation's meet.

extension CGPoint {
  init(_ point: LayoutPoint) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGSize {
  init(_ size: LayoutSize) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
  init(_ rect: LayoutRect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension ViewInsets {
  init(_ insets: LayoutInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension LayoutPoint {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension LayoutSize {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension LayoutRect {
  /// The size is taken as it is: `CGRect.width` would hide a negative one.
  init(_ rect: CGRect) { self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size)) }
}

extension IndexPath {
  init(_ path: ItemPath) {
    self = [Int(path.section), path.item == ItemPath.unlimited ? Int.max : Int(path.item)]
  }
}

extension ItemPath {
  package init(_ path: IndexPath) { self.init(path.count > 0 ? path[0] : -1, path.count > 1 ? path[1] : -1) }
}

extension ElementName {
  /// The name of what attributes are about.
  @MainActor package init(_ attributes: CollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      path: ItemPath(attributes.indexPath))
  }

  /// The name of what a view on screen shows.
  @MainActor init(_ element: CollectionView.VisibleElement) {
    self.init(category: element.category, kind: element.kind, path: ItemPath(element.indexPath))
  }

  package init(category: CollectionView.ElementCategory, kind: String?, path: ItemPath) {
    switch category {
    case .cell: self.init(cell: path)
    case .supplementaryView: self.init(.supplementary, kind: kind ?? "", path: path)
    case .decorationView: self.init(.decoration, kind: kind ?? "", path: path)
    }
  }
}
