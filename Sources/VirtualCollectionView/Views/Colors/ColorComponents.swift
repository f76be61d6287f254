import Foundation

/// Red, green, blue and opacity, from 0 to 1.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  static let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
}

// MARK: - Hue

extension ColorComponents {
  /// From hue, saturation and brightness: a hue of 0 is red, 1/3 green, 2/3 blue, 1 red again.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sixths = (hue - hue.rounded(.down)) * 6
    let sector = Int(sixths)
    let part = sixths - CGFloat(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Hue, saturation and brightness; a grey has the hue 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    if range <= 0 { return (0, 0, brightness) }
    let sixths: CGFloat =
      if brightness == red {
        (green - blue) / range
      } else if brightness == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / brightness, brightness)
  }
}

// MARK: - Wide colours

extension ColorComponents {
  /// From the components of Display P3, which shares the white and the curve of sRGB: each is taken out of the curve,
  /// multiplied, and put back. Colours beyond sRGB get components below 0 or above 1.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
