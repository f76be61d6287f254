import Foundation
import VirtualCollectionView

extension UIButton {
  /// What a button shows, as one value.
  @preconcurrency @MainActor public struct Configuration {
    /// The title.
    public var title: String?
    /// A line below the title. Kept, not laid out.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The colour of title and image; nil for the button's own.
    public var baseForegroundColor: UIColor?
    /// The colour behind; nil for none.
    public var baseBackgroundColor: UIColor?
    /// Space around the content, points; 7 above and below, 12 at the sides.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Between image and title, points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, points.
    public var titlePadding: CGFloat = 1
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is meant to be. Kept, the insets do not change.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in place of the image; false. Kept.
    public var showsActivityIndicator = false
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()

    private init() {}

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// With a background in the tint.
    public static func filled() -> Configuration { Configuration() }
    /// With a background in a light tint.
    public static func tinted() -> Configuration { Configuration() }
    /// With a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Without a background or insets at the sides of note.
    public static func borderless() -> Configuration { Configuration() }
    /// With a light background.
    public static func bordered() -> Configuration { Configuration() }
    /// With a background in a light tint.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// With a background in the tint, for what matters most.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// How corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed = -1
      /// By the text size.
      case dynamic = 0
      /// Little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// In half circles.
      case capsule = 4
    }

    /// How large a button is meant to be.
    public enum Size: Int, Sendable {
      /// Usual.
      case medium = 0
      /// Small.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Large.
      case large = 3
    }
  }
}
