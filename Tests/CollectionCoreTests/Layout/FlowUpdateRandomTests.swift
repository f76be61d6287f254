import CollectionCore
import TestSupport
import Testing

/// Flow layouts that follow updates, against the same layouts made from scratch.
@Suite("Flow layout updates at random") struct FlowUpdateRandomTests {
  /// How large a case is; what is made smaller to make a failing one smaller.
  struct Extent: CustomStringConvertible {
    var sections = 4
    var items = 100
    var edits = 12
    var steps = 4
    var description: String { "\(sections) sections of up to \(items) items, \(steps) steps of \(edits) edits" }

    var smaller: [Extent] {
      var others: [Extent] = []
      func add(_ change: (inout Extent) -> Void) {
        var other = self
        change(&other)
        others.append(other)
      }
      if sections > 1 { add { $0.sections -= 1 } }
      if items > 1 { add { $0.items /= 2 } }
      if items > 1 { add { $0.items -= 1 } }
      if edits > 1 { add { $0.edits /= 2 } }
      if edits > 1 { add { $0.edits -= 1 } }
      if steps > 1 { add { $0.steps -= 1 } }
      return others
    }
  }

  private func check(_ seeds: Range<UInt64>, _ extent: Extent = Extent(), _ wrong: (UInt64, Extent) -> String?) {
    for seed in seeds {
      guard wrong(seed, extent) != nil else { continue }
      var smallest = extent
      while let smaller = smallest.smaller.first(where: { wrong(seed, $0) != nil }) { smallest = smaller }
      Issue.record("seed \(seed), \(smallest): \(wrong(seed, smallest) ?? "")")
      return
    }
  }

  @Test("A layout that follows updates is the one made from scratch, and the one before stays as it was")
  func sameAsFromScratch() {
    var followed = 0
    var inPieces = 0
    check(0..<2500) { seed, extent in
      var random = SeededRandom(seed: seed)
      var model = FlowUpdateModel(extent.sections, extent.items, using: &random)
      var solver = model.fromScratch()
      for step in 0..<extent.steps {
        let script = UpdateScript(
          model.sizes.map(\.count), edits: Int.random(in: 0...extent.edits, using: &random),
          sections: Int.random(in: 0..<3, using: &random) == 0, using: &random)
        guard let plan = script.plan else { continue }
        // Some cases look closer than others, so that there can be many.
        let isClose = seed % 5 == 0
        let before = isClose ? solver.allElements() : []
        let asked = model.follow(plan, using: &random)
        guard let next = asked.solver(solver, plan, model) else { return "step \(step): it is not followed" }
        followed += 1
        inPieces += next.pieceCount
        if let wrong = next.checkInvariants() { return "step \(step): \(wrong)" }
        if let wrong = model.difference(next, model.fromScratch(), byName: isClose) {
          return "step \(step), \(script.counts) to \(script.after), \(script.operations.map(\.text)): \(wrong)"
        }
        if let wrong = asked.wrong { return "step \(step): \(wrong)" }
        if isClose, solver.allElements() != before { return "step \(step): the layout before has changed" }
        solver = next
      }
      return nil
    }
    // The cases are not to be of the kinds that are made from scratch anyway.
    #expect(followed > 5000)
    #expect(inPieces > 15_000)
  }

  @Test("A query of a layout in pieces gives what touches its rectangle, and its window holds")
  func queries() {
    check(10_000..<10_250) { seed, extent in
      var random = SeededRandom(seed: seed)
      var model = FlowUpdateModel(extent.sections, extent.items, using: &random)
      let script = UpdateScript(model.sizes.map(\.count), edits: extent.edits, sections: false, using: &random)
      guard let plan = script.plan else { return nil }
      let before = model.fromScratch()
      guard let solver = model.follow(plan, using: &random).solver(before, plan, model) else { return "not followed" }
      let test = FlowCase(breadth: model.breadth, scale: model.scale, axis: model.axis, sections: [])
      let all = solver.allElements()
      let length = solver.contentSize[model.axis]
      for _ in 0..<12 {
        let rect = FlowCase.rect(test, length, using: &random)
        var answer: [PlacedElement] = []
        let window = solver.elements(in: rect, into: &answer)
        if answer != all.filter({ $0.frame.touches(rect) }) { return "in \(rect.text): \(answer.count) elements" }
        for _ in 0..<4 {
          let start = FlowCase.inside(window.startFrom, window.startBelow, rect.min(model.axis), using: &random)
          let end = FlowCase.inside(window.endAbove, window.endUpTo, rect.max(model.axis), using: &random)
          guard start <= end else { continue }
          var other = rect
          other.origin[model.axis] = start
          if model.axis == .vertical { other.height = end - start } else { other.width = end - start }
          guard window.holds(start: other.min(model.axis), end: other.max(model.axis)) else { continue }
          if solver.elements(in: other) != answer { return "\(window) of \(rect.text) does not hold in \(other.text)" }
        }
      }
      return nil
    }
  }

  @Test("After hundreds of small updates a layout is still the one made from scratch, and its pieces stay few")
  func manySteps() {
    check(20_000..<20_002, Extent(sections: 1, items: 1000, edits: 3, steps: 400)) { seed, extent in
      var random = SeededRandom(seed: seed)
      var model = FlowUpdateModel(extent.sections, extent.items, using: &random)
      var solver = model.fromScratch()
      var most = 0
      for step in 0..<extent.steps {
        let script = UpdateScript(model.sizes.map(\.count), edits: extent.edits, sections: false, using: &random)
        guard let plan = script.plan else { continue }
        guard let next = model.follow(plan, using: &random).solver(solver, plan, model) else { return "not followed" }
        solver = next
        most = max(most, solver.pieceCount)
        if step % 50 == 49 {
          if let wrong = solver.checkInvariants() { return "step \(step): \(wrong)" }
          if let wrong = model.difference(solver, model.fromScratch()) { return "step \(step): \(wrong)" }
        }
      }
      return most > 400 ? "there were \(most) pieces" : nil
    }
  }
}

extension FlowSolver {
  /// The pieces of all sections that are in pieces.
  fileprivate var pieceCount: Int {
    var count = 0
    for section in 0..<sectionCount {
      if case .pieces(let pieces) = items(inSection: section) { count += pieces.pieceCount }
    }
    return count
  }
}
