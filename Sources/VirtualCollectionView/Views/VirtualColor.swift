import Foundation

/// A colour of the sRGB space: `UIColor`. Never changes after it was made.
///
/// Unlike UIKit's, two colours are equal when their components are, however they were made: a white of 1 equals a red,
/// green and blue of 1.
open class VirtualColor: NSObject, @unchecked Sendable {
  internal final let _red: CGFloat
  internal final let _green: CGFloat
  internal final let _blue: CGFloat
  internal final let _alpha: CGFloat

  /// Makes a colour from components between 0 and 1; others are kept as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _red = red
    _green = green
    _blue = blue
    _alpha = alpha
    super.init()
  }

  /// Makes a grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Equal components make equal colours.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VirtualColor else { return false }
    return _red == other._red && _green == other._green && _blue == other._blue && _alpha == other._alpha
  }

  /// Made of the components alone.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(_red)
    hasher.combine(_green)
    hasher.combine(_blue)
    hasher.combine(_alpha)
    return hasher.finalize()
  }

  /// The components in UIKit's form: `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    "UIExtendedSRGBColorSpace "
      + [_red, _green, _blue, _alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

// MARK: - Components

extension VirtualColor {
  /// Red, from 0 to 1.
  public final var redComponent: CGFloat { _red }
  /// Green, from 0 to 1.
  public final var greenComponent: CGFloat { _green }
  /// Blue, from 0 to 1.
  public final var blueComponent: CGFloat { _blue }
  /// Opacity: 0 lets everything through.
  public final var alphaComponent: CGFloat { _alpha }

  /// Writes the components where the pointers point, as UIKit does; always true.
  @discardableResult public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = _red
    green?.pointee = _green
    blue?.pointee = _blue
    alpha?.pointee = _alpha
    return true
  }

  /// The same colour with another opacity.
  public final func withAlphaComponent(_ alpha: CGFloat) -> VirtualColor {
    VirtualColor(red: _red, green: _green, blue: _blue, alpha: alpha)
  }
}

// MARK: - Named

extension VirtualColor {
  /// Red 1.
  public static let red = VirtualColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 1, green 0.5.
  public static let orange = VirtualColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 1, green 1.
  public static let yellow = VirtualColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Green 1.
  public static let green = VirtualColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue 1.
  public static let blue = VirtualColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 1, blue 1.
  public static let magenta = VirtualColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 0.5, blue 0.5.
  public static let purple = VirtualColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Green 1, blue 1.
  public static let cyan = VirtualColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = VirtualColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0.
  public static let black = VirtualColor(white: 0, alpha: 1)
  /// White 1.
  public static let white = VirtualColor(white: 1, alpha: 1)
  /// White 0.5.
  public static let gray = VirtualColor(white: 0.5, alpha: 1)
  /// White 1/3.
  public static let darkGray = VirtualColor(white: 1.0 / 3, alpha: 1)
  /// White 2/3.
  public static let lightGray = VirtualColor(white: 2.0 / 3, alpha: 1)
  /// Black with opacity 0.
  public static let clear = VirtualColor(white: 0, alpha: 0)
}
