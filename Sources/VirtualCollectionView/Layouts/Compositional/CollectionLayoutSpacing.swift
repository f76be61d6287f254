// face
internal import CollectionCore
import Foundation

/// Room between items or at an edge of one: `NSCollectionLayoutSpacing` (Semantics 11.19). Any number is taken.
@preconcurrency @MainActor open class CollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  internal nonisolated final let _value: CompositionalSpacing

  nonisolated init(_ value: CompositionalSpacing) {
    _value = value
    super.init()
  }

  /// Exactly these points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    product(CollectionLayoutSpacing(.fixed(Double(fixedSpacing))), as: self)
  }

  /// At least these points; what a group has left over is shared among all flexible spacings.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    product(CollectionLayoutSpacing(.flexible(Double(flexibleSpacing))), as: self)
  }

  /// The points, the least ones where it is flexible.
  open var spacing: CGFloat { CGFloat(_value.minimum) }
  /// Whether it grows.
  open var isFlexible: Bool { _value.isFlexible }
  /// Whether it is exact.
  open var isFixed: Bool { !_value.isFlexible }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is of the same sort and number.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutSpacing)?._value == _value
  }

  /// Equal spacings have equal ones.
  open nonisolated override var hash: Int { _value.hashValue }
}

/// Room outside the four edges of an item or a group: `NSCollectionLayoutEdgeSpacing` (Semantics 11.20–11.22).
@preconcurrency @MainActor open class CollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  private let edges: [CollectionLayoutSpacing?]
  internal nonisolated final let _value: CompositionalEdgeSpacing

  /// Makes an edge spacing; nil is a fixed 0.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    _value = CompositionalEdgeSpacing(
      leading: leading?._value ?? .fixed(0), top: top?._value ?? .fixed(0), trailing: trailing?._value ?? .fixed(0),
      bottom: bottom?._value ?? .fixed(0))
    super.init()
  }

  /// Before the leading edge.
  open var leading: CollectionLayoutSpacing? { edges[0] }
  /// Above the top edge.
  open var top: CollectionLayoutSpacing? { edges[1] }
  /// Behind the trailing edge.
  open var trailing: CollectionLayoutSpacing? { edges[2] }
  /// Below the bottom edge.
  open var bottom: CollectionLayoutSpacing? { edges[3] }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all four spacings are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutEdgeSpacing)?._value == _value
  }

  /// Equal edge spacings have equal ones.
  open nonisolated override var hash: Int { _value.hashValue }
}
