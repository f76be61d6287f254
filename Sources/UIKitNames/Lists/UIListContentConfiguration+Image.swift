import Foundation
import VirtualCollectionView

extension UIListContentConfiguration {
  /// The image; its size is the room it takes.
  public var image: UIImage? {
    get { imageObject as? UIImage }
    set {
      imageObject = newValue
      imageSize = newValue?.size
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// What chooses the form of a symbol. Kept; the size of a symbol stays as it was registered.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolConfigurationObject as? UIImage.SymbolConfiguration }
    set { symbolConfigurationObject = newValue }
  }
}
