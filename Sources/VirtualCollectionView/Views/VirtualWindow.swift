import Foundation

/// The root of a view tree that is on a screen: `UIWindow`, without the screen.
///
/// A tree needs none to work; it is there for code that asks for ``VirtualView/window`` or waits for
/// ``VirtualView/didMoveToWindow()``.
@preconcurrency @MainActor open class VirtualWindow: VirtualView {
  /// Makes a window with a frame in screen coordinates, points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _isWindow = true
  }

  /// Makes a window with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _isWindow = true
  }

  /// Shows the window. There is no other to be in front of.
  open func makeKeyAndVisible() { isHidden = false }
}
