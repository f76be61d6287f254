import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("Optional delegate methods") struct ScrollViewDelegateTests {
  private let view = VirtualScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func outcomes(_ delegate: any ScrollViewDelegate) -> String {
    var target = CGPoint(x: 1, y: 2)
    let results: [Void?] = [
      delegate.scrollViewDidScroll?(view), delegate.scrollViewWillBeginDragging?(view),
      delegate.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &target),
      delegate.scrollViewDidEndDragging?(view, willDecelerate: true),
      delegate.scrollViewWillBeginDecelerating?(view), delegate.scrollViewDidEndDecelerating?(view),
      delegate.scrollViewDidEndScrollingAnimation?(view), delegate.scrollViewDidChangeAdjustedContentInset?(view),
    ]
    return results.map { $0 == nil ? "-" : "x" }.joined()
  }

  @Test("An optional call is nil exactly when the method is missing, for each method")
  func optionalCalls() {
    #expect(outcomes(EmptyDelegate()) == "--------")
    let full = FullDelegate()
    #expect(outcomes(full) == "xxxxxxxx")
    #expect(
      full.log == [
        "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating", "didEndScrollingAnimation", "didChangeAdjustedContentInset",
      ])
  }

  @Test("Optional calls compile on optional delegates, forced ones too, and do nothing without a delegate")
  func optionalChains() {
    let full = FullDelegate()
    view.delegate?.scrollViewDidScroll?(view)
    #expect(view.delegate?.scrollViewDidScroll?(view) == nil)
    view.delegate = full
    view.delegate?.scrollViewDidScroll?(view)
    view.delegate!.scrollViewDidScroll!(view)
    full.scrollViewDidScroll(view)
    if view.delegate?.scrollViewWillBeginDragging?(view) != nil { full.log.append("there") }
    #expect(full.log == ["didScroll", "didScroll", "didScroll", "willBeginDragging", "there"])
  }

  @Test("A missing method is called once to learn that, a present one every time")
  func learns() {
    let empty = EmptyDelegate()
    view.delegate = empty
    #expect(view._scrollMethods[.didScroll] == .unknown)
    view.contentOffset.y = 1
    #expect(view._scrollMethods[.didScroll] == .absent)
    #expect(view._scrollMethods[.didEndScrollingAnimation] == .unknown)
    let full = FullDelegate()
    view.delegate = full
    #expect(view._scrollMethods[.didScroll] == .unknown)
    view.contentOffset.y = 2
    #expect(view._scrollMethods[.didScroll] == .present)
    view.contentOffset.y = 3
    #expect(full.log == ["didScroll", "didScroll"])
    view.delegate = nil
    #expect(view._scrollMethods[.didScroll] == .absent && view._scrollMethods[.didEndZooming] == .absent)
  }

  @Test("A method that scrolls, and so calls missing and present methods inside, is still known to be there")
  func nestedCalls() {
    let inner = VirtualScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let empty = EmptyDelegate()
    inner.delegate = empty
    let full = FullDelegate()
    full.onScroll = {
      inner.contentOffset.y += 1
      empty.scrollViewDidScroll?(inner)
    }
    view.delegate = full
    view.contentOffset.y = 1
    #expect(view._scrollMethods[.didScroll] == .present)
    #expect(inner._scrollMethods[.didScroll] == .absent)
    #expect(full.scrollViewDidScroll?(view) != nil)
  }

  @Test("A missing method called by hand does not make the next one look missing")
  func calledByHand() {
    EmptyDelegate().scrollViewDidScroll(view)
    let full = FullDelegate()
    view.delegate = full
    view.contentOffset.y = 1
    #expect(view._scrollMethods[.didScroll] == .present)
    #expect(full.scrollViewWillBeginDragging?(view) != nil)
  }

  @Test("A delegate replaced while it is called does not leave its knowledge to the next")
  func replacedInside() {
    let empty = EmptyDelegate()
    let full = FullDelegate()
    full.onScroll = { [view] in view.delegate = empty }
    view.delegate = full
    view.contentOffset.y = 1
    #expect(view._scrollMethods[.didScroll] == .unknown)
    view.contentOffset.y = 2
    #expect(view._scrollMethods[.didScroll] == .absent)
  }

  @Test("The target of a drag can be changed by the delegate (Semantics 7.15)")
  func target() {
    let full = FullDelegate()
    view.delegate = full
    var target = CGPoint(x: 0, y: 100)
    view.notifyWillEndDragging(velocity: CGPoint(x: 0, y: 1.5), target: &target)
    view.notifyDidEndDragging(willDecelerate: false)
    #expect(target == CGPoint(x: 0, y: 101.5))
    #expect(full.log == ["willEndDragging", "didEndDragging false"])
    let empty = EmptyDelegate()
    view.delegate = empty
    view.notifyWillEndDragging(velocity: .zero, target: &target)
    view.notifyDidEndDragging(willDecelerate: false)
    #expect(view._scrollMethods[.willEndDragging] == .absent && view._scrollMethods[.didEndDragging] == .absent)
    #expect(target == CGPoint(x: 0, y: 101.5))
  }

  @Test("The table keeps 32 methods apart")
  func table() {
    var table = MethodPresenceTable.unknown
    let methods = (22..<54).map { OptionalMethod(rawValue: $0) }
    for (index, method) in methods.enumerated() { table[method] = index % 2 == 0 ? .present : .absent }
    table[methods[31]] = .present
    table[methods[0]] = .unknown
    for index in 1..<31 { #expect(table[methods[index]] == (index % 2 == 0 ? .present : .absent)) }
    #expect(table[methods[31]] == .present && table[methods[0]] == .unknown)
  }
}

private final class EmptyDelegate: NSObject, ScrollViewDelegate {}

private final class FullDelegate: NSObject, ScrollViewDelegate {
  var log: [String] = []
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: VirtualScrollView) {
    log.append("didScroll")
    onScroll()
  }
  func scrollViewWillBeginDragging(_ scrollView: VirtualScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: VirtualScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    targetContentOffset.pointee.y += velocity.y
  }
  func scrollViewDidEndDragging(_ scrollView: VirtualScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: VirtualScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: VirtualScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: VirtualScrollView) { log.append("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: VirtualScrollView) {
    log.append("didChangeAdjustedContentInset")
  }
}
