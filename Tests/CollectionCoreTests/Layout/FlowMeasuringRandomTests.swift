import TestSupport
import Testing

@testable import CollectionCore

/// One item being measured, and what all others come to be by it.
private struct Measurement: CustomStringConvertible {
  var path: ItemPath
  var size: LayoutSize
  /// Whether the average of all that was measured becomes the size of the rest.
  var isAveraged: Bool

  var description: String { "\(path.section).\(path.item)=\(size.width)x\(size.height)\(isAveraged ? "" : " alone")" }
}

/// A flow whose items are measured one by one, and the sizes it should have.
private struct MeasuredFlow {
  var sections: [FlowSection]
  let axis: LayoutAxis
  let breadth: Double
  var measured = MeasuredSizes()
  var rest: LayoutSize
  var solver: FlowSolver
  /// How many measurements changed the flow as it was.
  var inPlace = 0

  init(_ sections: [FlowSection], rest: LayoutSize, axis: LayoutAxis, breadth: Double) {
    self.sections = sections
    self.axis = axis
    self.breadth = breadth
    self.rest = rest
    solver = FlowSolver(axis: axis, breadth: breadth, scale: 2)
    makeAnew()
  }

  mutating func makeAnew() {
    solver = FlowSolver(axis: axis, breadth: breadth, scale: 2)
    for (index, section) in sections.enumerated() {
      solver.append(section.with(rest), measured: measured.entries(inSection: index))
    }
  }

  mutating func apply(_ measurement: Measurement) {
    measured.set(measurement.size, at: measurement.path)
    if measurement.isAveraged, let average = measured.average { rest = average }
    if solver.setMeasured(measurement.size, at: measurement.path, rest: measurement.isAveraged ? rest : nil) {
      inPlace += 1
    } else {
      makeAnew()
    }
  }

  /// The same with every size written down.
  var naive: FlowSolver {
    var naive = FlowSolver(axis: axis, breadth: breadth, scale: 2)
    for (index, section) in sections.enumerated() {
      var section = section.with(rest)
      var sizes = (0..<section.items.count).map { section.items.size($0, axis: axis) }
      for entry in measured.entries(inSection: index) { sizes[Int(entry.item)] = entry.size }
      section.items = .sizes(sizes)
      naive.append(section)
    }
    return naive
  }

  var failure: String? {
    if let wrong = solver.checkInvariants() ?? measured.checkInvariants() { return wrong }
    let all = solver.allElements()
    let expected = naive.allElements()
    guard all.count == expected.count else { return "\(all.count) elements, not \(expected.count)" }
    for (one, other) in zip(all, expected) {
      // At a tie between two pixels the last bit of a sum decides.
      guard one.key == other.key, one.frame.size == other.frame.size, (one.frame.x - other.frame.x).magnitude <= 0.5,
        (one.frame.y - other.frame.y).magnitude <= 0.5
      else { return "\(one.key.path): \(one.frame.text), not \(other.frame.text)" }
    }
    let length = solver.contentSize[axis]
    if (length - naive.contentSize[axis]).magnitude > 0.5 { return "\(length) long, not \(naive.contentSize[axis])" }
    let rects = stride(from: -10.0, to: length + 20, by: max(7, length / 9)).map { start in
      LayoutRect(axis: axis, start: start, length: 55, across: 0, breadth: breadth)
    }
    return queryFailure(rects, all, axis) { solver.elements(in: $0, into: &$1) }
  }
}

extension FlowSection {
  fileprivate func with(_ rest: LayoutSize) -> FlowSection {
    guard case .uniform(_, let count) = items else { return self }
    var section = self
    section.items = .uniform(rest, count: count)
    return section
  }
}

@Suite("Measuring items of a flow") struct FlowMeasuringRandomTests {
  @Test("Items measured one by one stand where the same sizes written down put them (Semantics 5.6, 5.8)")
  func random() {
    var inPlace = 0
    for seed in 0..<160 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let axis: LayoutAxis = Bool.random(using: &random) ? .vertical : .horizontal
      let breadth = 320.0
      // Lists, grids of two to six, lines that are broken by sums; negative spacings seldom.
      let across = [320, 200, 150, 100, 50, 48.5].randomElement(using: &random)!
      let rest = LayoutSize(axis: axis, length: Double(Int.random(in: 10...60, using: &random)), breadth: across)
      var sections: [FlowSection] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let count = [0, 1, 2, 5, 31, 33, 70, 70, 140, 1_100].randomElement(using: &random)!
        var section = FlowSection(items: .uniform(rest, count: count), equalAcrossIsGrid: true)
        section.lineSpacing = [0, 0, 10, 3.25, -4].randomElement(using: &random)!
        section.interitemSpacing = [0, 5, 10].randomElement(using: &random)!
        section.headerLength = [0, 20].randomElement(using: &random)!
        section.footerLength = [0, 12.5].randomElement(using: &random)!
        section.inset = LayoutInsets(top: 3, left: 0, bottom: 7, right: 0)
        if count > 0, Int.random(in: 0...5, using: &random) == 0 {
          // Sizes of the delegate's, which are no rest.
          let isOne = Bool.random(using: &random)
          section.items = .sizes(
            (0..<count).map { item in
              LayoutSize(axis: axis, length: Double(item % 9) * 7, breadth: isOne ? across : Double(40 + item % 3))
            })
        }
        sections.append(section)
      }
      let filled = sections.indices.filter { sections[$0].items.count > 0 }
      if filled.isEmpty { continue }
      let oddity = Int.random(in: 0...9, using: &random)
      let measurements = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        let section = filled.randomElement(using: &random)!
        let item = Int.random(in: 0..<min(sections[section].items.count, 140), using: &random)
        let isOdd = oddity == 0 && Int.random(in: 0...20, using: &random) == 0
        return Measurement(
          path: ItemPath(section, item),
          size: LayoutSize(
            axis: axis, length: Double(Int.random(in: 0...200, using: &random)) / 4,
            breadth: isOdd ? across + 7 : across),
          isAveraged: Int.random(in: 0...3, using: &random) > 0)
      }
      expectNone(seed: seed, measurements) { measurements in
        var flow = MeasuredFlow(sections, rest: rest, axis: axis, breadth: breadth)
        if let failure = flow.failure { return "before: \(failure)" }
        for (index, measurement) in measurements.enumerated() {
          flow.apply(measurement)
          // Each step in full would take long.
          if index % 7 == 0 || index == measurements.count - 1, let failure = flow.failure { return failure }
        }
        inPlace += flow.inPlace
        return nil
      }
    }
    #expect(inPlace > 1_500)
  }

  @Test("A copy of a flow keeps what it was when the original is measured")
  func copies() {
    let section = FlowSection(
      items: .uniform(LayoutSize(width: 100, height: 40), count: 100), lineSpacing: 0, equalAcrossIsGrid: true)
    var solver = FlowSolver(axis: .vertical, breadth: 100, scale: 2)
    solver.append(section, measured: [])
    let before = solver
    let size = LayoutSize(width: 100, height: 60)
    let isDone = solver.setMeasured(size, at: ItemPath(0, 50), rest: size)
    #expect(isDone)
    #expect(before.contentSize.height == 4_000)
    #expect(solver.contentSize.height == 6_000)
    #expect(before.frame(ofItem: ItemPath(0, 51))?.y == 2_040)
  }

  @Test("Another breadth is refused, and changes nothing")
  func refuses() {
    let section = FlowSection(
      items: .uniform(LayoutSize(width: 100, height: 40), count: 100), lineSpacing: 0, equalAcrossIsGrid: true)
    var solver = FlowSolver(axis: .vertical, breadth: 100, scale: 2)
    solver.append(section, measured: [])
    let wide = LayoutSize(width: 101, height: 60)
    let tall = LayoutSize(width: 100, height: 60)
    let refused = [
      solver.setMeasured(wide, at: ItemPath(0, 5), rest: nil), solver.setMeasured(tall, at: ItemPath(0, 5), rest: wide),
      solver.setMeasured(tall, at: ItemPath(0, 100), rest: nil),
      solver.setMeasured(tall, at: ItemPath(1, 0), rest: nil),
    ]
    #expect(refused == [false, false, false, false])
    #expect(solver.contentSize.height == 4_000)
  }
}

@Suite("Sparse lengths") struct SparseLengthsTests {
  @Test(
    "Positions are those of lengths added one by one, whatever the rest", arguments: [1, 31, 32, 33, 1_024, 40_000])
  func positions(_ count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    var sparse = SparseLengths(count: count, rest: 10.5, spacing: 2)
    var lengths = [Double?](repeating: nil, count: count)
    for step in 0..<120 {
      let index = Int.random(in: 0..<count, using: &random)
      let length = Double(Int.random(in: 0...80, using: &random)) / 4
      sparse.set(index, to: length)
      lengths[index] = length
      if step % 40 == 7 { sparse.rest = Double(Int.random(in: 1...80, using: &random)) / 4 }
    }
    #expect(sparse.checkInvariants() == nil)
    #expect((0..<count).allSatisfy { sparse[$0] == lengths[$0] ?? sparse.rest })
    #expect(sparse.known == lengths.count { $0 != nil })
    var found: [Int] = []
    sparse.forEachKnown { index, length in
      found.append(index)
      #expect(lengths[index] == length)
    }
    #expect(found == lengths.indices.filter { lengths[$0] != nil })
    for index in lengths.indices.dropLast() where index % 7 == 0 || count < 2_000 {
      let start = sparse.start(of: index)
      #expect(sparse.start(behind: index, startingAt: start, length: sparse[index]) == sparse.start(of: index + 1))
      let end = start + sparse[index] + 2
      #expect(sparse.index(endingBehind: (start + end) / 2) == index)
    }
    #expect(sparse.index(endingBehind: 1e9) == count - 1)
    #expect(sparse.index(endingBehind: -1e9) == 0)
  }
}
