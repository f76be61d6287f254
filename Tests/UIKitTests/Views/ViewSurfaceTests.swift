import Testing
import UIKit
import VirtualCollectionView

@MainActor @Suite("View surface") struct ViewSurfaceTests {
  @Test(
    "A mask shares a difference of 100 among the flexible parts by their lengths",
    arguments: [
      ([], 20, 60), ([.flexibleWidth], 20, 160), ([.flexibleLeftMargin], 120, 60), ([.flexibleRightMargin], 20, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60), ([.flexibleWidth, .flexibleLeftMargin], 45, 135),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func masks(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: x, y: 0, width: width, height: 10))
  }

  @Test("Nothing is resized where the superview says so; parts of no length share evenly")
  func resizing() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(child)
    parent.bounds.size.width = 10
    #expect(child.frame == CGRect(x: 5, y: 0, width: 5, height: 0))
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 100
    #expect(child.frame.width == 5)
  }

  @Test("A tint is inherited, told to those that inherit it, and grey when dimmed")
  func tint() {
    let parent = TintView(frame: .zero)
    let child = TintView(frame: .zero)
    let own = TintView(frame: .zero)
    own.tintColor = .green
    parent.addSubview(child)
    parent.addSubview(own)
    let changes = own.changes
    parent.tintColor = .red
    #expect(child.tintColor == .red && own.tintColor == .green)
    #expect(parent.changes == 1 && child.changes == 1 && own.changes == changes)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && child.tintColor.redComponent == child.tintColor.blueComponent)
  }

  @Test("Margins reach at least as far as those of the superview where they are to be preserved")
  func margins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    parent.addSubview(child)
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 12)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 8))
    parent.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(parent.layoutMargins.top == 35)
    parent.insetsLayoutMarginsFromSafeArea = false
    #expect(parent.layoutMargins.top == 30)
  }

  @Test("Cells under a bar that the content inset holds are not covered, those beside one are")
  func cellSafeArea() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 0))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
  }

  @Test("Touches go up the chain until somebody takes them; one object is the first responder")
  func responders() {
    let outer = TakingView(frame: .zero)
    let inner = UIView(frame: .zero)
    outer.addSubview(inner)
    inner.touchesBegan([UITouch(simulatedAt: .zero, in: inner)], with: nil)
    #expect(outer.touches == 1)
    #expect(!inner.becomeFirstResponder() && outer.becomeFirstResponder() && outer.isFirstResponder)
    let other = TakingView(frame: .zero)
    #expect(other.becomeFirstResponder() && !outer.isFirstResponder)
    #expect(other.endEditing(true) && !other.isFirstResponder)
  }

  @Test("Overridden hit tests are asked with the event")
  func hits() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = WideView(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    parent.addSubview(wide)
    #expect(parent.hitTest(CGPoint(x: 35, y: 45), with: nil) === wide)
    #expect(parent.hitTest(CGPoint(x: 20, y: 45), with: UIEvent()) === parent)
  }

  @Test("Animations of every form are over when the call returns")
  func animations() {
    var log: [String] = []
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { log.append("key") }
      log.append("\(UIView.inheritedAnimationDuration)")
    } completion: {
      log.append("done \($0)")
    }
    UIView.transition(with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: { log.append("t") })
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("a") }
    animator.addCompletion { log.append("\($0 == .end)") }
    animator.startAnimation()
    #expect(log == ["key", "2.0", "done true", "t", "a", "true"])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("A scroll view keeps a scale between its limits, and zooms to a rectangle")
  func zoom() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 3
    scroll.zoom(to: CGRect(x: 100, y: 200, width: 50, height: 20), animated: true)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 370))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 3)
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    #expect(refresh.superview === scroll && scroll.refreshControl === refresh)
  }
}

private final class TintView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

private final class TakingView: UIView {
  var touches = 0
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
}

private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
