// face
internal import CollectionCore
import Foundation

/// A visible element of a section, for its handler to look at and change: `NSCollectionLayoutVisibleItem`
/// (Semantics 11.57). What is set stays set while the element is visible and the layout is not solved again.
@preconcurrency @MainActor public protocol CollectionLayoutVisibleItem: DynamicItem {
  /// Opacity, 0 to 1.
  var alpha: CGFloat { get set }
  /// Greater lies nearer to the eye. In a section that scrolls itself it orders the subviews and leaves the depth of their
  /// layers alone.
  var zIndex: Int { get set }
  /// Whether nothing is drawn.
  var isHidden: Bool { get set }
  /// The middle, in content coordinates of the section: its own offset is not taken off.
  var center: CGPoint { get set }
  /// The transform in the plane; setting it sets the one in space as well.
  var transform: CGAffineTransform { get set }
  /// The transform in space.
  var transform3D: CATransform3D { get set }
  /// Always empty.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The rectangle around the transformed element, in the coordinates of ``center``; it follows the middle.
  var frame: CGRect { get }
  /// The size, at zero.
  var bounds: CGRect { get }
  /// Cell, supplementary or decoration view.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The kind of a supplementary view; nil for cells.
  var representedElementKind: String? { get }
}

/// A visible element, with the attributes it would have if its section were not scrolled.
@MainActor final class VisibleSectionItem: NSObject, CollectionLayoutVisibleItem {
  let attributes: CollectionViewLayoutAttributes
  /// The depth that the layout gave it.
  let depth: Int
  /// Whether the handler gave it a depth.
  private(set) var isOrdered = false
  private var isMoved = false

  init(_ attributes: CollectionViewLayoutAttributes) {
    self.attributes = attributes
    depth = attributes.zIndex
    super.init()
  }

  /// Follows the layout, unless the handler moved the element.
  func follow(_ frame: LayoutRect) {
    let center = attributes._geometry.center
    attributes._geometry.frame = frame
    if isMoved { attributes._geometry.center = center }
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set {
      isOrdered = true
      attributes.zIndex = newValue
    }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set {
      isMoved = true
      attributes.center = newValue
    }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: CollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
