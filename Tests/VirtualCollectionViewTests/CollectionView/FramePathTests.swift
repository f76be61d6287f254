import Foundation
import Testing
import VirtualCollectionView

/// The short ways of the pass must show what the long one would: held against the layout's answers for single elements.
@MainActor @Suite("Frame path") struct FramePathTests {
  @Test(
    "After any change the screen shows every element that touches the bounds, where the layout has it",
    arguments: 0..<24)
  func agreesWithTheLayout(_ number: Int) {
    var run = RandomScreen(number)
    for step in 0..<150 {
      let action = run.act()
      if let problem = run.problem() {
        Issue.record("Run \(number), step \(step), after \(action): \(problem)")
        return
      }
    }
  }

  @Test("A delegate that is replaced while views come is told of the rest (Semantics 2.18)")
  func replacedDelegate() {
    let fixture = Fixture(counts: [10])
    let first = DisplayLog()
    let second = DisplayLog()
    first.onWillDisplay = { view, path in if path.item == 1 { view.delegate = second } }
    fixture.view.delegate = first
    fixture.view.layoutIfNeeded()
    #expect(first.log == ["will 0.0", "will 0.1"])
    #expect(second.log == ["will 0.2"])
  }

  @Test("A data source that is replaced while views come is asked for the rest")
  func replacedDataSource() {
    let fixture = Fixture(counts: [10])
    let second = ListSource([10])
    fixture.source.configure = { [view = fixture.view] _, path in if path.item == 1 { view.dataSource = second } }
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1"])
    #expect(second.log.contains("cell 0.2"))
  }

  @Test("A step with a pinned header moves that header and asks the data source for nothing")
  func pinnedStep() {
    let fixture = Fixture(counts: [20, 20], rows: 30, height: 200)
    let layout = fixture.view.collectionViewLayout as! CollectionViewFlowLayout
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    fixture.scroll(to: 95)
    let before = fixture.view.counters
    let trace = fixture.view.record { fixture.scroll(to: 100) }
    let done = fixture.view.counters.since(before)
    #expect(done.cellForItemCalls == 0)
    #expect(done.supplementaryCalls == 0)
    #expect(trace.text.split(separator: "\n").filter { $0.contains("Moved") }.count == 1)
    let header = fixture.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader).first
    #expect(header?.frame == CGRect(x: 0, y: 100, width: 100, height: 20))
  }

  @Test("Attributes that somebody keeps stay as they were while the view scrolls on")
  func keptAttributes() {
    let fixture = Fixture(counts: [20, 20], rows: 30, height: 200)
    let layout = fixture.view.collectionViewLayout as! CollectionViewFlowLayout
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    fixture.scroll(to: 95)
    let kept = layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
    let frames = kept.map(\.frame)
    for y in stride(from: CGFloat(100), to: 700, by: 35) { fixture.scroll(to: y) }
    #expect(kept.map(\.frame) == frames)
  }
}
