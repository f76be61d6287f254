#if os(Linux)
  import Foundation
  import VirtualCollectionView

  extension Timer {
    /// Makes a timer that calls a method of `aTarget`, which it retains, and is not scheduled.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.call(target, [$0]) }
    }

    /// Makes a timer that calls a method of `aTarget`, which it retains, and schedules it on this thread's run loop.
    @discardableResult public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = aTarget as AnyObject
      return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { aSelector.call(target, [$0]) }
    }
  }
#endif
