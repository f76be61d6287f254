// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionViewLayoutAttributes: convenience init(forSupplementaryViewOfKind elementKind: String, with
//   indexPath: IndexPath)
@MainActor private func row0() {
  let _: @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(
    forSupplementaryViewOfKind:with:)
}

// row: UICollectionViewLayoutAttributes: convenience init(forDecorationViewOfKind decorationViewKind: String, with
//   indexPath: IndexPath)
@MainActor private func row1() {
  let _: @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(
    forDecorationViewOfKind:with:)
}

// row: UICollectionViewLayoutAttributes: var representedElementCategory: UICollectionView.ElementCategory { get }
private class Row2: UICollectionViewLayoutAttributes {
  override var representedElementCategory: UICollectionView.ElementCategory {
    get { super.representedElementCategory }
  }
}

// row: UICollectionViewLayoutAttributes: init() (inherited from NSObject)
@MainActor private func row3() {
  let _: @MainActor () -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init
}

// row: UICollectionViewLayoutAttributes: func copy(with zone: NSZone? = nil) -> Any (NSCopying)
private class Row4: UICollectionViewLayoutAttributes {
  override func copy(with zone: NSZone?) -> Any {
    return super.copy(with: zone)
  }
  func row4() -> Any {
    copy()
  }
}

// row: UICollectionViewLayoutAttributes: func isEqual(_ object: Any?) -> Bool (override point)
private class Row5: UICollectionViewLayoutAttributes {
  override func isEqual(_ object: Any?) -> Bool {
    return super.isEqual(object)
  }
}

// row: UICollectionViewLayoutAttributes: class UICollectionViewLayoutAttributes
private class Row6: UICollectionViewLayoutAttributes {}
@MainActor private func row6(_ value: Row6) -> NSObject { value }

// row: UICollectionViewLayoutAttributes: var alpha: CGFloat { get set }
private class Row7: UICollectionViewLayoutAttributes {
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var bounds: CGRect { get set }
private class Row8: UICollectionViewLayoutAttributes {
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var center: CGPoint { get set }
private class Row9: UICollectionViewLayoutAttributes {
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var frame: CGRect { get set }
private class Row10: UICollectionViewLayoutAttributes {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var indexPath: IndexPath { get set }
private class Row11: UICollectionViewLayoutAttributes {
  override var indexPath: IndexPath {
    get { super.indexPath }
    set { super.indexPath = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: convenience init(forCellWith indexPath: IndexPath)
@MainActor private func row12() {
  let _: @MainActor (IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(
    forCellWith:)
}

// row: UICollectionViewLayoutAttributes: var isHidden: Bool { get set }
private class Row13: UICollectionViewLayoutAttributes {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var representedElementKind: String? { get }
private class Row14: UICollectionViewLayoutAttributes {
  override var representedElementKind: String? {
    get { super.representedElementKind }
  }
}

// row: UICollectionViewLayoutAttributes: var size: CGSize { get set }
private class Row15: UICollectionViewLayoutAttributes {
  override var size: CGSize {
    get { super.size }
    set { super.size = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var transform: CGAffineTransform { get set }
private class Row16: UICollectionViewLayoutAttributes {
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var transform3D: CATransform3D { get set }
private class Row17: UICollectionViewLayoutAttributes {
  override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
}

// row: UICollectionViewLayoutAttributes: var zIndex: Int { get set }
private class Row18: UICollectionViewLayoutAttributes {
  override var zIndex: Int {
    get { super.zIndex }
    set { super.zIndex = newValue }
  }
}
