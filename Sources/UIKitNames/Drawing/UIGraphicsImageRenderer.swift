import Foundation
import VirtualCollectionView

/// What a renderer draws into.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing, points.
  open var bounds: CGRect { .zero }

}

/// The scale of an image to be drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels in a point; those of the screen at first.
  open var scale: CGFloat = SimulationEnvironment.current.scale
  /// Whether nothing shows through.
  open var opaque = false

  /// Makes a format for the screen of the current ``SimulationEnvironment``.
  public required override init() { super.init() }

  /// Makes a format for a screen with traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format for the screen.
  open class func `default`() -> Self { self.init() }

  /// A format for the screen.
  open class func preferred() -> Self { self.init() }
}

/// What drawing code is given: it draws nothing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// What has been drawn so far: nothing, in the size of the image.
  public let currentImage: UIImage
  /// Where Core Graphics draws: nowhere.
  public let cgContext = CGContext()

  init(format: UIGraphicsImageRendererFormat, image: UIImage) {
    self.format = format
    currentImage = image
    super.init()
  }

  /// Fills nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Clips nothing.
  public func clip(to rect: CGRect) {}
}

/// Makes images by running drawing code, which is run and draws nothing: the image has the size and the scale alone.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The scale of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of `size` points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer of images of `size` points in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of the size of `bounds`, points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer of images of the size of `bounds`, points, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Runs the drawing code once and gives an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage(ImageParts(size: bounds.size, scale: format.scale))
    UIGraphicsBeginImageContextWithOptions(bounds.size, format.opaque, format.scale)
    defer { UIGraphicsEndImageContext() }
    actions(UIGraphicsImageRendererContext(format: format, image: image))
    return image
  }

  /// Runs the drawing code once. The data is empty: nothing is drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}
