// face
internal import CollectionCore
import Foundation

/// The smallest unit of a compositional layout, the place of one cell: `NSCollectionLayoutItem`.
@preconcurrency @MainActor open class CollectionLayoutItem: NSObject, @MainActor NSCopying {
  internal final let _layoutSize: CollectionLayoutSize
  internal final var _supplementaryItems: [CollectionLayoutSupplementaryItem]
  internal final var _contentInsets = DirectionalViewInsets.zero
  internal final var _edgeSpacing: CollectionLayoutEdgeSpacing?

  init(_ layoutSize: CollectionLayoutSize, _ supplementaryItems: [CollectionLayoutSupplementaryItem]) {
    _layoutSize = layoutSize
    _supplementaryItems = supplementaryItems
    super.init()
  }

  /// Makes an item; fractions are of the inner size of the group it stands in.
  public convenience init(layoutSize: CollectionLayoutSize) { self.init(layoutSize, []) }

  /// Makes an item with views beside it, of which it keeps copies (Semantics 11.62).
  public convenience init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
    self.init(layoutSize, supplementaryItems.map { $0.duplicate() })
  }

  /// The size.
  open var layoutSize: CollectionLayoutSize { _layoutSize }

  /// The views beside the cell, such as badges.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { _supplementaryItems }

  /// Taken off the frame after it was placed, points; not on an axis whose dimension is estimated (Semantics 11.24).
  open var contentInsets: DirectionalViewInsets {
    get { _contentInsets }
    set { _contentInsets = newValue }
  }

  /// Room around it, which counts for fitting; nil is none (Semantics 11.20).
  open var edgeSpacing: CollectionLayoutEdgeSpacing? {
    get { _edgeSpacing }
    set { _edgeSpacing = newValue }
  }

  /// An item of the same class with the same values, and copies of what it holds.
  open func copy(with zone: NSZone? = nil) -> Any { duplicateItem() }

  /// Whether class and values are the same; what a custom group's provider would answer is not looked at.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionLayoutItem else { return false }
    if other === self { return true }
    // Foundation declares it without isolation; the objects belong to the main actor.
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  /// Equal items have equal ones.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { _layoutSize.hash } }

  // MARK: Hooks

  /// Makes another of this class with the same values.
  func duplicateItem() -> CollectionLayoutItem {
    let copy = CollectionLayoutItem(_layoutSize, _supplementaryItems.map { $0.duplicate() })
    copy.takeValues(from: self)
    return copy
  }

  func hasSameValues(as other: CollectionLayoutItem) -> Bool {
    type(of: other) == type(of: self) && other._layoutSize == _layoutSize
      && other._supplementaryItems == _supplementaryItems && other._contentInsets == _contentInsets
      && (other._edgeSpacing?._value ?? .zero) == (_edgeSpacing?._value ?? .zero)
  }

  final func takeValues(from other: CollectionLayoutItem) {
    _contentInsets = other._contentInsets
    _edgeSpacing = other._edgeSpacing
  }
}
