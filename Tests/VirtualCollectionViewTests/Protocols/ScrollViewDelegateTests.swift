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
    #expect(view._scrollMethods[0] == .unknown)
    view.contentOffset.y = 1
    #expect(view._scrollMethods[0] == .absent)
    #expect(view._scrollMethods[6] == .unknown)
    let full = FullDelegate()
    view.delegate = full
    #expect(view._scrollMethods[0] == .unknown)
    view.contentOffset.y = 2
    #expect(view._scrollMethods[0] == .present)
    view.contentOffset.y = 3
    #expect(full.log == ["didScroll", "didScroll"])
    view.delegate = nil
    #expect(view._scrollMethods[0] == .absent && view._scrollMethods[31] == .absent)
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
    #expect(view._scrollMethods[0] == .present)
    #expect(inner._scrollMethods[0] == .absent)
    #expect(full.scrollViewDidScroll?(view) != nil)
  }

  @Test("A missing method called by hand does not make the next one look missing")
  func calledByHand() {
    EmptyDelegate().scrollViewDidScroll(view)
    #expect(OptionalMethod.missed)
    let full = FullDelegate()
    view.delegate = full
    view.contentOffset.y = 1
    #expect(view._scrollMethods[0] == .present)
    #expect(full.scrollViewWillBeginDragging?(view) != nil)
    OptionalMethod.missed = false
  }

  @Test("A delegate replaced while it is called does not leave its knowledge to the next")
  func replacedInside() {
    let empty = EmptyDelegate()
    let full = FullDelegate()
    full.onScroll = { [view] in view.delegate = empty }
    view.delegate = full
    view.contentOffset.y = 1
    #expect(view._scrollMethods[0] == .unknown)
    view.contentOffset.y = 2
    #expect(view._scrollMethods[0] == .absent)
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
    #expect(view._scrollMethods[2] == .absent && view._scrollMethods[3] == .absent)
    #expect(target == CGPoint(x: 0, y: 101.5))
  }

  @Test("The table keeps 32 methods apart")
  func table() {
    var table = MethodPresenceTable.unknown
    for index in 0..<32 { table[index] = index % 2 == 0 ? .present : .absent }
    table[31] = .present
    table[0] = .unknown
    for index in 1..<31 { #expect(table[index] == (index % 2 == 0 ? .present : .absent)) }
    #expect(table[31] == .present && table[0] == .unknown)
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
