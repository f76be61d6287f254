import Foundation

/// A colour of the sRGB space, or one that depends on traits: `UIColor`. Never changes after it was made.
///
/// Unlike UIKit's, two colours are equal when their components are, however they were made: a white of 1 equals a red,
/// green and blue of 1. Colours that depend on traits are equal when they come from the same one: `label` equals `label`.
open class VirtualColor: NSObject, @unchecked Sendable {
  /// The components where the colour depends on nothing; those of black else.
  internal final let _fixed: ColorComponents
  internal final let _dynamic: DynamicColor?
  /// The image that fills the surface, when the colour is a pattern.
  internal final let _pattern: AnyObject?

  /// Makes a colour from components between 0 and 1; others are kept as they are (the extended range).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _fixed = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    _dynamic = nil
    _pattern = nil
    super.init()
  }

  /// Makes a grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that `dynamicProvider` chooses each time components are asked for.
  public init(dynamicProvider: @escaping (ViewTraits) -> VirtualColor) {
    _fixed = .black
    _dynamic = DynamicColor(alpha: nil, provider: DynamicColorProvider(choose: dynamicProvider))
    _pattern = nil
    super.init()
  }

  init(dynamic: DynamicColor) {
    _fixed = .black
    _dynamic = dynamic
    _pattern = nil
    super.init()
  }

  /// Makes a colour that fills with an image. Its components read as those of black: there is nothing drawn.
  public init(pattern: AnyObject) {
    _fixed = .black
    _dynamic = nil
    _pattern = pattern
    super.init()
  }

  /// Equal components, or the same source when they depend on traits, make equal colours.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VirtualColor else { return false }
    return self === other || (_fixed == other._fixed && _dynamic == other._dynamic && _pattern === other._pattern)
  }

  /// Made of the components alone, or of the source.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(_fixed)
    hasher.combine(_dynamic)
    return hasher.finalize()
  }

  /// The components in UIKit's form, `UIExtendedSRGBColorSpace 1 0 0 1`, with the current traits.
  open override var description: String {
    let parts = components
    return "UIExtendedSRGBColorSpace "
      + [parts.red, parts.green, parts.blue, parts.alpha].map { String(format: "%g", Double($0)) }
      .joined(separator: " ")
  }
}
