import Foundation
import VirtualCollectionView

/// Something a menu can hold.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The text.
  open internal(set) var title = ""
  /// A line below the text.
  open var subtitle: String?
  /// The image beside the text.
  open var image: UIImage?

  /// What an element allows.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes attributes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// A part of what it stands for is.
    case mixed = 2
  }
}

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title: what a control or a menu runs.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private let handler: UIActionHandler
  private weak var origin: AnyObject?
  /// Tells actions of a control apart.
  public final let identifier: Identifier
  /// What the action does, in words.
  open var discoverabilityTitle: String?
  /// What the action allows.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Who ran the action last, while it runs.
  open var sender: Any? { origin }

  /// Runs the handler.
  final func perform(from sender: AnyObject?) {
    origin = sender
    handler(self)
    origin = nil
  }

  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its text, without the label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// Actions and menus under one title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What the menu holds.
  public final let children: [UIMenuElement]
  /// Tells menus apart.
  public final let identifier: Identifier
  /// How it looks.
  public final let options: Options

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its text, without the label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu looks.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children stand in the menu that holds it.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One child is ticked at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// Its children stand side by side.
    public static let displayAsPalette = Options(rawValue: 128)
  }
}
