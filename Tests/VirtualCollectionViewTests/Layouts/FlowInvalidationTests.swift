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

  // MARK: Properties

  @Test(
    "Setting a metric to another value invalidates, to the same one it does not (Semantics 4.36)",
    arguments: 0..<9)
  func setters(which: Int) {
    let changes: [(CollectionViewFlowLayout) -> Void] = [
      { $0.itemSize = CGSize(width: 40, height: 40) }, { $0.estimatedItemSize = CGSize(width: 40, height: 40) },
      { $0.minimumLineSpacing = 3 }, { $0.minimumInteritemSpacing = 3 },
      { $0.sectionInset = ViewInsets(top: 1, left: 0, bottom: 0, right: 0) },
      { $0.headerReferenceSize = CGSize(width: 0, height: 9) },
      { $0.footerReferenceSize = CGSize(width: 0, height: 9) }, { $0.scrollDirection = .horizontal },
      {
        $0.sectionHeadersPinToVisibleBounds = true
        $0.sectionFootersPinToVisibleBounds = true
      },
    ]
    let fixture = laidOut()
    changes[which](flow)
    #expect(flow.contexts.count == (which == 8 ? 2 : 1))
    #expect(flow.contexts.allSatisfy { $0.invalidateFlowLayoutAttributes && $0.invalidateFlowLayoutDelegateMetrics })
    #expect(flow.prepared == 0)
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    flow.contexts = []
    changes[which](flow)
    #expect(flow.contexts.isEmpty)
  }

  @Test("Several metrics set one after the other cost one preparation (Semantics 3.7, 4.36)")
  func severalSetters() {
    let fixture = laidOut()
    flow.itemSize.height = 50
    flow.minimumLineSpacing = 5
    flow.sectionInset.top = 10
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    #expect(picture(fixture.view).prefix(2) == ["0.0: 0 10 100 50", "0.1: 0 65 100 50"])
  }

  @Test("Setting the reference of section insets does not invalidate (fact-inset-setter, Semantics 4.36a)")
  func insetReference() {
    let fixture = laidOut()
    flow.sectionInsetReference = .fromLayoutMargins
    fixture.view.layoutIfNeeded()
    #expect(flow.contexts.isEmpty)
    #expect(flow.prepared == 0)
    #expect(picture(fixture.view).first == "0.0: 0 0 100 100")
  }

  @Test(
    "A metric set inside prepare, before super, is the one that is used, without a second preparation (Semantics 3.1)")
  func metricInsidePrepare() {
    final class FillWidth: CollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        prepared += 1
        if let view = collectionView { itemSize = CGSize(width: view.bounds.width, height: view.bounds.height / 4) }
        super.prepare()
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
      }
    }
    let flow = FillWidth()
    let fixture = Fixture(flow: [20], width: 100, height: 400, flow) { $0.minimumLineSpacing = 0 }
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).first == "0.0: 0 0 100 100")
    #expect(flow.prepared == 1)
    fixture.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).first == "0.0: 0 0 100 50")
    fixture.view.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).first == "0.0: 0 0 200 50")
    #expect(flow.prepared == 3)
    #expect(fixture.rules.isEmpty)
  }

  // MARK: Bounds

  @Test("A pure scroll prepares nothing; another width does, another height does not (Semantics 4.35)")
  func bounds() {
    let fixture = laidOut()
    fixture.scroll(to: 40)
    #expect(flow.prepared == 0)
    fixture.view.bounds.size.height = 350
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 0)
    #expect(fixture.view.visibleCells.count == 4)
    fixture.view.bounds.size.width = 210
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    #expect(flow.contexts.count == 1)
    #expect(picture(fixture.view)[1] == "0.1: 110 0 100 100")
  }

  @Test("Scrolling sideways the height counts, not the width (Semantics 4.35)")
  func boundsHorizontal() {
    let fixture = laidOut()
    flow.scrollDirection = .horizontal
    fixture.view.layoutIfNeeded()
    flow.prepared = 0
    fixture.view.bounds.size.width = 150
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 0)
    fixture.view.bounds.size.height = 100
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    #expect(picture(fixture.view) == ["0.0: 0 0 100 100", "0.1: 100 0 100 100"])
  }

  @Test("Pinned headers make every change of the bounds count (Semantics 4.35)")
  func boundsPinned() {
    let fixture = laidOut()
    flow.sectionHeadersPinToVisibleBounds = true
    fixture.view.layoutIfNeeded()
    flow.prepared = 0
    fixture.scroll(to: 1)
    fixture.scroll(to: 2)
    #expect(flow.prepared == 2)
  }

  @Test("The context for other bounds has the delegate asked again only for another size (Semantics 4.38)")
  func boundsContext() throws {
    let fixture = laidOut()
    var new = fixture.view.bounds
    new.origin.y = 30
    let scrolled = try #require(
      flow.invalidationContext(forBoundsChange: new) as? CollectionViewFlowLayoutInvalidationContext)
    #expect(!scrolled.invalidateFlowLayoutDelegateMetrics)
    #expect(!scrolled.invalidateEverything)
    new.size.height = 200
    let resized = try #require(
      flow.invalidationContext(forBoundsChange: new) as? CollectionViewFlowLayoutInvalidationContext)
    #expect(resized.invalidateFlowLayoutDelegateMetrics)
    #expect(resized.invalidateFlowLayoutAttributes)
  }

  @Test("A rotation asks the delegate for every size again, once, after the new bounds are there (Semantics 4.38)")
  func rotation() {
    var widths: [CGFloat] = []
    weak var view: CollectionView?
    let delegate = SizesDelegate { _ in
      widths.append(view?.bounds.width ?? 0)
      return CGSize(width: view?.bounds.width ?? 0, height: 50)
    }
    let fixture = laidOut([3], delegate: nil)
    view = fixture.view
    fixture.use(delegate)
    flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    widths = []
    fixture.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    fixture.view.layoutIfNeeded()
    #expect(widths == [300, 300, 300])
    #expect(picture(fixture.view).first == "0.0: 0 0 300 50")
    #expect(fixture.rules.isEmpty)
  }

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

  @Test("With the metrics flag off the delegate is not asked and what it said is kept (Semantics 4.37)")
  func metricsOff() {
    var height: CGFloat = 100
    let delegate = SizesDelegate { _ in CGSize(width: 100, height: height) }
    let fixture = laidOut([5], delegate: delegate)
    height = 60
    delegate.log = []
    flow.invalidateLayout(with: context(metrics: false, attributes: true))
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    #expect(delegate.log.isEmpty)
    #expect(picture(fixture.view)[1] == "0.1: 0 100 100 100")
    flow.invalidateLayout(with: context(metrics: true, attributes: true))
    fixture.view.layoutIfNeeded()
    #expect(delegate.log.count == 5)
    #expect(picture(fixture.view)[1] == "0.1: 0 60 100 60")
  }

  @Test("With the attributes flag off all places are kept, whatever the delegate would say (Semantics 4.37)")
  func attributesOff() {
    var height: CGFloat = 100
    let delegate = SizesDelegate { _ in CGSize(width: 100, height: height) }
    let fixture = laidOut([5], delegate: delegate)
    height = 60
    delegate.log = []
    flow.invalidateLayout(with: context(metrics: true, attributes: false))
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    #expect(picture(fixture.view)[1] == "0.1: 0 100 100 100")
    #expect(fixture.view.contentSize.height == 500)
  }

  @Test("A flag that one of several contexts has set is set (Semantics 3.7, 4.37)")
  func flagsAddUp() {
    var height: CGFloat = 100
    let delegate = SizesDelegate { _ in CGSize(width: 100, height: height) }
    let fixture = laidOut([5], delegate: delegate)
    height = 60
    flow.invalidateLayout(with: context(metrics: false, attributes: false))
    flow.invalidateLayout()
    flow.invalidateLayout(with: context(metrics: false, attributes: false))
    fixture.view.layoutIfNeeded()
    #expect(flow.prepared == 1)
    #expect(picture(fixture.view)[1] == "0.1: 0 60 100 60")
  }

  @Test("Reloading asks for everything whatever flags were cleared before (Semantics 2.7)")
  func reloadWins() {
    let delegate = SizesDelegate { _ in CGSize(width: 100, height: 100) }
    let fixture = laidOut([5], delegate: delegate)
    delegate.log = []
    flow.invalidateLayout(with: context(metrics: false, attributes: false))
    fixture.source.counts = [7]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(delegate.log.count == 7)
    #expect(fixture.view.contentSize.height == 700)
  }

  @Test(
    "Naming one item of a flow layout moves those after it too, since the lines are broken anew (Semantics 3.9, 4.37)")
  func namedItem() {
    var first: CGFloat = 100
    let delegate = SizesDelegate { CGSize(width: 100, height: $0.item == 0 ? first : 100) }
    let fixture = laidOut([20], delegate: delegate)
    first = 150
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 0)])
    flow.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view) == ["0.0: 0 0 100 150", "0.1: 0 150 100 100", "0.2: 0 250 100 100"])
    #expect(fixture.view.contentSize.height == 2050)
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

  @Test("A subclass of the flow context is a flow context (Semantics 3.22, 4.37b)")
  func subclassedContext() {
    final class Mine: CollectionViewFlowLayoutInvalidationContext {}
    final class Layout: CollectionViewFlowLayout {
      override class var invalidationContextClass: AnyClass { Mine.self }
      var made: [CollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        made.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let fixture = Fixture(flow: [3], width: 100, height: 100, layout)
    fixture.view.layoutIfNeeded()
    fixture.view.frame.size.width = 200
    #expect(layout.made.count == 2)
    #expect(layout.made.allSatisfy { $0 is Mine })
    #expect(fixture.rules.isEmpty)
  }
}
