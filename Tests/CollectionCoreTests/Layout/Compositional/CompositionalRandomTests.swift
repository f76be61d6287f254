import CollectionCore
import TestSupport
import Testing

@Suite("Compositional layout: random configurations") struct CompositionalRandomTests {
  /// What is wrong with the solver's answers for a case; nil when nothing is.
  private func difference(_ example: CompositionalCase) -> String? {
    let solver = example.solver
    // Children without extent fit any number of times; there is a limit, and filling them literally takes long.
    if example.counts.indices.contains(where: { solver.itemsPerGroup(inSection: $0) > 400 }) { return nil }
    var literal = example.literal(solver)
    if let broken = solver.checkInvariants() { return broken }
    if !isNear(LayoutRect(origin: .zero, size: solver.contentSize), LayoutRect(origin: .zero, size: literal.content)) {
      return "content \(solver.contentSize), literally \(literal.content)"
    }
    for index in literal.elements.indices {
      let element = literal.elements[index]
      let found = solver.element(element.placed.key)
      guard let found, found.zIndex == element.placed.zIndex, isRounded(found.frame, element.exact) else {
        return "\(name(element.placed.key)) is \(box(found?.frame)), literally \(box(element.exact))"
      }
      // Halfway between two pixels an error of a sum decides, here and there.
      literal.elements[index].placed.frame = found.frame
    }
    for background in literal.backgrounds where solver.element(background.placed.key) != background.placed {
      return "\(name(background.placed.key)) is not at \(box(background.placed.frame))"
    }
    for (section, range) in literal.sections.enumerated() {
      let frame = solver.frame(ofSection: section)
      if ((frame?.length(solver.axis) ?? 0) - (range.upperBound - range.lowerBound)).magnitude > 1e-6 {
        return "section \(section) is \(box(frame)), literally \(range)"
      }
    }
    for rect in rects(literal) {
      if let wrong = queryDifference(solver, literal, rect) { return wrong }
    }
    return nil
  }

  /// Whether a frame is another with its origin on the nearest pixel; thirds of a rest bring errors of sums in.
  private func isRounded(_ frame: LayoutRect, _ exact: LayoutRect) -> Bool {
    let isOnPixels = frame.x * 2 == (frame.x * 2).rounded() && frame.y * 2 == (frame.y * 2).rounded()
    return isOnPixels && abs(frame.x - exact.x) < 0.25 + 1e-6 && abs(frame.y - exact.y) < 0.25 + 1e-6
      && abs(frame.width - exact.width) < 1e-6 && abs(frame.height - exact.height) < 1e-6
  }

  private func isNear(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height)) < 1e-6
  }

  /// Rectangles whose edges are where elements begin and end, and around there.
  private func rects(_ literal: LiteralCompositional) -> [LayoutRect] {
    let size = literal.content
    var result = [
      LayoutRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4),
      LayoutRect(x: 0, y: 0, width: size.width, height: size.height / 2),
      LayoutRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2),
      LayoutRect(x: size.width / 3, y: 0, width: 20, height: size.height),
      LayoutRect(x: 0, y: 0, width: 0, height: size.height), LayoutRect(x: 0, y: 10, width: 50, height: 0),
      LayoutRect(x: size.width, y: 0, width: 50, height: 50),
    ]
    for element in literal.elements.prefix(12) {
      let frame = element.placed.frame
      result.append(frame)
      result.append(LayoutRect(x: frame.maxX, y: frame.maxY, width: 30, height: 30))
      result.append(LayoutRect(x: frame.x - 30, y: frame.y - 29.99, width: 1e3, height: 30))
    }
    return result
  }

  /// Whether a query answers what touches the rectangle, and its window holds for no other answer.
  private func queryDifference(
    _ solver: CompositionalSolver, _ literal: LiteralCompositional, _ rect: LayoutRect
  ) -> String? {
    var found: [PlacedElement] = []
    let window = solver.elements(in: rect, into: &found)
    let expected = literal.elements(in: rect)
    if found.map(\.key) != expected.map(\.key) {
      return "\(found.map(\.key).map(name)) found in \(box(rect)), literally \(expected.map(\.key).map(name))"
    }
    if !zip(found, expected).allSatisfy({ isNear($0.frame, $1.frame) && $0.zIndex == $1.zIndex }) {
      return "other frames in \(box(rect)): \(found), \(expected)"
    }
    let axis = solver.axis
    let length = rect.length(axis)
    for start in [
      window.startFrom, window.startBelow.nextDown, (window.endAbove - length).nextUp, window.endUpTo - length,
      rect.min(axis) - 0.01, rect.min(axis) + 0.01, rect.min(axis) - 40, rect.min(axis) + 40,
    ] where start.isFinite && window.holds(start: start, end: start + length) {
      var moved = rect
      moved.origin[axis] = start
      if literal.elements(in: moved).map(\.key) != expected.map(\.key) {
        return "the window \(window) of \(box(rect)) also holds for \(box(moved)), where the answer differs"
      }
    }
    return nil
  }

  @Test("The solver answers what every rule carried out literally does, measured and scrolled or not")
  func literally() {
    for seed in Array(1...600) + [10_224, 11_092, 11_933] as [UInt64] {
      var random = SeededRandom(seed: seed)
      let example = CompositionalCase(using: &random)
      guard let message = difference(example) else { continue }
      let (small, smallMessage) = shrunk(example, message, smaller: \.smaller, failure: difference)
      Issue.record("seed \(seed): \(smallMessage) – case: \(small)")
      return
    }
  }

  @Test("Changing measures one by one leads to what measuring them at once does")
  func measuring() {
    for seed in 1_001...1_200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let example = CompositionalCase(using: &random)
      var fresh = example
      var solver = example.solver
      for _ in 0..<12 {
        let section = Int.random(in: 0..<example.counts.count, using: &random)
        let measure = CompositionalCase.Measure(
          key: ElementKey(cell: ItemPath(section, Int.random(in: 0...12, using: &random))),
          size: LayoutSize(
            width: Double(Int.random(in: 0...100, using: &random)),
            height: Double(Int.random(in: 0...100, using: &random))))
        fresh.measured.append(measure)
        _ = solver.setMeasuredSize(measure.size, for: measure.key)
      }
      for (section, offset) in fresh.offsets.enumerated() { solver.setOrthogonalOffset(offset, ofSection: section) }
      let expected = fresh.solver
      let rect = LayoutRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
      var found: [PlacedElement] = []
      var other: [PlacedElement] = []
      _ = solver.elements(in: rect, into: &found)
      _ = expected.elements(in: rect, into: &other)
      if found != other || solver.contentSize != expected.contentSize || solver.checkInvariants() != nil {
        Issue.record("seed \(seed): \(solver.checkInvariants() ?? "another layout")")
        return
      }
    }
  }

  @Test("The answers of two halves of the content are together the answer of the whole")
  func halves() {
    for seed in 2_001...2_200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let example = CompositionalCase(using: &random)
      let solver = example.solver
      if example.counts.indices.contains(where: { solver.itemsPerGroup(inSection: $0) > 400 }) { continue }
      // What sticks out of its group may be in a half in which the group is not; what has no area, between two halves.
      var odd = Set<ElementKey>()
      for element in example.literal(solver).elements {
        let frame = element.placed.frame
        if frame.isEmpty || (element.group.map { $0.union(frame) != $0 } ?? false) { odd.insert(element.placed.key) }
      }
      let size = solver.contentSize
      let whole = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      for axis in [LayoutAxis.horizontal, .vertical] {
        var first = whole
        first.size[axis] /= 2
        var second = first
        second.origin[axis] = first.size[axis]
        let answers = [whole, first, second].map { rect in
          var found: [PlacedElement] = []
          _ = solver.elements(in: rect, into: &found)
          return Set(found.map(\.key))
        }
        let halves = answers[1].union(answers[2])
        #expect(halves.isSubset(of: answers[0]) && answers[0].subtracting(halves).isSubset(of: odd), "seed \(seed)")
      }
    }
  }

  /// The axis along which a section's group holds no more than fits; nil when something in it is estimated, places itself,
  /// or has room or insets of its own.
  private func fittedAxis(_ section: CompositionalSection) -> LayoutAxis? {
    guard case .fit(let axis) = section.group.filling, !section.group.size[axis].isEstimated else { return nil }
    for child in section.group.children {
      guard case .item(let item) = child, !item.size[axis].isEstimated, item.edgeSpacing == .zero,
        item.contentInsets == .zero
      else { return nil }
    }
    return axis
  }

  @Test("What a full group holds because it fits lies inside of the group's slot (Semantics 11.10)")
  func slots() {
    var checked = 0
    for seed in 7_001...7_400 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let example = CompositionalCase(using: &random)
      let solver = example.solver
      if example.counts.indices.contains(where: { solver.itemsPerGroup(inSection: $0) > 400 }) { continue }
      for element in example.literal(solver).elements where element.placed.key.isCell {
        let key = element.placed.key
        let perGroup = max(1, solver.itemsPerGroup(inSection: Int(key.path.section)))
        // The last group may be cut off behind its items.
        guard Int(key.path.item) / perGroup < example.counts[Int(key.path.section)] / perGroup,
          let axis = fittedAxis(example.sections[Int(key.path.section)]), let slot = element.group,
          let frame = solver.element(key)?.frame, !frame.isEmpty
        else { continue }
        checked += 1
        let isInside = frame.min(axis) >= slot.min(axis) - 0.26 && frame.max(axis) <= slot.max(axis) + 0.26
        #expect(isInside, "seed \(seed): \(name(key)) at \(box(frame)) leaves \(box(slot))")
        if !isInside { return }
      }
    }
    #expect(checked > 60)
  }

  /// What differs between a layout and the same layout mapped, beside the mapping; nil when nothing does.
  private func difference(_ example: CompositionalCase, _ mapping: CompositionalMapping) -> String? {
    let plain = example.solver
    let mapped = mapping(example).solver
    let content = LayoutRect(origin: .zero, size: mapped.contentSize)
    if !isNear(content, LayoutRect(origin: .zero, size: mapping(plain.contentSize))) { return "content \(content)" }
    var all: [PlacedElement] = []
    var others: [PlacedElement] = []
    let rect = LayoutRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    _ = plain.elements(in: rect, into: &all)
    _ = mapped.elements(in: rect, into: &others)
    if all.map(\.key) != others.map(\.key) { return "\(others.map(\.key).map(name))" }
    for (one, other) in zip(all, others) where !isNear(mapping(one.frame), other.frame) {
      return "\(name(one.key)) is \(box(other.frame)), from \(box(one.frame))"
    }
    return nil
  }

  @Test("Twice the points on pixels twice as large are twice the layout")
  func scaling() {
    for seed in 4_001...4_200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let problem = difference(CompositionalCase(using: &random), CompositionalMapping(factor: 2))
      #expect(problem == nil, "seed \(seed)")
    }
  }

  @Test("Exchanging the axes exchanges them in every frame")
  func transposing() {
    for seed in 5_001...5_200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let problem = difference(CompositionalCase(using: &random), CompositionalMapping(transposes: true))
      #expect(problem == nil, "seed \(seed)")
    }
  }

  @Test("A right-to-left layout is the left-to-right one mirrored in the content's width")
  func mirrored() {
    for seed in 3_001...3_200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var example = CompositionalCase(using: &random)
      let plain = example.solver
      example.configuration.isRightToLeft = true
      let mirrored = example.solver
      let width = plain.contentSize.width
      var found: [PlacedElement] = []
      var expected: [PlacedElement] = []
      _ = mirrored.elements(in: LayoutRect(x: 10, y: 0, width: width / 2, height: 1e4), into: &found)
      _ = plain.elements(in: LayoutRect(x: width / 2 - 10, y: 0, width: width / 2, height: 1e4), into: &expected)
      #expect(found.map(\.key) == expected.map(\.key), "seed \(seed)")
      for (a, b) in zip(found, expected) {
        #expect(a.frame == b.frame.mirrored(inWidth: width), "seed \(seed)")
        #expect(mirrored.element(a.key)?.frame == a.frame, "seed \(seed)")
      }
    }
  }
}
