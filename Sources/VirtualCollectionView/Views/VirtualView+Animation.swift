import Foundation

// Without a clock every animation is over at once: what it changes has its final value when the call returns.

// MARK: - Animating

extension VirtualView {
  /// Runs the changes, then the completion with true, both before it returns. The duration in seconds is not waited for.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
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

  /// Runs the changes with ``areAnimationsEnabled`` false, and puts back what it was.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = AnimationSwitch.isOn
    AnimationSwitch.isOn = false
    actionsWithoutAnimation()
    AnimationSwitch.isOn = enabled
  }

  /// Whether changes inside an animation would be animated. For the whole process, as in UIKit.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Turns animations on or off for the whole process.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
}

@MainActor private enum AnimationSwitch { static var isOn = true }

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
    /// Slow at both ends, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
