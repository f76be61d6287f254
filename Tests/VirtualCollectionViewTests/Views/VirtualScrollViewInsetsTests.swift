import CollectionCore
import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("Scroll view insets") struct VirtualScrollViewInsetsTests {
  private static let safe = ViewInsets(top: 44, left: 7, bottom: 34, right: 9)

  private func view(content: CGSize = CGSize(width: 100, height: 2000)) -> InsetView {
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
    view.contentSize = content
    view.contentInset = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    return view
  }

  @Test(
    "The behaviour decides which part of the safe area is added (Semantics 7.2)",
    arguments: [
      (VirtualScrollView.ContentInsetAdjustmentBehavior.automatic, ViewInsets(top: 45, left: 2, bottom: 37, right: 4)),
      (.scrollableAxes, ViewInsets(top: 45, left: 2, bottom: 37, right: 4)),
      (.never, ViewInsets(top: 1, left: 2, bottom: 3, right: 4)),
      (.always, ViewInsets(top: 45, left: 9, bottom: 37, right: 13)),
    ])
  func behaviours(behavior: VirtualScrollView.ContentInsetAdjustmentBehavior, expected: ViewInsets) {
    let view = view()
    view.contentInsetAdjustmentBehavior = behavior
    view.setSafeAreaInsets(Self.safe)
    #expect(view.adjustedContentInset == expected)
    #expect(view.contentInset == ViewInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(
    "An axis scrolls when the content is larger than the view (Semantics 7.2)",
    arguments: [(479.99, false), (480, false), (480.01, true), (481, true)])
  func scrollableAxis(height: CGFloat, adds: Bool) {
    let view = view(content: CGSize(width: 100, height: height))
    view.setSafeAreaInsets(Self.safe)
    #expect(view.adjustedContentInset.top == (adds ? 45 : 1))
    view.frame.size.height = 400
    #expect(view.adjustedContentInset.top == 45)
  }

  @Test("An axis that always bounces scrolls")
  func bouncingAxis() {
    let view = view(content: .zero)
    view.setSafeAreaInsets(Self.safe)
    #expect(view.adjustedContentInset == view.contentInset)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == ViewInsets(top: 45, left: 2, bottom: 37, right: 4))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == ViewInsets(top: 45, left: 9, bottom: 37, right: 13))
  }

  @Test("Each change is told once: the view first, then the delegate; what changes nothing is not told")
  func told() {
    let view = view()
    let delegate = ScrollLog()
    view.delegate = delegate
    view.changes = 0
    view.contentInset.top = 5
    #expect(view.changes == 1 && view._needsLayout)
    #expect(delegate.take() == ["didChangeAdjustedContentInset 0 0"])
    view.contentInset.top = 5
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize.height = 3000
    #expect(view.changes == 1 && delegate.take() == [])
    view.setSafeAreaInsets(Self.safe)
    #expect(view.changes == 2)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.changes == 3)
    #expect(delegate.take().count == 2)
  }

  @Test("The adjusted insets are up to date when the view is told of a new safe area")
  func upToDateInHook() {
    let view = view()
    view.setSafeAreaInsets(Self.safe)
    #expect(view.topInSafeAreaHook == 45)
  }
}

private final class InsetView: VirtualScrollView {
  var changes = 0
  var topInSafeAreaHook: CGFloat = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
  override func safeAreaInsetsDidChange() { topInSafeAreaHook = adjustedContentInset.top }
}
