extension FlowRecord {
  /// Appends the cells that touch the query's rectangle, in order.
  ///
  /// - Parameters:
  ///   - number: The section's number.
  ///   - items: The section's items.
  ///   - start: Where the section begins.
  func appendCells(
    _ number: Int, _ items: FlowItems, start: Double, _ store: FlowLineStore, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    guard count > 0 else { return }
    let origin = start + bodyOffset
    let key = ElementKey(cell: ItemPath(number, 0))
    switch items {
    case .uniform(let size, _):
      let items = FlowEqualExtents(size, count: count, axis: query.axis)
      appendCells(items, key, origin, store, &query, into: &result)
    case .sizes(let sizes):
      sizes.withUnsafeBufferPointer {
        appendCells(FlowSizeExtents($0, axis: query.axis), key, origin, store, &query, into: &result)
      }
    case .lengths(let lengths, let breadth):
      lengths.withUnsafeBufferPointer {
        appendCells(FlowLengthExtents($0, breadth: breadth), key, origin, store, &query, into: &result)
      }
    case .pieces(let pieces):
      appendCells(pieces, key, origin, &query, into: &result)
    case .indexed(let items):
      appendCells(FlowIndexedExtents(items: items), key, origin, store, &query, into: &result)
    case .measured(let items):
      appendCells(FlowMeasuredExtents(items: items), key, origin, store, &query, into: &result)
    }
  }

  private func appendCells<E: FlowExtents>(
    _ items: E, _ key: ElementKey, _ origin: Double, _ store: FlowLineStore, _ outer: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    // A copy stays in registers, what is passed in does not.
    var query = outer
    defer { outer = query }
    // A line is met when it reaches into the rectangle or misses it by less than its items may be rounded.
    let start = query.start - origin - query.slack
    let end = query.end - origin + query.slack
    if body.highest <= start {
      query.window.exclude(before: origin + body.highest + query.slack)
      return
    }
    var line = line(lineIndex(before: start, items, store), items, store)
    // The walk begins behind lines that are not looked at: this is where the last of them ends.
    if line.index > 0 { query.window.exclude(before: origin + line.start - lineSpacing + query.slack) }
    if body.perLine == 1, body.form != .lines {
      appendList(items, from: line, to: end, key, origin, &query, into: &result)
      return
    }
    while true {
      let lineEnd = line.start + line.length
      if lineEnd <= start {
        // A shorter item may be rounded beyond the line's longest one.
        let isEven = body.form == .uniform || line.count == 1
        query.window.exclude(
          before: isEven ? query.grid.nearest(origin + line.start) + line.length : origin + lineEnd + query.slack)
      } else if line.start >= end {
        query.window.exclude(after: query.grid.nearest(origin + line.start))
        if body.isOrdered { return }
      } else {
        appendCells(of: line, items, key, origin, &query, into: &result)
      }
      if line.index + 1 == body.lineCount { return }
      line = next(line, items, store)
    }
  }

  /// Appends the cells of a section with one item a line. Neighbours of equal breadth share a place along the line.
  @inline(__always)
  private func appendList<E: FlowExtents>(
    _ items: E, from line: FlowLine, to end: Double, _ key: ElementKey, _ origin: Double, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    let isUniform = body.form == .uniform
    var start = line.start
    var breadth = -1.0
    var across = 0.0
    var item = line.index
    while item < items.count {
      if start >= end {
        query.window.exclude(after: query.grid.nearest(origin + start))
        if body.isOrdered { return }
      }
      let length = items.length(item)
      if items.breadth(item) != breadth {
        breadth = items.breadth(item)
        // Equal neighbours do not fit on one line, so that the last of them is centred as well.
        let line = FlowLine(index: item, first: item, count: 1, start: start, length: length, breadth: breadth)
        across = query.grid.nearest(spread(line, breadth: breadth).position(0, before: 0))
      }
      let rounded = query.grid.nearest(origin + start)
      if query.meets(start: rounded, length: length) {
        query.add(
          key.item(item), start: rounded, length: length, across: across, breadth: breadth, into: &result)
      }
      item += 1
      if E.keepStarts {
        if item < items.count { start = items.start(behind: item - 1, startingAt: start, length: length) }
      } else {
        start = isUniform ? Double(item) * (length + lineSpacing) : start + (length + lineSpacing)
      }
    }
  }

  /// Appends the cells of a line. Items as long as the line share its start, which is rounded and compared once.
  @inline(__always)
  func appendCells<E: FlowExtents>(
    of line: FlowLine, _ items: E, _ key: ElementKey, _ origin: Double, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    let grid = query.grid
    let spread = spread(line, breadth: items.breadth(line.first))
    let isGrid = body.isGrid
    let lineStart = grid.nearest(origin + line.start)
    let isMet = query.meets(start: lineStart, length: line.length)
    var before = 0.0
    var place = 0
    while place < line.count {
      let item = line.first + place
      let breadth = items.breadth(item)
      let length = items.length(item)
      if isGrid { before = Double(place) * breadth }
      let across = grid.nearest(spread.position(place, before: before))
      before += breadth
      place += 1
      var start = lineStart
      if length == line.length {
        guard isMet else { continue }
      } else {
        start = grid.nearest(origin + line.start + (line.length - length) / 2)
        guard query.meets(start: start, length: length) else { continue }
      }
      query.add(key.item(item), start: start, length: length, across: across, breadth: breadth, into: &result)
    }
  }
}

extension ElementKey {
  /// The key of another item of the section, this one being that of item 0.
  func item(_ item: Int) -> ElementKey { ElementKey(bits: bits &+ UInt64(truncatingIfNeeded: item)) }
}
