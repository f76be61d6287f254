import Foundation

extension VirtualScrollView {
  final func setScrollDelegate(_ delegate: (any ScrollViewDelegate)?) {
    _scrollDelegate = delegate
    // Without a delegate the weak reference, 34 ns, need not be loaded at every scroll.
    _scrollMethods = delegate == nil ? .absent : .unknown
    scrollDelegateDidChange()
  }

  /// Tells the delegate that the offset has changed.
  @inline(__always) final func notifyDidScroll() {
    if _scrollMethods[.didScroll] != .absent { notify(.didScroll) }
  }

  /// Calls a method that takes the scroll view alone, unless it is known to be missing.
  final func notify(_ method: OptionalMethod) {
    let presence = _scrollMethods[method]
    if presence == .absent { return }
    guard let delegate = _scrollDelegate else { return }
    if presence == .present {
      ScrollViewDelegateMethod.call(method, of: delegate, self)
    } else {
      let outer = method.begin(delegate)
      ScrollViewDelegateMethod.call(method, of: delegate, self)
      learn(method, of: delegate, missed: OptionalMethod.end(outer))
    }
  }

  /// Tells the delegate that the finger is about to be lifted; the target may be another afterwards.
  ///
  /// - Parameter velocity: In points per millisecond (Semantics 7.16).
  final func notifyWillEndDragging(velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>) {
    guard _scrollMethods[.willEndDragging] != .absent,
      let delegate = _scrollDelegate
    else { return }
    let outer = OptionalMethod.willEndDragging.begin(delegate)
    delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: target)
    learn(.willEndDragging, of: delegate, missed: OptionalMethod.end(outer))
  }

  /// Tells the delegate that the finger was lifted.
  final func notifyDidEndDragging(willDecelerate: Bool) {
    guard _scrollMethods[.didEndDragging] != .absent,
      let delegate = _scrollDelegate
    else { return }
    let outer = OptionalMethod.didEndDragging.begin(delegate)
    delegate.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    learn(.didEndDragging, of: delegate, missed: OptionalMethod.end(outer))
  }

  /// Remembers whether a method is there, if the delegate is still the one that was asked.
  private func learn(_ method: OptionalMethod, of delegate: any ScrollViewDelegate, missed: Bool) {
    if _scrollDelegate === delegate { _scrollMethods[method] = missed ? .absent : .present }
  }
}
