import Foundation
import VirtualCollectionView

extension UIBackgroundConfiguration {
  /// An image in the background. Kept, and nothing is drawn.
  public var image: UIImage? {
    get { imageObject as? UIImage }
    set { imageObject = newValue }
  }

  /// An effect in the background. Kept, and nothing is drawn.
  public var visualEffect: UIVisualEffect? {
    get { visualEffectObject as? UIVisualEffect }
    set { visualEffectObject = newValue }
  }
}
