extension FlowRecord {
  /// Appends the cells that touch the query's rectangle, in order.
  ///
  /// - Parameters:
  ///   - number: The section's number.
  ///   - start: Where the section begins.
  func appendCells(
    _ number: Int, start: Double, _ store: FlowLineStore, _ query: inout FlowQuery, into result: inout [PlacedElement]
  ) {
    guard count > 0 else { return }
    let origin = start + bodyOffset
    switch section.items {
    case .uniform(let size, _):
      let items = FlowEqualExtents(size, count: count, axis: query.axis)
      appendCells(items, number, origin, store, &query, into: &result)
    case .sizes(let sizes):
      sizes.withUnsafeBufferPointer {
        appendCells(FlowSizeExtents($0, axis: query.axis), number, origin, store, &query, into: &result)
      }
    case .lengths(let lengths, let breadth):
      lengths.withUnsafeBufferPointer {
        appendCells(FlowLengthExtents($0, breadth: breadth), number, origin, store, &query, into: &result)
      }
    }
  }

  private func appendCells<E: FlowExtents>(
    _ items: E, _ number: Int, _ origin: Double, _ store: FlowLineStore, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    // A line is met when it reaches into the rectangle or misses it by less than its items may be rounded.
    let start = query.start - origin - query.slack
    let end = query.end - origin + query.slack
    if body.highest <= start {
      query.window.exclude(before: origin + body.highest + query.slack)
      return
    }
    var line = line(lineIndex(before: start, items, store), items, store)
    var single = SinglePlace()
    while true {
      let lineEnd = line.start + line.length
      if lineEnd <= start {
        query.window.exclude(before: origin + lineEnd + query.slack)
      } else if line.start >= end {
        query.window.exclude(after: origin + line.start - query.slack)
        if body.isOrdered { return }
      } else if line.count == 1 {
        appendCell(of: line, items, number, origin, &single, &query, into: &result)
      } else {
        appendCells(of: line, items, number, origin, &query, into: &result)
      }
      if line.index + 1 == body.lineCount { return }
      line = next(line, items, store)
    }
  }

  /// Where the last single item stood along its line: in a list the next one has the same breadth and stands there too.
  private struct SinglePlace {
    var breadth = -1.0
    var across = 0.0
  }

  /// Appends the cell of a line that holds one.
  @inline(__always)
  private func appendCell<E: FlowExtents>(
    of line: FlowLine, _ items: E, _ number: Int, _ origin: Double, _ single: inout SinglePlace,
    _ query: inout FlowQuery, into result: inout [PlacedElement]
  ) {
    // The last line may be aligned in another way.
    if line.breadth != single.breadth || line.index + 1 == body.lineCount {
      single.breadth = line.breadth
      single.across = query.grid.nearest(spread(line, breadth: line.breadth).position(0, before: 0))
    }
    query.offer(
      ElementKey(cell: ItemPath(number, line.first)), start: query.grid.nearest(origin + line.start),
      length: line.length, across: single.across, breadth: line.breadth, into: &result)
  }

  /// Appends the cells of a line. Items as long as the line share its start, which is rounded and compared once.
  @inline(__always)
  private func appendCells<E: FlowExtents>(
    of line: FlowLine, _ items: E, _ number: Int, _ origin: Double, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    let grid = query.grid
    let spread = spread(line, breadth: items.breadth(line.first))
    let lineStart = grid.nearest(origin + line.start)
    let isMet = query.meets(start: lineStart, length: line.length)
    var before = 0.0
    for place in 0..<line.count {
      let item = line.first + place
      let breadth = items.breadth(item)
      let length = items.length(item)
      if body.isGrid { before = Double(place) * breadth }
      let across = grid.nearest(spread.position(place, before: before))
      before += breadth
      let key = ElementKey(cell: ItemPath(number, item))
      if length == line.length {
        guard isMet, across < query.acrossEnd, across + breadth > query.acrossStart else { continue }
        let frame = LayoutRect(axis: query.axis, start: lineStart, length: length, across: across, breadth: breadth)
        result.append(PlacedElement(key: key, frame: frame))
      } else {
        let centred = grid.nearest(origin + line.start + (line.length - length) / 2)
        query.offer(key, start: centred, length: length, across: across, breadth: breadth, into: &result)
      }
    }
  }
}
