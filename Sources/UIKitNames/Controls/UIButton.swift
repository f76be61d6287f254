// face
import Foundation
import VirtualCollectionView

/// A control with a title and an image, each by state.
///
/// Its size is that of the image beside the title: 6 points more above and below a title, and 30 wide at least; with
/// ``contentEdgeInsets`` or a ``configuration`` the insets these say.
@preconcurrency @MainActor open class UIButton: UIControl {
  final var titles: [UInt: String] = [:]
  final var attributedTitles: [UInt: NSAttributedString] = [:]
  final var titleColors: [UInt: UIColor] = [:]
  final var images: [UInt: UIImage] = [:]
  final var backgroundImages: [UInt: UIImage] = [:]
  final var storedType = ButtonType.custom
  final var storedLabel: UILabel?
  final var storedImageView: UIImageView?
  final var storedConfiguration: Configuration?

  /// Makes a button of the custom type.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
  }

  /// Makes a button of the system type that runs an action, whose title and image it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    takeAction(primaryAction)
  }

  /// Makes a button with a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    takeAction(primaryAction)
    self.configuration = configuration
  }

  /// Makes a button; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The type it was made with.
  open var buttonType: ButtonType { storedType }

  // MARK: Content

  /// The label of the title; made at the first question.
  open var titleLabel: UILabel? { label }

  /// The view of the image; made at the first question.
  open var imageView: UIImageView? { imageHolder }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { change { titles[state.rawValue] = title } }

  /// Sets the title of a state, with attributes; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { attributedTitles[state.rawValue] = title }
  }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change { titleColors[state.rawValue] = color } }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { change { images[state.rawValue] = image } }

  /// Sets the image behind title and image in a state. Kept, and nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { backgroundImages[state.rawValue] = image }
  }

  /// The title of a state, else that of the normal one.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// The title of a state with attributes, else that of the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  /// The title's colour in a state, else that in the normal one.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

  /// The image of a state, else that of the normal one.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// The image behind in a state, else that of the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] ?? backgroundImages[0] }

  /// The title as it is now.
  open var currentTitle: String? { title(for: state) }

  /// The image as it is now.
  open var currentImage: UIImage? { image(for: state) }

  /// The title's colour as it is now: what was set, else the tint of a system button, else white.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (storedType == .system ? tintColor : .white) }

  /// What the button shows in place of the titles and images by state; nil for these.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set { change { storedConfiguration = newValue } }
  }

  /// Called when the state has changed and the button has a configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)?

  /// Asks ``configurationUpdateHandler``, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Brings the configuration up to date with the state. The base calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The menu of the button. Kept; it is never shown.
  open var menu: UIMenu?

  // MARK: Insets

  /// Space around title and image, points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Moves the title, points; no size changes.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Moves the image, points; no size changes.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: State and layout

  /// Shows the content of the new state.
  open override var isEnabled: Bool { didSet { stateChanged() } }

  /// Shows the content of the new state.
  open override var isSelected: Bool { didSet { stateChanged() } }

  /// Shows the content of the new state.
  open override var isHighlighted: Bool { didSet { stateChanged() } }

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize { fittingContent }

  /// The size of the content with its insets, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }
}
