#if canImport(UIKit)
  import Testing
  import UIKit

  /// What becomes of attributes on the views that they are for.
  @MainActor @Suite("Applying attributes") struct ApplyingTests {
    private let layout = RowsLayout()

    private func screen(_ count: Int = 3) -> Screen { Screen([count], layout) }

    private func relayout(_ screen: Screen) {
      layout.invalidateLayout()
      screen.layOut()
    }

    @Test("Middle, size, transform and opacity are put on the view (Semantics 3.17)")
    func appliedValues() throws {
      layout.answer = { [unowned layout] _ in
        let attributes = layout.item(path(0, 0))
        attributes.center = CGPoint(x: 40, y: 30)
        attributes.size = CGSize(width: 60, height: 20)
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        return [attributes]
      }
      let screen = screen()
      screen.layOut()
      let shown = try #require(screen.cell(0, 0))
      #expect(shown.center == CGPoint(x: 40, y: 30))
      #expect(shown.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
      #expect(shown.frame == CGRect(x: -20, y: 20, width: 120, height: 20))
      #expect(shown.alpha == 0.5)
      #expect(shown.transform == CGAffineTransform(scaleX: 2, y: 1))
    }

    @Test("A transform that went away is taken off the view again (Semantics 3.17)")
    func transformGoes() {
      var scale: CGFloat = 2
      layout.answer = { [unowned layout] _ in
        let attributes = layout.item(path(0, 0))
        attributes.transform = CGAffineTransform(scaleX: scale, y: 1)
        return [attributes]
      }
      let screen = screen()
      screen.layOut()
      #expect(screen.cell(0, 0)?.frame.width == 200)
      scale = 1
      relayout(screen)
      #expect(screen.cell(0, 0)?.transform == .identity)
      #expect(screen.cell(0, 0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("An item on screen that becomes hidden keeps its view, which is hidden (Semantics 3.17, 3.21)")
    func becomesHidden() {
      let screen = screen()
      screen.layOut()
      let cell = screen.cell(0, 1)
      layout.hidden = [path(0, 1)]
      relayout(screen)
      #expect(screen.cell(0, 1) === cell)
      #expect(cell?.isHidden == true)
      layout.hidden = []
      relayout(screen)
      #expect(cell?.isHidden == false)
    }

    @Test("An item is on screen by its transformed frame (Semantics 3.18)")
    func visibleByTransformedFrame() {
      layout.answer = { [unowned layout] _ in
        let above = layout.item(path(0, 5))
        above.frame = CGRect(x: 0, y: -100, width: 100, height: 90)
        above.transform = CGAffineTransform(scaleX: 1, y: 2)
        let inside = layout.item(path(0, 6))
        inside.frame = CGRect(x: 0, y: 10, width: 10, height: 10)
        inside.transform = CGAffineTransform(translationX: 500, y: 0)
        return [above, inside]
      }
      let screen = screen(20)
      screen.layOut()
      #expect(screen.visible == "0.5")
    }

    @Test("apply is called with the frame already set (Semantics 3.16)")
    func frameFirst() {
      final class Watching: RecordingCell {
        var frames: [CGRect] = []
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
          super.apply(layoutAttributes)
          frames.append(frame)
        }
      }
      let screen = Screen([3], layout, cell: Watching.self)
      screen.layOut()
      #expect((screen.cell(0, 1) as? Watching)?.frames == [CGRect(x: 0, y: 100, width: 100, height: 100)])
    }

    @Test("apply is called again only if the attributes changed (Semantics 3.16)")
    func applyOnChange() {
      let screen = screen()
      screen.layOut()
      relayout(screen)
      #expect(screen.cell(0, 1)?.applied.count == 1)
      layout.depths[path(0, 1)] = 4
      relayout(screen)
      #expect(screen.cell(0, 1)?.applied.count == 2)
      #expect(screen.cell(0, 1)?.applied.last?.zIndex == 4)
      #expect(screen.cell(0, 0)?.applied.count == 1)
    }

    private func tinted(_ tint: @escaping () -> Int) {
      layout.answer = { [unowned layout] _ in
        let attributes = TintAttributes(forCellWith: path(0, 0))
        attributes.frame = layout.item(path(0, 0)).frame
        attributes.tint = tint()
        return [attributes]
      }
    }

    @Test("A value of one's own is applied when isEqual sees it change (Semantics 3.15, 3.16)")
    func ownValue() {
      var tint = 1
      tinted { tint }
      let screen = screen()
      screen.layOut()
      relayout(screen)
      #expect(screen.cell(0, 0)?.applied.count == 1)
      tint = 2
      relayout(screen)
      #expect(screen.cell(0, 0)?.applied.count == 2)
      #expect((screen.cell(0, 0)?.applied.last as? TintAttributes)?.tint == 2)
    }

    @Test("A value of one's own that isEqual does not look at is never seen to change (Semantics 3.15)")
    func ownValueUnseen() {
      final class Blind: UICollectionViewLayoutAttributes { nonisolated(unsafe) var tint = 0 }
      var tint = 1
      layout.answer = { [unowned layout] _ in
        let attributes = Blind(forCellWith: path(0, 0))
        attributes.frame = layout.item(path(0, 0)).frame
        attributes.tint = tint
        return [attributes]
      }
      let screen = screen()
      screen.layOut()
      tint = 2
      relayout(screen)
      #expect(screen.cell(0, 0)?.applied.count == 1)
    }

    @Test("A flow layout makes attributes of its layoutAttributesClass, and cells get them (Semantics 3.22)")
    func attributesClass() {
      final class Tinted: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { TintAttributes.self }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)?.map {
            let copy = $0.copy() as! TintAttributes
            copy.tint = 7
            return copy
          }
        }
      }
      let flow = Tinted()
      let screen = Screen.flow([3], flow)
      screen.layOut()
      #expect(flow.layoutAttributesForItem(at: path(0, 1)) is TintAttributes)
      #expect((screen.cell(0, 1)?.applied.last as? TintAttributes)?.tint == 7)
    }
  }
#endif
