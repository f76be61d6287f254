import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// Notes the contexts it is invalidated with, and how often its item size is read.
private final class WatchedCircle: CircleLayout {
  var contexts: [CollectionViewLayoutInvalidationContext] = []
  var reads = 0

  override var itemSize: CGSize {
    get {
      reads += 1
      return CGSize(width: 20, height: 20)
    }
    set {}
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

@MainActor @Suite("Turning a circle") struct CircleLayoutTurningTests {
  private func fixture(_ layout: CircleLayout, _ count: Int = 12) -> Fixture {
    let fixture = Fixture(counts: [count], size: CGSize(width: 300, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("A new start angle moves the cells: the same objects show the same items, and nobody is asked for anything")
  func keepsCells() {
    let layout = CircleLayout()
    let fixture = fixture(layout)
    let view = fixture.view
    let before = view.visibleElements
    let counters = view.counters
    fixture.source.log = []
    for angle in stride(from: 7.5, through: 90, by: 7.5) {
      layout.startAngle = angle
      view.layoutIfNeeded()
    }
    #expect(fixture.source.log == [])
    #expect(view.counters.cellForItemCalls == counters.cellForItemCalls)
    #expect(view.counters.cellsCreated == 12)
    #expect(view.counters.prepareCalls == counters.prepareCalls + 12)
    for (old, new) in zip(before, view.visibleElements) {
      #expect(old.view === new.view)
      #expect(old.indexPath == new.indexPath)
    }
    #expect(box(view.cellForItem(at: path(0, 0))?.frame) == "125 0 50 50")
    #expect(view.violations == [])
  }

  @Test("It invalidates with a context of its own, which reads the angle again and nothing else")
  func context() throws {
    let layout = WatchedCircle()
    let fixture = fixture(layout)
    #expect(fixture.view.boxes(0, 0..<1) == ["280 140 20 20"])
    let reads = layout.reads
    layout.contexts = []
    layout.startAngle = 90
    fixture.view.layoutIfNeeded()
    #expect(layout.reads == reads)
    let context = try #require(layout.contexts.first as? CircleLayoutInvalidationContext)
    #expect(layout.contexts.count == 1)
    #expect(!context.invalidateCircleMetrics)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(fixture.view.boxes(0, 0..<1) == ["140 0 20 20"])
    layout.sweep = 180
    fixture.view.layoutIfNeeded()
    #expect(layout.reads == reads + 1)
    #expect((layout.contexts.last as? CircleLayoutInvalidationContext)?.invalidateCircleMetrics == true)
  }

  @Test("The same value again does not invalidate")
  func sameValue() {
    let layout = WatchedCircle()
    _ = fixture(layout)
    layout.contexts = []
    layout.startAngle = 0
    layout.sweep = 360
    layout.radius = .fit
    layout.isClockwise = false
    layout.sectionInset = .zero
    layout.ringSpacing = 0
    #expect(layout.contexts.isEmpty)
    layout.ringSpacing = 1
    layout.radius = .fixed(10)
    layout.isClockwise = true
    layout.sectionInset.left = 1
    #expect(layout.contexts.count == 4)
  }

  @Test("An angle set together with another size or other counts does not keep the old ones")
  func togetherWithOthers() {
    let layout = CircleLayout()
    let fixture = fixture(layout, 4)
    layout.startAngle = 90
    fixture.view.frame.size = CGSize(width: 200, height: 200)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 0..<1) == ["75 0 50 50"])
    fixture.source.counts = [2]
    fixture.view.reloadData()
    layout.startAngle = 0
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 0..<3) == ["150 75 50 50", "0 75 50 50", "none"])
  }

  @Test("Another size invalidates, scrolling does not")
  func bounds() {
    let layout = CircleLayout()
    layout.radius = .fixed(400)
    let fixture = fixture(layout)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 9, y: 9, width: 300, height: 300)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 299.99)))
    let prepared = fixture.view.counters.prepareCalls
    fixture.scroll(to: 100)
    #expect(fixture.view.counters.prepareCalls == prepared)
    fixture.view.frame.size.height = 310
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.prepareCalls == prepared + 1)
  }

  @Test("A large circle makes attributes for what is asked alone, and the same rectangle gets the same array")
  func onlyWhatIsAsked() throws {
    let layout = CircleLayout()
    layout.radius = .fixed(10_000)
    let fixture = fixture(layout, 1_000)
    let view = fixture.view
    view.contentOffset = CGPoint(x: 19_750, y: 9_900)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 6)
    #expect(view.counters.attributesMade < 20)
    let first = try #require(layout.layoutAttributesForElements(in: view.bounds))
    let second = try #require(layout.layoutAttributesForElements(in: view.bounds))
    #expect(first.withUnsafeBufferPointer { $0.baseAddress } == second.withUnsafeBufferPointer { $0.baseAddress })
    let item = path(0, 0)
    #expect(layout.layoutAttributesForItem(at: item) !== layout.layoutAttributesForItem(at: item))
    #expect(layout.layoutAttributesForItem(at: path(0, 1_000)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
  }

  @Test("Attributes of the layout that somebody changed are noticed once, and the next answer is as computed")
  func altered() {
    let layout = CircleLayout()
    let fixture = fixture(layout, 4)
    for _ in 0..<2 {
      layout.layoutAttributesForElements(in: fixture.view.bounds)?.first?.frame.origin.x = 7
      layout.startAngle += 90
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.brokenRules == ["mutated-super-attributes"])
    }
    #expect(fixture.view.boxes(0, 0..<1) == ["0 125 50 50"])
    #expect(box(fixture.view.cellForItem(at: path(0, 0))?.frame) == "0 125 50 50")
  }
}
