// face
internal import CollectionCore
import Foundation

/// One extent of an item, a group or a supplementary item: `NSCollectionLayoutDimension` (Semantics 11.1–11.4).
@preconcurrency @MainActor public class CollectionLayoutDimension: NSObject, @MainActor NSCopying {
  nonisolated let value: CompositionalDimension

  nonisolated init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// A part of the container's width, also where it says a height; rounded down to a pixel.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.fractionalWidth(Double(fractionalWidth)), fractionalWidth, "fractional width", "fraction")
  }

  /// A part of the container's height, also where it says a width; rounded down to a pixel.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.fractionalHeight(Double(fractionalHeight)), fractionalHeight, "fractional height", "fraction")
  }

  /// Points, kept as they are.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.absolute(Double(absoluteDimension)), absoluteDimension, "absolute dimension", "dimension")
  }

  /// Points that hold until the element was measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimated(Double(estimatedDimension)), estimatedDimension, "estimated dimension", "dimension")
  }

  /// Points that hold until the element was measured; then all siblings take the largest of them (Semantics 11.4).
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    made(
      .uniformAcrossSiblings(estimate: Double(estimatedDimension)), estimatedDimension, "estimated dimension",
      "dimension")
  }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  /// Whether it is in points.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// Whether what is measured takes its place; true for uniform dimensions as well.
  public var isEstimated: Bool { value.isEstimated }
  /// Whether siblings share the largest.
  public var isUniformAcrossSiblings: Bool { value.isUniform }
  /// The fraction, or the points.
  public var dimension: CGFloat { CGFloat(value.number) }

  /// The same object: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is of the same sort and number.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CollectionLayoutDimension)?.value == value
  }

  /// Equal dimensions have equal ones.
  public nonisolated override var hash: Int { value.hashValue }

  /// As UIKit prints it: `.containerWidthFactor(0.5)`, `.absolute(20)` (Semantics 11.5).
  public nonisolated override var description: String { value.text }
}

extension CollectionLayoutDimension {
  /// A dimension of a number that is finite, or 0 in its place (Semantics 11.3).
  private static func made(
    _ value: CompositionalDimension, _ number: CGFloat, _ what: String, _ kind: String
  ) -> Self {
    if !number.isFinite { Violation.note(.invalidDimension(number, what: what, kind: kind)) }
    return unsafeDowncast(CollectionLayoutDimension(value), to: self)
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
