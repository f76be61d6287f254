#if canImport(UIKit)
  import Testing
  import UIKit

  /// What a pass asks a layout, and when.
  @MainActor @Suite("Layout passes") struct LayoutPassTests {
    private let layout = RowsLayout()

    private func laidOut(_ counts: [Int] = [20]) -> Screen {
      let screen = Screen(counts, layout)
      screen.layOut()
      _ = layout.log.take()
      _ = screen.log.take()
      return screen
    }

    @Test(
      "The first layout prepares before anything else, then asks for the size, then for elements (Semantics 3.1, 3.2)")
    func firstLayout() {
      let screen = Screen([20], layout)
      #expect(layout.steps("prepare", "size", "elements") == [])
      screen.layOut()
      #expect(layout.steps("prepare", "size", "elements") == ["prepare", "size", "elements"])
      #expect(screen.view.contentSize == CGSize(width: 100, height: 2_000))
    }

    @Test("The rectangle that is asked for holds the visible bounds (Semantics 3.3)")
    func rectangle() {
      let screen = Screen([20], layout)
      var rectangles: [CGRect] = []
      layout.answer = { rect in
        rectangles.append(rect)
        return []
      }
      screen.layOut()
      #expect(rectangles.contains { $0.contains(CGRect(x: 0, y: 0, width: 100, height: 300)) })
      rectangles = []
      screen.scroll(to: 1_500)
      #expect(rectangles.contains { $0.contains(CGRect(x: 0, y: 1_500, width: 100, height: 300)) })
    }

    @Test("A pure scroll asks about the bounds and prepares nothing (Semantics 3.3, 3.4c)")
    func pureScroll() {
      let screen = laidOut()
      screen.scroll(to: 50)
      #expect(layout.steps("should", "prepare", "context", "invalidate") == ["should 0 50 100 300"])
    }

    @Test("Every change of the bounds is asked about, and one layout follows (Semantics 2.6, 3.3)")
    func severalOffsets() {
      let screen = laidOut()
      layout.followsBounds = true
      for y in [10, 20, 30] { screen.view.contentOffset = CGPoint(x: 0, y: CGFloat(y)) }
      screen.layOut()
      #expect(
        layout.log.take("should", "prepare") == [
          "should 0 10 100 300", "should 0 20 100 300", "should 0 30 100 300", "prepare",
        ])
    }

    @Test("A layout that says no to other bounds is not prepared for them, whatever changed (Semantics 3.3)")
    func sizeChangeRefused() {
      let screen = laidOut()
      screen.view.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      screen.layOut()
      #expect(layout.steps("should", "prepare", "invalidate") == ["should 0 0 200 300"])
    }

    @Test(
      "A layout that says yes gives a context, is invalidated with it, then prepared, then asked (Semantics 3.4, 3.4c)"
    )
    func sizeChangeAccepted() {
      let screen = laidOut()
      layout.followsBounds = true
      screen.view.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      screen.layOut()
      #expect(
        layout.steps("should", "context", "invalidate", "prepare", "size", "elements") == [
          "should 0 0 200 300", "context for bounds", "invalidate(with:)", "prepare", "size", "elements",
        ])
    }

    @Test("The question about other bounds comes while the view has the old ones (B25, Semantics 3.3)")
    func boundsAreOldWhenAsked() {
      final class Curious: UICollectionViewFlowLayout {
        var seen: [[CGFloat]] = []
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
          seen.append([collectionView?.bounds.width ?? 0, newBounds.width])
          return super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
      }
      let curious = Curious()
      let screen = Screen([20], width: 320, height: 480, curious)
      screen.layOut()
      curious.seen = []
      screen.view.bounds.size.width = 400
      #expect(curious.seen == [[320, 400]])
    }

    @Test("Bounds that stay the same are not asked about (Semantics 3.3)")
    func sameBounds() {
      let screen = laidOut()
      screen.view.contentOffset = .zero
      screen.view.frame.origin.x = 40
      screen.layOut()
      #expect(layout.steps("should", "prepare") == [])
    }

    @Test("With nothing due nothing is prepared (Semantics 3.7)")
    func nothingDue() {
      let screen = laidOut()
      screen.layOut()
      screen.view.setNeedsLayout()
      screen.layOut()
      #expect(layout.steps("prepare") == [])
    }

    @Test(
      "A clamp that brings other bounds has the layout asked about them, and one picture comes out (Semantics 2.5, 3.4)"
    )
    func clampAndLayout() {
      let screen = laidOut()
      layout.followsBounds = true
      screen.scroll(to: 1_700)
      _ = layout.log.take()
      layout.rowHeight = 50
      layout.invalidateLayout()
      screen.layOut()
      #expect(layout.steps("should") == ["should 0 700 100 300"])
      #expect(screen.picture.first == "0.14: 0 700 100 50")
      #expect(screen.cells.count == 6)
    }
  }

  @MainActor @Suite("Another layout") struct OtherLayoutTests {
    @Test("A layout has no view before it is given to one (Semantics 3.26)")
    func attachment() {
      let layout = RowsLayout()
      #expect(layout.collectionView == nil)
      let screen = Screen([1], layout)
      #expect(layout.collectionView === screen.view)
    }

    @Test("Another layout takes the view over: the old one has none, the offset stays (Semantics 3.25)")
    func replacement() {
      let layout = RowsLayout()
      let screen = Screen([20], layout)
      screen.layOut()
      screen.scroll(to: 90)
      let other = RowsLayout()
      other.rowHeight = 90
      screen.view.collectionViewLayout = other
      #expect(layout.collectionView == nil)
      #expect(other.collectionView === screen.view)
      _ = layout.log.take()
      screen.layOut()
      #expect(layout.log.take("prepare", "size", "elements") == [])
      #expect(other.steps("prepare", "size", "elements") == ["prepare", "size", "elements"])
      #expect(screen.view.contentOffset.y == 90)
      #expect(screen.picture.first == "0.1: 0 90 100 90")
    }

    @Test("Setting a layout without animation is setting the property (Semantics 9.13, 3.25)")
    func withoutAnimation() {
      let screen = Screen([20], RowsLayout())
      screen.layOut()
      let other = RowsLayout()
      other.rowHeight = 150
      screen.view.setCollectionViewLayout(other, animated: false)
      screen.layOut()
      #expect(screen.view.collectionViewLayout === other)
      #expect(screen.picture == ["0.0: 0 0 100 150", "0.1: 0 150 100 150"])
    }

    @Test("A layout with a shorter content brings the offset back into its range (Semantics 3.25, 7.4)")
    func shorter() {
      let screen = Screen([20], RowsLayout())
      screen.layOut()
      screen.scroll(to: 1_700)
      let other = RowsLayout()
      other.rowHeight = 50
      screen.view.setCollectionViewLayout(other, animated: false)
      screen.layOut()
      #expect(screen.view.contentOffset.y == 700)
    }
  }
#endif
