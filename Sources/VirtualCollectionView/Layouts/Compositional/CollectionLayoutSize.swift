// face
internal import CollectionCore
import Foundation

/// Width and height of an item, a group or a supplementary item: `NSCollectionLayoutSize`.
@preconcurrency @MainActor open class CollectionLayoutSize: NSObject, @MainActor NSCopying {
  internal nonisolated final let _value: CompositionalSize
  private let width: CollectionLayoutDimension
  private let height: CollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension width: CollectionLayoutDimension, heightDimension height: CollectionLayoutDimension) {
    self.width = width
    self.height = height
    _value = CompositionalSize(width: width._value, height: height._value)
    super.init()
  }

  /// From leading to trailing.
  open var widthDimension: CollectionLayoutDimension { width }
  /// From top to bottom.
  open var heightDimension: CollectionLayoutDimension { height }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both dimensions are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutSize)?._value == _value
  }

  /// Equal sizes have equal ones.
  open nonisolated override var hash: Int { _value.hashValue }

  /// As UIKit prints it: `{.containerWidthFactor(0.5), .absolute(20)}` (Semantics 11.5).
  open nonisolated override var description: String {
    "{\(CollectionLayoutDimension(_value.width).description), \(CollectionLayoutDimension(_value.height).description)}"
  }
}
