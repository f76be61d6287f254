import Foundation
import VirtualCollectionView

/// Where an animation came to an end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it would have ended.
  case end = 0
  /// Where it began.
  case start = 1
  /// In between.
  case current = 2
}

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun, running or paused.
  case active = 1
  /// Stopped before its end, which is still to be declared.
  case stopped = 2
}

/// Runs changes of views over time; without a clock they are made when the animation starts, which is also its end.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var standing = UIViewAnimatingState.inactive

  /// Seconds.
  public final let duration: TimeInterval
  /// Seconds before the start.
  public final private(set) var delay: TimeInterval = 0
  /// How much is done, 0 to 1. Setting it makes no changes: values in between are not computed.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation runs backwards; changes are made all the same.
  open var isReversed = false
  /// Whether it can be paused and gone through by hand; true.
  open var isInterruptible = true
  /// Whether the views take touches meanwhile; true.
  open var isUserInteractionEnabled = true
  /// Whether it stays active at the end; false.
  open var pausesOnCompletion = false

  /// Makes an animation of a duration in seconds, of a shape over time.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Makes an animation that swings.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animation along a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Runs an animation at once: the changes, then the completion, before the call returns.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    animator.delay = delay
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Where the animation stands.
  open var state: UIViewAnimatingState { standing }

  /// Whether it is moving; false, it is over when the call that started it returns.
  open var isRunning: Bool { false }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds changes that begin later; the delay is not waited for.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { changes.append(animation) }

  /// Adds a block for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes, then runs the completions.
  open func startAnimation() {
    let pending = changes
    changes = []
    UIView.animate(withDuration: duration) { for change in pending { change() } }
    finish(at: .end)
  }

  /// Makes the changes, then runs the completions; the delay is not waited for.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Makes the animation active without making its changes, so that it can be gone on with.
  open func pauseAnimation() { standing = .active }

  /// Goes on to the end.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }

  /// Stops; the changes that were not made are given up. With `withoutFinishing`, no completion runs.
  open func stopAnimation(_ withoutFinishing: Bool) {
    changes = []
    standing = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends an animation that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  private func finish(at position: UIViewAnimatingPosition) {
    fractionComplete = 1
    standing = .inactive
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}
