import Foundation
import Testing
import VirtualCollectionView

/// A cell that keeps a log of what the collection view does to it.
private final class TellingCell: CollectionViewCell {
  static var log: [String] = []
  var reuses = 0
  var applied = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    TellingCell.log.append("init \(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    TellingCell.log.append("reuse")
  }
  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
    TellingCell.log.append("apply \(name(layoutAttributes.indexPath)) at \(Int(frame.minY))")
  }
  override var isSelected: Bool {
    didSet { TellingCell.log.append("selected \(isSelected)") }
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    TellingCell.log.append(superview == nil ? "removed" : "added")
  }
}

@MainActor @Suite("Dequeue") struct DequeueTests {
  private func telling() -> HookedFixture {
    TellingCell.log = []
    let fixture = HookedFixture(cell: TellingCell.self)
    fixture.source.onCell = { _, path in TellingCell.log.append("ask \(name(path))") }
    fixture.source.configure = { cell, path in
      TellingCell.log.append("configure \(name(path)) \(Int(cell.frame.width))x\(Int(cell.frame.height))")
    }
    fixture.delegate.onWillDisplay = { _, path in TellingCell.log.append("will \(name(path))") }
    fixture.delegate.onDidEnd = { _, path in TellingCell.log.append("did \(name(path))") }
    return fixture
  }

  @Test("The cell that was pooled last is taken first (Semantics 1.5)")
  func lastInFirstOut() {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 300)
    // c1, c2, c3 left in this order, so c3 is on top.
    #expect(fixture.view.pooledViews.map(\.traceName) == ["c3", "c2", "c1"])
    fixture.scroll(to: 400)
    #expect(fixture.view.cellForItem(at: path(0, 6))?.traceName == "c3")
    #expect(fixture.view.pooledViews.map(\.traceName) == ["c4", "c2", "c1"])
    fixture.scroll(to: 700)
    #expect(fixture.view.visibleCells.map(\.traceName) == ["c4", "c2", "c1"])
  }

  @Test("A cell is made only when the pool of its identifier is empty (Semantics 1.5)")
  func makesOnlyWhenEmpty() {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    for offset in stride(from: 100.0, through: 5_000, by: 100) { fixture.scroll(to: offset) }
    #expect(fixture.view.counters.cellsCreated == 4)
    #expect(fixture.view.counters.cellsReused == 49)
    #expect(fixture.view.counters.liveCellsPeak == 4)
  }

  @Test(
    "A new cell: init with its size, attributes, configuring, selection, willDisplay, subview (Semantics 1.6, 1.19)"
  )
  func orderForNewCell() {
    let fixture = telling()
    fixture.source.counts = [1]
    fixture.view.layoutIfNeeded()
    #expect(
      TellingCell.log == [
        "ask 0.0", "init 50 100x100", "apply 0.0 at 50", "configure 0.0 100x100", "selected false", "will 0.0",
        "added",
      ])
  }

  @Test("One pass of a reused cell: prepareForReuse and attributes inside the dequeue call (Semantics 1.6, 1.7, 1.19)")
  func orderForReusedCell() {
    let fixture = telling()
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 150)
    TellingCell.log = []
    fixture.scroll(to: 250)
    #expect(
      TellingCell.log == [
        "ask 0.4", "reuse", "apply 0.4 at 450", "configure 0.4 100x100", "selected false", "will 0.4", "added",
        "removed", "did 0.1",
      ])
  }

  @Test("prepareForReuse is not called for a new cell and not when a cell goes into the pool (Semantics 1.7)")
  func reuseOnlyFromPool() throws {
    let fixture = telling()
    fixture.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)) as? TellingCell)
    #expect(cell.reuses == 0)
    fixture.scroll(to: 1_050)
    #expect(cell.superview == nil)
    #expect(cell.reuses == 0)
    fixture.scroll(to: 50)
    #expect(cell.superview != nil)
    #expect(cell.reuses == 1)
  }

  @Test(
    "Attributes are applied once for each preparation, and scrolling applies none to cells that stay (Semantics 1.19b)")
  func appliesOnce() throws {
    let fixture = telling()
    fixture.view.layoutIfNeeded()
    let cells = fixture.view.visibleCells.compactMap { $0 as? TellingCell }
    #expect(cells.map(\.applied) == [1, 1, 1])
    fixture.scroll(to: 20)
    fixture.scroll(to: 40)
    #expect(cells.map(\.applied) == [1, 1, 1])
    let header = try #require(
      fixture.view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A recycled cell has the size of its new element when it is configured (Semantics 1.6)")
  func sizesOfReusedCells() {
    let layout = GivenLayout()
    let frames = [
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 300, width: 70, height: 40),
    ]
    func attributes(_ item: Int) -> CollectionViewLayoutAttributes {
      let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, item))
      attributes.frame = frames[item]
      return attributes
    }
    layout.elements = { _ in [attributes(0), attributes(1)] }
    layout.item = { attributes($0.item) }
    let fixture = Fixture(counts: [2], size: CGSize(width: 100, height: 100), layout: layout)
    var sizes: [CGSize] = []
    fixture.source.configure = { cell, _ in sizes.append(cell.bounds.size) }
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 200)
    fixture.scroll(to: 300)
    #expect(fixture.view.counters.cellsReused == 1)
    #expect(sizes == [CGSize(width: 100, height: 100), CGSize(width: 70, height: 40)])
  }

  @Test(
    "A cell dequeued for another path than the one asked for gets the attributes of the one asked for (Semantics 1.18)")
  func wrongPath() throws {
    let fixture = HookedFixture()
    fixture.source.makeCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: IndexPath(item: path.item + 7, section: 0))
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.isEmpty)
    expectOrder(fixture.view)
    expectUsable(fixture.view)
  }

  @Test("A cell dequeued for a path that does not exist is taken all the same (Semantics 1.18)")
  func impossiblePath() {
    let fixture = HookedFixture()
    fixture.source.makeCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path.item == 0 ? IndexPath() : IndexPath(index: 900))
    }
    fixture.view.layoutIfNeeded()
    expectOrder(fixture.view)
    expectUsable(fixture.view)
  }

  @Test("The label of a cell does not outlive its reuse")
  func labels() throws {
    let fixture = Fixture(counts: [100])
    fixture.source.configure = { cell, path in if path.item == 0 { cell.itemLabel = "first" } }
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 300)
    fixture.scroll(to: 600)
    #expect(fixture.view.visibleCells.allSatisfy { $0.itemLabel == nil })
  }
}
