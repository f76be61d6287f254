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

  @Test(
    """
    invalidateLayout() calls invalidateLayout(with:) once with a fresh context of the layout's class \
    (plain.invalidateLayout, fact-inv-once, Semantics 3.6)
    """)
  func invalidateCallsWithContext() {
    spy.invalidateLayout()
    #expect(spy.log == ["invalidate()", "invalidate(with:)"])
    #expect(spy.contexts.map { type(of: $0) == CollectionViewLayoutInvalidationContext.self } == [true])
    spy.invalidateLayout()
    #expect(spy.contexts.count == 2)
    #expect(spy.contexts[0] !== spy.contexts[1])
  }

  @Test(
    "An override of invalidateLayout() is not called for a context (plain.withContext, flow.withContext, Semantics 3.6)"
  )
  func contextDoesNotCallBack() {
    spy.invalidateLayout(with: CollectionViewLayoutInvalidationContext())
    #expect(spy.log == ["invalidate(with:)"])
    final class Flow: CollectionViewFlowLayout {
      var calls: [String] = []
      override func invalidateLayout() {
        calls.append("invalidateLayout")
        super.invalidateLayout()
      }
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        calls.append("with")
        super.invalidateLayout(with: context)
      }
    }
    let flow = Flow()
    flow.invalidateLayout()
    #expect(flow.calls == ["invalidateLayout", "with"])
    flow.invalidateLayout(with: CollectionViewFlowLayoutInvalidationContext())
    #expect(flow.calls == ["invalidateLayout", "with", "with"])
  }

  @Test("Invalidating does nothing until the next layout; several at once prepare once (Semantics 3.7)")
  func coalescing() {
    let fixture = laidOut()
    spy.invalidateLayout()
    spy.invalidateLayout()
    spy.invalidateLayout(with: CollectionViewLayoutInvalidationContext())
    #expect(!spy.log.contains("prepare"))
    fixture.view.layoutIfNeeded()
    #expect(spy.log.suffix(3) == ["prepare", "size", "elements 0 0 100 300"])
    #expect(spy.log.filter { $0 == "prepare" }.count == 1)
    #expect(fixture.source.log.isEmpty)
  }

  @Test("An override that does not call super invalidates nothing (Semantics 3.6)")
  func withoutSuper() {
    final class Deaf: SpyLayout {
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {}
    }
    let deaf = Deaf()
    let fixture = Fixture(counts: [3], layout: deaf)
    fixture.view.layoutIfNeeded()
    deaf.log = []
    deaf.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(deaf.log == ["invalidate()"])
  }

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

  @Test("Only the named items follow, others stay as they were asked last (Semantics 3.9)")
  func othersStay() {
    let fixture = laidOut()
    spy.moved[path(0, 0)] = CGRect(x: 50, y: 0, width: 50, height: 100)
    spy.moved[path(0, 1)] = CGRect(x: 50, y: 100, width: 50, height: 100)
    invalidate(items: [path(0, 1)])
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).prefix(2) == ["0.0: 0 0 100 100", "0.1: 50 100 50 100"])
  }

  @Test("A named item that comes into sight is shown, one that leaves is not any more (Semantics 3.9)")
  func namedComeAndGo() {
    let fixture = laidOut()
    let log = DisplayLog()
    fixture.use(log)
    fixture.view.layoutIfNeeded()
    spy.log = []
    spy.moved[path(0, 7)] = CGRect(x: 0, y: 50, width: 10, height: 10)
    spy.moved[path(0, 1)] = CGRect(x: 0, y: 700, width: 100, height: 100)
    invalidate(items: [path(0, 1), path(0, 7)])
    fixture.view.layoutIfNeeded()
    #expect(spy.log.suffix(2) == ["item 0.1", "item 0.7"])
    #expect(fixture.source.log == ["cell 0.7"])
    #expect(log.log == ["will 0.7", "did 0.1"])
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.0", "0.2", "0.7"])
  }

  @Test("Named supplementary and decoration views are asked for one by one as well (Semantics 3.9)")
  func namedOthers() {
    spy.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
    spy.extras = [header(0, y: 0)]
    let fixture = laidOut()
    spy.extras = [
      header(0, y: 40),
      SpyLayout.Extra(
        category: .decorationView, kind: "line", path: path(0, 0), frame: CGRect(x: 0, y: 90, width: 100, height: 1)),
    ]
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: CollectionView.elementKindSectionHeader, at: [path(0, 0)])
    context.invalidateDecorationElements(ofKind: "line", at: [path(0, 0)])
    spy.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["invalidate(with:)", "prepare", "size", "view header 0.0", "decoration line 0.0"])
    #expect(picture(fixture.view).suffix(2) == ["header 0.0: 0 40 100 20", "line 0.0: 0 90 100 1"])
    #expect(fixture.rules.isEmpty)
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

  @Test("An offset adjustment moves the offset before the layout is prepared (Semantics 3.10)")
  func offsetAdjustment() {
    let fixture = laidOut()
    fixture.scroll(to: 100)
    spy.log = []
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 150)
    spy.invalidateLayout(with: context)
    #expect(fixture.view.contentOffset.y == 100)
    var seen: CGFloat?
    spy.onPrepare = { [unowned view = fixture.view] in seen = view.contentOffset.y }
    fixture.view.layoutIfNeeded()
    #expect(seen == 250)
    #expect(fixture.view.contentOffset.y == 250)
    #expect(spy.log.last == "elements 0 250 100 300")
  }

  @Test("A size adjustment changes the content size before the layout is prepared (Semantics 3.10)")
  func sizeAdjustment() {
    let fixture = laidOut()
    let context = CollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 1, height: 70)
    spy.invalidateLayout(with: context)
    #expect(fixture.view.contentSize.height == 2000)
    var seen: CGSize?
    spy.onPrepare = { [unowned view = fixture.view] in seen = view.contentSize }
    fixture.view.layoutIfNeeded()
    #expect(seen == CGSize(width: 101, height: 2070))
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 2000))
  }

  @Test("Adjustments of several contexts add up (Semantics 3.7, 3.10)")
  func adjustmentsAddUp() {
    let fixture = laidOut()
    for _ in 0..<3 {
      let context = CollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
      spy.invalidateLayout(with: context)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 120)
  }

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

  @Test("The view makes contexts of the layout's class (Semantics 3.5, 3.22)")
  func contextClass() {
    final class Mine: CollectionViewLayoutInvalidationContext { var note = "fresh" }
    final class Layout: SpyLayout {
      override class var invalidationContextClass: AnyClass { Mine.self }
    }
    let layout = Layout()
    let fixture = Fixture(counts: [20], layout: layout)
    fixture.view.layoutIfNeeded()
    layout.invalidatesForBounds = { _ in true }
    fixture.view.contentOffset = CGPoint(x: 0, y: 10)
    layout.invalidateLayout()
    #expect(layout.contexts.count == 3)
    #expect(layout.contexts.allSatisfy { ($0 as? Mine)?.note == "fresh" })
    #expect(layout.contexts[0].invalidateEverything)
    #expect(!layout.contexts[1].invalidateEverything)
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
