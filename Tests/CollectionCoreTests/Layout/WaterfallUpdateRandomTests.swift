import CollectionCore
import TestSupport
import Testing

/// Waterfalls that follow updates, against the same waterfalls made from scratch.
@Suite("Waterfall updates at random") struct WaterfallUpdateRandomTests {
  private struct Model {
    var heights: [[Double]] = []
    var metrics: [WaterfallSection] = []
    var mode: WaterfallMode
    let bounds = LayoutSize(width: 390, height: 600)
    let grid = PixelGrid(scale: 2)

    init(_ sections: Int, _ items: Int, using random: inout SeededRandom) {
      mode = Int.random(in: 0..<4, using: &random) > 0 ? .shortestColumn : .stickyColumns
      for section in 0..<Int.random(in: 1...sections, using: &random) {
        addMetrics(at: section, using: &random)
        let count = Int.random(in: 0...items, using: &random)
        heights.append((0..<count).map { _ in Model.height(using: &random) })
      }
    }

    static func height(using random: inout SeededRandom) -> Double {
      Int.random(in: 0..<900, using: &random) == 0 ? -.infinity : Double(Int.random(in: 10...300, using: &random)) / 3
    }

    mutating func addMetrics(at place: Int, using random: inout SeededRandom) {
      func metric() -> Double { Double([0, 0, 5, 10].randomElement(using: &random)!) }
      metrics.insert(
        WaterfallSection(
          itemCount: 0, columns: .count(Int.random(in: 1...5, using: &random)),
          inset: LayoutInsets(top: metric(), left: metric(), bottom: metric(), right: metric()), lineSpacing: metric(),
          interitemSpacing: metric(), headerLength: metric(), footerLength: metric()), at: place)
    }

    func fromScratch() -> WaterfallSolver {
      var sections = metrics
      for index in sections.indices { sections[index].itemCount = heights[index].count }
      return WaterfallSolver(
        sections: sections, values: heights.flatMap { $0 }, mode: mode, bounds: bounds, grid: grid)
    }

    mutating func follow(_ plan: UpdatePlan, using random: inout SeededRandom) {
      let old = self
      heights = []
      metrics = []
      for section in 0..<plan.after.sectionCount {
        if let before = plan.sections.oldIndex(of: section) {
          metrics.append(old.metrics[before])
          if Int.random(in: 0..<20, using: &random) == 0 { metrics[section].lineSpacing += 1 }
          if Int.random(in: 0..<20, using: &random) == 0 { metrics[section].headerLength += 1 }
        } else {
          addMetrics(at: section, using: &random)
        }
        heights.append(
          (0..<plan.after.itemCount(in: section)).map { item in
            plan.oldPath(of: ItemPath(section, item)).map { old.heights[Int($0.section)][Int($0.item)] }
              ?? Model.height(using: &random)
          })
      }
    }

    func elements(_ solver: WaterfallSolver) -> [PlacedElement] {
      var all: [PlacedElement] = []
      solver.elements(in: LayoutRect(x: -9, y: -9, width: 1e6, height: 1e9), into: &all)
      return all
    }
  }

  @Test("A waterfall that follows updates is the one made from scratch, to the last bit")
  func sameAsFromScratch() {
    var followed = 0
    check(0..<2000) { seed, extent in
      var random = SeededRandom(seed: seed)
      var model = Model(extent.sections, extent.items, using: &random)
      var solver = model.fromScratch()
      for step in 0..<extent.steps {
        let script = UpdateScript(
          model.heights.map(\.count), edits: Int.random(in: 0...extent.edits, using: &random),
          sections: Int.random(in: 0..<3, using: &random) == 0, using: &random)
        guard let plan = script.plan else { continue }
        model.follow(plan, using: &random)
        let wanted = model.fromScratch()
        var strange: ItemPath?
        let next = solver.updated(by: plan, sections: model.metrics) { section, items, lengths in
          // A new section is asked for as a whole, with what moves into it.
          let isNew = plan.sections.oldIndex(of: section) == nil
          for item in items where !isNew && !plan.isNew(ItemPath(section, item)) { strange = ItemPath(section, item) }
          lengths.append(contentsOf: model.heights[section][items])
        }
        if let strange { return "step \(step): \(strange) is not new and was asked for" }
        guard let next else {
          // Bad lengths, before or after, are for those who make it from scratch.
          if wanted.firstInvalidItem == nil, solver.firstInvalidItem == nil { return "step \(step): not followed" }
          solver = wanted
          continue
        }
        followed += 1
        if let wrong = next.checkInvariants() { return "step \(step): \(wrong)" }
        guard model.elements(next) == model.elements(wanted), next.contentSize == wanted.contentSize,
          wanted.firstInvalidItem == nil
        else {
          return "step \(step), \(script.counts) to \(script.after), \(script.operations.map(\.text)): other frames"
        }
        solver = next
      }
      return nil
    }
    #expect(followed > 3000)
  }

  private struct Extent: CustomStringConvertible {
    var sections = 4
    var items = 150
    var edits = 8
    var steps = 3
    var description: String { "\(sections) sections of up to \(items) items, \(steps) steps of \(edits) edits" }
  }

  private func check(_ seeds: Range<UInt64>, _ wrong: (UInt64, Extent) -> String?) {
    for seed in seeds {
      guard wrong(seed, Extent()) != nil else { continue }
      var smallest = Extent()
      let changes: [(inout Extent) -> Void] = [
        { $0.sections -= 1 }, { $0.items /= 2 }, { $0.items -= 1 }, { $0.edits -= 1 }, { $0.steps -= 1 },
      ]
      search: while true {
        for change in changes {
          var other = smallest
          change(&other)
          guard min(other.sections, other.items, other.edits, other.steps) > 0, wrong(seed, other) != nil else {
            continue
          }
          smallest = other
          continue search
        }
        break
      }
      Issue.record("seed \(seed), \(smallest): \(wrong(seed, smallest) ?? "")")
      return
    }
  }
}
