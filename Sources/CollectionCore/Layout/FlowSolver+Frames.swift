extension FlowSolver {
  /// The frame of an item, or nil when there is no such item.
  ///
  /// - Complexity: O(log lines) and the items of its line.
  public func frame(ofItem path: ItemPath) -> LayoutRect? {
    let section = Int(path.section)
    let item = Int(path.item)
    guard records.indices.contains(section), item >= 0, item < records[section].count else { return nil }
    switch items[section] {
    case .uniform(let size, let count):
      return frame(ofItem: item, section, FlowEqualExtents(size, count: count, axis: axis))
    case .sizes(let sizes):
      return sizes.withUnsafeBufferPointer { frame(ofItem: item, section, FlowSizeExtents($0, axis: axis)) }
    case .lengths(let lengths, let breadth):
      return lengths.withUnsafeBufferPointer {
        frame(ofItem: item, section, FlowLengthExtents($0, breadth: breadth))
      }
    case .pieces(let pieces):
      let part = pieces.part(pieces.index(ofItem: item), records[section])
      switch part.items {
      case .sizes(let sizes):
        return sizes.withUnsafeBufferPointer { frame(ofItem: item, section, FlowSizeExtents($0, axis: axis), part) }
      case .lengths(let lengths, let breadth):
        return lengths.withUnsafeBufferPointer {
          frame(ofItem: item, section, FlowLengthExtents($0, breadth: breadth), part)
        }
      case .uniform, .pieces, .measured, .indexed: return nil
      }
    case .indexed(let items):
      return frame(ofItem: item, section, FlowIndexedExtents(items: items))
    case .measured(let items):
      return frame(ofItem: item, section, FlowMeasuredExtents(items: items))
    }
  }

  /// The frame of a section's header where nothing pins it, or nil when it has none (Semantics 4.6).
  ///
  /// It lies at the section's start and is as broad as the layout (Semantics 4.12). Complexity: O(1).
  public func frame(ofHeader section: Int) -> LayoutRect? {
    guard records.indices.contains(section), records[section].headerLength > 0 else { return nil }
    return boundaryFrame(start: grid.nearest(starts[section]), length: records[section].headerLength)
  }

  /// The frame of a section's footer where nothing pins it, or nil when it has none; behind the section's end inset.
  public func frame(ofFooter section: Int) -> LayoutRect? {
    guard records.indices.contains(section), records[section].footerLength > 0 else { return nil }
    let start = grid.nearest(starts[section] + records[section].footerOffset)
    return boundaryFrame(start: start, length: records[section].footerLength)
  }
}

// MARK: - Building frames

extension FlowSolver {
  /// A rectangle across the whole layout.
  func boundaryFrame(start: Double, length: Double) -> LayoutRect {
    LayoutRect(axis: axis, start: start, length: length, across: 0, breadth: breadth)
  }

  private func frame<E: FlowExtents>(ofItem item: Int, _ section: Int, _ items: E) -> LayoutRect {
    let record = records[section]
    return frame(item, on: record.line(record.lineIndex(ofItem: item, lines), items, lines), section, items)
  }

  private func frame<E: FlowExtents>(
    ofItem item: Int, _ section: Int, _ items: E, _ part: FlowPart
  ) -> LayoutRect {
    let item = item + part.shift
    return frame(item, on: part.line(part.record.lineIndex(ofItem: item, part.lines), items), section, items)
  }

  /// - Parameter item: Counted as in `line` and `items`.
  private func frame<E: FlowExtents>(
    _ item: Int, on line: FlowLine, _ section: Int, _ items: E
  ) -> LayoutRect {
    let record = records[section]
    let spread = record.spread(line, breadth: items.breadth(line.first))
    var before = 0.0
    if record.body.isGrid {
      before = Double(item - line.first) * items.breadth(item)
    } else {
      for earlier in line.first..<item { before += items.breadth(earlier) }
    }
    let length = items.length(item)
    let origin = starts[section] + record.bodyOffset
    return LayoutRect(
      axis: axis, start: grid.nearest(origin + line.start + (line.length - length) / 2), length: length,
      across: grid.nearest(spread.position(item - line.first, before: before)), breadth: items.breadth(item))
  }
}

extension LayoutRect {
  /// A rectangle told by its scroll axis.
  init(axis: LayoutAxis, start: Double, length: Double, across: Double, breadth: Double) {
    self =
      axis == .vertical
      ? LayoutRect(x: across, y: start, width: breadth, height: length)
      : LayoutRect(x: start, y: across, width: length, height: breadth)
  }
}
