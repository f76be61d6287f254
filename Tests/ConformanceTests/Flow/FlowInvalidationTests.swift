#if canImport(UIKit)
  import Testing
  import UIKit

  /// A flow layout that counts what reaches it.
  private final class CountingFlow: UICollectionViewFlowLayout {
    var prepared = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func prepare() {
      prepared += 1
      super.prepare()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @MainActor @Suite("Flow layout: invalidation") struct FlowInvalidationTests {
    private let flow = CountingFlow()

    private func laidOut(_ counts: [Int] = [20], _ delegate: (any UICollectionViewDelegateFlowLayout)? = nil) -> Screen
    {
      let screen = Screen.flow(counts, width: 100, height: 300, flow) {
        $0.itemSize = CGSize(width: 100, height: 100)
        $0.minimumLineSpacing = 0
      }
      if let delegate { screen.use(delegate) }
      screen.layOut()
      flow.prepared = 0
      flow.contexts = []
      return screen
    }

    // MARK: Properties

    @Test(
      "Setting a metric to another value invalidates, to the same one it does not (Semantics 4.36)", arguments: 0..<9)
    func setters(which: Int) {
      let changes: [(UICollectionViewFlowLayout) -> Void] = [
        { $0.itemSize = CGSize(width: 40, height: 40) }, { $0.estimatedItemSize = CGSize(width: 40, height: 40) },
        { $0.minimumLineSpacing = 3 }, { $0.minimumInteritemSpacing = 3 }, { $0.sectionInset = .of(top: 1) },
        { $0.headerReferenceSize = CGSize(width: 0, height: 9) },
        { $0.footerReferenceSize = CGSize(width: 0, height: 9) }, { $0.scrollDirection = .horizontal },
        { $0.sectionHeadersPinToVisibleBounds = true },
      ]
      let screen = laidOut()
      changes[which](flow)
      #expect(flow.contexts.count == 1)
      #expect(flow.prepared == 0)
      screen.layOut()
      #expect(flow.prepared > 0)
      flow.contexts = []
      changes[which](flow)
      #expect(flow.contexts.isEmpty)
    }

    @Test("Several metrics set one after the other cost one preparation (Semantics 3.7, 4.36)")
    func severalSetters() {
      let screen = laidOut()
      flow.itemSize.height = 50
      flow.minimumLineSpacing = 5
      flow.sectionInset.top = 10
      screen.layOut()
      #expect(flow.prepared == 1)
      #expect(screen.picture.prefix(2) == ["0.0: 0 10 100 50", "0.1: 0 65 100 50"])
    }

    @Test("Setting the reference of section insets does not invalidate (fact-inset-setter, Semantics 4.36a)")
    func insetReference() {
      let screen = laidOut()
      flow.sectionInsetReference = .fromLayoutMargins
      screen.layOut()
      #expect(flow.contexts.isEmpty)
      #expect(flow.prepared == 0)
      #expect(screen.picture.first == "0.0: 0 0 100 100")
    }

    @Test("A metric set inside prepare, before super, is the one that is used (Semantics 3.1)")
    func metricInsidePrepare() {
      final class FillWidth: UICollectionViewFlowLayout {
        override func prepare() {
          if let view = collectionView { itemSize = CGSize(width: view.bounds.width, height: view.bounds.height / 4) }
          super.prepare()
        }
      }
      let screen = Screen.flow([20], width: 100, height: 400, FillWidth()) { $0.minimumLineSpacing = 0 }
      screen.layOut()
      #expect(screen.picture.prefix(2) == ["0.0: 0 0 100 100", "0.1: 0 100 100 100"])
      screen.view.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      screen.layOut()
      #expect(screen.picture.prefix(2) == ["0.0: 0 0 200 50", "0.1: 0 50 200 50"])
    }

    // MARK: Bounds

    @Test("A pure scroll and another height prepare nothing, another width does (Semantics 4.35)")
    func bounds() {
      let screen = laidOut()
      screen.scroll(to: 40)
      screen.view.bounds.size.height = 350
      screen.layOut()
      #expect(flow.prepared == 0)
      screen.view.bounds.size.width = 210
      screen.layOut()
      #expect(flow.prepared > 0)
      #expect(screen.picture[1] == "0.1: 110 0 100 100")
    }

    @Test("Sideways the height counts, not the width (Semantics 4.35)")
    func boundsHorizontal() {
      let screen = laidOut()
      flow.scrollDirection = .horizontal
      screen.layOut()
      flow.prepared = 0
      screen.view.bounds.size.width = 150
      screen.layOut()
      #expect(flow.prepared == 0)
      screen.view.bounds.size.height = 100
      screen.layOut()
      #expect(flow.prepared > 0)
    }

    @Test("Which bounds invalidate is what the layout answers when it is asked by hand (Semantics 4.35)")
    func answers() {
      let screen = laidOut()
      let bounds = screen.view.bounds
      #expect(!flow.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 40)))
      #expect(flow.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 101, height: 300)))
      flow.sectionHeadersPinToVisibleBounds = true
      #expect(flow.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 40)))
      withExtendedLifetime(screen) {}
    }

    @Test("Pinned headers make every scroll count (Semantics 4.35)")
    func boundsPinned() {
      let screen = laidOut()
      flow.sectionHeadersPinToVisibleBounds = true
      screen.layOut()
      flow.contexts = []
      screen.scroll(to: 1)
      screen.scroll(to: 2)
      #expect(flow.contexts.count == 2)
    }

    @Test("The context for other bounds has the delegate asked again only for another size (Semantics 4.38)")
    func boundsContext() throws {
      let screen = laidOut()
      let bounds = screen.view.bounds
      let scrolled = try #require(
        flow.invalidationContext(forBoundsChange: bounds.offsetBy(dx: 0, dy: 30))
          as? UICollectionViewFlowLayoutInvalidationContext)
      #expect(!scrolled.invalidateFlowLayoutDelegateMetrics)
      #expect(!scrolled.invalidateEverything)
      let resized = try #require(
        flow.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 200, height: 300))
          as? UICollectionViewFlowLayoutInvalidationContext)
      #expect(resized.invalidateFlowLayoutDelegateMetrics)
      #expect(resized.invalidateFlowLayoutAttributes)
      withExtendedLifetime(screen) {}
    }

    @Test("A rotation has the delegate asked for every size with the new bounds there (Semantics 4.38)")
    func rotation() {
      var widths: [CGFloat] = []
      weak var view: UICollectionView?
      let delegate = SizesDelegate { _ in
        widths.append(view?.bounds.width ?? 0)
        return CGSize(width: view?.bounds.width ?? 100, height: 50)
      }
      let screen = laidOut([3], delegate)
      view = screen.view
      widths = []
      screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      screen.layOut()
      #expect(widths == [300, 300, 300])
      #expect(screen.picture.first == "0.0: 0 0 300 50")
    }

    @Test("Lines fill the new room when the content inset changes across the scroll direction (Semantics 4.8)")
    func contentInset() {
      let screen = laidOut()
      flow.itemSize = CGSize(width: 50, height: 50)
      flow.minimumInteritemSpacing = 0
      screen.layOut()
      screen.view.contentInset = .of(left: 30)
      screen.layOut()
      #expect(screen.view.contentSize.width == 70)
      #expect(screen.picture.prefix(2) == ["0.0: 10 0 50 50", "0.1: 10 50 50 50"])
    }

    // MARK: Flags

    private func context(metrics: Bool, attributes: Bool) -> UICollectionViewFlowLayoutInvalidationContext {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = metrics
      context.invalidateFlowLayoutAttributes = attributes
      return context
    }

    @Test("With the metrics flag off the delegate is not asked, and what it said is kept (Semantics 4.37)")
    func metricsOff() {
      var height: CGFloat = 100
      let delegate = SizesDelegate { _ in CGSize(width: 100, height: height) }
      let screen = laidOut([5], delegate)
      height = 60
      _ = delegate.log.take()
      flow.invalidateLayout(with: context(metrics: false, attributes: true))
      screen.layOut()
      #expect(delegate.log.take() == [])
      #expect(screen.picture[1] == "0.1: 0 100 100 100")
      flow.invalidateLayout(with: context(metrics: true, attributes: true))
      screen.layOut()
      #expect(delegate.log.take().count == 5)
      #expect(screen.picture[1] == "0.1: 0 60 100 60")
    }

    @Test("With the attributes flag off all places are kept, whatever the delegate would say (Semantics 4.37)")
    func attributesOff() {
      var height: CGFloat = 100
      let screen = laidOut([5], SizesDelegate { _ in CGSize(width: 100, height: height) })
      height = 60
      flow.invalidateLayout(with: context(metrics: true, attributes: false))
      screen.layOut()
      #expect(screen.picture[1] == "0.1: 0 100 100 100")
      #expect(screen.view.contentSize.height == 500)
    }

    @Test("A flag that one of several contexts has set is set (Semantics 3.7, 4.37)")
    func flagsAddUp() {
      var height: CGFloat = 100
      let screen = laidOut([5], SizesDelegate { _ in CGSize(width: 100, height: height) })
      height = 60
      flow.invalidateLayout(with: context(metrics: false, attributes: false))
      flow.invalidateLayout()
      flow.invalidateLayout(with: context(metrics: false, attributes: false))
      screen.layOut()
      #expect(flow.prepared == 1)
      #expect(screen.picture[1] == "0.1: 0 60 100 60")
    }

    @Test("Reloading asks for everything, whatever flags were cleared before (Semantics 2.7, 4.37)")
    func reloadWins() {
      let delegate = SizesDelegate { _ in CGSize(width: 100, height: 100) }
      let screen = laidOut([5], delegate)
      _ = delegate.log.take()
      flow.invalidateLayout(with: context(metrics: false, attributes: false))
      screen.source.counts = [7]
      screen.reload()
      #expect(delegate.log.take().count == 7)
      #expect(screen.view.contentSize.height == 700)
    }

    @Test("Naming one item moves those after it too, since the lines are broken anew (Semantics 3.9, 4.37)")
    func namedItem() {
      var first: CGFloat = 100
      let screen = laidOut([20], SizesDelegate { CGSize(width: 100, height: $0.item == 0 ? first : 100) })
      first = 150
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [path(0, 0)])
      flow.invalidateLayout(with: context)
      screen.layOut()
      #expect(screen.picture == ["0.0: 0 0 100 150", "0.1: 0 150 100 100", "0.2: 0 250 100 100"])
      #expect(screen.view.contentSize.height == 2_050)
    }

    @Test("A context of another class raises (Semantics 4.37b)")
    func wrongContext() {
      let reason = Engine.raised {
        let flow = UICollectionViewFlowLayout()
        let screen = Screen.flow([3], flow)
        screen.layOut()
        flow.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        screen.layOut()
      }
      #expect(reason != nil)
    }

    @Test("A subclass of the flow context is a flow context, and is the one that is made (Semantics 3.22, 4.37b)")
    func subclassedContext() {
      final class Mine: UICollectionViewFlowLayoutInvalidationContext {}
      final class Layout: UICollectionViewFlowLayout {
        override class var invalidationContextClass: AnyClass { Mine.self }
        var made: [UICollectionViewLayoutInvalidationContext] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          made.append(context)
          super.invalidateLayout(with: context)
        }
      }
      let layout = Layout()
      let screen = Screen.flow([3], layout)
      screen.layOut()
      screen.view.frame.size.width = 200
      screen.layOut()
      #expect(!layout.made.isEmpty)
      #expect(layout.made.allSatisfy { $0 is Mine })
    }
  }
#endif
