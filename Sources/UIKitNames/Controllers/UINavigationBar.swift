import Foundation
import VirtualCollectionView

/// The bar of a navigation controller: 44 points below the top of the environment's safe area.
///
/// It has a frame and keeps how it should look; it is not among the subviews of the controller's view. Large titles do not
/// make it higher.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  static let barHeight: CGFloat = 44

  /// Whether large titles are wanted. Kept.
  open var prefersLargeTitles = false
  /// Whether what is behind shows through. Kept.
  open var isTranslucent = true
  /// How the title is written. Kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title is written. Kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour behind. Kept.
  open var barTintColor: UIColor?
  /// The picture below the bar. Kept.
  open var shadowImage: UIImage?

  /// As wide as asked, as high as a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.barHeight)
  }
}
