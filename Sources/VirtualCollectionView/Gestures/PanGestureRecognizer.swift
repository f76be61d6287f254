// face
import Foundation

/// Looks for a finger that moves: `UIPanGestureRecognizer`.
@preconcurrency @MainActor open class PanGestureRecognizer: GestureRecognizer {
  internal final var _translation = CGPoint.zero
  internal final var _velocity = CGPoint.zero
  internal final var _minimumTouches = 1
  internal final var _maximumTouches = Int.max

  /// Makes a recogniser that runs `action` at `target`, which is not retained; see ``ActionPerforming``.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// Makes a recogniser that tells nobody; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far the finger has moved, points, in the directions of `view`.
  open func translation(in view: VirtualView?) -> CGPoint { _translation }

  /// Lets the movement count from another value on; zero for each step to count alone.
  open func setTranslation(_ translation: CGPoint, in view: VirtualView?) { _translation = translation }

  /// How fast the finger moves, points per second.
  open func velocity(in view: VirtualView?) -> CGPoint { _velocity }

  /// The fewest fingers; 1.
  open var minimumNumberOfTouches: Int {
    get { _minimumTouches }
    set { _minimumTouches = newValue }
  }

  /// The most fingers; no limit.
  open var maximumNumberOfTouches: Int {
    get { _maximumTouches }
    set { _maximumTouches = newValue }
  }
}

extension PanGestureRecognizer {
  /// Plays a step of a movement: sets how far and how fast, then enters the state, which runs the actions.
  ///
  /// - Parameters:
  ///   - translation: From where the movement counts, points; by default as it is.
  ///   - velocity: Points per second; by default as it is.
  /// - Returns: Whether the step was taken.
  @discardableResult public final func simulatePan(
    _ state: State, translation: CGPoint? = nil, velocity: CGPoint? = nil, at location: CGPoint? = nil,
    in view: VirtualView? = nil
  ) -> Bool {
    if let translation { _translation = translation }
    if let velocity { _velocity = velocity }
    return simulate(state, at: location, in: view)
  }
}
