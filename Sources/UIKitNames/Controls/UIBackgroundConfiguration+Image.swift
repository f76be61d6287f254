import Foundation
import VirtualCollectionView

extension UIBackgroundConfiguration {
  /// An image in the background. Kept, and nothing is drawn.
  public var image: UIImage? {
    get { imageObject as? UIImage }
    set { imageObject = newValue }
  }
}
