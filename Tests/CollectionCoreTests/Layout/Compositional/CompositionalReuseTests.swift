import TestSupport
import Testing

@testable import CollectionCore

@Suite("Compositional layout: solving again what changed alone") struct CompositionalReuseTests {
  private func rows(_ height: Double) -> CompositionalSection {
    CompositionalSection(
      group: CompositionalGroup(
        size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(height)),
        filling: .fit(axis: .horizontal),
        children: [
          .item(CompositionalItem(size: CompositionalSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))))
        ]))
  }

  private let configuration = CompositionalConfiguration(viewSize: LayoutSize(width: 320, height: 480), scale: 2)

  /// A layout of sections of different heights, each with a definition of its own.
  private func solver(
    _ sections: [(height: Double, count: Int)], reusing last: CompositionalSolver? = nil
  ) -> CompositionalSolver {
    CompositionalSolver(
      configuration, definitions: sections.map { rows($0.height) },
      sections: sections.indices.map { CompositionalSectionUse(definition: $0, count: sections[$0].count) },
      reusing: last)
  }

  private let many = (0..<1_000).map { (height: Double(20 + $0), count: $0 % 7 + 1) }

  @Test("Nothing is solved again where nothing changed, and everything in another view")
  func unchanged() {
    let last = solver(many)
    #expect(last.solvedSectionCount == 1_000 && last.solvedDefinitionCount == 1_000)
    let same = solver(many, reusing: last)
    #expect(same.solvedSectionCount == 0 && same.solvedDefinitionCount == 0)
    var other = configuration
    other.viewSize.width = 321
    let rotated = CompositionalSolver(
      other, definitions: many.map { rows($0.height) },
      sections: many.indices.map { CompositionalSectionUse(definition: $0, count: many[$0].count) }, reusing: last)
    #expect(rotated.solvedSectionCount == 1_000 && rotated.solvedDefinitionCount == 1_000)
  }

  @Test("A section with another count is solved again, and its definition is not")
  func count() {
    let last = solver(many)
    for changed in [0, 1, 500, 999] {
      var sections = many
      sections[changed].count += 1
      let next = solver(sections, reusing: last)
      #expect(next.solvedSectionCount == 1 && next.solvedDefinitionCount == 0)
      #expect(next.contentSize == solver(sections).contentSize)
    }
  }

  @Test("A section that looks otherwise is solved again with its definition")
  func definition() {
    let last = solver(many)
    var sections = many
    sections[400].height = 5
    let next = solver(sections, reusing: last)
    #expect(next.solvedSectionCount == 1 && next.solvedDefinitionCount == 1)
    #expect(next.contentSize == solver(sections).contentSize)
  }

  @Test("Of inserted and deleted sections, the inserted ones alone are solved", arguments: [1, 3, 60])
  func edits(_ number: Int) {
    let last = solver(many)
    var inserted = many
    inserted.insert(contentsOf: (0..<number).map { (height: 2_000 + Double($0), count: 2) }, at: 300)
    let grown = solver(inserted, reusing: last)
    #expect(grown.solvedSectionCount == number && grown.solvedDefinitionCount == number)
    var deleted = many
    deleted.removeSubrange(300..<300 + number)
    let shrunk = solver(deleted, reusing: last)
    #expect(shrunk.solvedSectionCount == 0 && shrunk.solvedDefinitionCount == 0)
    #expect(shrunk.contentSize == solver(deleted).contentSize)
  }

  @Test("A layout that takes over what it can is the one solved from scratch")
  func random() {
    for seed in 6_001...6_300 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var example = CompositionalCase(using: &random)
      let other = CompositionalCase(using: &random)
      var last = example.solver
      for _ in 0..<6 {
        let section = Int.random(in: 0..<example.counts.count, using: &random)
        switch Int.random(in: 0...4, using: &random) {
        case 0: example.counts[section] = Int.random(in: 0...13, using: &random)
        case 1: example.sections[section] = other.sections.randomElement(using: &random)!
        case 2:
          example.sections.insert(other.sections.randomElement(using: &random)!, at: section)
          example.counts.insert(Int.random(in: 0...13, using: &random), at: section)
        case 3:
          example.measured.append(
            CompositionalCase.Measure(
              key: ElementKey(cell: ItemPath(section, Int.random(in: 0...12, using: &random))),
              size: LayoutSize(width: Double(Int.random(in: 0...80, using: &random)), height: 33)))
        default:
          guard example.counts.count > 1 else { break }
          example.sections.remove(at: section)
          example.counts.remove(at: section)
        }
        example.offsets = [Double](repeating: 0, count: example.counts.count)
        var made = CompositionalSolver(
          example.configuration, definitions: example.sections,
          sections: example.counts.indices.map { CompositionalSectionUse(definition: $0, count: example.counts[$0]) },
          reusing: last)
        var fresh = CompositionalSolver(
          example.configuration, definitions: example.sections,
          sections: example.counts.indices.map { CompositionalSectionUse(definition: $0, count: example.counts[$0]) })
        var measured = made
        for measure in example.measured { _ = measured.setMeasuredSize(measure.size, for: measure.key) }
        // Where the middle of a group comes to rest in the middle, 0 may be no offset.
        for section in example.counts.indices {
          made.setOrthogonalOffset(0, ofSection: section)
          fresh.setOrthogonalOffset(0, ofSection: section)
          measured.setOrthogonalOffset(0, ofSection: section)
        }
        let problem = difference(made, fresh) ?? difference(measured, example.solver)
        #expect(problem == nil, "seed \(seed)")
        if problem != nil { return }
        last = measured
        last.setOrthogonalOffset(30, ofSection: 0)
      }
    }
  }

  private func difference(_ a: CompositionalSolver, _ b: CompositionalSolver) -> String? {
    if let broken = a.checkInvariants() { return broken }
    if a.contentSize != b.contentSize { return "\(a.contentSize), not \(b.contentSize)" }
    var found: [PlacedElement] = []
    var expected: [PlacedElement] = []
    let half = LayoutRect(x: 0, y: 0, width: 1e4, height: a.contentSize.height / 2)
    for rect in [LayoutRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4), half] {
      let window = a.elements(in: rect, into: &found)
      if window != b.elements(in: rect, into: &expected) { return "another window" }
      if found != expected { return "\(found), not \(expected)" }
    }
    return nil
  }
}
