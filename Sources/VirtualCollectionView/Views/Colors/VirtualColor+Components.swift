import Foundation

// MARK: - Making

extension VirtualColor {
  /// Makes a colour from hue, saturation and brightness, each from 0 to 1: hue 0 is red, 1/3 green, 2/3 blue.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Makes a colour from components of Display P3. Those of sRGB may then lie outside 0 … 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  convenience init(_ parts: ColorComponents) {
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// A colour with one form for light and one for dark, written as six or eight hexadecimal digits: red, green, blue and,
  /// with eight, opacity.
  convenience init(light: UInt64, dark: UInt64, hasAlpha: Bool = false) {
    let (light, dark) = (VirtualColor(hex: light, hasAlpha: hasAlpha), VirtualColor(hex: dark, hasAlpha: hasAlpha))
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  private convenience init(hex: UInt64, hasAlpha: Bool) {
    let alpha = hasAlpha ? CGFloat(hex & 0xff) / 255 : 1
    let rgb = hasAlpha ? hex >> 8 : hex
    self.init(
      red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255, blue: CGFloat(rgb & 0xff) / 255,
      alpha: alpha)
  }
}

// MARK: - Reading

extension VirtualColor {
  /// The components with the current traits.
  final var components: ColorComponents { _dynamic?.resolved(ViewTraits.current)._fixed ?? _fixed }

  /// Red, from 0 to 1; with the current traits where the colour depends on them.
  public final var redComponent: CGFloat { components.red }
  /// Green, from 0 to 1.
  public final var greenComponent: CGFloat { components.green }
  /// Blue, from 0 to 1.
  public final var blueComponent: CGFloat { components.blue }
  /// Opacity: 0 lets everything through.
  public final var alphaComponent: CGFloat { components.alpha }

  /// Writes the components where the pointers point, as UIKit does; always true.
  @discardableResult public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity where the pointers point; always true. A grey has the hue 0.
  @discardableResult public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let values = parts.hueSaturationBrightness
    hue?.pointee = values.hue
    saturation?.pointee = values.saturation
    brightness?.pointee = values.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the grey and the opacity where the pointers point; false, and nothing written, when the colour is not grey.
  @discardableResult public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }
}

// MARK: - Deriving

extension VirtualColor {
  /// The same colour with another opacity. One that depends on traits goes on to do so.
  public final func withAlphaComponent(_ alpha: CGFloat) -> VirtualColor {
    if var dynamic = _dynamic {
      dynamic.alpha = alpha
      return VirtualColor(dynamic: dynamic)
    }
    return VirtualColor(red: _fixed.red, green: _fixed.green, blue: _fixed.blue, alpha: alpha)
  }

  /// The colour that this one is with `traits`: itself when it depends on none.
  public final func resolvedColor(with traits: ViewTraits) -> VirtualColor { _dynamic?.resolved(traits) ?? self }
}
