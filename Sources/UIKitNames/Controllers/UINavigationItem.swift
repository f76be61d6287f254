import Foundation
import VirtualCollectionView

/// What a navigation bar shows for a controller. Kept for tests to read; no bar lays it out.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The title in the middle.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// The title of the way back to this controller.
  open var backButtonTitle: String?
  /// The button of the way back to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the way back is hidden; false.
  open var hidesBackButton = false
  /// Whether the way back stays beside items at the left; false.
  open var leftItemsSupplementBackButton = false
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The items at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The item at the left edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}
