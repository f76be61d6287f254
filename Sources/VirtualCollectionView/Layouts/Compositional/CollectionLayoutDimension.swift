// face
internal import CollectionCore
import Foundation

/// One extent of an item, a group or a supplementary item: `NSCollectionLayoutDimension` (Semantics 11.1–11.4).
@preconcurrency @MainActor open class CollectionLayoutDimension: NSObject, @MainActor NSCopying {
  internal nonisolated final let _value: CompositionalDimension

  nonisolated init(_ value: CompositionalDimension) {
    _value = value
    super.init()
  }

  /// A part of the container's width, also where it says a height; rounded down to a pixel.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.fractionalWidth(Double(fractionalWidth)), fractionalWidth, "fractional width", "fraction")
  }

  /// A part of the container's height, also where it says a width; rounded down to a pixel.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.fractionalHeight(Double(fractionalHeight)), fractionalHeight, "fractional height", "fraction")
  }

  /// Points, kept as they are.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.absolute(Double(absoluteDimension)), absoluteDimension, "absolute dimension", "dimension")
  }

  /// Points that hold until the element was measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimated(Double(estimatedDimension)), estimatedDimension, "estimated dimension", "dimension")
  }

  /// Points that hold until the element was measured; then all siblings take the largest of them (Semantics 11.4).
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    made(
      .uniformAcrossSiblings(estimate: Double(estimatedDimension)), estimatedDimension, "estimated dimension",
      "dimension")
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = _value { true } else { false } }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = _value { true } else { false } }
  /// Whether it is in points.
  open var isAbsolute: Bool { if case .absolute = _value { true } else { false } }
  /// Whether what is measured takes its place; true for uniform dimensions as well.
  open var isEstimated: Bool { _value.isEstimated }
  /// Whether siblings share the largest.
  open var isUniformAcrossSiblings: Bool { _value.isUniform }
  /// The fraction, or the points.
  open var dimension: CGFloat { CGFloat(_value.number) }

  /// The same object: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is of the same sort and number.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutDimension)?._value == _value
  }

  /// Equal dimensions have equal ones.
  open nonisolated override var hash: Int { _value.hashValue }

  /// As UIKit prints it: `.containerWidthFactor(0.5)`, `.absolute(20)` (Semantics 11.5).
  open nonisolated override var description: String { _value.text }
}

extension CollectionLayoutDimension {
  /// A dimension of a number that is finite, or 0 in its place (Semantics 11.3).
  private static func made(
    _ value: CompositionalDimension, _ number: CGFloat, _ what: String, _ kind: String
  ) -> Self {
    if !number.isFinite { Violation.note(.invalidDimension(number, what: what, kind: kind)) }
    return product(CollectionLayoutDimension(value), as: self)
  }
}

extension CompositionalDimension {
  /// The fraction, or the points.
  var number: Double {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number),
      .uniformAcrossSiblings(let number):
      number
    }
  }

  fileprivate var text: String {
    let name =
      switch self {
      case .fractionalWidth: ".containerWidthFactor"
      case .fractionalHeight: ".containerHeightFactor"
      case .absolute: ".absolute"
      case .estimated: ".estimated"
      case .uniformAcrossSiblings: ".uniformAcrossSiblings"
      }
    return "\(name)(\(UIKitText.number(CGFloat(number))))"
  }
}
