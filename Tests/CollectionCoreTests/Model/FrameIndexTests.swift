import CollectionCore
import TestSupport
import Testing

@Suite("FrameIndex") struct FrameIndexTests {
  private func naive(_ frames: [LayoutRect], _ rect: LayoutRect) -> [Int32] {
    frames.indices.filter { frames[$0].isFinite && frames[$0].touches(rect) }.map { Int32($0) }
  }

  private func query(_ frames: [LayoutRect], _ rect: LayoutRect, _ axis: LayoutAxis = .vertical) -> [Int32] {
    var result: [Int32] = [99]
    FrameIndex(frames: frames, axis: axis).indices(in: rect, into: &result)
    return result
  }

  /// A rectangle of one of the kinds that layouts produce, broken ones included.
  private func frame(_ random: inout SeededRandom) -> LayoutRect {
    func coordinate() -> Double { Double(Int.random(in: -40...1_000, using: &random)) / 2 }
    func extent() -> Double { Double(Int.random(in: 0...80, using: &random)) / 2 }
    var frame = LayoutRect(x: coordinate(), y: coordinate(), width: extent(), height: extent())
    switch Int.random(in: 0..<20, using: &random) {
    case 0: frame.height = 900
    case 1: frame.width = 900
    case 2: frame.height = 0
    case 3: frame.width = -10
    case 4: frame.height = -30
    case 5: frame.y = .nan
    case 6: frame.width = .infinity
    default: break
    }
    return frame
  }

  private func difference(
    _ frames: [LayoutRect], axis: LayoutAxis, rects: [LayoutRect], moves: [Double]
  ) -> String? {
    let index = FrameIndex(frames: frames, axis: axis)
    if let broken = index.checkInvariants() { return broken }
    var result: [Int32] = []
    for rect in rects {
      let window = index.indices(in: rect, into: &result)
      let expected = naive(frames, rect)
      if result != expected { return "\(result) instead of \(expected) in \(rect)" }
      if !window.holds(start: rect.min(axis), end: rect.max(axis)) { return "\(window) does not hold for \(rect)" }
      for move in moves {
        var (moved, longer) = (rect, rect)
        if axis == .vertical {
          moved.y += move
          longer.height += move
        } else {
          moved.x += move
          longer.width += move
        }
        for other in [moved, longer] where window.holds(start: other.min(axis), end: other.max(axis)) {
          if naive(frames, other) != expected { return "\(window) holds for \(other), unlike \(rect)" }
        }
      }
    }
    return nil
  }

  @Test(
    "Frames in any order, overlapping, empty, negative or not finite are found as by looking at each",
    arguments: [LayoutAxis.vertical, .horizontal])
  func randomFrames(axis: LayoutAxis) {
    for seed in UInt64(0)..<120 {
      var random = SeededRandom(seed: seed)
      let count = [0, 1, 2, 15, 16, 17, 100, 256, 257, 600].randomElement(using: &random)!
      var frames = (0..<count).map { _ in frame(&random) }
      if Bool.random(using: &random) { frames.sort { $0.min(axis) < $1.min(axis) } }
      let rects = (0..<6).map { number in
        number == 0
          ? frame(&random)
          : LayoutRect(
            x: Double.random(in: -50...500, using: &random), y: Double.random(in: -50...500, using: &random),
            width: 100, height: number == 1 ? 0 : 100)
      }.filter(\.isFinite)
      let moves = [-0.5, -0.01, 0.01, 0.5, 1, -1, 7, -7]
      expectNone(seed: seed, frames) { difference($0, axis: axis, rects: rects, moves: moves) }
    }
  }

  @Test("What only touches the rectangle's edge is not in it, and 0.01 points more is")
  func edges() {
    let frames = [LayoutRect(x: 0, y: 0, width: 100, height: 50), LayoutRect(x: 0, y: 50, width: 100, height: 50)]
    #expect(query(frames, LayoutRect(x: 0, y: 50, width: 100, height: 50)) == [1])
    #expect(query(frames, LayoutRect(x: 0, y: 49.99, width: 100, height: 50)) == [0, 1])
    #expect(query(frames, LayoutRect(x: 100, y: 0, width: 100, height: 50)) == [])
    #expect(query(frames, LayoutRect(x: 99.99, y: 0, width: 100, height: 50)) == [0])
    #expect(query(frames, LayoutRect(x: 0, y: 100, width: 100, height: 50)) == [])
  }

  @Test("An answer holds while the rectangle stays between the edges on both sides")
  func window() {
    let frames = (0..<100).map { LayoutRect(x: 0, y: Double($0) * 10, width: 100, height: 10) }
    let index = FrameIndex(frames: frames, axis: .vertical)
    var result: [Int32] = []
    let window = index.indices(in: LayoutRect(x: 0, y: 505, width: 100, height: 20), into: &result)
    #expect(result == [50, 51, 52])
    #expect(window == QueryWindow(startFrom: 500, startBelow: 510, endAbove: 520, endUpTo: 530))
    // Here the last frame before the rectangle, number 47, lies in a node that was passed over as a whole.
    let other = index.indices(in: LayoutRect(x: 0, y: 485, width: 100, height: 20), into: &result)
    #expect(result == [48, 49, 50])
    #expect(other == QueryWindow(startFrom: 480, startBelow: 490, endAbove: 500, endUpTo: 510))
  }

  @Test("One frame along the whole content keeps answers right and costs no answer its window")
  func tallFrame() {
    var frames = (0..<20_000).map { LayoutRect(x: 0, y: Double($0) * 10, width: 100, height: 10) }
    frames[0].height = 200_000
    let index = FrameIndex(frames: frames, axis: .vertical)
    var result: [Int32] = []
    let window = index.indices(in: LayoutRect(x: 0, y: 150_005, width: 100, height: 20), into: &result)
    #expect(result == [0, 15_000, 15_001, 15_002])
    #expect(window.holds(start: 150_000, end: 150_030) && !window.holds(start: 149_999, end: 150_030))
    #expect(index.checkInvariants() == nil)
  }

  @Test("A rectangle that is not a number finds nothing, an endless one everything finite")
  func oddRectangles() {
    let frames = [LayoutRect(x: 0, y: 0, width: 10, height: 10), LayoutRect(x: 0, y: .nan, width: 1, height: 1)]
    #expect(query(frames, LayoutRect(x: 0, y: .nan, width: 100, height: 100)) == [])
    #expect(query(frames, LayoutRect(x: -1, y: -1, width: .infinity, height: .infinity)) == [0])
    #expect(query([], LayoutRect(x: 0, y: 0, width: 100, height: 100)) == [])
    var result: [Int32] = []
    let rect = LayoutRect(x: -.infinity, y: 0, width: .infinity, height: 1)
    #expect(FrameIndex(frames: frames, axis: .vertical).indices(in: rect, into: &result) == .never)
  }
}
