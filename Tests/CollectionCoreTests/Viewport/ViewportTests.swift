import CollectionCore
import TestSupport
import Testing

@Suite("Viewport") struct ViewportTests {
  /// 20 items of 100 points in a view of 480.
  private let list = Viewport(
    size: LayoutSize(width: 320, height: 480), contentSize: LayoutSize(width: 320, height: 2_000))

  private func item(_ number: Int) -> LayoutRect {
    LayoutRect(x: 0, y: Double(number) * 100, width: 320, height: 100)
  }

  private func top(_ item: Int, _ alignment: Viewport.Alignment, in viewport: Viewport) -> Double {
    viewport.offset(showing: self.item(item), vertical: alignment, horizontal: nil).y
  }

  @Test("Item 10 goes to 1000, 810 and 620; the last one stops at 1520, the first at 0 (Semantics 7.12)")
  func scrollPositions() {
    #expect(top(10, .start, in: list) == 1_000)
    #expect(top(10, .center, in: list) == 810)
    #expect(top(10, .end, in: list) == 620)
    #expect(top(19, .start, in: list) == 1_520)
    #expect(top(0, .center, in: list) == 0)
    #expect(top(0, .end, in: list) == 0)
  }

  @Test("The resting range begins at the leading inset and is never negative in length (Semantics 7.3)")
  func restingRange() {
    var viewport = list
    #expect(viewport.restingRange(.vertical) == (0, 1_520))
    #expect(viewport.restingRange(.horizontal) == (0, 0))
    viewport.insets = LayoutInsets(top: 64, left: 10, bottom: 34, right: 20)
    #expect(viewport.restingRange(.vertical) == (-64, 1_554))
    #expect(viewport.restingRange(.horizontal) == (-10, 20))
    viewport.contentSize = LayoutSize(width: 0, height: 382)
    #expect(viewport.restingRange(.vertical) == (-64, -64))
    viewport.contentSize.height = 382.01
    #expect(abs(viewport.restingRange(.vertical).max - -63.99) < 1e-9)
    viewport.contentSize.height = .nan
    #expect(viewport.restingRange(.vertical) == (-64, -64))
  }

  @Test("An offset is brought to the nearer end of the range, short content to its start (Semantics 7.8a)")
  func clamping() {
    var viewport = list
    #expect(viewport.clamped(LayoutPoint(x: 5, y: 1_520.01)) == LayoutPoint(x: 0, y: 1_520))
    #expect(viewport.clamped(LayoutPoint(x: -5, y: -0.01)) == LayoutPoint(x: 0, y: 0))
    #expect(viewport.clamped(LayoutPoint(x: 0, y: 700.5)) == LayoutPoint(x: 0, y: 700.5))
    viewport.contentSize.height = 100
    viewport.insets.top = 50
    #expect(viewport.clamped(LayoutPoint(x: 0, y: 20)).y == -50)
    #expect(viewport.clamped(LayoutPoint(x: 0, y: -380)).y == -50)
  }

  @Test("Insets move the places: the top goes below the bar, the middle is that of the room (Semantics 7.8)")
  func insets() {
    var viewport = list
    viewport.insets = LayoutInsets(top: 64, left: 0, bottom: 34, right: 0)
    #expect(top(10, .start, in: viewport) == 936)
    #expect(top(10, .end, in: viewport) == 654)
    // The room of 382 points begins 64 below the offset: 1050 − 191 − 64.
    #expect(top(10, .center, in: viewport) == 795)
    #expect(top(0, .start, in: viewport) == -64)
    #expect(top(19, .end, in: viewport) == 1_554)
  }

  @Test("Both axes are placed on their own")
  func bothAxes() {
    let viewport = Viewport(
      size: LayoutSize(width: 100, height: 100), contentSize: LayoutSize(width: 1_000, height: 1_000))
    let frame = LayoutRect(x: 500, y: 300, width: 20, height: 40)
    #expect(viewport.offset(showing: frame, vertical: .start, horizontal: .end) == LayoutPoint(x: 420, y: 300))
    #expect(viewport.offset(showing: frame, vertical: .center, horizontal: .center) == LayoutPoint(x: 460, y: 270))
    #expect(viewport.offset(showing: frame, vertical: .end, horizontal: nil) == LayoutPoint(x: 420, y: 240))
  }

  @Test("Without a place the view scrolls as little as needed, and not at all for what is visible (Semantics 7.9)")
  func revealing() {
    var viewport = list
    viewport.offset.y = 500
    #expect(viewport.offset(revealing: item(5)).y == 500)
    #expect(viewport.offset(revealing: item(8)).y == 500)
    #expect(viewport.offset(revealing: item(9)).y == 520)
    #expect(viewport.offset(revealing: item(4)).y == 400)
    #expect(viewport.offset(revealing: item(19)).y == 1_520)
    // Cut off by a hundredth of a point at one edge, then at the other.
    viewport.offset.y = 500.01
    #expect(viewport.offset(revealing: item(5)).y == 500)
    viewport.offset.y = 419.99
    #expect(viewport.offset(revealing: item(8)).y == 420)
    viewport.insets = LayoutInsets(top: 64, left: 0, bottom: 34, right: 0)
    viewport.offset.y = 500
    #expect(viewport.offset(revealing: item(5)).y == 436)
    #expect(viewport.offset(revealing: item(9)).y == 554)
  }

  @Test("A frame longer than the view fills it and then stays")
  func revealingLongFrames() {
    var viewport = list
    let long = LayoutRect(x: 0, y: 500, width: 320, height: 700)
    #expect(viewport.offset(revealing: long).y == 500)
    viewport.offset.y = 600
    #expect(viewport.offset(revealing: long).y == 600)
    viewport.offset.y = 1_500
    #expect(viewport.offset(revealing: long).y == 720)
  }

  @Test("An offset outside the range stays there while the frame is visible; a frame without numbers changes nothing")
  func oddCases() {
    var viewport = list
    viewport.offset.y = -20
    #expect(viewport.offset(revealing: item(0)).y == -20)
    let broken = LayoutRect(x: 0, y: .nan, width: 320, height: 100)
    #expect(viewport.offset(showing: broken, vertical: .center, horizontal: nil) == LayoutPoint(x: 0, y: -20))
    #expect(viewport.bounds == LayoutRect(x: 0, y: -20, width: 320, height: 480))
  }

  @Test("Random minimal scrolls show all they can and are the shortest that do")
  func randomReveals() {
    for seed in UInt64(0)..<500 {
      var random = SeededRandom(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
      let insets = LayoutInsets(top: number(0...3), left: 0, bottom: number(0...3), right: 0)
      let viewport = Viewport(
        offset: LayoutPoint(x: 0, y: number(-3...30)), size: LayoutSize(width: 10, height: 10),
        contentSize: LayoutSize(width: 10, height: 30), insets: insets)
      var frame = LayoutRect(x: 0, y: number(0...29), width: 10, height: number(0...15))
      // Beyond the content the resting range would forbid what shows most.
      frame.height = min(frame.height, 30 - frame.y)
      func shown(_ offset: Double) -> Double {
        min(frame.maxY, offset + 10 - insets.bottom) - max(frame.minY, offset + insets.top)
      }
      let range = viewport.restingRange(.vertical)
      let places = stride(from: range.min, through: range.max, by: 1) + [viewport.offset.y]
      let most = places.map { min(shown($0), frame.height) }.max()!
      let best = places.filter { min(shown($0), frame.height) == most }
      let nearest = best.min { abs($0 - viewport.offset.y) < abs($1 - viewport.offset.y) }!
      #expect(viewport.offset(revealing: frame).y == nearest, "seed \(seed): \(viewport), \(frame)")
    }
  }
}
