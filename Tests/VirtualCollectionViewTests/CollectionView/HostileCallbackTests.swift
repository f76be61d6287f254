import Foundation
import Testing

@testable import VirtualCollectionView

/// Callbacks that do what no callback should, found by attacking the view: each left it in disorder once.
@MainActor @Suite("Hostile callbacks") struct HostileCallbackTests {
  private func flow(_ height: CGFloat) -> CollectionViewFlowLayout {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: height)
    flow.minimumLineSpacing = 0
    return flow
  }

  @Test("A layout that is replaced inside a callback takes its decoration views with it at the next pass")
  func layoutChangeWithDecoration() {
    final class Decorated: CollectionViewFlowLayout {
      override init() {
        super.init()
        register(CollectionReusableView.self, forDecorationViewOfKind: "d")
        itemSize = CGSize(width: 100, height: 40)
        minimumLineSpacing = 0
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path(0, 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 1_000)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [attributes]
      }
    }
    let fixture = Fixture(counts: [50], layout: Decorated())
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    log.onWillDisplay = { view, at in
      guard at.item >= 8 else { return }
      log.onWillDisplay = nil
      view.collectionViewLayout = Decorated()
    }
    for y in [100, 0, 1_000, 0] as [CGFloat] {
      fixture.scroll(to: y)
      #expect(fixture.view.checkInvariants() == nil)
    }
    #expect(fixture.view.visibleElements.filter { $0.category == .decorationView }.count == 1)
  }

  @Test("A cell of another collection view is in use, even when it has the slot of the one that was dequeued")
  func foreignCellOfTheSameSlot() {
    let first = Fixture(counts: [20])
    first.view.layoutIfNeeded()
    let foreign = first.view.visibleCells[0]
    final class Thief: ListSource {
      var stolen: CollectionViewCell?
      override func collectionView(_ view: CollectionView, cellForItemAt at: IndexPath) -> CollectionViewCell {
        let own = super.collectionView(view, cellForItemAt: at)
        return at.item == 0 ? stolen ?? own : own
      }
    }
    let second = Fixture(counts: [20])
    let thief = Thief([20])
    thief.stolen = foreign
    second.view.dataSource = thief
    second.view.layoutIfNeeded()
    #expect(second.view.violations.map(\.rule) == [.dequeuedNotReturned, .viewInUse])
    #expect(foreign.superview === first.view)
    #expect(first.view.checkInvariants() == nil)
    #expect(second.view.checkInvariants() == nil)
  }

  @Test("A cell that outlived its collection view belongs to no pool of another")
  func cellOfTheDead() {
    final class Other: CollectionViewCell {}
    var kept: CollectionViewCell?
    do {
      let dead = Fixture(counts: [5])
      dead.view.register(Other.self, forCellWithReuseIdentifier: "Cell")
      dead.view.layoutIfNeeded()
      kept = dead.view.visibleCells.first
    }
    final class Necromancer: ListSource {
      var dead: CollectionViewCell?
      override func collectionView(_ view: CollectionView, cellForItemAt at: IndexPath) -> CollectionViewCell {
        if at.item == 0, let dead { return dead }
        return super.collectionView(view, cellForItemAt: at)
      }
    }
    let fixture = Fixture(counts: [5])
    let source = Necromancer([5])
    source.dead = kept
    fixture.view.dataSource = source
    fixture.view.layoutIfNeeded()
    source.dead = nil
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { type(of: $0) == CollectionViewCell.self })
    #expect(fixture.view.checkInvariants() == nil)
  }

  @Test("A hook that moves a leaving cell elsewhere keeps it there, and leaves nothing behind")
  func hookMovesLeavingCell() {
    final class Moving: CollectionView {
      var other: VirtualView?
      override func willRemoveSubview(_ view: VirtualView) {
        super.willRemoveSubview(view)
        if let target = other {
          other = nil
          target.addSubview(view)
        }
      }
    }
    let box = VirtualView()
    do {
      let view = recording {
        Moving(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow(100))
      }
      let source = ListSource([20])
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      view.dataSource = source
      view.layoutIfNeeded()
      view.other = box
      view.contentOffset.y = 150
      view.layoutIfNeeded()
      #expect(box.subviews.count == 1)
      #expect(box.subviews.first?.superview === box)
    }
    let kept = box.subviews.first
    let next = VirtualView()
    if let kept { next.addSubview(kept) }
    #expect(box.subviews.isEmpty)
    #expect(kept?.superview === next)
  }

  @Test("The last reference to a view may go on any thread")
  func lastReleaseElsewhere() async {
    final class Box: @unchecked Sendable { var view: CollectionView? }
    let box = Box()
    do {
      let fixture = Fixture(counts: [5])
      fixture.view.layoutIfNeeded()
      box.view = fixture.view
    }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        box.view = nil
        continuation.resume()
      }
    }
    #expect(box.view == nil)
  }

  @Test("What a cell's apply dequeues does not push the cell itself into the pool")
  func dequeueInsideApply() {
    final class Greedy: CollectionViewCell {
      override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        guard let view = superview as? CollectionView ?? _owner else { return }
        _ = view.dequeueReusableCell(withReuseIdentifier: "Plain", for: path(0, 40))
      }
    }
    let fixture = Fixture(counts: [50])
    fixture.view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Plain")
    fixture.view.register(Greedy.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 130)
    #expect(fixture.view.checkInvariants() == nil)
    #expect(Set(fixture.view.violations.map(\.rule)) == [.dequeuedNotReturned])
  }

  @Test("A layout that puts another in its place while it prepares gives way to it in the same pass")
  func layoutChangeInPrepare() {
    final class Fleeing: CollectionViewFlowLayout {
      var next: CollectionViewLayout?
      override func prepare() {
        super.prepare()
        if let layout = next {
          next = nil
          collectionView?.collectionViewLayout = layout
        }
      }
    }
    let fleeing = Fleeing()
    fleeing.itemSize = CGSize(width: 100, height: 100)
    let fixture = Fixture(counts: [50], layout: fleeing)
    fixture.view.layoutIfNeeded()
    fleeing.next = flow(50)
    fleeing.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 6)
  }

  @Test("A layout that is set and asked inside willDisplay is what the next pass shows")
  func layoutChangeInWillDisplay() {
    let fixture = Fixture(counts: [50], layout: flow(30))
    let log = DisplayLog()
    fixture.view.delegate = log
    let tall = flow(60)
    log.onWillDisplay = { view, _ in
      log.onWillDisplay = nil
      view.collectionViewLayout = tall
      _ = view.layoutAttributesForItem(at: path(0, 0))
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.first?.frame.height == 60)
    #expect(fixture.view.visibleCells.count == 5)
  }

  @Test("A layout that another view took stays with that view when the first lets go of it")
  func layoutOfTwoViews() {
    let shared = flow(50)
    let first = Fixture(counts: [5], layout: shared)
    let second = Fixture(counts: [5], layout: flow(20))
    second.view.collectionViewLayout = shared
    first.view.collectionViewLayout = flow(30)
    #expect(shared.collectionView === second.view)
  }

  @Test("Circle, pages and waterfall follow a content inset that changes")
  func insetOfOwnLayouts() {
    let waterfall = WaterfallLayout()
    waterfall.numberOfColumns = 2
    let fixture = Fixture(counts: [4], size: CGSize(width: 120, height: 200), layout: waterfall)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 1))?.frame.minX == 60)
    fixture.view.contentInset.left = 40
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 1))?.frame.minX == 40)
  }

  @Test("Another direction mirrors what is on screen at the next layout")
  func directionChange() {
    let pages = PagedGridLayout()
    pages.itemsPerRow = 2
    pages.rows = 1
    let fixture = Fixture(counts: [2], size: CGSize(width: 100, height: 50), layout: pages)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.minX == 0)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.minX == 50)
  }

  @Test("A data source that is replaced while it counts is not believed")
  func dataSourceReplacedWhileCounting() {
    final class Replacing: ListSource {
      weak var view: CollectionView?
      var next: ListSource?
      override func numberOfSections(in collectionView: CollectionView) -> Int {
        if let source = next {
          next = nil
          view?.dataSource = source
        }
        return super.numberOfSections(in: collectionView)
      }
    }
    let fixture = Fixture(counts: [2])
    let small = ListSource([3])
    let replacing = Replacing([50])
    replacing.view = fixture.view
    replacing.next = small
    fixture.view.dataSource = replacing
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    #expect(fixture.view.checkInvariants() == nil)
  }

  @Test(
    "Numbers that are none are refused with the layer's exception, and change nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notANumber(_ bad: CGFloat) {
    let fixture = Fixture(counts: [50])
    fixture.view.layoutIfNeeded()
    fixture.view.contentOffset.y = bad
    fixture.view.bounds.size.width = bad
    fixture.view.frame.origin.x = bad
    fixture.view.contentInset.top = bad
    fixture.view.contentSize.height = bad
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == Array(repeating: .invalidGeometry, count: 5))
    #expect(fixture.view.visibleCells.count == 3)
    #expect(fixture.view.checkInvariants() == nil)
  }
}
