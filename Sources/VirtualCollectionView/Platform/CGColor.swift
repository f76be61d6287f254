#if os(Linux)
  import Foundation

  /// A colour by its components, as Core Graphics has it; sRGB or grey. Never changes after it was made.
  public final class CGColor: Hashable, Sendable {
    /// The components, opacity last: two for a grey, four else.
    public let components: [CGFloat]?
    /// What the components mean.
    public let colorSpace: CGColorSpace?

    init(_ components: [CGFloat], in space: CGColorSpace) {
      self.components = components
      colorSpace = space
    }

    /// Makes a colour of `space`; nil when that has too many colour components.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      self.init((0...space.numberOfComponents).map { components[$0] }, in: space)
    }

    /// Makes an sRGB colour; components outside 0 … 1 are kept.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha], in: .sRGBSpace)
    }

    /// Makes an sRGB colour; components outside 0 … 1 are kept.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey: 0 is black.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha], in: .graySpace) }

    /// How many components there are, opacity included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components, let colorSpace else { return nil }
      return CGColor(components.dropLast() + [alpha], in: colorSpace)
    }

    /// Two colours are equal when space and components are.
    public static func == (a: CGColor, b: CGColor) -> Bool {
      a === b || (a.components == b.components && a.colorSpace == b.colorSpace)
    }

    /// Made of the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// Grey 0.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Grey 1.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Grey 0, opacity 0.
    public static let clear = CGColor(gray: 0, alpha: 0)
  }

  /// What the components of a colour mean, as Core Graphics has it: only a name and a count here.
  public final class CGColorSpace: Hashable, Sendable {
    /// Core Graphics' name, such as `kCGColorSpaceSRGB`.
    public let name: String?
    /// How many components there are, opacity not counted.
    public let numberOfComponents: Int

    /// The space of `name`; one whose name says grey has a single component.
    public init?(name: String) {
      self.name = name
      numberOfComponents = name.contains("Gray") ? 1 : 3
    }

    /// Greys of a device.
    static let graySpace = CGColorSpace(name: genericGrayGamma2_2)!
    /// Red, green and blue.
    static let sRGBSpace = CGColorSpace(name: sRGB)!

    /// The name of the common space of screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// ``sRGB`` with components outside 0 … 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the wide space of screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of greys.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// Two spaces are equal when their names are.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    /// Made of the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The colours of the device: sRGB here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

  /// The greys of the device.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }
#endif
