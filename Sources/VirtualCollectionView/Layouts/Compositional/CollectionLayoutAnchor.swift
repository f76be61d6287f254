// face
internal import CollectionCore
import Foundation

/// A point of a rectangle, named by edges, and a shift away from it: `NSCollectionLayoutAnchor` (Semantics 11.46).
@preconcurrency @MainActor open class CollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  internal nonisolated final let _value: CompositionalAnchor

  /// Makes an anchor without shift.
  public convenience init(edges: DirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Makes an anchor shifted by points.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    _value = CompositionalAnchor(edges: CompositionalEdges(edges), offset: LayoutPoint(absoluteOffset))
    super.init()
  }

  /// Makes an anchor shifted by parts of the supplementary item's own size.
  public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    _value = CompositionalAnchor(
      edges: CompositionalEdges(edges), offset: LayoutPoint(fractionalOffset), offsetIsFractional: true)
    super.init()
  }

  /// The edges that name the point; an axis without one, or with both, means the middle.
  open var edges: DirectionalRectEdge { DirectionalRectEdge(rawValue: UInt(_value.edges.rawValue)) }
  /// The shift.
  open var offset: CGPoint { CGPoint(_value.offset) }
  /// Whether the shift is in points.
  open var isAbsoluteOffset: Bool { !_value.offsetIsFractional }
  /// Whether the shift is in parts of the supplementary item's own size.
  open var isFractionalOffset: Bool { _value.offsetIsFractional }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether edges and shift are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutAnchor)?._value == _value
  }

  /// Equal anchors have equal ones.
  open nonisolated override var hash: Int { _value.hashValue }
}

extension CompositionalEdges {
  init(_ edges: DirectionalRectEdge) { self.init(rawValue: UInt8(truncatingIfNeeded: edges.rawValue & 15)) }

  /// The edges that an alignment names.
  init(_ alignment: RectAlignment) {
    switch alignment {
    case .none: self = []
    case .top: self = .top
    case .topLeading: self = [.top, .leading]
    case .leading: self = .leading
    case .bottomLeading: self = [.bottom, .leading]
    case .bottom: self = .bottom
    case .bottomTrailing: self = [.bottom, .trailing]
    case .trailing: self = .trailing
    case .topTrailing: self = [.top, .trailing]
    }
  }
}

extension LayoutInsets {
  /// Directional insets in a layout that thinks from left to right.
  init(_ insets: DirectionalViewInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
      right: Double(insets.trailing))
  }
}
