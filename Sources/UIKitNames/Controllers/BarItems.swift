import Foundation
import VirtualCollectionView

/// What bars show: a title, an image, a state. Kept for tests to read.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an empty item; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The text.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be touched; true.
  open var isEnabled = true
  /// A number of the user's.
  open var tag = 0
}

/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The text in the badge; nil for none.
  open var badgeValue: String?
  /// The image while selected.
  open var selectedImage: UIImage?

  /// Makes an item with a text, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a text and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// A view in place of the button.
  open var customView: UIView?
  /// The width, points; 0 for what the content needs.
  open var width: CGFloat = 0
  /// How it looks.
  open var style = Style.plain
  /// Who runs ``action``; not retained.
  open weak var target: AnyObject?
  /// What is run at ``target``; see ``ActionPerforming``.
  open var action: Selector?
  /// The colour; nil for the bar's.
  open var tintColor: UIColor?
  /// What a touch runs in place of ``action``.
  open var primaryAction: UIAction?
  /// What a touch opens where there is no action, and a long touch where there is one.
  open var menu: UIMenu?

  /// Makes a button with a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.target = target.map { $0 as AnyObject }
    self.action = action
    self.systemItem = systemItem
  }

  /// Makes a button with a text or an image that runs an action, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button of the system that runs an action, or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Which of the system's buttons it is; nil for another.
  public final internal(set) var systemItem: SystemItem?

  /// Touches the button: runs its primary action, or the action at its target.
  public final func simulateTap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(from: self)
      return
    }
    guard let action else { return }
    ActionDispatch.send(action, to: target, from: self, event: nil)
  }

  /// How a button of a bar looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// With a border; as plain.
    case bordered = 1
    /// Bold, for an end.
    case done = 2
  }

  /// Buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// In order, as in UIKit.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    /// The rest, in order.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
}
