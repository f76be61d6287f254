// face
import Foundation

/// A view behind a whole section that the layout makes by itself: `NSCollectionLayoutDecorationItem`
/// (Semantics 11.48, 11.49).
@preconcurrency @MainActor open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  internal final let _kind: String
  internal final var _depth = 0

  init(kind: String) {
    _kind = kind
    let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(whole, [])
  }

  /// Makes a background; register its class on the layout.
  open class func background(elementKind: String) -> Self {
    product(CollectionLayoutDecorationItem(kind: elementKind), as: self)
  }

  /// The kind under which the class is registered.
  open var elementKind: String { _kind }

  /// Greater lies nearer to the eye; 0. The cells of a section with decorations lie at 1.
  open var zIndex: Int {
    get { _depth }
    set { _depth = newValue }
  }

  // MARK: Hooks

  override func duplicateItem() -> CollectionLayoutItem { duplicateDecoration() }

  final func duplicateDecoration() -> CollectionLayoutDecorationItem {
    let copy = CollectionLayoutDecorationItem(kind: _kind)
    copy.takeValues(from: self)
    copy._depth = _depth
    return copy
  }

  override func hasSameValues(as other: CollectionLayoutItem) -> Bool {
    guard super.hasSameValues(as: other), let other = other as? CollectionLayoutDecorationItem else { return false }
    return other._kind == _kind && other._depth == _depth
  }
}

/// What a factory made, as the type it was called on.
///
/// UIKit's factories make subclasses as well; here an object of the class itself is made and nothing else.
func product<Made>(_ object: AnyObject, as type: Made.Type) -> Made {
  guard let result = object as? Made else {
    fatalError("\(type) cannot be made by a factory of its superclass; call it on the superclass.")
  }
  return result
}
