import Foundation
import VirtualCollectionView

/// The images that have a name.
final class ImageCatalogue: @unchecked Sendable {
  static let shared = ImageCatalogue()

  private let lock = NSLock()
  private var images: [String: ImageParts] = [:]

  func add(_ name: String, size: CGSize, scale: CGFloat) {
    lock.withLock { images[name] = ImageParts(size: size, scale: scale, name: name) }
  }

  func find(_ name: String, in bundle: Bundle?) -> ImageParts? {
    if let known = lock.withLock({ images[name] }) { return known }
    let bundle = bundle ?? .main
    let scales: [(suffix: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3), ("", 1)]
    let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    for type in ["png", "jpg", "jpeg"] {
      for (suffix, scale) in scales {
        guard let path = bundle.path(forResource: stem + suffix, ofType: type),
          let data = FileManager.default.contents(atPath: path), let pixels = ImageHeader.size(of: data)
        else { continue }
        return ImageParts(
          size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, name: name,
          encoded: data)
      }
    }
    return nil
  }
}

/// The colours that have a name.
final class ColorCatalogue: @unchecked Sendable {
  static let shared = ColorCatalogue()

  private let lock = NSLock()
  private var colors: [String: UIColor] = [:]

  func add(_ name: String, _ color: UIColor) { lock.withLock { colors[name] = color } }

  func find(_ name: String) -> UIColor? { lock.withLock { colors[name] } }
}
