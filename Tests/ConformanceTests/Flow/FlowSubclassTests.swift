#if canImport(UIKit)
  import Testing
  import UIKit

  /// Layouts that change what a flow layout answers, as those of applications do.
  @MainActor @Suite("Flow layout: subclasses") struct FlowSubclassTests {
    private func laidOut(_ flow: UICollectionViewFlowLayout, _ counts: [Int] = [20]) -> Screen {
      let screen = Screen.flow(counts, width: 100, height: 300, flow) {
        $0.itemSize = CGSize(width: 80, height: 100)
        $0.minimumLineSpacing = 0
      }
      screen.layOut()
      return screen
    }

    @Test("Copies that are changed are shown as changed; super's own answer stays (Semantics 3.15)")
    func copies() {
      final class LeftAligned: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)?.map {
            let copy = $0.copy() as! UICollectionViewLayoutAttributes
            copy.frame.origin.x = 0
            return copy
          }
        }
      }
      let flow = LeftAligned()
      let screen = laidOut(flow)
      #expect(screen.xs == [0, 0, 0])
      for y in [30, 60, 500, 10] { screen.scroll(to: CGFloat(y)) }
      #expect(screen.xs == [0, 0, 0, 0])
      #expect(flow.layoutAttributesForItem(at: path(0, 0))?.frame.minX == 10)
    }

    @Test("An override of prepare may read super's places after calling it (Semantics 3.1)")
    func overriddenPrepare() {
      final class Cached: UICollectionViewFlowLayout {
        var places: [[CGFloat]] = []
        override func prepare() {
          super.prepare()
          places.append((0..<3).compactMap { layoutAttributesForItem(at: path(0, $0))?.frame.minY })
        }
      }
      let flow = Cached()
      let screen = laidOut(flow)
      #expect(flow.places.last == [0, 100, 200])
      flow.itemSize.height = 40
      screen.layOut()
      #expect(flow.places.last == [0, 40, 80])
    }

    @Test("The scroll direction is read through its getter (Semantics 4.2)")
    func directionGetter() {
      final class Sideways: UICollectionViewFlowLayout {
        override var scrollDirection: UICollectionView.ScrollDirection {
          get { .horizontal }
          set {}
        }
      }
      #expect(laidOut(Sideways(), [4]).view.contentSize == CGSize(width: 160, height: 300))
    }

    @Test("An overridden content size is the view's (Semantics 3.2)")
    func contentSize() {
      final class Padded: UICollectionViewFlowLayout {
        override var collectionViewContentSize: CGSize {
          CGSize(width: super.collectionViewContentSize.width, height: super.collectionViewContentSize.height + 500)
        }
      }
      let screen = laidOut(Padded(), [3])
      #expect(screen.view.contentSize == CGSize(width: 100, height: 800))
      screen.scroll(to: 500)
      #expect(screen.view.contentOffset.y == 500)
      #expect(screen.view.visibleCells.isEmpty)
    }

    @Test("A value of one's own on super's copies is applied once, and again when it changes (Semantics 3.15, 3.16)")
    func ownAttributes() {
      final class Tinted: UICollectionViewFlowLayout {
        var tint = 1
        override class var layoutAttributesClass: AnyClass { TintAttributes.self }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)?.map {
            let copy = $0.copy() as! TintAttributes
            copy.tint = tint
            return copy
          }
        }
      }
      let flow = Tinted()
      let screen = laidOut(flow)
      let cell = screen.cell(0, 1)
      #expect((cell?.applied.last as? TintAttributes)?.tint == 1)
      flow.invalidateLayout()
      screen.layOut()
      #expect(cell?.applied.count == 1)
      flow.tint = 2
      flow.invalidateLayout()
      screen.layOut()
      #expect(cell?.applied.count == 2)
      #expect((cell?.applied.last as? TintAttributes)?.tint == 2)
    }
  }
#endif
