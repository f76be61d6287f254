import Foundation

/// Finds out whether a class overrides a method, without calling it.
///
/// The table of methods in the metadata of a class begins with that of its superclass, an overridden method having another
/// address in it. Which place is a method's is seen by two classes that differ in it alone. Where no such place is found,
/// each class counts as one that overrides.
struct OverriddenMethod: Sendable {
  /// The word of the metadata that holds the method's address; nil when it is not known.
  private let slot: Int?
  private let original: UInt

  /// - Parameters:
  ///   - base: The class that has the method.
  ///   - plain: A subclass that overrides nothing.
  ///   - overriding: A subclass that overrides the method and nothing else.
  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let words = OverriddenMethod.wordCount(base)
    var found: [Int] = []
    for index in 0..<words {
      let word = OverriddenMethod.word(base, index)
      if OverriddenMethod.word(plain, index) == word, OverriddenMethod.word(overriding, index) != word {
        found.append(index)
      }
    }
    slot = found.count == 1 ? found[0] : nil
    original = slot.map { OverriddenMethod.word(base, $0) } ?? 0
  }

  /// Whether the place of the method was found.
  var isKnown: Bool { slot != nil }

  /// Whether `type`, the base or a subclass of it, has a method of its own. O(1).
  func isOverridden(in type: AnyClass) -> Bool {
    guard let slot else { return true }
    return OverriddenMethod.word(type, slot) != original
  }

  /// Whether `type` has a method of its own that is not that of `known`, a superclass of it.
  func isOverridden(in type: AnyClass, beyond known: AnyClass) -> Bool {
    guard let slot else { return true }
    return OverriddenMethod.word(type, slot) != OverriddenMethod.word(known, slot)
  }

  private static func word(_ type: AnyClass, _ index: Int) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// The words of a class's metadata from its address on: size and address point stand behind the sizes of instances.
  private static func wordCount(_ type: AnyClass) -> Int {
    #if canImport(Darwin)
      let sizes = 56
    #else
      let sizes = 32
    #endif
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: sizes, as: UInt32.self)
    let address = metadata.load(fromByteOffset: sizes + 4, as: UInt32.self)
    return size > address ? Int(size - address) / MemoryLayout<UInt>.size : 0
  }
}

extension OverriddenMethod {
  /// `preferredLayoutAttributesFitting(_:)` of views.
  static let preferredAttributes = OverriddenMethod(
    of: CollectionReusableView.self, plain: PlainView.self, overriding: AskedView.self)

  /// `sizeThatFits(_:)` of cells and supplementary views.
  static let sizeThatFits = OverriddenMethod(
    of: CollectionReusableView.self, plain: PlainView.self, overriding: FittingView.self)

  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` of layouts.
  static let followsPreferredSizes = OverriddenMethod(
    of: CollectionViewLayout.self, plain: PlainLayout.self, overriding: FollowingLayout.self)
}

private final class PlainView: CollectionReusableView {}

private final class AskedView: CollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    isHidden = true
    return layoutAttributes
  }
}

private final class FittingView: CollectionReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
}

private final class PlainLayout: CollectionViewLayout {}

private final class FollowingLayout: CollectionViewLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes !== originalAttributes }
}
