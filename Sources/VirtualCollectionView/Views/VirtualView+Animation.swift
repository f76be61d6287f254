import Foundation

// Without a clock every animation is over at once: what it changes has its final value when the call returns.

// MARK: - Animating

extension VirtualView {
  /// Runs the changes, then the completion with true, both before it returns. The duration in seconds is not waited for.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.run(duration, animations)
    completion?(true)
  }

  /// Runs the changes, then the completion with true, both before it returns. Neither duration nor delay is waited for.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes, then the completion with true, both before it returns. The spring has no time to swing.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes, then the completion with true, both before it returns. The spring has no time to swing.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the block, in which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` runs its changes in the
  /// order of the calls, then the completion with true, all before it returns.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes of a part of an animation at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) { animations() }

  /// Runs the changes to what `view` holds, then the completion with true, both before it returns.
  public class func transition(
    with view: VirtualView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts `toView` in the place of `fromView`, or hides one and shows the other with
  /// ``AnimationOptions/showHideTransitionViews``; then runs the completion with true, before it returns.
  public class func transition(
    from fromView: VirtualView, to toView: VirtualView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs the changes with ``areAnimationsEnabled`` false, and puts back what it was.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = AnimationScope.isOn
    AnimationScope.isOn = false
    actionsWithoutAnimation()
    AnimationScope.isOn = enabled
  }

  /// Whether changes inside an animation would be animated. For the whole process, as in UIKit.
  public class var areAnimationsEnabled: Bool { AnimationScope.isOn }

  /// Turns animations on or off for the whole process.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isOn = enabled }

  /// The duration of the animation whose changes run now, seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationScope.isOn ? AnimationScope.duration : 0 }
}

/// The animation whose changes run now.
@MainActor package enum AnimationScope {
  static var isOn = true
  static var duration: TimeInterval = 0

  /// Runs the changes of an animation of this duration, seconds.
  package static func run(_ duration: TimeInterval, _ changes: () -> Void) {
    let outer = Self.duration
    Self.duration = duration
    changes()
    Self.duration = outer
  }
}

// MARK: - Options

extension VirtualView {
  /// How an animation runs: `UIView.AnimationOptions`, raw values included. None has an effect without a clock.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lay out the subviews inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begin where a running animation is, not where it would end.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Run again without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// With ``repeat``: run back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Take the duration of this animation inside another one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Take the curve of this animation inside another one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draw at each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// With a transition: hide and show the views, do not take them out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Take nothing from the animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// With a transition: turn over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// With a transition: turn over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// With a transition: curl up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// With a transition: curl down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// With a transition: fade from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// With a transition: turn over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// With a transition: turn over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// At most 60 steps a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// At most 30 steps a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Slow at both ends, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// The shape of an animation over time: `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// At one speed.
    case linear = 3
  }

  /// How an animation with key frames runs: `UIView.KeyframeAnimationOptions`, raw values included.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lay out the subviews inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begin where a running animation is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Run again without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// With ``repeat``: run back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Take the duration of this animation inside another one's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Take nothing from the animation around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value, the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jump from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Round the corners.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Round the corners at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
