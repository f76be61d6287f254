import Foundation
import VirtualCollectionView

extension UIContextualAction {
  /// A picture on it. Kept, and nothing is drawn.
  public var image: UIImage? {
    get { imageObject as? UIImage }
    set { imageObject = newValue }
  }
}

extension UIListSeparatorConfiguration {
  /// An effect in place of the colour. Kept, and nothing is drawn.
  public var visualEffect: UIVisualEffect? {
    get { visualEffectObject as? UIVisualEffect }
    set { visualEffectObject = newValue }
  }
}
