#if os(Linux)
  import Foundation
  import VirtualCollectionView

  // Animations are kept by the layer until they are taken away, and change nothing: no time passes.

  /// What an animation has of time.
  @preconcurrency @MainActor open class CAAnimation: NSObject {
    /// Seconds; 0 for the usual.
    open var duration: TimeInterval = 0
    /// When it begins, seconds.
    open var beginTime: TimeInterval = 0
    /// How far it has gone, seconds.
    open var timeOffset: TimeInterval = 0
    /// How fast it goes.
    open var speed: Float = 1
    /// How often it runs; 0 for once.
    open var repeatCount: Float = 0
    /// How long it runs again and again, seconds.
    open var repeatDuration: TimeInterval = 0
    /// Whether it runs back too.
    open var autoreverses = false
    /// What is seen before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How it goes faster and slower.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether it goes when it is over. It is not taken away here.
    open var isRemovedOnCompletion = true
    /// Who would be told; kept, not told.
    open var delegate: (any CAAnimationDelegate)?

    private var values: [String: Any] = [:]

    /// What was kept under the name with ``setValue(_:forKey:)``; properties are not reached by their names.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps anything under a name; properties are not reached by their names.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Makes an animation of no duration.
    public override init() { super.init() }
  }

  /// Who is told of an animation.
  @preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when it begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when it is over.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  /// An animation of one property.
  open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether values are added to what is there.
    open var isAdditive = false
    /// Whether each run begins where the last ended.
    open var isCumulative = false

    /// Makes an animation of no property.
    public override init() { super.init() }

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  /// From one value to another.
  open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// What is added.
    open var byValue: Any?
  }

  /// From one value to another, as on a spring.
  open class CASpringAnimation: CABasicAnimation {
    /// How heavy it is.
    open var mass: CGFloat = 1
    /// How hard the spring is.
    open var stiffness: CGFloat = 100
    /// How soon it rests.
    open var damping: CGFloat = 10
    /// How fast it begins.
    open var initialVelocity: CGFloat = 0
    /// How long it takes to rest, seconds: the time in which the swing falls to a thousandth.
    open var settlingDuration: TimeInterval { damping > 0 ? TimeInterval(2 * mass / damping * log(1000)) : .infinity }
  }

  /// Through several values.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// A path in place of values.
    open var path: CGPath?
    /// How it goes between two.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What lies between two.
    open var calculationMode = CAAnimationCalculationMode.linear
  }

  /// Several at once.
  open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
  }

  /// From one state to another.
  open class CATransition: CAAnimation {
    /// What it looks like.
    open var type = CATransitionType.fade
    /// From where.
    open var subtype: CATransitionSubtype?
    /// Where it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where it ends, from 0 to 1.
    open var endProgress: Float = 1
  }

  extension VirtualLayer {
    /// Keeps an animation under a key, in place of the one it had. Nothing moves.
    public func add(_ anim: CAAnimation, forKey key: String?) { keepAnimation(anim, forKey: key) }

    /// The animation kept under a key.
    public func animation(forKey key: String) -> CAAnimation? { keptAnimation(forKey: key) as? CAAnimation }
  }
#endif
