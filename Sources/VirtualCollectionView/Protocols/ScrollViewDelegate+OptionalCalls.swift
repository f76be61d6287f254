import Foundation

// What makes `delegate.scrollViewDidScroll?(view)` compile: properties that share the methods' base names and can be
// called. On a class with a member of that name, the class's own wins.

extension ScrollViewDelegate {
  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidScroll: ScrollViewDelegateMethod? { ScrollViewDelegateMethod(self, .didScroll) }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewWillBeginDragging: ScrollViewDelegateMethod? {
    ScrollViewDelegateMethod(self, .willBeginDragging)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewWillEndDragging: ScrollViewWillEndDraggingMethod? {
    ScrollViewWillEndDraggingMethod(delegate: self)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidEndDragging: ScrollViewDidEndDraggingMethod? {
    ScrollViewDidEndDraggingMethod(delegate: self)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewWillBeginDecelerating: ScrollViewDelegateMethod? {
    ScrollViewDelegateMethod(self, .willBeginDecelerating)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidEndDecelerating: ScrollViewDelegateMethod? {
    ScrollViewDelegateMethod(self, .didEndDecelerating)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidEndScrollingAnimation: ScrollViewDelegateMethod? {
    ScrollViewDelegateMethod(self, .didEndScrollingAnimation)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidChangeAdjustedContentInset: ScrollViewDelegateMethod? {
    ScrollViewDelegateMethod(self, .didChangeAdjustedContentInset)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewShouldScrollToTop: ScrollViewShouldScrollToTopMethod? {
    ScrollViewShouldScrollToTopMethod(delegate: self)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidScrollToTop: ScrollViewDelegateMethod? { ScrollViewDelegateMethod(self, .didScrollToTop) }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var viewForZooming: ViewForZoomingMethod? { ViewForZoomingMethod(delegate: self) }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewWillBeginZooming: ScrollViewWillBeginZoomingMethod? {
    ScrollViewWillBeginZoomingMethod(delegate: self)
  }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidZoom: ScrollViewDelegateMethod? { ScrollViewDelegateMethod(self, .didZoom) }

  /// The method as an optional call; the call's result is nil when the delegate lacks it.
  public var scrollViewDidEndZooming: ScrollViewDidEndZoomingMethod? { ScrollViewDidEndZoomingMethod(delegate: self) }
}
