import TestSupport
import Testing

@testable import CollectionCore

@Suite("WaterfallSolver, random")
struct WaterfallSolverRandomTests {
  @Test("Frames, queries and changes agree with placing the items one by one")
  func againstOracle() {
    for seed in 1...250 as ClosedRange<UInt64> {
      let input = WaterfallCase(seed: seed)
      guard let message = input.failure else { continue }
      let (least, why) = shrunk(input, message, smaller: { $0.smaller }, failure: { $0.failure })
      Issue.record("seed \(seed): \(why) in \(least)")
      return
    }
  }
}

/// One item with everything it came with, so that items can be dropped.
private struct Item {
  var value: Double
  var span: Int32
}

private struct WaterfallCase {
  var sections: [WaterfallSection]
  var items: [[Item]]
  var mode: WaterfallMode
  var axis: LayoutAxis
  var bounds: LayoutSize
  var scale: Double
  var usesSpans: Bool
  /// New lengths, for the item that is this far into all items.
  var changes: [(at: Double, length: Double)]
  var rects: [LayoutRect]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Quarters are exact in binary, so that sums do not depend on their order.
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * (Bool.random(using: &random) ? 1 : 4)).rounded() / 4
    }
    mode = Bool.random(using: &random) ? .shortestColumn : .stickyColumns
    axis = Bool.random(using: &random) ? .vertical : .horizontal
    bounds = LayoutSize(width: number(0...500), height: number(0...500))
    scale = Double(Int.random(in: 1...3, using: &random))
    usesSpans = Int.random(in: 0..<3, using: &random) == 0
    sections = []
    items = []
    let maximum = seed % 60 == 0 ? 9_000 : [3, 20, 90, 700][Int.random(in: 0..<4, using: &random)]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let bands = Bool.random(using: &random)
      // Lengths of thirds of a point are not exact.
      let ratios = scale != 3 && Int.random(in: 0..<4, using: &random) == 0
      sections.append(
        WaterfallSection(
          itemCount: 0,
          columns: Bool.random(using: &random)
            ? .count(Int.random(in: 0...7, using: &random)) : .minimumWidth(number(20...200)),
          sizing: ratios ? .aspectRatios : .lengths,
          inset: LayoutInsets(top: number(0...20), left: number(-5...20), bottom: number(0...20), right: number(0...9)),
          lineSpacing: number(0...12), interitemSpacing: number(0...12), headerLength: bands ? number(-10...40) : 0,
          footerLength: bands ? number(-10...40) : 0))
      let tall = Int.random(in: 0..<3, using: &random) == 0
      items.append(
        (0..<Int.random(in: 0...maximum, using: &random)).map { _ in
          var value = ratios ? number(0.25...3) : number(0...90)
          if tall && Int.random(in: 0..<20, using: &random) == 0 { value *= 60 }
          if Int.random(in: 0..<200, using: &random) == 0 { value = .nan }
          return Item(value: value, span: Int32.random(in: -1...4, using: &random))
        })
    }
    changes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      (Double.random(in: 0..<1, using: &random), number(-3...200))
    }
    rects = []
    let size = solver.contentSize
    for _ in 0..<16 {
      rects.append(
        LayoutRect(
          x: number(-60...size.width), y: number(-60...size.height), width: number(-4...500), height: number(-4...500)))
    }
    rects.append(LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
  }

  var counted: [WaterfallSection] {
    sections.indices.map { i in
      var section = sections[i]
      section.itemCount = items[i].count
      return section
    }
  }

  var solver: WaterfallSolver {
    WaterfallSolver(
      sections: counted, values: items.joined().map(\.value), spans: usesSpans ? items.joined().map(\.span) : [],
      mode: mode, axis: axis, bounds: bounds, grid: PixelGrid(scale: scale))
  }

  var smaller: [WaterfallCase] {
    var result: [WaterfallCase] = []
    for rects in withoutSome(rects) where !rects.isEmpty { result.append(with { $0.rects = rects }) }
    for changes in withoutSome(changes) { result.append(with { $0.changes = changes }) }
    for i in sections.indices {
      result.append(
        with {
          $0.sections.remove(at: i)
          $0.items.remove(at: i)
        })
      for fewer in withoutSome(items[i]) { result.append(with { $0.items[i] = fewer }) }
    }
    return result
  }

  private func with(_ change: (inout WaterfallCase) -> Void) -> WaterfallCase {
    var copy = self
    change(&copy)
    return copy
  }

  var failure: String? {
    var solver = solver
    if let wrong = failure(of: solver, changed: [:]) { return wrong }
    let paths = items.indices.flatMap { section in items[section].indices.map { ItemPath(section, $0) } }
    guard !paths.isEmpty else { return nil }
    var changed: [ItemPath: Double] = [:]
    for change in changes {
      let path = paths[Int(change.at * Double(paths.count))]
      changed[path] = change.length
      solver.setLength(change.length, at: path)
      if let wrong = failure(of: solver, changed: changed) { return "after \(changed.count) changes: \(wrong)" }
    }
    return nil
  }

  private func failure(of solver: WaterfallSolver, changed: [ItemPath: Double]) -> String? {
    if let wrong = solver.checkInvariants() { return wrong }
    let all = oracle(changed)
    for element in all where element.key.isCell && solver.frame(of: element.key.path) != element.frame {
      return "\(element.key.path) is at \(String(describing: solver.frame(of: element.key.path))), not \(element.frame)"
    }
    let end = all.map { $0.frame.max(axis) }.max() ?? 0
    if solver.contentSize[axis] < end - 1e-6 { return "the content ends at \(solver.contentSize[axis]), not \(end)" }
    if solver.contentSize[axis.across] != bounds[axis.across] { return "the content is not as wide as the bounds" }
    return queryFailure(rects, all, axis) { solver.elements(in: $0, into: &$1) }
  }

  /// Every element, by placing one item after the other with what the rules say and nothing else.
  private func oracle(_ changed: [ItemPath: Double]) -> [PlacedElement] {
    let grid = PixelGrid(scale: scale)
    let across = axis.across
    var result: [PlacedElement] = []
    var base = 0.0
    func add(_ key: ElementKey, _ along: Double, _ length: Double, _ start: Double, _ extent: Double, z: Int = 0) {
      let frame =
        axis == .vertical
        ? LayoutRect(x: start, y: grid.nearest(along), width: extent, height: length)
        : LayoutRect(x: grid.nearest(along), y: start, width: length, height: extent)
      result.append(PlacedElement(key: key, frame: frame, zIndex: z))
    }
    for s in sections.indices {
      let section = sections[s]
      let usable = max(0, bounds[across] - section.inset.leading(across) - section.inset.trailing(across))
      let spacing = section.interitemSpacing
      let n: Int
      switch section.columns {
      case .count(let count): n = max(1, count)
      case .minimumWidth(let width): n = max(1, Int((usable + spacing) / (width + spacing) + 1e-9))
      }
      let width = max(0, grid.down((usable - Double(n - 1) * spacing) / Double(n)))
      let edge = { (c: Int) in grid.nearest(section.inset.leading(across) + Double(c) * (width + spacing)) }
      if section.headerLength > 0 {
        let key = ElementKey(.supplementary, kind: 1, path: ItemPath(s, 0))
        add(key, base, section.headerLength, 0, bounds[across], z: 10)
      }
      let top = base + max(0, section.headerLength) + max(0, section.inset.leading(axis))
      var ends = [Double](repeating: 0, count: n)
      var body = 0.0
      for i in items[s].indices {
        let item = items[s][i]
        var span = 1
        var column = i % n
        if mode == .shortestColumn {
          if usesSpans { span = max(1, min(Int(item.span), n)) }
          let tops = (0...(n - span)).map { ends[$0..<$0 + span].max()! }
          column = tops.firstIndex(of: tops.min()!)!
        }
        let start = ends[column..<column + span].max()!
        let extent = edge(column + span - 1) - edge(column) + width
        var length = item.value
        // The width of an item that spans several columns is that of the first place it could have.
        let derived = edge(span - 1) - edge(0) + width
        if section.sizing == .aspectRatios {
          length = length > 0 ? grid.down(axis == .vertical ? derived / length : derived * length) : .nan
        }
        if let new = changed[ItemPath(s, i)] { length = new }
        if !(length >= 0) { length = 0 }
        add(ElementKey(cell: ItemPath(s, i)), top + start, length, edge(column), extent)
        for covered in column..<column + span { ends[covered] = start + (length + section.lineSpacing) }
        body = max(body, start + length)
      }
      base = top + body + section.inset.trailing(axis)
      if section.footerLength > 0 {
        let key = ElementKey(.supplementary, kind: 2, path: ItemPath(s, 0))
        add(key, base, section.footerLength, 0, bounds[across], z: 10)
        base += section.footerLength
      }
    }
    return result
  }
}
