import Foundation

/// What a scroll view tells about scrolling: `UIScrollViewDelegate`. Every method may be left out.
///
/// `delegate.scrollViewDidScroll?(view)` works as in UIKit and is nil when the method is missing. A method that only a
/// subclass of the conforming class adds is not found: declare it in the class that conforms.
@preconcurrency @MainActor public protocol ScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed, by whatever means; called before the setter returns (Semantics 7.1).
  func scrollViewDidScroll(_ scrollView: VirtualScrollView)

  /// A finger has begun to move the content.
  func scrollViewWillBeginDragging(_ scrollView: VirtualScrollView)

  /// The finger is about to be lifted (Semantics 7.15).
  ///
  /// - Parameters:
  ///   - velocity: In points per millisecond (Semantics 7.16).
  ///   - targetContentOffset: Where the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: VirtualScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger was lifted.
  ///
  /// - Parameter decelerate: Whether the content moves on (Semantics 7.20, 7.21).
  func scrollViewDidEndDragging(_ scrollView: VirtualScrollView, willDecelerate decelerate: Bool)

  /// The content moves on after the finger was lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: VirtualScrollView)

  /// The content has come to rest after a deceleration.
  func scrollViewDidEndDecelerating(_ scrollView: VirtualScrollView)

  /// An animated change of the offset is over; not called when there was nothing to animate (Semantics 7.14).
  func scrollViewDidEndScrollingAnimation(_ scrollView: VirtualScrollView)

  /// ``VirtualScrollView/adjustedContentInset`` has changed (Semantics 7.2).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: VirtualScrollView)

  /// Whether a tap on the status bar scrolls to the top; true when left out.
  func scrollViewShouldScrollToTop(_ scrollView: VirtualScrollView) -> Bool

  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: VirtualScrollView)

  /// Which view a pinch zooms. Not called: there is no zooming here.
  func viewForZooming(in scrollView: VirtualScrollView) -> VirtualView?

  /// A pinch begins to zoom `view`. Not called.
  func scrollViewWillBeginZooming(_ scrollView: VirtualScrollView, with view: VirtualView?)

  /// The scale has changed. Not called.
  func scrollViewDidZoom(_ scrollView: VirtualScrollView)

  /// A pinch has zoomed `view`. Not called.
  func scrollViewDidEndZooming(_ scrollView: VirtualScrollView, with view: VirtualView?, atScale scale: CGFloat)
}

// MARK: - Left out

extension ScrollViewDelegate {
  /// Stands in for a delegate without the method.
  public func scrollViewDidScroll(_ scrollView: VirtualScrollView) { OptionalMethod.didScroll.miss(self) }

  /// Stands in for a delegate without the method.
  public func scrollViewWillBeginDragging(_ scrollView: VirtualScrollView) {
    OptionalMethod.willBeginDragging.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewWillEndDragging(
    _ scrollView: VirtualScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.willEndDragging.miss(self) }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndDragging(_ scrollView: VirtualScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.didEndDragging.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: VirtualScrollView) {
    OptionalMethod.willBeginDecelerating.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndDecelerating(_ scrollView: VirtualScrollView) {
    OptionalMethod.didEndDecelerating.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: VirtualScrollView) {
    OptionalMethod.didEndScrollingAnimation.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: VirtualScrollView) {
    OptionalMethod.didChangeAdjustedContentInset.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewShouldScrollToTop(_ scrollView: VirtualScrollView) -> Bool {
    OptionalMethod.shouldScrollToTop.miss(self)
    return true
  }

  /// Stands in for a delegate without the method.
  public func scrollViewDidScrollToTop(_ scrollView: VirtualScrollView) { OptionalMethod.didScrollToTop.miss(self) }

  /// Stands in for a delegate without the method.
  public func viewForZooming(in scrollView: VirtualScrollView) -> VirtualView? {
    OptionalMethod.viewForZooming.miss(self)
    return nil
  }

  /// Stands in for a delegate without the method.
  public func scrollViewWillBeginZooming(_ scrollView: VirtualScrollView, with view: VirtualView?) {
    OptionalMethod.willBeginZooming.miss(self)
  }

  /// Stands in for a delegate without the method.
  public func scrollViewDidZoom(_ scrollView: VirtualScrollView) { OptionalMethod.didZoom.miss(self) }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndZooming(
    _ scrollView: VirtualScrollView, with view: VirtualView?, atScale scale: CGFloat
  ) { OptionalMethod.didEndZooming.miss(self) }
}
