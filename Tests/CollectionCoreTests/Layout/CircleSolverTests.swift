import TestSupport
import Testing

@testable import CollectionCore

@Suite("CircleSolver")
struct CircleSolverTests {
  private let screen = LayoutSize(width: 320, height: 480)
  private let item = LayoutSize(width: 30, height: 30)
  private let grid = PixelGrid(scale: 2)

  private func arc(_ n: Int) -> [Double] {
    let solver = CircleSolver(counts: [n], bounds: screen, itemSize: item, sweep: 180, grid: grid)
    return (0..<n).map { solver.angle(of: ItemPath(0, $0))! }
  }

  @Test("An arc of 180° has items at both ends; a single one sits at its start")
  func arcs() {
    #expect(arc(0) == [])
    #expect(arc(1) == [0])
    #expect(arc(2) == [0, 180])
    #expect(arc(3) == [0, 90, 180])
    #expect(arc(12).last == 180)
  }

  @Test("A sweep of 360° closes the ring, one of 359.99° occupies both ends")
  func closing() {
    func last(_ sweep: Double) -> Double? {
      CircleSolver(counts: [4], bounds: screen, itemSize: item, sweep: sweep, grid: grid).angle(of: ItemPath(0, 3))
    }
    #expect(last(360) == 270)
    #expect(last(360.01) == 270.0075)
    #expect(last(359.99) == 359.99)
    #expect(last(-360) == -270)
  }

  @Test("0° is at 3 o'clock and angles grow counter-clockwise unless clockwise is set")
  func directions() {
    let size = LayoutSize(width: 330, height: 330)
    let left = CircleSolver(counts: [4], bounds: size, itemSize: item, grid: grid)
    #expect(
      (0..<4).map { left.frame(of: ItemPath(0, $0))!.center } == [
        LayoutPoint(x: 315, y: 165), LayoutPoint(x: 165, y: 15), LayoutPoint(x: 15, y: 165),
        LayoutPoint(x: 165, y: 315),
      ])
    let right = CircleSolver(counts: [4], bounds: size, itemSize: item, startAngle: 90, clockwise: true, grid: grid)
    #expect(
      (0..<4).map { right.frame(of: ItemPath(0, $0))!.center } == [
        LayoutPoint(x: 165, y: 315), LayoutPoint(x: 15, y: 165), LayoutPoint(x: 165, y: 15),
        LayoutPoint(x: 315, y: 165),
      ])
  }

  @Test("A fitted radius leaves room for the larger side of an item and is never negative")
  func fitting() {
    func radius(_ width: Double, _ height: Double, _ inset: LayoutInsets = .zero) -> Double {
      CircleSolver(
        counts: [3], bounds: screen, itemSize: LayoutSize(width: width, height: height), sectionInset: inset, grid: grid
      ).radius
    }
    #expect(radius(30, 30) == 145)
    #expect(radius(30, 80) == 120)
    #expect(radius(80, 30) == 120)
    #expect(radius(30, 30, LayoutInsets(top: 0, left: 100, bottom: 0, right: 20)) == 85)
    #expect(radius(30, 30, LayoutInsets(top: 0, left: 145, bottom: 0, right: 144)) == 0.5)
    #expect(radius(30, 30, LayoutInsets(top: 0, left: 145, bottom: 0, right: 145)) == 0)
    #expect(radius(30, 30, LayoutInsets(top: 0, left: 200, bottom: 0, right: 200)) == 0)
  }

  @Test("An uneven inset moves the centre")
  func unevenInset() {
    let inset = LayoutInsets(top: 10, left: 100, bottom: 50, right: 20)
    let solver = CircleSolver(counts: [3], bounds: screen, itemSize: item, sectionInset: inset, grid: grid)
    #expect(solver.center == LayoutPoint(x: 200, y: 220))
    #expect(solver.contentSize == screen)
  }

  @Test("Each further section is a smaller ring, empty ones included, down to the centre")
  func rings() {
    let solver = CircleSolver(
      counts: [4, 0, 4, 4], bounds: screen, itemSize: LayoutSize(width: 20, height: 30), radius: .fixed(100),
      ringSpacing: 5, grid: grid)
    #expect((0..<4).map { solver.radius(ofSection: $0) } == [100, 65, 30, 0])
    #expect(solver.frame(of: ItemPath(2, 0)) == LayoutRect(x: 180, y: 225, width: 20, height: 30))
    #expect(solver.frame(of: ItemPath(3, 2)) == LayoutRect(x: 150, y: 225, width: 20, height: 30))
    #expect(solver.frame(of: ItemPath(1, 0)) == nil)
  }

  @Test("A fixed radius that needs more than the bounds makes the content grow around the circle")
  func growingContent() {
    func solver(_ radius: Double, _ inset: LayoutInsets = .zero) -> CircleSolver {
      CircleSolver(
        counts: [8], bounds: screen, itemSize: item, sectionInset: inset, radius: .fixed(radius), grid: grid)
    }
    #expect(solver(145).contentSize == screen)
    #expect(solver(145.01).contentSize == LayoutSize(width: 320.5, height: 480))
    #expect(solver(150).contentSize == LayoutSize(width: 330, height: 480))
    #expect(solver(150).center == LayoutPoint(x: 165, y: 240))
    #expect(solver(150).frame(of: ItemPath(0, 4)) == LayoutRect(x: 0, y: 225, width: 30, height: 30))
    let inset = LayoutInsets(top: 0, left: 40, bottom: 0, right: 10)
    #expect(solver(150, inset).contentSize == LayoutSize(width: 380, height: 480))
    #expect(solver(150, inset).frame(of: ItemPath(0, 4))?.x == 40)
    #expect(solver(150, inset).frame(of: ItemPath(0, 0))?.maxX == 370)
  }

  @Test("Turning the start angle of an arc does not change the content")
  func turning() {
    let sizes = [0.0, 17, 90, 231].map {
      CircleSolver(
        counts: [5], bounds: screen, itemSize: item, radius: .fixed(400), startAngle: $0, sweep: 90, grid: grid
      ).contentSize
    }
    #expect(sizes.allSatisfy { $0 == LayoutSize(width: 830, height: 830) })
  }

  @Test("Origins are on whole pixels and there is no frame for what does not exist")
  func pixelsAndAbsence() {
    let solver = CircleSolver(counts: [7], bounds: screen, itemSize: item, grid: PixelGrid(scale: 2))
    for i in 0..<7 {
      let frame = solver.frame(of: ItemPath(0, i))!
      #expect((frame.x * 2).rounded() == frame.x * 2 && (frame.y * 2).rounded() == frame.y * 2)
    }
    for path in [ItemPath(0, 7), ItemPath(0, -1), ItemPath(-1, 0), ItemPath(1, 0), ItemPath.empty] {
      #expect(solver.frame(of: path) == nil && solver.angle(of: path) == nil)
    }
    var found: [PlacedElement] = []
    let none = CircleSolver(counts: [], bounds: screen, itemSize: item, grid: grid)
    #expect(none.elements(in: LayoutRect(x: 0, y: 0, width: 320, height: 480), into: &found) == .always)
    #expect(found.isEmpty)
  }

  @Test("Cosine and sine are exact at multiples of 90° and good to a few last digits elsewhere")
  func angleVectors() {
    #expect(angleVector(degrees: 0) == (1, 0))
    #expect(angleVector(degrees: 90) == (0, 1))
    #expect(angleVector(degrees: -180) == (-1, 0))
    #expect(angleVector(degrees: 630) == (0, -1))
    #expect((angleVector(degrees: 60).cos - 0.5).magnitude < 2e-16)
    #expect((angleVector(degrees: 45).sin - 0.5.squareRoot()).magnitude < 2e-16)
    for i in -4_000...4_000 {
      let v = angleVector(degrees: Double(i) * 0.37)
      #expect((v.cos * v.cos + v.sin * v.sin - 1).magnitude < 5e-16)
    }
  }

  @Test("A query finds exactly the items that touch, on random circles")
  func randomQueries() {
    for seed in 1...120 as ClosedRange<UInt64> {
      let input = CircleCase(seed: seed)
      guard let message = input.failure else { continue }
      let (least, why) = shrunk(input, message, smaller: { $0.smaller }, failure: { $0.failure })
      Issue.record("seed \(seed): \(why) in \(least)")
      return
    }
  }

  @Test("In a ring of a hundred thousand items a small rectangle finds its few")
  func largeRing() {
    let n = 100_000
    let solver = CircleSolver(counts: [n], bounds: screen, itemSize: item, radius: .fixed(500_000), grid: grid)
    let middle = solver.frame(of: ItemPath(0, 12_345))!
    let rect = LayoutRect(x: middle.x - 100, y: middle.y - 100, width: 200, height: 200)
    var found: [PlacedElement] = []
    solver.elements(in: rect, into: &found)
    let expected = (12_200..<12_500).filter { solver.frame(of: ItemPath(0, $0))!.touches(rect) }
    #expect(found.map { Int($0.key.path.item) } == expected && expected.count > 5)
  }
}

private struct CircleCase {
  var counts: [Int]
  var bounds: LayoutSize
  var item: LayoutSize
  var inset: LayoutInsets
  var radius: CircleRadius
  var start: Double
  var sweep: Double
  var clockwise: Bool
  var spacing: Double
  var scale: Double
  var rects: [LayoutRect]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      let value = Double.random(in: range, using: &random)
      return Bool.random(using: &random) ? value.rounded() : value
    }
    counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      [0, 1, 2, 7, 40, 300, 3_000][Int.random(in: 0..<7, using: &random)]
    }
    bounds = LayoutSize(width: number(0...600), height: number(0...900))
    item = LayoutSize(width: number(0...90), height: number(0...90))
    inset = LayoutInsets(top: number(-20...60), left: number(-20...60), bottom: number(0...60), right: number(0...60))
    radius = Bool.random(using: &random) ? .fit : .fixed(number(0...1_500))
    start = number(-720...720)
    sweep = [360, 180, 90, -270, number(0...360), number(-800...1_500)][Int.random(in: 0..<6, using: &random)]
    clockwise = Bool.random(using: &random)
    spacing = number(0...30)
    scale = Double(Int.random(in: 1...3, using: &random))
    rects = []
    let size = solver.contentSize
    for _ in 0..<12 {
      rects.append(
        LayoutRect(
          x: number(-50...max(0, size.width)), y: number(-50...max(0, size.height)), width: number(0...500),
          height: number(0...500)))
    }
    rects.append(LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    rects.append(LayoutRect(x: 0, y: 0, width: 0, height: 0))
  }

  var solver: CircleSolver {
    CircleSolver(
      counts: counts, bounds: bounds, itemSize: item, sectionInset: inset, radius: radius, startAngle: start,
      sweep: sweep, clockwise: clockwise, ringSpacing: spacing, grid: PixelGrid(scale: scale))
  }

  var smaller: [CircleCase] {
    var result: [CircleCase] = []
    for rects in withoutSome(rects) where !rects.isEmpty { result.append(with { $0.rects = rects }) }
    for i in counts.indices where counts[i] > 0 {
      result.append(with { $0.counts[i] /= 2 })
      result.append(with { $0.counts[i] -= 1 })
    }
    return result
  }

  private func with(_ change: (inout CircleCase) -> Void) -> CircleCase {
    var copy = self
    change(&copy)
    return copy
  }

  var failure: String? {
    let solver = solver
    if let wrong = solver.checkInvariants() { return wrong }
    let paths = counts.indices.flatMap { section in (0..<counts[section]).map { ItemPath(section, $0) } }
    // The frames are checked against the rule, with the rounding of the oracle's own.
    for path in paths {
      let n = counts[Int(path.section)]
      let steps = sweep.magnitude >= 360 ? n : max(1, n - 1)
      let v = angleVector(degrees: start + sweep * Double(path.item) / Double(steps))
      let r = max(0, solver.radius - Double(path.section) * (max(item.width, item.height) + spacing))
      let frame = solver.frame(of: path)!
      let x = solver.center.x + r * v.cos - item.width / 2
      let y = solver.center.y + (clockwise ? r : -r) * v.sin - item.height / 2
      if (frame.x - x).magnitude > 1 / scale || (frame.y - y).magnitude > 1 / scale { return "\(path) is misplaced" }
      if (frame.x * scale - (frame.x * scale).rounded()).magnitude > 1e-6 { return "\(path) is off the grid" }
    }
    for rect in rects {
      var found: [PlacedElement] = []
      solver.elements(in: rect, into: &found)
      let expected = paths.compactMap { path -> PlacedElement? in
        let frame = solver.frame(of: path)!
        return frame.touches(rect) ? PlacedElement(key: ElementKey(cell: path), frame: frame) : nil
      }
      if found != expected { return "\(found.count) found, \(expected.count) touch \(rect)" }
    }
    return nil
  }
}
