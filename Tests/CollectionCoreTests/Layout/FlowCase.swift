import CollectionCore
import TestSupport

/// A layout to be tried at random: everything a solver is made from.
struct FlowCase: CustomStringConvertible {
  var breadth: Double
  var scale: Double
  var axis: LayoutAxis
  var sections: [FlowSection]

  var solver: FlowSolver { flow(breadth, sections, axis: axis, scale: scale) }

  var description: String {
    "breadth \(breadth), scale \(scale), \(axis)\n" + sections.map { "  \($0)" }.joined(separator: "\n")
  }
}

// MARK: - Making

extension FlowCase {
  /// A case with up to seven sections of all kinds, the odd ones seldom.
  static func random(using random: inout SeededRandom) -> FlowCase {
    let breadth = [320, 375, 390, 834, 100, 0].randomElement(using: &random)!
    let scale = [1, 2, 2, 3].randomElement(using: &random)!
    let axis: LayoutAxis = Bool.random(using: &random) ? .vertical : .horizontal
    let sections = (0..<Int.random(in: 0...7, using: &random)).map { _ in
      section(breadth: Double(breadth), axis: axis, using: &random)
    }
    return FlowCase(breadth: Double(breadth), scale: Double(scale), axis: axis, sections: sections)
  }

  private static func section(breadth: Double, axis: LayoutAxis, using random: inout SeededRandom) -> FlowSection {
    var section = FlowSection(items: items(breadth: breadth, axis: axis, using: &random))
    section.inset = LayoutInsets(
      top: metric(using: &random), left: metric(using: &random), bottom: metric(using: &random),
      right: metric(using: &random))
    section.lineSpacing = Int.random(in: 0...9, using: &random) == 0 ? -35 : metric(using: &random)
    section.interitemSpacing = max(-3, metric(using: &random))
    section.headerLength = max(0, metric(using: &random))
    section.footerLength = max(0, metric(using: &random))
    section.equalAcrossIsGrid = Bool.random(using: &random)
    return section
  }

  private static func metric(using random: inout SeededRandom) -> Double {
    switch Int.random(in: 0...9, using: &random) {
    case 0...2: 0
    case 3...5: Double(Int.random(in: 0...24, using: &random))
    case 6...7: Double.random(in: 0...30, using: &random)
    case 8: 10.0 / 3
    default: Double(Int.random(in: -12...0, using: &random))
    }
  }

  private static func items(breadth: Double, axis: LayoutAxis, using random: inout SeededRandom) -> FlowItems {
    let count = [0, 1, 2, 3, 7, 20, 70].randomElement(using: &random)!
    func length() -> Double {
      switch Int.random(in: 0...5, using: &random) {
      case 0: Double.random(in: 0...80, using: &random)
      case 1: Int.random(in: 0...3, using: &random) == 0 ? 0 : 44.5
      default: Double(Int.random(in: 5...60, using: &random))
      }
    }
    func across() -> Double {
      switch Int.random(in: 0...6, using: &random) {
      case 0: breadth
      case 1: (breadth - 10) / 3
      case 2: Double.random(in: 0...120, using: &random)
      case 3: Int.random(in: 0...3, using: &random) == 0 ? breadth + 20 : breadth / 2
      default: Double(Int.random(in: 5...90, using: &random))
      }
    }
    func size(_ across: Double, _ length: Double) -> LayoutSize {
      axis == .vertical ? LayoutSize(width: across, height: length) : LayoutSize(width: length, height: across)
    }
    let common = across()
    let long = length()
    switch Int.random(in: 0...8, using: &random) {
    case 0...1: return .uniform(size(common, long), count: count)
    case 2: return .sizes((0..<count).map { _ in size(common, long) })
    case 3: return .sizes((0..<count).map { _ in size(common, length()) })
    case 4: return .lengths((0..<count).map { _ in length() }, breadth: common)
    case 5: return .lengths((0..<count).map { _ in long }, breadth: common)
    case 6: return .sizes((0..<count).map { _ in size(max(common, breadth / 2) + across(), length()) })
    default: return .sizes((0..<count).map { _ in size(across(), length()) })
    }
  }
}

// MARK: - Shrinking

extension FlowCase {
  /// The smallest case found that still fails: sections and items are dropped, metrics set to 0, while it does.
  func shrunk(_ fails: (FlowCase) -> Bool) -> FlowCase {
    var smallest = self
    while let smaller = smallest.smallerCases.first(where: fails) { smallest = smaller }
    return smallest
  }

  private var smallerCases: [FlowCase] {
    var cases: [FlowCase] = []
    for index in sections.indices {
      var other = self
      other.sections.remove(at: index)
      cases.append(other)
      for section in sections[index].smaller {
        other = self
        other.sections[index] = section
        cases.append(other)
      }
    }
    return cases
  }
}

extension FlowSection {
  fileprivate var smaller: [FlowSection] {
    var others: [FlowSection] = []
    func add(_ change: (inout FlowSection) -> Void) {
      var other = self
      change(&other)
      if other != self { others.append(other) }
    }
    let count = items.count
    for keep in [0..<count / 2, count / 2..<count, 0..<max(0, count - 1), min(1, count)..<count]
    where keep.count < count {
      add { $0.items = $0.items.kept(keep) }
    }
    add { $0.inset = .zero }
    add { $0.lineSpacing = 0 }
    add { $0.interitemSpacing = 0 }
    add { $0.headerLength = 0 }
    add { $0.footerLength = 0 }
    add { $0.equalAcrossIsGrid = false }
    return others
  }
}

extension FlowItems {
  fileprivate func kept(_ range: Range<Int>) -> FlowItems {
    switch self {
    case .uniform(let size, _): .uniform(size, count: range.count)
    case .sizes(let sizes): .sizes(Array(sizes[range]))
    case .lengths(let lengths, let breadth): .lengths(Array(lengths[range]), breadth: breadth)
    case .pieces, .measured, .indexed: self
    }
  }
}
