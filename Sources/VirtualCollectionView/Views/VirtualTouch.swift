import Foundation

/// A finger on a view: `UITouch`. There is no screen to send touches, so tests make them.
@preconcurrency @MainActor open class VirtualTouch: NSObject {
  private var touchPhase = Phase.began
  private var point = CGPoint.zero
  private var lastPoint = CGPoint.zero
  private var touchView: VirtualView?
  private var taps = 1
  private var time: TimeInterval = 0

  /// Makes a touch that is on no view.
  public override init() { super.init() }

  /// Makes a touch for a test.
  ///
  /// - Parameters:
  ///   - location: In the coordinates of `view`, points.
  ///   - view: The view that was hit.
  public convenience init(simulatedAt location: CGPoint, in view: VirtualView, phase: Phase = .began, tapCount: Int = 1)
  {
    self.init()
    touchView = view
    point = location
    lastPoint = location
    touchPhase = phase
    taps = tapCount
  }

  /// Moves the touch, in the coordinates of its view; where it was becomes the previous location.
  ///
  /// - Parameter timestamp: Seconds.
  public final func simulateMove(to location: CGPoint, phase: Phase = .moved, timestamp: TimeInterval = 0) {
    lastPoint = point
    point = location
    touchPhase = phase
    time = timestamp
  }

  /// What the finger does.
  open var phase: Phase { touchPhase }
  /// How often the finger came down at the same place in a row.
  open var tapCount: Int { taps }
  /// When the phase was last changed, seconds.
  open var timestamp: TimeInterval { time }
  /// What touches.
  open var type: TouchType { .direct }
  /// Half the width of what touches, points. Not simulated: 0.
  open var majorRadius: CGFloat { 0 }
  /// How hard the finger presses; 0 where that is not measured.
  open var force: CGFloat { 0 }
  /// The view the touch began in.
  open var view: VirtualView? { touchView }
  /// The window of the view the touch began in.
  open var window: VirtualWindow? { touchView?.window }

  /// Where the finger is in `view`; nil means the topmost view of the tree.
  open func location(in view: VirtualView?) -> CGPoint { touchView?.convert(point, to: view) ?? point }

  /// Where the finger was before it moved last.
  open func previousLocation(in view: VirtualView?) -> CGPoint { touchView?.convert(lastPoint, to: view) ?? lastPoint }

  /// What a finger does: `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer came into the window.
    case regionEntered = 5
    /// A pointer moves in the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches: `UITouch.TouchType`.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something else.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }
}
