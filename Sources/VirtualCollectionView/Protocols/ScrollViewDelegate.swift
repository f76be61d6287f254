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
}

// MARK: - Left out

extension ScrollViewDelegate {
  /// Stands in for a delegate without the method.
  public func scrollViewDidScroll(_ scrollView: VirtualScrollView) { OptionalMethod.miss() }

  /// Stands in for a delegate without the method.
  public func scrollViewWillBeginDragging(_ scrollView: VirtualScrollView) { OptionalMethod.miss() }

  /// Stands in for a delegate without the method.
  public func scrollViewWillEndDragging(
    _ scrollView: VirtualScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.miss() }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndDragging(_ scrollView: VirtualScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.miss()
  }

  /// Stands in for a delegate without the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: VirtualScrollView) { OptionalMethod.miss() }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndDecelerating(_ scrollView: VirtualScrollView) { OptionalMethod.miss() }

  /// Stands in for a delegate without the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: VirtualScrollView) { OptionalMethod.miss() }

  /// Stands in for a delegate without the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: VirtualScrollView) { OptionalMethod.miss() }
}
