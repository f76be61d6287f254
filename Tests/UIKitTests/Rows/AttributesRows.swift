// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum AttributesRows {
  // UICollectionViewLayoutAttributes: convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  static func row1(_ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: a0, with: a1)
  }

  // UICollectionViewLayoutAttributes: convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
  static func row2(_ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: a0, with: a1)
  }

  // UICollectionViewLayoutAttributes: var representedElementCategory: UICollectionView.ElementCategory { get }
  static func row3(_ o: UICollectionViewLayoutAttributes) {
    let _: UICollectionView.ElementCategory = o.representedElementCategory
  }

  // UICollectionViewLayoutAttributes: init() (inherited from NSObject)
  static func row4() {
    let _: UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes()
  }

  // UICollectionViewLayoutAttributes: func copy(with zone: NSZone? = nil) -> Any (NSCopying)
  static func row5(_ o: UICollectionViewLayoutAttributes, _ a0: NSZone?) {
    let _: Any = o.copy(with: a0)
    let _: Any = o.copy()
  }

  // UICollectionViewLayoutAttributes: func isEqual(_ object: Any?) -> Bool (override point)
  static func row6(_ o: UICollectionViewLayoutAttributes, _ a0: Any?) {
    let _: Bool = o.isEqual(a0)
  }

  // UICollectionViewLayoutAttributes: class UICollectionViewLayoutAttributes
  static func row7() {
    let _: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
  }

  // UICollectionViewLayoutAttributes: var alpha: CGFloat { get set }
  static func row8(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CGFloat = o.alpha
    o.alpha = v
  }

  // UICollectionViewLayoutAttributes: var bounds: CGRect { get set }
  static func row9(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CGRect = o.bounds
    o.bounds = v
  }

  // UICollectionViewLayoutAttributes: var center: CGPoint { get set }
  static func row10(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CGPoint = o.center
    o.center = v
  }

  // UICollectionViewLayoutAttributes: var frame: CGRect { get set }
  static func row11(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CGRect = o.frame
    o.frame = v
  }

  // UICollectionViewLayoutAttributes: var indexPath: IndexPath { get set }
  static func row12(_ o: inout UICollectionViewLayoutAttributes) {
    let v: IndexPath = o.indexPath
    o.indexPath = v
  }

  // UICollectionViewLayoutAttributes: convenience init(forCellWith indexPath: IndexPath)
  static func row13(_ a0: IndexPath) {
    let _: UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes(forCellWith: a0)
  }

  // UICollectionViewLayoutAttributes: var isHidden: Bool { get set }
  static func row14(_ o: inout UICollectionViewLayoutAttributes) {
    let v: Bool = o.isHidden
    o.isHidden = v
  }

  // UICollectionViewLayoutAttributes: var representedElementKind: String? { get }
  static func row15(_ o: UICollectionViewLayoutAttributes) {
    let _: String? = o.representedElementKind
  }

  // UICollectionViewLayoutAttributes: var size: CGSize { get set }
  static func row16(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CGSize = o.size
    o.size = v
  }

  // UICollectionViewLayoutAttributes: var transform: CGAffineTransform { get set }
  static func row17(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CGAffineTransform = o.transform
    o.transform = v
  }

  // UICollectionViewLayoutAttributes: var transform3D: CATransform3D { get set }
  static func row18(_ o: inout UICollectionViewLayoutAttributes) {
    let v: CATransform3D = o.transform3D
    o.transform3D = v
  }

  // UICollectionViewLayoutAttributes: var zIndex: Int { get set }
  static func row19(_ o: inout UICollectionViewLayoutAttributes) {
    let v: Int = o.zIndex
    o.zIndex = v
  }
}
