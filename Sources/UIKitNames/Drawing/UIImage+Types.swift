import Foundation
import VirtualCollectionView

extension UIImage {
  /// Which way is up: UIKit's numbers.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned by a quarter against the clock.
    case left = 2
    /// Turned by a quarter with the clock.
    case right = 3
    /// As in a mirror.
    case upMirrored = 4
    /// Turned by half, as in a mirror.
    case downMirrored = 5
    /// Turned to the left, as in a mirror.
    case leftMirrored = 6
    /// Turned to the right, as in a mirror.
    case rightMirrored = 7
  }

  /// Whether only the shape counts: UIKit's numbers.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it.
    case automatic = 0
    /// The picture.
    case alwaysOriginal = 1
    /// The shape, in the tint.
    case alwaysTemplate = 2
  }

  /// How the middle is filled: UIKit's numbers.
  public enum ResizingMode: Int, Sendable {
    /// By repeating.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }

  /// What chooses a form of an image: traits.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil for any.
    public let traitCollection: UITraitCollection?

    /// Makes a configuration for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
  }

  /// What chooses a form of a symbol: size, weight, scale.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    init(size: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      pointSize = size
      self.weight = weight
      symbolScale = scale
      super.init(traitCollection: nil)
    }

    /// For a font size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
    }
    /// For a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified)
    }
    /// For a font size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    /// For the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    /// For the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// For the size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// For the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: .unspecified, scale: scale)
    }
    /// For a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: 0, weight: weight, scale: .unspecified) }
    /// For a scale.
    public convenience init(scale: SymbolScale) { self.init(size: 0, weight: .unspecified, scale: scale) }
  }

  /// How heavy a symbol is: UIKit's numbers.
  public enum SymbolWeight: Int, Sendable {
    /// As the place wants it.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// The usual.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Half bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How large a symbol is beside text: UIKit's numbers.
  public enum SymbolScale: Int, Sendable {
    /// The usual.
    case `default` = -1
    /// As the place wants it.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// The usual.
    case medium = 2
    /// Larger.
    case large = 3
  }
}
