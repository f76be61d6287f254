import Foundation
import VirtualCollectionView

// MARK: - By name

extension UIImage {
  /// Tells how large an image of a name is, for `UIImage(named:)` to find; for the whole process.
  ///
  /// - Parameter size: Points.
  public class func register(_ name: String, size: CGSize, scale: CGFloat = SimulationEnvironment.current.scale) {
    ImageCatalogue.shared.add(name, size: size, scale: scale)
  }

  /// The image of a name: one that was registered, else a PNG or JPEG file of that name in the main bundle, else nil.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The image of a name: one that was registered, else a PNG or JPEG file of that name in `bundle`, else nil.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard var parts = ImageCatalogue.shared.find(name, in: bundle) else { return nil }
    parts.configuration = traitCollection.map(Configuration.init(traitCollection:))
    self.init(parts)
  }

  /// The image of a name: one that was registered, else a PNG or JPEG file of that name in `bundle`, else nil.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard var parts = ImageCatalogue.shared.find(name, in: bundle) else { return nil }
    parts.configuration = configuration
    self.init(parts)
  }

  /// One of the system's symbols. Every name but the empty one is taken for one.
  ///
  /// A symbol is a square as large as a line of its font size is high, rounded up to whole points: 17 points where nothing
  /// else is said, so 21 × 21. A small one is 4/5 of that, a large one 5/4. Symbols of UIKit have shapes of their own.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// One of the system's symbols in the size of `configuration`; see `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    if name.isEmpty { return nil }
    var parts = ImageParts(
      size: UIImage.symbolSize(configuration), scale: SimulationEnvironment.current.scale, name: name, isSymbol: true)
    parts.renderingMode = .automatic
    parts.configuration = configuration
    self.init(parts)
  }

  /// One of the system's symbols for traits, which have no influence on its size.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  static func symbolSize(_ configuration: Configuration?) -> CGSize {
    let symbol = configuration as? SymbolConfiguration
    var size = symbol?.pointSize ?? 0
    if size == 0 { size = 17 }
    switch symbol?.symbolScale {
    case .small: size *= 0.8
    case .large: size *= 1.25
    default: break
    }
    let side = UIFont.systemFont(ofSize: size).lineHeight.rounded(.up)
    return CGSize(width: side, height: side)
  }
}

// MARK: - From data

extension UIImage {
  /// Reads the size of a PNG, JPEG or GIF picture; nil when the data is none of them.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the size of a PNG, JPEG or GIF picture with `scale` pixels in a point; nil when the data is none of them.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader.size(of: data), scale > 0 else { return nil }
    self.init(
      ImageParts(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, encoded: data))
  }

  /// Reads the size of a picture from a file; `@2x` and `@3x` in the name give the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// An image that shows others one after the other; nil when there are none. Its size is the first one's.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(ImageParts(size: first.size, scale: first.scale, images: images, duration: duration))
  }

  /// The data the image was read from; without that nil: there is nothing drawn to write.
  public func pngData() -> Data? { encoded }

  /// The data the image was read from; without that nil: there is nothing drawn to write.
  public func jpegData(compressionQuality: CGFloat) -> Data? { encoded }
}
