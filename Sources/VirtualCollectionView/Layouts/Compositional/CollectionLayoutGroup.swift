// face
internal import CollectionCore
import Foundation

/// Answers the places of a custom group's items: `NSCollectionLayoutGroupCustomItemProvider`.
public typealias CollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

/// A place in a custom group: `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor open class CollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  private let place: CompositionalCustomItem

  /// Makes a place at depth 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - frame: In the group's own coordinates, from its outer corner, points (Semantics 11.18).
  ///   - zIndex: Greater lies nearer to the eye.
  public init(frame: CGRect, zIndex: Int) {
    place = CompositionalCustomItem(frame: LayoutRect(frame), zIndex: zIndex)
    super.init()
  }

  /// In the group's own coordinates, points.
  open var frame: CGRect { CGRect(place.frame) }
  /// Greater lies nearer to the eye.
  open var zIndex: Int { place.zIndex }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items that are laid out together and repeated as one: `NSCollectionLayoutGroup`.
///
/// A group keeps copies of its subitems: changing them afterwards has no effect (Semantics 11.62).
@preconcurrency @MainActor open class CollectionLayoutGroup: CollectionLayoutItem {
  /// How a group fills itself.
  enum Filling {
    case fit(LayoutAxis)
    case equalShares(LayoutAxis, Int)
    case repeating(LayoutAxis, Int)
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  internal final let _filling: Filling
  internal final let _children: [CollectionLayoutItem]
  internal final var _spacing: CollectionLayoutSpacing? = .fixed(0)

  init(_ size: CollectionLayoutSize, _ filling: Filling, _ children: [CollectionLayoutItem]) {
    _filling = filling
    _children = children
    super.init(size, [])
  }

  /// Makes a group that repeats its subitems side by side until the next does not fit (Semantics 11.10, 11.11).
  open class func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
    made(layoutSize, .fit(.horizontal), subitems)
  }

  /// Makes a group that repeats its subitems one below the other until the next does not fit.
  open class func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]) -> Self {
    made(layoutSize, .fit(.vertical), subitems)
  }

  /// Makes a group of so many items side by side, each at its own size: what does not fit sticks out, so that three of
  /// `.fractionalWidth(1)` are three times as long as the group, unlike those of `subitem:count:` (Semantics 11.14).
  open class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { made(layoutSize, .repeating(.horizontal, least(count, .horizontal)), [subitem]) }

  /// Makes a group of so many items one below the other, each at its own size: what does not fit sticks out.
  open class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self { made(layoutSize, .repeating(.vertical, least(count, .vertical)), [subitem]) }

  /// Makes a group of so many items that share its width, whatever width they have (Semantics 11.13). UIKit deprecated it
  /// in iOS 16.
  open class func horizontal(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int) -> Self {
    made(layoutSize, .equalShares(.horizontal, least(count, .horizontal)), [subitem])
  }

  /// Makes a group of so many items that share its height, whatever height they have. UIKit deprecated it in iOS 16.
  open class func vertical(layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int) -> Self {
    made(layoutSize, .equalShares(.vertical, least(count, .vertical)), [subitem])
  }

  /// As `horizontal(layoutSize:repeatingSubitem:count:)`, under its first name.
  open class func horizontalGroup(
    with size: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { horizontal(layoutSize: size, repeatingSubitem: subitem, count: count) }

  /// As `vertical(layoutSize:repeatingSubitem:count:)`, under its first name.
  open class func verticalGroup(
    with size: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { vertical(layoutSize: size, repeatingSubitem: subitem, count: count) }

  /// Makes a group whose places the provider answers, once for each section and solve (Semantics 11.18).
  open class func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> Self { product(CollectionLayoutGroup(layoutSize, .custom(itemProvider), []), as: self) }

  /// Copies of the subitems; empty for a custom group.
  open var subitems: [CollectionLayoutItem] { _children }

  /// The views beside the group.
  open override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { _supplementaryItems }
    set { _supplementaryItems = newValue }
  }

  /// Room between two subitems; a fixed 0. Nil is none.
  open var interItemSpacing: CollectionLayoutSpacing? {
    get { _spacing }
    set { _spacing = newValue }
  }

  /// The group as a drawing in words: how it fills itself, and what it holds.
  open func visualDescription() -> String { drawing(indent: "") }

  // MARK: Hooks

  override func duplicateItem() -> CollectionLayoutItem { duplicate() }

  func duplicate() -> CollectionLayoutGroup {
    let copy = CollectionLayoutGroup(_layoutSize, _filling, _children.map { $0.duplicateItem() })
    copy.takeValues(from: self)
    copy._spacing = _spacing
    copy._supplementaryItems = _supplementaryItems.map { $0.duplicate() }
    return copy
  }

  override func hasSameValues(as other: CollectionLayoutItem) -> Bool {
    guard super.hasSameValues(as: other), let other = other as? CollectionLayoutGroup else { return false }
    return other._filling.name == _filling.name && other._children == _children
      && (other._spacing?._value ?? .fixed(0)) == (_spacing?._value ?? .fixed(0))
  }
}

extension CollectionLayoutGroup {
  private static func made(_ size: CollectionLayoutSize, _ filling: Filling, _ subitems: [CollectionLayoutItem]) -> Self
  {
    if subitems.isEmpty { Violation.note(.groupWithoutSubitems()) }
    return product(CollectionLayoutGroup(size, filling, subitems.map { $0.duplicateItem() }), as: self)
  }

  /// One line for the group and one for each item and group in it.
  private func drawing(indent: String) -> String {
    var text = indent + _filling.name + " " + _layoutSize.description
    for child in _children {
      text += "\n"
      if let group = child as? CollectionLayoutGroup {
        text += group.drawing(indent: indent + "  ")
      } else {
        text += indent + "  item " + child._layoutSize.description
      }
    }
    return text
  }

  /// A count of at least 1 (Semantics 11.61).
  private static func least(_ count: Int, _ axis: LayoutAxis) -> Int {
    if count < 1 { Violation.note(.repeatingGroup(count: count, isHorizontal: axis == .horizontal)) }
    return max(1, count)
  }
}

extension CollectionLayoutGroup.Filling {
  /// The sort of filling, for comparing.
  fileprivate var name: String {
    switch self {
    case .fit(let axis): "fit \(axis)"
    case .equalShares(let axis, let count): "shares \(axis) \(count)"
    case .repeating(let axis, let count): "repeating \(axis) \(count)"
    case .custom: "custom"
    }
  }
}
