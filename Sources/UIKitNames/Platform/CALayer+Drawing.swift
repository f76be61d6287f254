#if os(Linux)
  import Foundation
  import VirtualCollectionView

  extension VirtualLayer {
    /// Draws nothing: there are no pixels. Images made this way have their size alone.
    public func render(in ctx: CGContext) {}

    /// A time of another layer, or of the clock when there is none, in this layer's time.
    ///
    /// Times of a layer run by its `beginTime`, `speed` and `timeOffset`, as do those of the layers above it.
    public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
      timeFromClock(l?.timeToClock(t) ?? t)
    }

    /// A time of this layer in another layer's time, or in the clock's when there is none.
    public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
      let clock = timeToClock(t)
      return l?.timeFromClock(clock) ?? clock
    }

    private func timeFromClock(_ time: TimeInterval) -> TimeInterval {
      ((superlayer?.timeFromClock(time) ?? time) - beginTime) * TimeInterval(speed) + timeOffset
    }

    /// A layer that stands still has one time only; it is taken to run when it began.
    private func timeToClock(_ time: TimeInterval) -> TimeInterval {
      let above = (speed == 0 ? 0 : (time - timeOffset) / TimeInterval(speed)) + beginTime
      return superlayer?.timeToClock(above) ?? above
    }
  }
#endif
