import Foundation

/// The root of a view tree that is on a screen: `UIWindow`, without the screen.
///
/// A tree needs none to work; it is there for code that asks for ``VirtualView/window`` or waits for
/// ``VirtualView/didMoveToWindow()``. Its safe area is that of the current ``SimulationEnvironment``.
@preconcurrency @MainActor open class VirtualWindow: VirtualView {
  /// Makes a window with a frame in screen coordinates, points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Makes a window with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    _isWindow = true
    let safeArea = SimulationEnvironment.current.safeArea
    if safeArea != .zero { setSafeAreaInsets(safeArea) }
  }

  /// Shows the window and what it holds. There is no other window to be in front of.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    _extras?.windowContent?.windowDidAppear(self)
  }

  /// Makes the window the one that keys go to.
  open func makeKey() { VirtualWindow.key = self }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { VirtualWindow.key === self }

  /// How far in front of other windows it is.
  open var windowLevel: Level {
    get { Level(rawValue: zPosition) }
    set { zPosition = newValue.rawValue }
  }

  /// What the window shows: the root view controller.
  package final var content: (any WindowContent)? {
    get { _extras?.windowContent }
    set { extras.windowContent = newValue }
  }

  /// The window that keys go to.
  package static weak var key: VirtualWindow?

  /// How far in front a window is: `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Greater is nearer.
    public var rawValue: CGFloat
    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from its number, without the label.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.
    public static let normal = Level(rawValue: 0)
    /// 1,000.
    public static let statusBar = Level(rawValue: 1000)
    /// 2,000.
    public static let alert = Level(rawValue: 2000)
  }
}
