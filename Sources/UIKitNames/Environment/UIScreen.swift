import Foundation
import VirtualCollectionView

/// The screen of the current ``SimulationEnvironment``.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private static let only = UIScreen()

  /// The one screen there is; it answers for the environment in which it is asked.
  open class var main: UIScreen { only }
  /// The one screen there is.
  open class var screens: [UIScreen] { [only] }

  /// The size in points, from (0, 0).
  open var bounds: CGRect { CGRect(origin: .zero, size: SimulationEnvironment.current.screenSize) }
  /// The size in pixels, of the screen held upright.
  open var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  /// Pixels in a point.
  open var scale: CGFloat { SimulationEnvironment.current.scale }
  /// Pixels in a point, as built.
  open var nativeScale: CGFloat { scale }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { SimulationEnvironment.current.traits }
  /// 60 pictures a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// From 0 to 1. Kept.
  open var brightness: CGFloat = 0.5
}
