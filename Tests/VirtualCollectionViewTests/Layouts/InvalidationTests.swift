import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Invalidation") struct InvalidationTests {
  let spy = SpyLayout()

  private func laidOut(_ counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(counts: counts, layout: spy)
    fixture.view.layoutIfNeeded()
    spy.log = []
    fixture.source.log = []
    return fixture
  }

  private func header(_ section: Int, y: CGFloat) -> SpyLayout.Extra {
    SpyLayout.Extra(
      category: .supplementaryView, kind: CollectionView.elementKindSectionHeader, path: path(section, 0),
      frame: CGRect(x: 0, y: y, width: 100, height: 20))
  }

  // MARK: Everything

  @Test("What a layout invalidates while it prepares belongs to that preparation (Semantics 3.1)")
  func insidePrepare() {
    let fixture = laidOut()
    spy.onPrepare = { [unowned spy] in spy.invalidateLayout() }
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    fixture.view.layoutIfNeeded()
    #expect(spy.log.filter { $0 == "prepare" }.count == 1)
    #expect(spy.log.filter { $0.hasPrefix("elements") }.count == 1)
  }

  @Test("A layout that invalidates all while it prepares for named elements has all of them asked for")
  func insidePrepareOfNamed() {
    let fixture = laidOut()
    spy.onPrepare = { [unowned spy] in
      spy.rowHeight = 50
      spy.invalidateLayout()
    }
    invalidate(items: [path(0, 0)])
    fixture.view.layoutIfNeeded()
    #expect(spy.log.last == "elements 0 0 100 300")
    #expect(picture(fixture.view).last == "0.5: 0 250 100 50")
  }

  // MARK: Named elements

  private func invalidate(items: [IndexPath]) {
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: items)
    spy.invalidateLayout(with: context)
  }

  @Test("A context that names three items has one preparation and three questions, none for the rest (Semantics 3.9)")
  func namedItems() {
    let fixture = laidOut()
    for item in 0..<3 {
      spy.moved[path(0, item)] = CGRect(x: 50, y: CGFloat(item) * 100, width: 50, height: 100)
    }
    invalidate(items: [path(0, 2), path(0, 0), path(0, 1), path(0, 2)])
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["invalidate(with:)", "prepare", "size", "item 0.0", "item 0.1", "item 0.2"])
    #expect(picture(fixture.view) == ["0.0: 50 0 50 100", "0.1: 50 100 50 100", "0.2: 50 200 50 100"])
    #expect(fixture.source.log.isEmpty)
  }

  @Test("A named header that the layout no longer has leaves the screen")
  func namedHeaderGoes() {
    spy.extras = [header(0, y: 0)]
    let fixture = laidOut()
    spy.extras = []
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: CollectionView.elementKindSectionHeader, at: [path(0, 0)])
    spy.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleElements.count == 3)
  }

  @Test("Contexts with names add up; one without names among them puts everything in doubt (Semantics 3.7, 3.9)")
  func namesAddUp() {
    let fixture = laidOut()
    invalidate(items: [path(0, 0)])
    invalidate(items: [path(0, 2)])
    fixture.view.layoutIfNeeded()
    #expect(spy.log.suffix(4) == ["prepare", "size", "item 0.0", "item 0.2"])
    spy.log = []
    invalidate(items: [path(0, 0)])
    spy.invalidateLayout()
    invalidate(items: [path(0, 2)])
    fixture.view.layoutIfNeeded()
    #expect(spy.log.suffix(3) == ["prepare", "size", "elements 0 0 100 300"])
  }

  @Test("A scroll beside a context with names has everything asked for")
  func namedAndScrolled() {
    let fixture = laidOut()
    invalidate(items: [path(0, 0)])
    fixture.scroll(to: 50)
    #expect(spy.log.suffix(3) == ["prepare", "size", "elements 0 50 100 300"])
    #expect(picture(fixture.view).count == 4)
  }

  @Test("A named item that does not exist is passed over")
  func namedButMissing() {
    let fixture = laidOut()
    invalidate(items: [path(0, 40), path(3, 0)])
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).count == 3)
    #expect(fixture.rules.isEmpty)
  }

  @Test("Sticky headers named in a context for other bounds cost one question each, whatever the number of items (B23)")
  func stickyHeaders() {
    final class Sticky: SpyLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        extras[0].frame.origin.y = newBounds.minY
        context.invalidateSupplementaryElements(ofKind: extras[0].kind, at: [extras[0].path])
        return context
      }
    }
    let sticky = Sticky()
    sticky.extras = [header(0, y: 0)]
    let fixture = Fixture(counts: [900], layout: sticky)
    fixture.view.layoutIfNeeded()
    let before = fixture.view.counters
    for step in 1...60 { fixture.scroll(to: CGFloat(step)) }
    #expect(picture(fixture.view).last == "header 0.0: 0 60 100 20")
    #expect(fixture.rules.isEmpty)
    #expect(fixture.view.counters.prepareCalls - before.prepareCalls == 60)
    // The bounds moved, so the elements are asked for too: one query of what is on screen, not of 900 items.
    #expect(fixture.view.counters.elementsQueries - before.elementsQueries == 60)
  }

  @Test("Data that changes while the offset moves is always taken over when everything is invalidated (B23)")
  func dataWhileScrolling() {
    let fixture = laidOut([900])
    for step in 1...5 { fixture.scroll(to: CGFloat(step * 40)) }
    fixture.source.counts = [2]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 200)
    #expect(picture(fixture.view) == ["0.0: 0 0 100 100", "0.1: 0 100 100 100"])
    #expect(fixture.rules.isEmpty)
  }

  // MARK: Adjustments

  @Test("An adjustment made while the layout prepares counts too, once")
  func adjustmentInsidePrepare() {
    let fixture = laidOut()
    spy.onPrepare = { [unowned spy] in
      let context = CollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
      spy.invalidateLayout(with: context)
    }
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 30)
    #expect(spy.log.filter { $0 == "prepare" }.count == 1)
  }

  @Test("A chat keeps its distance from the bottom: 3200 − (2000 − 100) = 1300 (B71)")
  func chat() {
    let fixture = laidOut()
    fixture.scroll(to: 100)
    fixture.source.counts = [32]
    fixture.view.reloadData()
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 1200)
    spy.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 1300)
    #expect(picture(fixture.view).first == "0.13: 0 1300 100 100")
  }

  // MARK: A user's contexts

  @Test("An adjustment that leads out of the content ends with it, also when its size stays (Semantics 3.10)")
  func adjustmentIsClamped() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let fixture = Fixture(counts: [20], size: CGSize(width: 100, height: 300), layout: layout)
    fixture.scroll(to: 20)
    for (adjustment, expected) in [(-30, 0), (1_000, 700)] as [(CGFloat, CGFloat)] {
      let context = CollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: adjustment)
      layout.invalidateLayout(with: context)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.contentOffset.y == expected)
    }
  }

  @Test("What a user's context answers counts, not what it was made with (Semantics 3.8, 3.9)")
  func overriddenAnswers() {
    final class All: CollectionViewLayoutInvalidationContext {
      override var invalidateEverything: Bool { true }
    }
    final class Third: CollectionViewLayoutInvalidationContext {
      override var invalidatedItemIndexPaths: [IndexPath]? { [path(0, 2)] }
    }
    let fixture = laidOut()
    let all = All()
    all.invalidateItems(at: [path(0, 0)])
    spy.invalidateLayout(with: all)
    fixture.view.layoutIfNeeded()
    #expect(spy.log.last == "elements 0 0 100 300")
    spy.invalidateLayout(with: Third())
    fixture.view.layoutIfNeeded()
    #expect(spy.log.last == "item 0.2")
  }

  @Test("A class of contexts that is none raises, and a plain context is taken")
  func notAContextClass() {
    final class Layout: SpyLayout {
      override class var invalidationContextClass: AnyClass { NSObject.self }
    }
    let layout = Layout()
    let fixture = Fixture(counts: [2], layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules.first == .wrongInvalidationContext)
    #expect(fixture.view.visibleCells.count == 2)
  }

  @Test("An override may add to the context on its way to super")
  func contextChangedOnTheWay() {
    final class Nudge: SpyLayout {
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        if !context.invalidateEverything { context.contentOffsetAdjustment = CGPoint(x: 0, y: 25) }
        super.invalidateLayout(with: context)
      }
    }
    let nudge = Nudge()
    let fixture = Fixture(counts: [20], layout: nudge)
    fixture.view.layoutIfNeeded()
    nudge.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 25)
  }

  // MARK: From callbacks

  @Test("A layout invalidated from willDisplay is prepared once more, and the screen follows")
  func fromWillDisplay() {
    let fixture = laidOut()
    let log = DisplayLog()
    log.onWillDisplay = { [unowned spy] _, _ in
      guard spy.rowHeight == 100 else { return }
      spy.rowHeight = 60
      spy.invalidateLayout()
    }
    fixture.use(log)
    fixture.scroll(to: 100)
    #expect(spy.log.filter { $0 == "prepare" }.count == 1)
    #expect(picture(fixture.view).first == "0.1: 0 60 100 60")
    #expect(fixture.rules.isEmpty)
  }
}
