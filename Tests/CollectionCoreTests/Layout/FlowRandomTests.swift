import CollectionCore
import TestSupport
import Testing

/// Layouts at random against the rules written down naively.
@Suite("Flow layout at random") struct FlowRandomTests {
  private func check(_ seeds: Range<UInt64>, _ wrong: (FlowCase, UInt64) -> String?) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let test = FlowCase.random(using: &random)
      guard wrong(test, seed) != nil else { continue }
      let smallest = test.shrunk { wrong($0, seed) != nil }
      Issue.record("seed \(seed): \(wrong(smallest, seed) ?? "")\n\(smallest)")
      return
    }
  }

  @Test("Every frame is the naive one brought to the nearest pixel, sizes untouched (Semantics 4.8–4.31)")
  func frames() {
    check(0..<1500) { test, _ in
      let solver = test.solver
      let naive = NaiveFlow(test)
      if let wrong = solver.checkInvariants() { return wrong }
      let elements = solver.allElements()
      if elements.count != naive.frames.count { return "\(elements.count) elements, not \(naive.frames.count)" }
      for element in elements {
        guard let frame = naive.frames[element.key] else { return "\(element.key.path) is not there" }
        if let wrong = difference(element.frame, frame, scale: test.scale) { return "\(element.key.path): \(wrong)" }
      }
      let length = solver.contentSize[test.axis]
      let wanted = max(0, naive.length)
      return length > wanted + 1e-5 || length < wanted - 1 / test.scale - 1e-5 ? "\(length) long, not \(wanted)" : nil
    }
  }

  /// Whether a frame is another with its origin at the nearest pixel; at a tie, which sums of Double may miss by an
  /// ulp, either side is near.
  private func difference(_ frame: LayoutRect, _ exact: LayoutRect, scale: Double) -> String? {
    func isPixel(_ value: Double) -> Bool { ((value * scale).rounded() / scale - value).magnitude < 1e-9 }
    guard frame.size == exact.size, isPixel(frame.x), isPixel(frame.y),
      (frame.x - exact.x).magnitude <= 0.5 / scale + 1e-9, (frame.y - exact.y).magnitude <= 0.5 / scale + 1e-9
    else { return "\(frame.text) is not \(exact.text) at the nearest pixel" }
    return nil
  }

  @Test("Pinned frames follow the naive formula within the rounding of what they are made of (Semantics 4.41a)")
  func pinnedFrames() {
    check(2000..<2300) { test, seed in
      var random = SeededRandom(seed: ~seed)
      let solver = test.solver
      let naive = NaiveFlow(test)
      for _ in 0..<5 {
        let pinning = FlowCase.pinning(naive.length, using: &random)
        let frames = naive.pinned(pinning, axis: test.axis)
        for element in solver.allElements(pinning: pinning) {
          let exact = frames[element.key]!
          guard (element.frame.x - exact.x).magnitude <= 0.5 / test.scale + 1e-9,
            (element.frame.y - exact.y).magnitude <= 0.5 / test.scale + 1e-9, element.frame.size == exact.size
          else { return "\(element.key.path) is at \(element.frame.text), not \(exact.text), with \(pinning)" }
        }
      }
      return nil
    }
  }

  @Test("A query gives exactly the elements that touch its rectangle, in the order of their keys")
  func queries() {
    check(3000..<3600) { test, seed in
      var random = SeededRandom(seed: ~seed)
      let solver = test.solver
      let length = NaiveFlow(test).length
      for round in 0..<20 {
        let rect = FlowCase.rect(test, length, using: &random)
        let pinning = round % 3 == 0 ? FlowCase.pinning(length, using: &random) : nil
        let wanted = solver.allElements(pinning: pinning).filter { $0.frame.touches(rect) }
        var found = [PlacedElement(key: ElementKey(cell: .empty), frame: .zero)]
        _ = solver.elements(in: rect, pinning: pinning, into: &found)
        if Array(found.dropFirst()) != wanted {
          let answer = texts(Array(found.dropFirst()))
          return "in \(rect.text) with \(String(describing: pinning)): \(answer), not \(texts(wanted))"
        }
      }
      return nil
    }
  }

  @Test("A window holds for its own rectangle, and inside of it the answer stays the same")
  func windows() {
    var holding = 0
    var asked = 0
    check(5000..<5600) { test, seed in
      var random = SeededRandom(seed: ~seed)
      let solver = test.solver
      let length = NaiveFlow(test).length
      for _ in 0..<10 {
        let rect = FlowCase.rect(test, length, using: &random)
        var answer: [PlacedElement] = []
        let window = solver.elements(in: rect, into: &answer)
        asked += 1
        if window.holds(start: rect.min(test.axis), end: rect.max(test.axis)) { holding += 1 }
        for _ in 0..<5 {
          let start = FlowCase.inside(window.startFrom, window.startBelow, rect.min(test.axis), using: &random)
          let end = FlowCase.inside(window.endAbove, window.endUpTo, rect.max(test.axis), using: &random)
          guard start <= end, window.holds(start: start, end: end) else { continue }
          var other = rect
          other.origin[test.axis] = start
          if test.axis == .vertical { other.height = end - start } else { other.width = end - start }
          guard window.holds(start: other.min(test.axis), end: other.max(test.axis)) else { continue }
          let again = solver.elements(in: other)
          if again != answer {
            return "\(window) of \(rect.text): \(texts(answer)), but in \(other.text) \(texts(again))"
          }
        }
      }
      return nil
    }
    #expect(asked - holding <= asked / 1000, "\(asked - holding) of \(asked) windows do not hold for their rectangle")
  }

  private func texts(_ elements: [PlacedElement]) -> String {
    elements.map { "\($0.key.kind):\($0.key.path.section).\($0.key.path.item)[\($0.frame.text)]" }
      .joined(separator: " ")
  }
}

extension FlowCase {
  static func pinning(_ length: Double, using random: inout SeededRandom) -> FlowPinning {
    let start = Double(Int.random(in: -100...Int(max(0, length)) + 100, using: &random)) / 2
    return FlowPinning(
      headers: .random(using: &random), footers: .random(using: &random), visibleStart: start,
      visibleEnd: start + Double(Int.random(in: 0...500, using: &random)))
  }

  /// A rectangle in or around the content, often with edges that elements share, sometimes without area.
  static func rect(_ test: FlowCase, _ length: Double, using random: inout SeededRandom) -> LayoutRect {
    func number(_ limit: Double) -> Double {
      let value = Double.random(in: -60...max(0, limit) + 60, using: &random)
      return Bool.random(using: &random) ? value.rounded() : value
    }
    func extent(_ limit: Double) -> Double {
      switch Int.random(in: 0...5, using: &random) {
      case 0: 0
      case 1: 1
      case 2: number(limit).magnitude
      default: Double(Int.random(in: 1...400, using: &random))
      }
    }
    let whole = Int.random(in: 0...2, using: &random) > 0
    return LayoutRect(
      axis: test.axis, start: number(length), length: extent(length), across: whole ? 0 : number(test.breadth),
      breadth: whole ? test.breadth : extent(test.breadth))
  }

  /// A number between two limits, often next to one of them; near `middle` where a limit is infinite.
  static func inside(_ low: Double, _ high: Double, _ middle: Double, using random: inout SeededRandom) -> Double {
    let from = max(low, middle - 1000)
    let to = max(from, min(high, middle + 1000))
    switch Int.random(in: 0...3, using: &random) {
    case 0: return from
    case 1: return to
    case 2: return to.nextDown
    default: return Double.random(in: from...to, using: &random)
    }
  }
}

extension LayoutRect {
  fileprivate init(axis: LayoutAxis, start: Double, length: Double, across: Double, breadth: Double) {
    self =
      axis == .vertical
      ? LayoutRect(x: across, y: start, width: breadth, height: length)
      : LayoutRect(x: start, y: across, width: length, height: breadth)
  }
}
