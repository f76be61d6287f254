import Foundation

// What makes `delegate.scrollViewDidScroll?(view)` compile: properties that share the methods' base names and can be
// called. On a class with the method itself, the method wins.

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
}

// MARK: - What is called

/// The number of a delegate method in the table of what is present.
enum ScrollViewDelegateMethodName: Int {
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, didChangeAdjustedContentInset
}

/// A delegate method that takes the scroll view alone, as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewDelegateMethod {
  private let delegate: any ScrollViewDelegate
  private let name: ScrollViewDelegateMethodName

  init(_ delegate: any ScrollViewDelegate, _ name: ScrollViewDelegateMethodName) {
    self.delegate = delegate
    self.name = name
  }

  /// Calls the method; nil when the delegate lacks it.
  @discardableResult public func callAsFunction(_ scrollView: VirtualScrollView) -> Void? {
    let outer = OptionalMethod.begin()
    ScrollViewDelegateMethod.call(name, of: delegate, scrollView)
    return OptionalMethod.end(outer) ? nil : ()
  }

  /// Calls the requirement directly.
  static func call(
    _ name: ScrollViewDelegateMethodName, of delegate: any ScrollViewDelegate, _ scrollView: VirtualScrollView
  ) {
    switch name {
    case .didScroll: delegate.scrollViewDidScroll(scrollView)
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(scrollView)
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(scrollView)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(scrollView)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(scrollView)
    case .didChangeAdjustedContentInset: delegate.scrollViewDidChangeAdjustedContentInset(scrollView)
    case .willEndDragging, .didEndDragging: fatalError("\(name) takes more than the scroll view")
    }
  }
}

/// `scrollViewWillEndDragging` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewWillEndDraggingMethod {
  let delegate: any ScrollViewDelegate

  /// Calls the method; nil when the delegate lacks it. The velocity is in points per millisecond.
  @discardableResult public func callAsFunction(
    _ scrollView: VirtualScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    let outer = OptionalMethod.begin()
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    return OptionalMethod.end(outer) ? nil : ()
  }
}

/// `scrollViewDidEndDragging` as a value that can be called.
@preconcurrency @MainActor public struct ScrollViewDidEndDraggingMethod {
  let delegate: any ScrollViewDelegate

  /// Calls the method; nil when the delegate lacks it.
  @discardableResult public func callAsFunction(
    _ scrollView: VirtualScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    let outer = OptionalMethod.begin()
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    return OptionalMethod.end(outer) ? nil : ()
  }
}
