#if canImport(UIKit)
  import Testing
  import UIKit

  /// A scroll view that is no collection view.
  @MainActor @Suite("Scroll view") struct ScrollViewTests {
    private final class Log: NSObject, UIScrollViewDelegate {
      let log = CallLog()

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.add("scrolled \(text(scrollView.contentOffset.x)) \(text(scrollView.contentOffset.y))")
      }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animation ended") }
    }

    private let shown: Shown<UIScrollView>
    private let delegate = Log()
    private var view: UIScrollView { shown.view }

    init() {
      shown = Engine.show { UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 480)) }
      view.contentSize = CGSize(width: 100, height: 2_000)
      view.layoutIfNeeded()
      view.delegate = delegate
    }

    @Test("The offset is the origin of the bounds; each change is told once, after it is stored (Semantics 7.1)")
    func offsetIsBoundsOrigin() {
      view.contentOffset = CGPoint(x: 0, y: 30)
      #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 480))
      view.bounds.origin = CGPoint(x: 5, y: 60)
      #expect(view.contentOffset == CGPoint(x: 5, y: 60))
      #expect(delegate.log.take() == ["scrolled 0 30", "scrolled 5 60"])
      view.contentOffset = CGPoint(x: 5, y: 60)
      view.frame.origin.y = 7
      #expect(delegate.log.take() == [])
    }

    @Test("Setting the offset does not clamp, and layout alone does not either (Semantics 7.4)")
    func doesNotClamp() {
      view.setContentOffset(CGPoint(x: -3, y: 9_999), animated: false)
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: -3, y: 9_999))
    }

    @Test("A change that is not animated, and an animated one to where it is, end no animation (Semantics 7.14)")
    func noAnimation() {
      view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      #expect(delegate.log.take() == ["scrolled 0 10"])
    }

    @Test("A smaller content pulls the offset to its end (Semantics 7.4)")
    func contentSizeClamps() {
      let offsets: [(height: CGFloat, offset: CGFloat)] = [
        (2_000, 1_520), (1_999, 1_519), (600, 120), (480, 0), (0, 0),
      ]
      for (height, offset) in offsets {
        view.contentSize.height = 2_000
        view.contentOffset.y = 1_520
        view.contentSize.height = height
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == offset)
      }
    }

    @Test("A view that grows at the end of its content is pulled back (Semantics 7.4b)")
    func growthClamps() {
      view.contentOffset.y = 1_520
      view.frame.size.height = 500
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 1_500)
    }

    @Test("New insets move nothing until the next layout (Semantics 7.4a)")
    func insetsClampLater() {
      view.contentInset = .of(top: 50, bottom: 20)
      view.layoutIfNeeded()
      view.contentOffset.y = 1_540
      view.contentInset.bottom = 0
      #expect(view.contentOffset.y == 1_540)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 1_520)
    }

    @Test("Scrolling to a rectangle is as little as it takes, and nothing for what is seen (Semantics 7.9)")
    func rectangle() {
      let cases: [(y: CGFloat, offset: CGFloat)] = [(1_000, 620), (380, 380), (1_950, 1_520), (0, 0), (300, 0)]
      for (y, offset) in cases {
        view.scrollRectToVisible(CGRect(x: 0, y: y, width: 50, height: y == 1_950 ? 50 : 100), animated: false)
        #expect(view.contentOffset.y == offset)
      }
    }
  }
#endif
