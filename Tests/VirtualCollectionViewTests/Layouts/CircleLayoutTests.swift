import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("Circle layout") struct CircleLayoutTests {
  private func fixture(
    _ counts: [Int], _ size: CGSize = CGSize(width: 300, height: 300), _ change: (CircleLayout) -> Void = { _ in }
  ) -> Fixture {
    let layout = CircleLayout()
    change(layout)
    let fixture = Fixture(counts: counts, size: size, layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("Items begin at 3 o'clock, go counter-clockwise, and fit the view")
  func closedRing() {
    let fixture = fixture([4])
    #expect(fixture.view.boxes(0, 0..<5) == ["250 125 50 50", "125 0 50 50", "0 125 50 50", "125 250 50 50", "none"])
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 300))
    #expect(fixture.view.visibleCells.count == 4)
    #expect(fixture.view.violations == [])
  }

  @Test("Clockwise, the second of four items is at 6 o'clock")
  func clockwise() {
    let fixture = fixture([4]) { $0.isClockwise = true }
    #expect(fixture.view.boxes(0, 1..<2) == ["125 250 50 50"])
  }

  @Test(
    "An arc of 180° has an item at both ends: none; 0°; 0° and 180°; 0°, 90° and 180°",
    arguments: [
      (0, []), (1, ["250 125 50 50"]), (2, ["250 125 50 50", "0 125 50 50"]),
      (3, ["250 125 50 50", "125 0 50 50", "0 125 50 50"]),
    ])
  func arc(count: Int, expected: [String]) {
    let fixture = fixture([count]) { $0.sweep = 180 }
    #expect(fixture.view.boxes(0, 0..<count) == expected)
    #expect(fixture.view.visibleCells.count == count)
  }

  @Test("A full sweep and anything beyond closes the ring; a hair below leaves it open")
  func almostClosed() {
    #expect(fixture([2]) { $0.sweep = 360 }.view.boxes(0, 1..<2) == ["0 125 50 50"])
    #expect(fixture([2]) { $0.sweep = 359.99 }.view.boxes(0, 1..<2) == ["250 125 50 50"])
  }

  @Test("An uneven inset moves the middle and makes the radius smaller")
  func unevenInset() {
    let fixture = fixture([4]) { $0.sectionInset = ViewInsets(top: 0, left: 100, bottom: 0, right: 0) }
    #expect(fixture.view.boxes(0, 0..<4) == ["250 125 50 50", "175 50 50 50", "100 125 50 50", "175 200 50 50"])
  }

  @Test("The circle fits into what the content insets leave")
  func contentInset() {
    let fixture = Fixture(counts: [4], size: CGSize(width: 300, height: 300), layout: CircleLayout())
    fixture.view.contentInset = ViewInsets(top: 40, left: 0, bottom: 60, right: 100)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 200, height: 200))
    #expect(fixture.view.boxes(0, 0..<2) == ["150 75 50 50", "75 0 50 50"])
  }

  @Test("Tall and wide items stay inside: the larger side counts for the radius")
  func tallItems() {
    for size in [CGSize(width: 20, height: 80), CGSize(width: 80, height: 20)] {
      let fixture = fixture([24]) { $0.itemSize = size }
      for item in 0..<24 {
        let frame = fixture.view.layoutAttributesForItem(at: path(0, item))!.frame
        #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame), "item \(item) at \(box(frame))")
      }
    }
  }

  @Test("Insets that leave nothing make the radius 0, not negative")
  func noRoom() {
    let fixture = fixture([2]) { $0.sectionInset = ViewInsets(top: 200, left: 200, bottom: 200, right: 200) }
    let first = fixture.view.layoutAttributesForItem(at: path(0, 0))!.frame
    #expect(first == fixture.view.layoutAttributesForItem(at: path(0, 1))!.frame)
  }

  @Test("Sections are rings, the first outermost; an empty one keeps its place")
  func rings() {
    let fixture = fixture([4, 0, 4, 1]) { $0.ringSpacing = 5 }
    #expect(fixture.view.boxes(0, 0..<1) == ["250 125 50 50"])
    // 125 − 2 · (50 + 5) = 15 points from the middle, and none are left for the ring inside of it.
    #expect(fixture.view.boxes(2, 0..<2) == ["140 125 50 50", "125 110 50 50"])
    #expect(fixture.view.boxes(3, 0..<1) == ["125 125 50 50"])
    #expect(fixture.view.visibleCells.count == 9)
  }

  @Test("A fixed radius that the view is too small for makes the content larger, and every item can be reached")
  func fixedRadius() {
    let fixture = fixture([4], CGSize(width: 200, height: 200)) { $0.radius = .fixed(150) }
    #expect(fixture.view.contentSize == CGSize(width: 350, height: 350))
    #expect(fixture.view.boxes(0, 0..<4) == ["300 150 50 50", "150 0 50 50", "0 150 50 50", "150 300 50 50"])
    #expect(fixture.view.indexPathsForVisibleItems == [path(0, 1), path(0, 2)])
  }

  @Test("In a view of 120 x 300 the radius follows the shorter side (report B48)")
  func shorterSide() {
    let fixture = fixture([4], CGSize(width: 120, height: 300)) {
      $0.sectionInset = ViewInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
    #expect(fixture.view.boxes(0, 0..<4) == ["65 125 50 50", "35 95 50 50", "5 125 50 50", "35 155 50 50"])
    let square = self.fixture([4]) { $0.sectionInset = ViewInsets(top: 5, left: 5, bottom: 5, right: 5) }
    #expect(square.view.boxes(0, 0..<1) == ["245 125 50 50"])
  }

  @Test("No sections, one item, and a thousand", arguments: [[], [1], [1_000]])
  func counts(counts: [Int]) {
    let fixture = fixture(counts)
    #expect(fixture.view.visibleCells.count == counts.reduce(0, +))
    #expect(fixture.view.violations == [])
  }

  @Test(
    "Origins are rounded to the nearest pixel of the screen, sizes are kept (Semantics 4.22)",
    arguments: [(1, "23 6 10 10"), (2, "22.5 6 10 10"), (3, "22.67 6 10 10")])
  func pixels(scale: CGFloat, expected: String) {
    withEnvironment({ $0.scale = scale }) {
      let fixture = fixture([3], CGSize(width: 100, height: 100)) { $0.itemSize = CGSize(width: 10, height: 10) }
      #expect(fixture.view.boxes(0, 1..<2) == [expected])
    }
  }

  @Test("From right to left the circle is seen in a mirror (Semantics 3.27)")
  func rightToLeft() {
    withEnvironment({ $0.direction = .rightToLeft }) {
      let fixture = fixture([3]) { $0.sectionInset = ViewInsets(top: 0, left: 0, bottom: 0, right: 100) }
      // From the left the first item is at 150 and the middle at 100.
      #expect(fixture.view.boxes(0, 0..<1) == ["100 125 50 50"])
      #expect(fixture.view.cellForItem(at: path(0, 0))?.frame == CGRect(x: 100, y: 125, width: 50, height: 50))
    }
  }

  @Test("Numbers that make no sense are reported, each with its name")
  func badNumbers() {
    let fixture = fixture([2]) {
      $0.itemSize = CGSize(width: CGFloat.nan, height: -1)
      $0.radius = .fixed(.infinity)
    }
    #expect(fixture.view.brokenRules == Array(repeating: "invalid-geometry", count: 3))
    #expect(fixture.view.violations.map { $0.fact("property") } == ["itemSize.width", "itemSize.height", "radius"])
    fixture.view.layoutIfNeeded()
  }
}
