import CollectionCore

/// The rules of Semantics 4.8–4.31 and 4.41a written down one after the other, every item visited, nothing rounded.
struct NaiveFlow {
  /// Each element with the frame it would have without pixels.
  var frames: [ElementKey: LayoutRect] = [:]
  /// Where the rows of each section begin and end along the scroll axis.
  var rows: [(start: Double, end: Double)?] = []
  var length = 0.0

  init(_ test: FlowCase) {
    let vertical = test.axis == .vertical
    func rect(_ across: Double, _ start: Double, _ breadth: Double, _ length: Double) -> LayoutRect {
      vertical
        ? LayoutRect(x: across, y: start, width: breadth, height: length)
        : LayoutRect(x: start, y: across, width: length, height: breadth)
    }
    var position = 0.0
    for (number, section) in test.sections.enumerated() {
      let inset = section.inset
      let (before, after) = vertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let usable = test.breadth - before - after
      if section.headerLength > 0 {
        frames[ElementKey(.supplementary, kind: 1, path: ItemPath(number, 0))] = rect(
          0, position, test.breadth, section.headerLength)
      }
      position += section.headerLength + (vertical ? inset.top : inset.left)
      let sizes = NaiveFlow.sizes(section.items, vertical)
      let lines = NaiveFlow.lines(sizes, section, usable)
      let start = position
      for (line, items) in lines.all.enumerated() {
        if line > 0 { position += section.lineSpacing }
        let tallest = items.map { sizes[$0].length }.max()!
        let xs = NaiveFlow.positions(
          items.map { sizes[$0].breadth }, isLast: line == lines.all.count - 1, gridCount: lines.gridCount, section,
          usable)
        for (item, x) in zip(items, xs) {
          let y = position + (tallest - sizes[item].length) / 2
          frames[ElementKey(cell: ItemPath(number, item))] = rect(
            before + x, y, sizes[item].breadth, sizes[item].length)
        }
        position += tallest
      }
      rows.append(sizes.isEmpty ? nil : (start, position))
      position += vertical ? inset.bottom : inset.right
      if section.footerLength > 0 {
        frames[ElementKey(.supplementary, kind: 2, path: ItemPath(number, 0))] = rect(
          0, position, test.breadth, section.footerLength)
      }
      position += section.footerLength
    }
    length = position
  }

  /// What each item measures, extents that cannot be counting as 0.
  private static func sizes(_ items: FlowItems, _ vertical: Bool) -> [(breadth: Double, length: Double)] {
    let given: [(breadth: Double, length: Double)] =
      switch items {
      case .uniform(let size, let count):
        (0..<count).map { _ in vertical ? (size.width, size.height) : (size.height, size.width) }
      case .sizes(let sizes): sizes.map { vertical ? ($0.width, $0.height) : ($0.height, $0.width) }
      case .lengths(let lengths, let breadth): lengths.map { (breadth, $0) }
      case .pieces, .measured, .indexed: fatalError("Only items as they are given are for here.")
      }
    return given.map { (max(0, $0.breadth), max(0, $0.length)) }
  }

  /// The items of each line, and how many a line of a grid holds.
  private static func lines(
    _ sizes: [(breadth: Double, length: Double)], _ section: FlowSection, _ usable: Double
  ) -> (all: [[Int]], gridCount: Int?) {
    guard let first = sizes.first else { return ([], nil) }
    let spacing = section.interitemSpacing
    if sizes.allSatisfy({ $0.breadth == first.breadth && ($0.length == first.length || section.equalAcrossIsGrid) }) {
      let step = first.breadth + spacing
      let count: Int
      if step > 0 {
        count = max(1, Int(((usable + spacing) / step).rounded(.down)))
      } else {
        count = first.breadth <= usable ? 1_000_000 : 1
      }
      let lines = stride(from: 0, to: sizes.count, by: count).map { Array($0..<min($0 + count, sizes.count)) }
      return (lines, count)
    }
    var lines: [[Int]] = []
    var filled = 0.0
    for (item, size) in sizes.enumerated() {
      if !lines.isEmpty, filled + spacing + size.breadth <= usable {
        filled = filled + spacing + size.breadth
        lines[lines.count - 1].append(item)
      } else {
        filled = size.breadth
        lines.append([item])
      }
    }
    return (lines, nil)
  }

  private static func positions(
    _ breadths: [Double], isLast: Bool, gridCount: Int?, _ section: FlowSection, _ usable: Double
  ) -> [Double] {
    let count = breadths.count
    let first = breadths[0]
    var gap = section.interitemSpacing
    var x = 0.0
    if let gridCount {
      if gridCount == 1 {
        x = max(0, (usable - first) / 2)
      } else if gridCount < 1_000_000 {
        gap = (usable - Double(gridCount) * first) / Double(gridCount - 1)
      }
    } else if count == 1 {
      let twoFit = first + gap + first <= usable
      if !(isLast && twoFit) { x = max(0, (usable - first) / 2) }
    } else if !isLast {
      gap = (usable - breadths.reduce(0, +)) / Double(count - 1)
    }
    return breadths.map { breadth in
      defer { x += breadth + gap }
      return x
    }
  }

  /// The frames with headers and footers pinned.
  func pinned(_ pinning: FlowPinning, axis: LayoutAxis) -> [ElementKey: LayoutRect] {
    var result = frames
    for (key, frame) in frames where !key.isCell {
      guard let rows = rows[Int(key.path.section)] else { continue }
      let natural = frame.min(axis)
      let length = frame.length(axis)
      if key.kind == 1, pinning.headers {
        result[key]!.origin[axis] = max(natural, min(max(natural, pinning.visibleStart), rows.end - length))
      } else if key.kind == 2, pinning.footers {
        result[key]!.origin[axis] = min(natural, max(min(natural, pinning.visibleEnd - length), rows.start))
      }
    }
    return result
  }
}
