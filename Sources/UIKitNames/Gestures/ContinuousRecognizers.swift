import Foundation
import VirtualCollectionView

/// Looks for a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must stay, seconds; 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, points; 10.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before; 0.
  open var numberOfTapsRequired = 0
  /// With how many fingers; 1.
  open var numberOfTouchesRequired = 1
}

/// Looks for two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turningSpeed: CGFloat = 0

  /// How far the fingers have turned, radians. May be set, to let each step count alone.
  open var rotation: CGFloat = 0

  /// How fast the fingers turn, radians per second.
  open var velocity: CGFloat { turningSpeed }

  /// Plays a step of a turn: sets the angle and its speed, then enters the state, which runs the actions.
  ///
  /// - Returns: Whether the step was taken.
  @discardableResult public final func simulateRotation(
    _ state: State, rotation: CGFloat, velocity: CGFloat = 0, at location: CGPoint? = nil, in view: UIView? = nil
  ) -> Bool {
    self.rotation = rotation
    turningSpeed = velocity
    return simulate(state, at: location, in: view)
  }
}

/// Looks for a finger that comes in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges; none.
  open var edges: UIRectEdge = []
}

/// Looks for a pointer over the view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
