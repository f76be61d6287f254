import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Flow layout and its delegate") struct FlowDelegateTests {
  @Test("The epoxy fixture falls back to the properties: all of them (FlowLayoutTests)")
  func fallBack() {
    final class Empty: NSObject, CollectionViewDelegateFlowLayout {}
    let empty = Empty()
    let fixture = Fixture(flow: [2], width: 350, height: 350) {
      $0.itemSize = CGSize(width: 1, height: 1)
      $0.sectionInset = ViewInsets(top: 1, left: 1, bottom: 1, right: 1)
      $0.minimumLineSpacing = 1
      $0.minimumInteritemSpacing = 346
      $0.headerReferenceSize = CGSize(width: 2, height: 2)
      $0.footerReferenceSize = CGSize(width: 3, height: 3)
    }
    fixture.use(empty)
    fixture.view.layoutIfNeeded()
    #expect(
      picture(fixture.view) == [
        "0.0: 1 3 1 1", "0.1: 348 3 1 1", "header 0.0: 0 0 350 2", "footer 0.0: 0 5 350 3",
      ])
  }

  @Test(
    "The other metrics are asked once for each section, empty ones too; their order is not promised (Semantics 4.4)")
  func onceASection() {
    let fixture = Fixture(flow: [1, 0], width: 320, height: 100)
    let delegate = MetricsDelegate()
    fixture.use(delegate)
    fixture.view.layoutIfNeeded()
    #expect(
      delegate.log.sorted() == [
        "footer 0", "footer 1", "header 0", "header 1", "inset 0", "inset 1", "interitem 0", "interitem 1", "line 0",
        "line 1", "size 0.0",
      ])
  }

  @Test("Another delegate is found out anew (Semantics 2.18)")
  func anotherDelegate() {
    let fixture = Fixture(flow: [1], width: 320, height: 100)
    let first = DisplayLog()
    let second = SizesDelegate { _ in CGSize(width: 100, height: 20) }
    fixture.use(first)
    fixture.view.layoutIfNeeded()
    fixture.use(second)
    fixture.flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view) == ["0.0: 0 0 100 20"])
  }

  @Test("A delegate may ask the view for counts and its bounds while it is asked for sizes")
  func delegateAsksBack() {
    let fixture = Fixture(flow: [4], width: 320, height: 100)
    let delegate = SizesDelegate { [unowned view = fixture.view] in
      CGSize(width: view.bounds.width / CGFloat(view.numberOfItems(inSection: $0.section)) - 10, height: 20)
    }
    fixture.use(delegate)
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).first == "0.0: 0 0 70 20")
    #expect(fixture.source.log.filter { $0 == "items 0" }.count == 1)
  }

  @Test("Counts are read once for a preparation: the layout asks the view, not the data source (B21, Semantics 2.3)")
  func countsOnce() {
    let fixture = Fixture(flow: [4], width: 320, height: 100)
    fixture.view.layoutIfNeeded()
    fixture.flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.filter { !$0.hasPrefix("cell") } == ["sections", "items 0"])
  }

  // MARK: Warnings

  private func rules(width: CGFloat, height: CGFloat = 50, _ direction: CollectionView.ScrollDirection) -> Fixture {
    let fixture = Fixture(flow: [3], width: 320, height: 480) {
      $0.scrollDirection = direction
      $0.itemSize = CGSize(width: width, height: height)
      $0.sectionInset = ViewInsets(top: 5, left: 10, bottom: 6, right: 10)
    }
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("An item as wide as the room is fine, one wider is warned of (Semantics 4.32, 4.33)")
  func oversized() throws {
    #expect(rules(width: 300, .vertical).rules.isEmpty)
    let fixture = rules(width: 300.01, .vertical)
    #expect(fixture.rules == [.oversizedItem])
    let violation = try #require(fixture.view.violations.first)
    #expect(violation.severity == .warning)
    #expect(violation.sentence.hasPrefix("The behavior of the UICollectionViewFlowLayout is not defined because:\n"))
    #expect(
      violation.sentence.contains(
        "\nthe item width must be less than the width of the UICollectionView minus the section insets left and right"
          + " values, minus the content insets left and right values.\n"))
    #expect(
      violation.sentence.contains(
        "\nThe relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and it is attached to"
          + " <UICollectionView: #"))
    #expect(
      violation.sentence.hasSuffix(
        "\nMake a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
    )
  }

  @Test("Scrolling sideways the height is what must fit (Semantics 4.32)")
  func oversizedHorizontal() {
    #expect(rules(width: 50, height: 469, .horizontal).rules.isEmpty)
    let fixture = rules(width: 50, height: 470, .horizontal)
    #expect(fixture.rules == [.oversizedItem])
    #expect(
      fixture.sentence.contains(
        "\nthe item height must be less than the height of the UICollectionView minus the section insets top and bottom"
          + " values, minus the content insets top and bottom values.\n"))
  }

  @Test("The warning comes once for each preparation, however many items are too wide (Semantics 4.32, 4.32a)")
  func oversizedOften() {
    let fixture = rules(width: 400, .vertical)
    #expect(fixture.rules.count == 1)
    fixture.scroll(to: 20)
    #expect(fixture.rules.count == 1)
    fixture.flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules.count == 2)
  }

  @Test("The content inset takes from the room an item has (Semantics 4.32)")
  func oversizedByInset() {
    let fixture = Fixture(flow: [1], width: 320, height: 480) { $0.itemSize = CGSize(width: 300, height: 50) }
    fixture.view.contentInset = ViewInsets(top: 0, left: 15, bottom: 0, right: 15)
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules == [.oversizedItem])
    #expect(fixture.view.violations.first?.fact("room") == "290")
  }

  @Test("Three thirds of 390 with 5 between them wrap after two, by the last bit of the sum; the advice says so (B36)")
  func nearMiss() {
    let fixture = Fixture(flow: [3], width: 390, height: 480) {
      $0.itemSize = CGSize(width: (390.0 - 10) / 3, height: 50)
      $0.minimumInteritemSpacing = 5
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map(\.frame.minX) == [0, 263.5, 0])
    #expect(fixture.rules == [.nearMiss])
    #expect(fixture.view.violations.first?.severity == .advice)
    #expect(fixture.view.violations.first?.remedy.contains("round the item's extent down to a pixel") == true)
  }

  @Test(
    "Other widths at which thirds, sevenths and sixths miss by a bit: grids of three wrap, mixed lines all do (B36, 4.9a)",
    arguments: [
      (390, 5, 3, true), (393, 5, 3, true), (390, 8, 3, true), (393, 8, 3, true), (320, 5, 7, false),
      (414, 1, 6, false),
    ] as [(CGFloat, CGFloat, Int, Bool)])
  func otherNearMisses(width: CGFloat, spacing: CGFloat, columns: Int, gridWraps: Bool) {
    let item = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    let even = Fixture(flow: [columns], width: width, height: 480) {
      $0.itemSize = CGSize(width: item, height: 50)
      $0.minimumInteritemSpacing = spacing
    }
    even.view.layoutIfNeeded()
    let first = even.view.visibleCells.filter { $0.frame.minY == 0 }.count
    #expect(first == (gridWraps ? columns - 1 : columns))
    #expect(even.rules == (gridWraps ? [.nearMiss] : []))
    let mixed = Fixture(flow: [columns + 1], width: width, height: 480) { $0.minimumInteritemSpacing = spacing }
    mixed.use(SizesDelegate { CGSize(width: item, height: $0.item == columns ? 40 : 50) })
    mixed.view.layoutIfNeeded()
    #expect(mixed.view.visibleCells.filter { $0.frame.minY == 0 }.count == columns - 1)
    #expect(mixed.rules == [.nearMiss])
  }

  @Test("Rounded down to a pixel the three fit in one line, without advice (B36)")
  func nearMissRounded() {
    let fixture = Fixture(flow: [3], width: 390, height: 480) {
      $0.itemSize = CGSize(width: 126.5, height: 50)
      $0.minimumInteritemSpacing = 5
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 0, 0])
    #expect(fixture.rules.isEmpty)
  }

  @Test(
    "Seven sevenths of 320: seven in a line by the formula of grids, six by the sum of a mixed section (Semantics 4.9a)"
  )
  func exactFitByTwoRules() {
    let width = (320.0 - 30) / 7
    let even = Fixture(flow: [7], width: 320, height: 480) {
      $0.itemSize = CGSize(width: width, height: 50)
      $0.minimumInteritemSpacing = 5
    }
    even.view.layoutIfNeeded()
    #expect(even.view.visibleCells.filter { $0.frame.minY == 0 }.count == 7)
    let mixed = Fixture(flow: [8], width: 320, height: 480) { $0.minimumInteritemSpacing = 5 }
    let delegate = SizesDelegate { CGSize(width: width, height: $0.item == 7 ? 40 : 50) }
    mixed.use(delegate)
    mixed.view.layoutIfNeeded()
    #expect(mixed.view.visibleCells.filter { $0.frame.minY == 0 }.count == 6)
  }

  @Test("A size that is not a number or negative raises")
  func invalidSize() {
    let fixture = Fixture(flow: [2], width: 320, height: 480)
    let delegate = SizesDelegate { CGSize(width: 50, height: $0.item == 1 ? CGFloat.nan : 50) }
    fixture.use(delegate)
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules.contains(.invalidGeometry))
  }
}
