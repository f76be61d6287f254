import CollectionCore
import TestSupport

/// A random compositional layout with what is measured and scrolled in it.
struct CompositionalCase {
  var configuration: CompositionalConfiguration
  var sections: [CompositionalSection]
  var counts: [Int]
  /// Which items are measured, and how large they are.
  var measured: [Measure] = []
  var offsets: [Double]

  struct Measure {
    var key: ElementKey
    var size: LayoutSize
  }

  var solver: CompositionalSolver {
    var solver = CompositionalSolver(
      configuration, definitions: sections,
      sections: counts.indices.map { CompositionalSectionUse(definition: $0, count: counts[$0]) })
    for measure in measured { _ = solver.setMeasuredSize(measure.size, for: measure.key) }
    for (section, offset) in offsets.enumerated() { solver.setOrthogonalOffset(offset, ofSection: section) }
    return solver
  }

  /// The same layout worked out literally, scrolled as the solver is.
  func literal(_ solver: CompositionalSolver) -> LiteralCompositional {
    var sizes: [ElementKey: LayoutSize] = [:]
    for measure in measured { sizes[measure.key] = measure.size }
    return LiteralCompositional(
      configuration, Array(zip(sections, counts)), measured: sizes,
      offsets: counts.indices.map { solver.orthogonalOffset(ofSection: $0) })
  }
}

// MARK: - Making one

extension CompositionalCase {
  init(using random: inout SeededRandom) {
    let axis: LayoutAxis = Bool.random(using: &random) ? .vertical : .horizontal
    configuration = CompositionalConfiguration(
      axis: axis,
      viewSize: LayoutSize(
        width: Double(Int.random(in: 100...700, using: &random)) / 2,
        height: Double(Int.random(in: 100...900, using: &random)) / 2), scale: 2,
      interSectionSpacing: Bool.random(using: &random) ? 0 : 7.5,
      boundaryItems: (0..<(Int.random(in: 0...5, using: &random) / 4)).map { .random(UInt16(20 + $0), &random) })
    sections = []
    counts = []
    offsets = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      sections.append(.random(&random))
      counts.append(Int.random(in: 0...13, using: &random))
      offsets.append(Double(Int.random(in: -100...400, using: &random)) / 2)
    }
    for _ in 0..<(Bool.random(using: &random) ? 0 : Int.random(in: 1...20, using: &random)) {
      let section = Int.random(in: 0..<sections.count, using: &random)
      let path = ItemPath(section, Int.random(in: 0...12, using: &random))
      let isView = Int.random(in: 0...5, using: &random) == 0
      let kind = UInt16([10, 11, 12, 30, 31].randomElement(using: &random)!)
      measured.append(
        Measure(
          key: isView ? ElementKey(.supplementary, kind: kind, path: path) : ElementKey(cell: path),
          size: LayoutSize(
            width: Double(Int.random(in: 0...160, using: &random)) / 2,
            height: Double(Int.random(in: 0...160, using: &random)) / 2)))
    }
  }
}

private func halves(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
  Double(Int.random(in: range, using: &random)) / 2
}

extension CompositionalDimension {
  fileprivate static func random(_ random: inout SeededRandom) -> CompositionalDimension {
    let part = [1, 0.5, 0.25, 1.0 / 3, 0.3, 0.9, 0.75].randomElement(using: &random)!
    switch Int.random(in: 0...9, using: &random) {
    case 0...2: return .fractionalWidth(part)
    case 3...4: return .fractionalHeight(part)
    case 5...6: return .estimated(halves(10...100, &random))
    case 7: return .uniformAcrossSiblings(estimate: halves(10...100, &random))
    default: return .absolute(halves(20...160, &random))
    }
  }
}

extension CompositionalSize {
  fileprivate static func random(_ random: inout SeededRandom) -> CompositionalSize {
    CompositionalSize(width: .random(&random), height: .random(&random))
  }
}

extension CompositionalSpacing {
  fileprivate static func random(_ random: inout SeededRandom) -> CompositionalSpacing {
    switch Int.random(in: 0...3, using: &random) {
    case 0: .fixed(halves(0...20, &random))
    case 1: .flexible(halves(0...20, &random))
    default: .fixed(0)
    }
  }
}

extension CompositionalEdgeSpacing {
  fileprivate static func random(_ random: inout SeededRandom) -> CompositionalEdgeSpacing {
    guard Int.random(in: 0...2, using: &random) == 0 else { return .zero }
    return CompositionalEdgeSpacing(
      leading: .random(&random), top: .random(&random), trailing: .random(&random), bottom: .random(&random))
  }
}

extension LayoutInsets {
  fileprivate static func random(_ random: inout SeededRandom) -> LayoutInsets {
    guard Int.random(in: 0...2, using: &random) == 0 else { return .zero }
    return LayoutInsets(
      top: halves(0...16, &random), left: halves(0...16, &random), bottom: halves(0...16, &random),
      right: halves(0...16, &random))
  }
}

extension LayoutPoint {
  fileprivate static func random(_ random: inout SeededRandom) -> LayoutPoint {
    guard Int.random(in: 0...2, using: &random) == 0 else { return .zero }
    return LayoutPoint(x: halves(-20...20, &random), y: halves(-20...20, &random))
  }
}

extension CompositionalAnchor {
  fileprivate static func random(_ random: inout SeededRandom) -> CompositionalAnchor {
    CompositionalAnchor(
      edges: CompositionalEdges(rawValue: UInt8.random(in: 0...15, using: &random)), offset: .random(&random),
      offsetIsFractional: Int.random(in: 0...3, using: &random) == 0)
  }
}

extension CompositionalSupplementary {
  fileprivate static func some(_ random: inout SeededRandom) -> [CompositionalSupplementary] {
    guard Int.random(in: 0...3, using: &random) == 0 else { return [] }
    return (0..<Int.random(in: 1...2, using: &random)).map { _ in
      CompositionalSupplementary(
        kind: UInt16.random(in: 10...12, using: &random), size: .random(&random), containerAnchor: .random(&random),
        itemAnchor: Bool.random(using: &random) ? nil : .random(&random), contentInsets: .random(&random))
    }
  }
}

extension CompositionalBoundaryItem {
  fileprivate static func random(_ kind: UInt16, _ random: inout SeededRandom) -> CompositionalBoundaryItem {
    let corners: [CompositionalEdges] = [
      .top, .bottom, .leading, .trailing, [.top, .leading], [.top, .trailing], [.bottom, .leading],
      [.bottom, .trailing],
    ]
    return CompositionalBoundaryItem(
      kind: kind, size: .random(&random), alignment: corners.randomElement(using: &random)!, offset: .random(&random),
      extendsBoundary: Bool.random(using: &random), zIndex: Int.random(in: 0...2, using: &random),
      contentInsets: .random(&random))
  }
}

extension CompositionalChild {
  fileprivate static func random(_ depth: Int, _ random: inout SeededRandom) -> CompositionalChild {
    if depth < 2, Int.random(in: 0...3, using: &random) == 0 { return .group(.random(depth + 1, &random)) }
    return .item(
      CompositionalItem(
        size: .random(&random), contentInsets: .random(&random), edgeSpacing: .random(&random),
        supplementaries: CompositionalSupplementary.some(&random)))
  }
}

extension CompositionalGroup {
  fileprivate static func random(_ depth: Int, _ random: inout SeededRandom) -> CompositionalGroup {
    let axis: LayoutAxis = Bool.random(using: &random) ? .vertical : .horizontal
    var children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      CompositionalChild.random(depth, &random)
    }
    var filling = CompositionalFilling.fit(axis: axis)
    let count = Int.random(in: 1...4, using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: filling = .repeating(axis: axis, count: count)
    case 1: filling = .equalShares(axis: axis, count: count)
    case 2:
      filling = .custom(
        (0..<count).map { _ in
          CompositionalCustomItem(
            frame: LayoutRect(
              x: halves(-20...200, &random), y: halves(-20...200, &random), width: halves(0...100, &random),
              height: halves(0...100, &random)), zIndex: Int.random(in: 0...1, using: &random))
        })
      children = []
    default: break
    }
    return CompositionalGroup(
      size: .random(&random), filling: filling, children: children, interItemSpacing: .random(&random),
      contentInsets: .random(&random), edgeSpacing: .random(&random),
      supplementaries: CompositionalSupplementary.some(&random))
  }
}

extension CompositionalSection {
  fileprivate static func random(_ random: inout SeededRandom) -> CompositionalSection {
    var insets = LayoutInsets.random(&random)
    if Int.random(in: 0...19, using: &random) == 0 { insets.left = 400 }
    return CompositionalSection(
      group: .random(0, &random), interGroupSpacing: [0, 0, 4, 7.5].randomElement(using: &random)!,
      contentInsets: insets, referenceInsets: .random(&random),
      supplementariesFollowContentInsets: Bool.random(using: &random),
      boundaryItems: (0..<(Int.random(in: 0...5, using: &random) / 2)).map { .random(UInt16(30 + $0), &random) },
      decorations: Int.random(in: 0...2, using: &random) == 0
        ? [CompositionalDecoration(kind: 40, contentInsets: .random(&random), zIndex: -1)] : [],
      orthogonalScrolling: Int.random(in: 0...3, using: &random) == 0
        ? CompositionalOrthogonalScrolling.allCases.randomElement(using: &random)! : .none,
      leadPadding: [0, 0, 0, 9.5].randomElement(using: &random)!)
  }
}

// MARK: - Making it smaller

extension CompositionalCase {
  /// Copies with one thing less.
  var smaller: [CompositionalCase] {
    var result: [CompositionalCase] = []
    func add(_ change: (inout CompositionalCase) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for index in sections.indices where sections.count > 1 {
      add {
        $0.sections.remove(at: index)
        $0.counts.remove(at: index)
        $0.offsets.remove(at: index)
        $0.measured = $0.measured.filter { $0.key.path.section != index }.map {
          let path = $0.key.path
          guard path.section > index else { return $0 }
          let moved = ItemPath(Int(path.section) - 1, Int(path.item))
          return Measure(key: ElementKey($0.key.category, kind: $0.key.kind, path: moved), size: $0.size)
        }
      }
    }
    if !configuration.boundaryItems.isEmpty { add { $0.configuration.boundaryItems = [] } }
    for fewer in withoutSome(measured) { add { $0.measured = fewer } }
    for index in sections.indices {
      if counts[index] > 0 { add { $0.counts[index] -= 1 } }
      if counts[index] > 2 { add { $0.counts[index] /= 2 } }
      for group in sections[index].group.smaller { add { $0.sections[index].group = group } }
      for fewer in withoutSome(sections[index].boundaryItems) { add { $0.sections[index].boundaryItems = fewer } }
      if !sections[index].decorations.isEmpty { add { $0.sections[index].decorations = [] } }
      if sections[index].contentInsets != .zero { add { $0.sections[index].contentInsets = .zero } }
      if sections[index].referenceInsets != .zero { add { $0.sections[index].referenceInsets = .zero } }
      if sections[index].leadPadding != 0 { add { $0.sections[index].leadPadding = 0 } }
      if sections[index].interGroupSpacing != 0 { add { $0.sections[index].interGroupSpacing = 0 } }
      if sections[index].orthogonalScrolling != .none {
        add { $0.sections[index].orthogonalScrolling = .none }
      }
      if offsets[index] != 0 { add { $0.offsets[index] = 0 } }
    }
    return result
  }
}

extension CompositionalGroup {
  fileprivate var smaller: [CompositionalGroup] {
    var result: [CompositionalGroup] = []
    func add(_ change: (inout CompositionalGroup) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for fewer in withoutSome(children) where !fewer.isEmpty { add { $0.children = fewer } }
    if !supplementaries.isEmpty { add { $0.supplementaries = [] } }
    if contentInsets != .zero { add { $0.contentInsets = .zero } }
    if edgeSpacing != .zero { add { $0.edgeSpacing = .zero } }
    if interItemSpacing != .fixed(0) { add { $0.interItemSpacing = .fixed(0) } }
    for index in children.indices {
      switch children[index] {
      case .item(var item):
        if item.contentInsets == .zero, item.edgeSpacing == .zero, item.supplementaries.isEmpty { continue }
        item.contentInsets = .zero
        item.edgeSpacing = .zero
        item.supplementaries = []
        add { $0.children[index] = .item(item) }
      case .group(let group):
        for smaller in group.smaller { add { $0.children[index] = .group(smaller) } }
        add {
          $0.children[index] = .item(CompositionalItem(size: group.size))
        }
      }
    }
    return result
  }
}
