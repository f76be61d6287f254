#if os(Linux)
  import Foundation
  import VirtualCollectionView

  /// A picture as Core Graphics has it: how many pixels, and nothing else.
  public final class CGImage: Sendable {
    /// Pixels from side to side.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The part in `rect`, pixels; nil when that lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
      let left = max(0, rect.minX)
      let top = max(0, rect.minY)
      let right = min(CGFloat(width), rect.maxX)
      let bottom = min(CGFloat(height), rect.maxY)
      guard left < right, top < bottom else { return nil }
      return CGImage(width: Int(right - left), height: Int(bottom - top))
    }
  }

  extension UIImage {
    /// Size times scale, in pixels; nil for an image without a size.
    public var cgImage: CGImage? {
      if size == .zero { return nil }
      return CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    /// Makes an image of a picture with a pixel in a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes an image of a picture.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      var size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
      // The four that are turned by a quarter.
      if [.left, .right, .leftMirrored, .rightMirrored].contains(orientation) {
        size = CGSize(width: size.height, height: size.width)
      }
      self.init(ImageParts(size: size, scale: scale, orientation: orientation))
    }
  }
#endif
