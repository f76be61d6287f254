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
