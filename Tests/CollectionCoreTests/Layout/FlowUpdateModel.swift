import CollectionCore
import TestSupport

/// The sizes of all items, kept in plain arrays, and the metrics of their sections.
struct FlowUpdateModel {
  let breadth: Double
  let scale: Double
  let axis: LayoutAxis
  var sizes: [[LayoutSize]] = []
  var metrics: [FlowSection] = []
  /// What kind of sizes a section has.
  private var kinds: [Int] = []
  /// Whether sums are exact, so that frames are equal to the last bit.
  let isExact: Bool

  init(_ sections: Int, _ items: Int, using random: inout SeededRandom) {
    breadth = Double([320, 390, 100].randomElement(using: &random)!)
    scale = Double([1, 2, 3].randomElement(using: &random)!)
    axis = Bool.random(using: &random) ? .vertical : .horizontal
    isExact = Int.random(in: 0..<5, using: &random) > 0
    for _ in 0..<Int.random(in: 1...max(1, sections), using: &random) {
      add(Int.random(in: 0...max(0, items), using: &random), at: sizes.count, using: &random)
    }
  }

  private mutating func add(_ count: Int, at place: Int, using random: inout SeededRandom) {
    func metric() -> Double { Double([0, 0, 5, 10, 12.5].randomElement(using: &random)!) }
    var section = FlowSection(items: .uniform(.zero, count: 0))
    section.inset = LayoutInsets(top: metric(), left: metric(), bottom: metric(), right: metric())
    section.lineSpacing = Int.random(in: 0..<12, using: &random) == 0 ? -5 : metric()
    section.interitemSpacing = Int.random(in: 0..<12, using: &random) == 0 ? -2.5 : metric()
    section.headerLength = metric()
    section.footerLength = metric()
    metrics.insert(section, at: place)
    kinds.insert(Int.random(in: 0..<8, using: &random), at: place)
    sizes.insert((0..<count).map { _ in size(kinds[place], using: &random) }, at: place)
  }

  /// A size of a kind: rows, tags, some of one breadth, nearly all alike, with odd ones among them.
  private func size(_ kind: Int, using random: inout SeededRandom) -> LayoutSize {
    let unit = isExact ? 0.25 : 1.0 / 3
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) * unit }
    var across: Double
    var along = number(20...240)
    switch kind {
    case 0: across = breadth
    case 1, 2: across = number(40...400)
    case 3: across = breadth * 0.4375
    case 4: (across, along) = (80, Int.random(in: 0..<25, using: &random) == 0 ? 20 : 30)
    case 5: (across, along) = (Int.random(in: 0..<9, using: &random) == 0 ? 40 : breadth, 0)
    case 6: across = Int.random(in: 0..<60, using: &random) == 0 ? breadth + 1 : (breadth - 10) / 3
    default: across = number(80...(Int(breadth) * 3))
    }
    if Int.random(in: 0..<800, using: &random) == 0 { along = -3 }
    return axis == .vertical ? LayoutSize(width: across, height: along) : LayoutSize(width: along, height: across)
  }

  /// All items of a section in one list, as lengths where that is possible and `compact`.
  func items(_ section: Int, compact: Bool) -> FlowItems {
    let list = sizes[section]
    if compact, let first = list.first, list.allSatisfy({ $0[axis.across] == first[axis.across] }) {
      return .lengths(list.map { $0[axis] }, breadth: first[axis.across])
    }
    return .sizes(list)
  }

  func fromScratch() -> FlowSolver {
    var solver = FlowSolver(axis: axis, breadth: breadth, scale: scale)
    for section in metrics.indices {
      var own = metrics[section]
      own.items = items(section, compact: section % 2 == 0)
      solver.append(own)
    }
    return solver
  }

  /// Brings the arrays to where a plan leads; what is new gets sizes of its own.
  mutating func follow(_ plan: UpdatePlan, using random: inout SeededRandom) -> FlowUpdateQuestions {
    let old = self
    sizes = []
    metrics = []
    kinds = []
    for section in 0..<plan.after.sectionCount {
      if let before = plan.sections.oldIndex(of: section) {
        metrics.append(old.metrics[before])
        kinds.append(old.kinds[before])
        sizes.append([])
        if Int.random(in: 0..<10, using: &random) == 0 { metrics[section].headerLength += 5 }
        if Int.random(in: 0..<30, using: &random) == 0 { metrics[section].inset.left += 5 }
      } else {
        add(0, at: section, using: &random)
      }
      for item in 0..<plan.after.itemCount(in: section) {
        let path = plan.oldPath(of: ItemPath(section, item))
        sizes[section].append(
          path.map { old.sizes[Int($0.section)][Int($0.item)] } ?? size(kinds[section], using: &random))
      }
    }
    return FlowUpdateQuestions()
  }

  /// How two layouts of these items differ, nil if they do not.
  ///
  /// - Parameter byName: Whether each element is asked for by name; else all are at once.
  func difference(_ a: FlowSolver, _ b: FlowSolver, byName: Bool = true) -> String? {
    let everywhere = LayoutRect(x: -1e6, y: -1e6, width: 1e9, height: 1e9)
    let found = byName ? a.allElements() : a.elements(in: everywhere)
    let wanted = byName ? b.allElements() : b.elements(in: everywhere)
    guard found.count == wanted.count else { return "\(found.count) elements, not \(wanted.count)" }
    for (x, y) in zip(found, wanted) where x != y {
      var near = x
      // Sums of thirds may miss each other by a last bit, and then be rounded to neighbouring pixels.
      if !isExact, (x.frame.min(axis) - y.frame.min(axis)).magnitude <= 1 / scale + 1e-9 {
        near.frame.origin[axis] = y.frame.origin[axis]
      }
      if near != y { return "\(x.key.path) is at \(x.frame.text), not at \(y.frame.text)" }
    }
    let lengths = (a.contentSize[axis], b.contentSize[axis])
    if (lengths.0 - lengths.1).magnitude > (isExact ? 0 : 1 / scale + 1e-9) {
      return "\(lengths.0) long, not \(lengths.1)"
    }
    if a.firstOversizedItem != b.firstOversizedItem || a.firstInvalidItem != b.firstInvalidItem {
      return "warned of \(String(describing: a.firstOversizedItem)), \(String(describing: a.firstInvalidItem)), not "
        + "\(String(describing: b.firstOversizedItem)), \(String(describing: b.firstInvalidItem))"
    }
    return a.firstNearMiss == b.firstNearMiss ? nil : "another near miss"
  }
}

/// What a layout asked for while it followed an update.
final class FlowUpdateQuestions {
  var wrong: String?

  func solver(_ before: FlowSolver, _ plan: UpdatePlan, _ model: FlowUpdateModel) -> FlowSolver? {
    before.updated(
      by: plan, sections: model.metrics,
      whole: { section in model.items(section, compact: section % 3 > 0) },
      some: { section, items, sizes in
        for item in items where !plan.isNew(ItemPath(section, item)) {
          self.wrong = "item \(section).\(item) is not new and was asked for"
        }
        sizes.append(contentsOf: model.sizes[section][items])
      })
  }
}
