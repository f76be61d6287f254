#if os(Linux)
  import Foundation

  /// Changes that are animated together. Nothing is: a completion runs when its transaction is committed.
  @preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Level {
      var disablesActions = false
      var duration: TimeInterval = 0.25
      var timing: CAMediaTimingFunction?
      var completion: (() -> Void)?
    }

    private static var levels: [Level] = []
    private static var outer = Level()

    private static var top: Level {
      get { levels.last ?? outer }
      set { if levels.isEmpty { outer = newValue } else { levels[levels.count - 1] = newValue } }
    }

    /// Begins a transaction inside the current one.
    open class func begin() {
      var level = top
      level.completion = nil
      levels.append(level)
    }

    /// Ends the transaction that was begun last, and runs its completion.
    open class func commit() { levels.popLast()?.completion?() }

    /// Does nothing: there is nothing to wait for.
    open class func flush() {}

    /// Whether changes are animated.
    open class func disableActions() -> Bool { top.disablesActions }
    /// Says whether changes are animated.
    open class func setDisableActions(_ flag: Bool) { top.disablesActions = flag }
    /// How long changes take, seconds.
    open class func animationDuration() -> TimeInterval { top.duration }
    /// Says how long changes take, seconds.
    open class func setAnimationDuration(_ dur: TimeInterval) { top.duration = dur }
    /// How changes go faster and slower.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { top.timing }
    /// Says how changes go faster and slower.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { top.timing = function }
    /// What runs at the end.
    open class func completionBlock() -> (() -> Void)? { top.completion }
    /// Says what runs at the end: at once where no transaction was begun.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      if levels.isEmpty { block?() } else { top.completion = block }
    }
  }
#endif
