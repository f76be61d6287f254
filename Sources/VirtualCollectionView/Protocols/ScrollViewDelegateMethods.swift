import Foundation

/// A delegate method that takes the scroll view alone, as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewDelegateMethod {
  private let delegate: any ScrollViewDelegate
  private let method: OptionalMethod

  init(_ delegate: any ScrollViewDelegate, _ method: OptionalMethod) {
    self.delegate = delegate
    self.method = method
  }

  /// Calls the method; nil when the delegate lacks it.
  @discardableResult public func callAsFunction(_ scrollView: VirtualScrollView) -> Void? {
    method.ask(delegate) { ScrollViewDelegateMethod.call(method, of: delegate, scrollView) }
  }

  /// Calls the requirement directly.
  static func call(_ method: OptionalMethod, of delegate: any ScrollViewDelegate, _ scrollView: VirtualScrollView) {
    switch method {
    case .didScroll: delegate.scrollViewDidScroll(scrollView)
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(scrollView)
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(scrollView)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(scrollView)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(scrollView)
    case .didChangeAdjustedContentInset: delegate.scrollViewDidChangeAdjustedContentInset(scrollView)
    case .didScrollToTop: delegate.scrollViewDidScrollToTop(scrollView)
    case .didZoom: delegate.scrollViewDidZoom(scrollView)
    default: fatalError("\(method.name) takes more than the scroll view")
    }
  }
}

/// `scrollViewWillEndDragging` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewWillEndDraggingMethod {
  let delegate: any ScrollViewDelegate

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ scrollView: VirtualScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.willEndDragging.ask(delegate) {
      delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}

/// `scrollViewDidEndDragging` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewDidEndDraggingMethod {
  let delegate: any ScrollViewDelegate

  /// `scrollViewDidEndDragging(_:willDecelerate:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: VirtualScrollView, willDecelerate decelerate: Bool)
    -> Void?
  {
    OptionalMethod.didEndDragging.ask(delegate) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

/// `scrollViewShouldScrollToTop` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewShouldScrollToTopMethod {
  let delegate: any ScrollViewDelegate

  /// `scrollViewShouldScrollToTop(_:)`; nil when it is not implemented.
  public func callAsFunction(_ scrollView: VirtualScrollView) -> Bool? {
    OptionalMethod.shouldScrollToTop.ask(delegate) { delegate.scrollViewShouldScrollToTop(scrollView) }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(_ scrollView: VirtualScrollView) -> OptionalAnswer<Bool> {
    OptionalAnswer(OptionalMethod.shouldScrollToTop.ask(delegate) { delegate.scrollViewShouldScrollToTop(scrollView) })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(_ scrollView: VirtualScrollView, _forced: Void = ()) -> Bool {
    OptionalMethod.shouldScrollToTop.demand(delegate) { delegate.scrollViewShouldScrollToTop(scrollView) }
  }
}

/// `viewForZooming` as a value that can be called.
@preconcurrency @MainActor public struct ViewForZoomingMethod {
  let delegate: any ScrollViewDelegate

  /// `viewForZooming(in:)`; nil when it is not implemented.
  public func callAsFunction(in scrollView: VirtualScrollView) -> VirtualView? {
    OptionalMethod.viewForZooming.ask(delegate) { delegate.viewForZooming(in: scrollView) } ?? nil
  }
}

/// `scrollViewWillBeginZooming` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewWillBeginZoomingMethod {
  let delegate: any ScrollViewDelegate

  /// `scrollViewWillBeginZooming(_:with:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: VirtualScrollView, with view: VirtualView?) -> Void? {
    OptionalMethod.willBeginZooming.ask(delegate) { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
  }
}

/// `scrollViewDidEndZooming` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewDidEndZoomingMethod {
  let delegate: any ScrollViewDelegate

  /// `scrollViewDidEndZooming(_:with:atScale:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ scrollView: VirtualScrollView, with view: VirtualView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalMethod.didEndZooming.ask(delegate) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
