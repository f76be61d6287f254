import Foundation
import Testing
import VirtualCollectionView

private class BaseCell: CollectionViewCell {
  let label = VirtualView(frame: .zero)
  var log: [String] = ["stored"]
  lazy var late = {
    log.append("late"); return 1
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("base")
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse base")
  }
}

private class MiddleCell: BaseCell {
  var middle = "middle"
  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("middle")
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse middle")
  }
}

private final class DeepCell: MiddleCell {
  let deep: [Int]
  override init(frame: CGRect) {
    deep = [1, 2, 3]
    super.init(frame: frame)
    log.append("deep")
  }
  required init?(coder: NSCoder) { nil }
}

/// Inherits its initialiser.
private final class InheritingCell: MiddleCell {
  var own = 5
}

private final class BoxCell<Content>: CollectionViewCell {
  var content: Content?
  var contents: [Content] = []
  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
  }
}

private final class ColourCell: CollectionViewCell {
  var changes: [String] = []
  override var isSelected: Bool { didSet { changes.append("selected \(oldValue)>\(isSelected)") } }
  override var isHighlighted: Bool { didSet { changes.append("highlighted \(oldValue)>\(isHighlighted)") } }
}

/// A cell that has a word in what identifier it has.
private final class NamedCell: CollectionViewCell {
  override var reuseIdentifier: String? { "Other" }
}

@MainActor @Suite("Cell subclasses") struct CellSubclassTests {
  private func fixture(_ cell: CollectionViewCell.Type) -> HookedFixture {
    let fixture = HookedFixture(cell: cell)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("A deep subclass is made through every initialiser of its line, with its stored properties")
  func deep() throws {
    let fixture = fixture(DeepCell.self)
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)) as? DeepCell)
    #expect(cell.log == ["stored", "base", "middle", "deep"])
    #expect(cell.deep == [1, 2, 3])
    #expect(cell.middle == "middle")
    #expect(cell.late == 1)
    #expect(cell.label.superview === cell.contentView)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
    expectUsable(fixture.view)
  }

  @Test("A subclass without an initialiser of its own inherits one")
  func inheriting() throws {
    let fixture = fixture(InheritingCell.self)
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)) as? InheritingCell)
    #expect(cell.log == ["stored", "base", "middle"])
    #expect(cell.own == 5)
  }

  @Test("A generic cell class works, each of its types by itself")
  func generic() throws {
    let fixture = HookedFixture(cell: BoxCell<String>.self)
    fixture.view.register(BoxCell<[Int]>.self, forCellWithReuseIdentifier: "Numbers")
    fixture.source.configure = { cell, path in
      (cell as? BoxCell<String>)?.content = "text \(path.item)"
      (cell as? BoxCell<[Int]>)?.content = [path.item]
    }
    fixture.view.layoutIfNeeded()
    #expect((fixture.view.cellForItem(at: path(0, 1)) as? BoxCell<String>)?.content == "text 1")
    fixture.source.identifier = "Numbers"
    fixture.scroll(to: 350)
    #expect((fixture.view.cellForItem(at: path(0, 4)) as? BoxCell<[Int]>)?.content == [4])
    #expect(fixture.view.pooledViews.contains { $0 is BoxCell<String> })
    expectUsable(fixture.view)
  }

  @Test("prepareForReuse runs through the whole line, once for each time a cell is taken from the pool (Semantics 1.7)")
  func reuse() throws {
    let fixture = fixture(DeepCell.self)
    for offset in stride(from: 0.0, through: 3_700, by: 50) { fixture.scroll(to: offset) }
    let cells = (fixture.view.visibleElements.map(\.view) + fixture.view.pooledViews).compactMap { $0 as? DeepCell }
    #expect(cells.count == fixture.view.counters.cellsCreated)
    let reuses = cells.reduce(0) { $0 + $1.log.count { $0 == "reuse base" } }
    #expect(reuses == fixture.view.counters.cellsReused)
    #expect(reuses > 20)
    #expect(cells.allSatisfy { $0.log.count { $0 == "reuse base" } == $0.log.count { $0 == "reuse middle" } })
  }

  @Test("Observers of isSelected and isHighlighted see what the view sets (Semantics 8.11)")
  func observers() throws {
    let fixture = fixture(ColourCell.self)
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)) as? ColourCell)
    cell.changes = []
    fixture.view.simulateTap(at: path(0, 0))
    #expect(cell.changes == ["highlighted false>true", "selected false>true", "highlighted true>false"])
    cell.changes = []
    fixture.view.deselectItem(at: path(0, 0), animated: false)
    #expect(cell.changes == ["selected true>false"])
    expectUsable(fixture.view)
  }

  @Test("A cell that overrides reuseIdentifier is still pooled under the identifier it was dequeued with")
  func identifier() {
    let fixture = fixture(NamedCell.self)
    fixture.scroll(to: 350)
    fixture.scroll(to: 650)
    #expect(fixture.view.counters.cellsReused == 3)
    #expect(fixture.view.violations.isEmpty)
    expectUsable(fixture.view)
  }

  @Test("Cells that are dropped by the view and by everybody else are freed")
  func freed() {
    final class Counted: CollectionViewCell {
      nonisolated(unsafe) static var alive = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Counted.alive += 1
      }
      required init?(coder: NSCoder) { nil }
      deinit { Counted.alive -= 1 }
    }
    Counted.alive = 0
    do {
      let fixture = fixture(Counted.self)
      fixture.scroll(to: 500)
      #expect(Counted.alive == fixture.view.counters.cellsCreated)
      fixture.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "Cell")
      #expect(Counted.alive == fixture.view.counters.liveCells)
    }
    #expect(Counted.alive == 0)
  }
}
