import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Flow layout invalidation") struct FlowInvalidationTests {
  /// A flow layout that counts what reaches it.
  @MainActor final class Counting: CollectionViewFlowLayout {
    var prepared = 0
    var contexts: [CollectionViewFlowLayoutInvalidationContext] = []
    var always = false

    override func prepare() {
      prepared += 1
      super.prepare()
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      if let flow = context as? CollectionViewFlowLayoutInvalidationContext { contexts.append(flow) }
      super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      super.shouldInvalidateLayout(forBoundsChange: newBounds) || always
    }
  }

  let flow = Counting()

  private func laidOut(
    _ counts: [Int] = [20], delegate: (any CollectionViewDelegateFlowLayout)? = nil
  ) -> Fixture {
    let fixture = Fixture(flow: counts, width: 100, height: 300, flow) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.minimumLineSpacing = 0
    }
    if let delegate { fixture.use(delegate) }
    fixture.view.layoutIfNeeded()
    flow.prepared = 0
    flow.contexts = []
    return fixture
  }

  // MARK: Bounds

  @Test("A getter that follows the bounds is followed, along the scroll direction too")
  func followingGetter() {
    final class Pages: CollectionViewFlowLayout {
      override var itemSize: CGSize {
        get { collectionView?.bounds.size ?? super.itemSize }
        set { super.itemSize = newValue }
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
      }
    }
    let fixture = Fixture(flow: [5], width: 300, height: 200, Pages()) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 0
    }
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view) == ["0.0: 0 0 300 200"])
    fixture.view.bounds.size.width = 150
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view) == ["0.0: 0 0 150 200"])
    #expect(fixture.view.contentSize == CGSize(width: 750, height: 200))
  }

  @Test("Lines fill the new room when the content inset changes across the scroll direction (Semantics 4.8)")
  func contentInset() {
    let fixture = laidOut()
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.minimumInteritemSpacing = 0
    fixture.view.layoutIfNeeded()
    fixture.view.contentInset = ViewInsets(top: 0, left: 30, bottom: 0, right: 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.width == 70)
    #expect(picture(fixture.view).prefix(2) == ["0.0: 10 0 50 50", "0.1: 10 50 50 50"])
    flow.prepared = 0
    fixture.view.contentInset = ViewInsets(top: 40, left: 30, bottom: 10, right: 0)
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 0)
  }

  @Test("The safe area that comes with a rotation is taken off the lines (Semantics 4.8, 7.2)")
  func safeArea() {
    let fixture = laidOut()
    fixture.view.contentInsetAdjustmentBehavior = .always
    fixture.view.bounds.size.width = 300
    fixture.view.layoutIfNeeded()
    fixture.view.setSafeAreaInsets(ViewInsets(top: 0, left: 44, bottom: 0, right: 44))
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.width == 212)
    #expect(picture(fixture.view).prefix(2) == ["0.0: 0 0 100 100", "0.1: 112 0 100 100"])
  }

  // MARK: Flags

  private func context(metrics: Bool, attributes: Bool) -> CollectionViewFlowLayoutInvalidationContext {
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    return context
  }

  @Test("With the places kept, the named items alone are asked for (Semantics 3.9, 4.37)")
  func namedItemAlone() {
    let fixture = laidOut()
    let before = fixture.view.counters
    let context = context(metrics: false, attributes: false)
    context.invalidateItems(at: [path(0, 0), path(0, 2)])
    flow.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.itemQueries - before.itemQueries == 2)
    #expect(fixture.view.counters.elementsQueries == before.elementsQueries)
  }

  @Test("A context of another class raises; everything is invalidated (Semantics 4.37b)")
  func wrongContext() {
    let fixture = laidOut()
    flow.invalidateLayout(with: CollectionViewLayoutInvalidationContext())
    #expect(fixture.rules == [.wrongInvalidationContext])
    #expect(fixture.view.violations.first?.severity == .exception)
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
  }

  @Test("A context that names three items of a flow costs one preparation, no elements query and three item queries")
  func threeNamedItems() {
    let fixture = Fixture(counts: [1_000])
    fixture.view.layoutIfNeeded()
    let before = fixture.view.counters
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 1), path(0, 2), path(0, 500)])
    fixture.view.collectionViewLayout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    let cost = fixture.view.counters.since(before)
    #expect(cost.prepareCalls == 1)
    #expect(cost.elementsQueries == 0)
    #expect(cost.itemQueries == 3)
  }

  @Test("When the named items move others on screen, the flow has the whole screen asked again")
  func namedItemsThatMoveOthers() {
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    let fixture = Fixture(counts: [100], size: CGSize(width: 100, height: 300), layout: flow)
    var first: CGFloat = 50
    flow.itemSizes = { _ in (0..<100).map { CGSize(width: 100, height: $0 == 0 ? first : 50) } }
    fixture.view.layoutIfNeeded()
    first = 80
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 0)])
    flow.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 3))?.frame.origin.y == 180)
  }
}
