import Foundation
import VirtualCollectionView

/// A picture of which the size is known and nothing else. Never changes after it was made.
///
/// Named images are not read from anywhere: their sizes are told by ``UIImage/register(_:size:scale:)``; see there.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: CGFloat
  /// Which way is up.
  public let imageOrientation: Orientation
  /// Whether only the shape counts.
  public let renderingMode: RenderingMode
  /// How far the corners reach that are not stretched, points.
  public let capInsets: UIEdgeInsets
  /// How what lies between them is filled.
  public let resizingMode: ResizingMode
  /// What lies outside when it is aligned, points.
  public let alignmentRectInsets: UIEdgeInsets
  /// What chose this form of it.
  public let configuration: Configuration?
  /// Whether it is turned with the reading direction.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The pictures of an animation; nil in a still one.
  public let images: [UIImage]?
  /// How long the animation takes, seconds.
  public let duration: TimeInterval
  /// The name, of the catalogue or the system; nil for one without. Ours.
  public let name: String?
  /// Whether it is one of the system's symbols.
  public let isSymbolImage: Bool
  /// The colour given by `withTintColor`; nil for none. Ours.
  public let tint: UIColor?
  let encoded: Data?

  init(_ parts: ImageParts) {
    size = parts.size
    scale = parts.scale
    imageOrientation = parts.orientation
    renderingMode = parts.renderingMode
    capInsets = parts.capInsets
    resizingMode = parts.resizingMode
    alignmentRectInsets = parts.alignmentRectInsets
    configuration = parts.configuration
    flipsForRightToLeftLayoutDirection = parts.flips
    images = parts.images
    duration = parts.duration
    name = parts.name
    isSymbolImage = parts.isSymbol
    tint = parts.tint
    encoded = parts.encoded
    super.init()
  }

  /// Makes an image without a size.
  public override convenience init() { self.init(ImageParts(size: .zero)) }

  /// Images are equal when everything known of them is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    // Two without a name may show different things.
    return self === other || (parts == other.parts && (name != nil || encoded != nil))
  }

  /// Made of name and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  /// Name and size: `<UIImage: star {20, 20}>`.
  open override var description: String {
    "<UIImage: \(name ?? "anonymous") {\(TextMeasure.number(size.width)), \(TextMeasure.number(size.height))}>"
  }

  var parts: ImageParts {
    ImageParts(
      size: size, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, alignmentRectInsets: alignmentRectInsets, configuration: configuration,
      flips: flipsForRightToLeftLayoutDirection, images: images, duration: duration, name: name,
      isSymbol: isSymbolImage, tint: tint, encoded: encoded)
  }
}

/// All that an image knows of itself, to make one from another.
struct ImageParts: Equatable {
  var size: CGSize
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var configuration: UIImage.Configuration?
  var flips = false
  var images: [UIImage]?
  var duration: TimeInterval = 0
  var name: String?
  var isSymbol = false
  var tint: UIColor?
  var encoded: Data?
}
