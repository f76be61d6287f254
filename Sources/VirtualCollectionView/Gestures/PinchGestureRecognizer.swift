// face
import Foundation

/// Looks for two fingers that move apart or together: `UIPinchGestureRecognizer`.
@preconcurrency @MainActor open class PinchGestureRecognizer: GestureRecognizer {
  internal final var _scale: CGFloat = 1
  internal final var _scaleVelocity: CGFloat = 0

  /// Makes a recogniser that runs `action` at `target`, which is not retained; see ``ActionPerforming``.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// Makes a recogniser that tells nobody; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of the fingers against the one at the start. May be set, to let each step count alone.
  open var scale: CGFloat {
    get { _scale }
    set { _scale = newValue }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { _scaleVelocity }
}

extension PinchGestureRecognizer {
  /// Plays a step of a pinch: sets the scale and its speed per second, then enters the state, which runs the actions.
  ///
  /// - Returns: Whether the step was taken.
  @discardableResult public final func simulatePinch(
    _ state: State, scale: CGFloat, velocity: CGFloat = 0, at location: CGPoint? = nil, in view: VirtualView? = nil
  ) -> Bool {
    _scale = scale
    _scaleVelocity = velocity
    return simulate(state, at: location, in: view)
  }
}
