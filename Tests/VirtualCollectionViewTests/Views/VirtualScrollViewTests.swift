import CollectionCore
import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("Scroll view offset") struct VirtualScrollViewTests {
  private let view = VirtualScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
  private let delegate = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 100, height: 2000)
    view.layoutIfNeeded()
    view.delegate = delegate
  }

  @Test("A scroll view begins as UIKit's does")
  func defaults() {
    let view = VirtualScrollView()
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && view.isScrollEnabled && view.scrollsToTop && view.clipsToBounds)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.decelerationRate == .normal && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && view.delegate == nil)
    #expect(VirtualScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(VirtualScrollView.DecelerationRate.fast.rawValue == 0.99)
    typealias Behavior = VirtualScrollView.ContentInsetAdjustmentBehavior
    #expect([Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("Behaviour is kept")
  func behaviour() {
    view.bounces = false
    view.isPagingEnabled = true
    view.isScrollEnabled = false
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    view.scrollsToTop = false
    view.decelerationRate = .fast
    #expect(!view.bounces && view.isPagingEnabled && !view.isScrollEnabled && !view.scrollsToTop)
    #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
    #expect(view.decelerationRate == .fast)
  }

  @Test("A changed offset asks for layout; a delegate that lays out in didScroll sees it done")
  func offsetAsksForLayout() {
    view.contentOffset.y = 1
    #expect(view._needsLayout)
    view.layoutIfNeeded()
    delegate.onScroll = { $0.layoutIfNeeded() }
    view.contentOffset.y = 2
    #expect(!view._needsLayout)
  }

  @Test("An animated change jumps, then ends once; a plain one, or one to where it is, does not end (Semantics 7.14)")
  func animatedEnd() {
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(delegate.take() == ["didScroll 0 10", "didEndScrollingAnimation 0 10"])
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(delegate.take() == [])
    view.setContentOffset(CGPoint(x: 0, y: 11), animated: false)
    #expect(delegate.take() == ["didScroll 0 11"])
  }

  @Test("A change of the offset stops a deceleration (Semantics 7.24)")
  func stopsDeceleration() {
    view._isDecelerating = true
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(!view.isDecelerating)
  }

  @Test("New insets move nothing until the next layout (Semantics 7.4a)")
  func insetsClampLater() {
    view.contentInset = ViewInsets(top: 50, left: 0, bottom: 20, right: 0)
    view.layoutIfNeeded()
    view.contentOffset.y = -50
    view.contentInset.top = 30
    #expect(view.contentOffset.y == -50)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -30)
    view.contentOffset.y = 1540
    view.contentInset.bottom = 0
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1520)
  }

  @Test("A movement under way is not clamped; the need is kept until it is over", arguments: [0, 1, 2])
  func movementIsNotClamped(state: Int) {
    view.contentOffset.y = 1520
    func set(_ on: Bool) {
      switch state {
      case 0: view._isTracking = on
      case 1: view._isDragging = on
      default: view._isDecelerating = on
      }
    }
    set(true)
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 1520)
    set(false)
    view.clampOffsetIfNeeded()
    #expect(view.contentOffset.y == 520)
  }

  @Test("The resting range has its lower bound last, so that short content rests at its start (Semantics 7.3, 7.8a)")
  func restingRange() {
    view.contentSize = CGSize(width: 100, height: 100)
    view.contentInset = ViewInsets(top: 10, left: 3, bottom: 20, right: 4)
    view.layoutIfNeeded()
    #expect(view.restingOffset(LayoutPoint(x: 0, y: 500)) == LayoutPoint(x: 0, y: -10))
    #expect(view.restingOffset(LayoutPoint(x: 9, y: -500)) == LayoutPoint(x: 4, y: -10))
    #expect(view.restingOffset(LayoutPoint(x: -9, y: 0)) == LayoutPoint(x: -3, y: -10))
    view.contentSize.height = 500
    #expect(view.restingOffset(LayoutPoint(x: 0, y: 40.01)) == LayoutPoint(x: 0, y: 40))
    #expect(view.restingOffset(LayoutPoint(x: 0, y: 39.99)) == LayoutPoint(x: 0, y: 39.99))
  }
}

@MainActor @Suite("Scrolling to a rectangle") struct ScrollRectToVisibleTests {
  private let view = VirtualScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
  private let delegate = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 300, height: 2000)
    view.layoutIfNeeded()
    view.delegate = delegate
  }

  @Test(
    "Scrolling is as little as it takes",
    arguments: [
      (1000, 100, 620), (380, 100, 0), (380.01, 100, 0.01), (0, 100, 0), (1950, 100, 1520), (5000, 1, 1520),
    ])
  func downwards(top: CGFloat, height: CGFloat, offset: CGFloat) {
    view.scrollRectToVisible(CGRect(x: 0, y: top, width: 50, height: height), animated: false)
    #expect(abs(view.contentOffset.y - offset) < 1e-9)
  }

  @Test("Upwards it stops when the top is seen, and not before the content begins")
  func upwards() {
    view.contentOffset.y = 1000
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 50, height: 100), animated: false)
    #expect(view.contentOffset.y == 900)
    view.scrollRectToVisible(CGRect(x: 0, y: -50, width: 50, height: 10), animated: false)
    #expect(view.contentOffset.y == 0)
  }

  @Test("What is longer than the view comes with its start first, from either side")
  func tooLong() {
    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 50, height: 700), animated: false)
    #expect(view.contentOffset.y == 600)
    view.contentOffset.y = 1000
    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 50, height: 700), animated: false)
    #expect(view.contentOffset.y == 600)
  }

  @Test("Both axes move at once; insets cover the edges")
  func axesAndInsets() {
    view.contentInset = ViewInsets(top: 40, left: 5, bottom: 30, right: 10)
    view.scrollRectToVisible(CGRect(x: 200, y: 700, width: 50, height: 100), animated: false)
    #expect(view.contentOffset == CGPoint(x: 160, y: 350))
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 50, height: 100), animated: false)
    #expect(view.contentOffset == CGPoint(x: -5, y: -40))
  }

  @Test("What is seen already moves nothing, an offset out of range included; animated ends once")
  func told() {
    view.contentOffset.y = 1600
    _ = delegate.take()
    view.scrollRectToVisible(CGRect(x: 0, y: 1700, width: 50, height: 100), animated: true)
    #expect(delegate.take() == [])
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 50, height: 100), animated: true)
    #expect(delegate.take() == ["didScroll 0 0", "didEndScrollingAnimation 0 0"])
  }
}

/// Writes down what a scroll view tells, with the offset at that moment.
final class ScrollLog: NSObject, ScrollViewDelegate {
  private var lines: [String] = []
  var onScroll: (VirtualScrollView) -> Void = { _ in }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func add(_ name: String, _ view: VirtualScrollView) {
    lines.append("\(name) \(Int(view.contentOffset.x)) \(Int(view.contentOffset.y))")
  }

  func scrollViewDidScroll(_ scrollView: VirtualScrollView) {
    add("didScroll", scrollView)
    onScroll(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: VirtualScrollView) {
    add("didEndScrollingAnimation", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: VirtualScrollView) {
    add("didChangeAdjustedContentInset", scrollView)
  }
}
