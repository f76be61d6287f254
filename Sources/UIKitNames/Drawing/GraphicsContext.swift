// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import VirtualCollectionView

/// A context that draws nothing while an image is begun or rendered; nil at other times.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.sizes.isEmpty ? nil : CGContext() }

/// Begins an image of a size in points, one pixel in a point. Drawing code that follows draws nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points; a scale of 0 means the screen's. Drawing code that follows draws nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  ImageContexts.sizes.append((size, scale == 0 ? SimulationEnvironment.current.scale : scale))
}

/// An image of the size that was begun last, nothing drawn on it; nil when none is begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.sizes.last.map { UIImage(ImageParts(size: $0.size, scale: $0.scale)) }
}

/// Ends what was begun last.
public func UIGraphicsEndImageContext() { _ = ImageContexts.sizes.popLast() }

/// Fills nothing.
public func UIRectFill(_ rect: CGRect) {}

/// Images begun and not ended. Of one thread: drawing happens inside one function.
enum ImageContexts {
  nonisolated static var sizes: [(size: CGSize, scale: CGFloat)] {
    get { Thread.current.threadDictionary[key] as? [(size: CGSize, scale: CGFloat)] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "UIKitNames.ImageContexts"
}

extension UIColor {
  /// Chooses the colour for drawing, of which there is none.
  public func set() {}
  /// Chooses the colour for filling.
  public func setFill() {}
  /// Chooses the colour for lines.
  public func setStroke() {}
}

extension VirtualView {
  /// Lays the view out if changes after the screen's last update count, and draws nothing. Always complete.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return true
  }
}
