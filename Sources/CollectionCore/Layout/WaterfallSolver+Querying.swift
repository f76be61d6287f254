// MARK: - Querying

extension WaterfallSolver {
  /// Appends the elements whose frames touch `rect`, ascending by key: cells, then headers, then footers.
  ///
  /// - Parameter rect: In content coordinates, points.
  /// - Returns: For which positions along the scroll axis the answer holds.
  /// - Complexity: O(log sections + log items + *k* + columns) for *k* results and each section touched; sticky columns
  ///   take O(columns · log items). With spans a column can be left far behind the others; blocks of 16 items that reach
  ///   from before the rectangle to behind it are then looked into for nothing.
  @discardableResult
  public func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow {
    var window = QueryWindow.always
    // Rounding can move an element by half a pixel.
    let pixel = 1 / grid.scale
    let from = rect.min(axis)
    let to = rect.max(axis)
    var low = 0
    if !inhabited.isEmpty {
      let first = sectionSums.first(endingAbove: from - pixel)
      var high = inhabited.count
      while low < high {
        let middle = (low + high) / 2
        if inhabited[middle] < first { low = middle + 1 } else { high = middle }
      }
    }
    if low > 0 {
      let last = Int(inhabited[low - 1])
      // The sum of the section before can differ in its last bits from the one it was found by.
      window.exclude(before: min(from, sectionSums.sum(before: last) + records[last].length + pixel))
    }
    var bands = false
    var index = low
    while index < inhabited.count {
      let section = Int(inhabited[index])
      let base = sectionSums.sum(before: section)
      if !(base - pixel < to) {
        window.exclude(after: base - pixel)
        break
      }
      let record = records[section]
      bands = bands || record.headerLength > 0 || record.footerLength > 0
      if record.count > 0 {
        let key = ElementKey(cell: ItemPath(section, 0)).bits
        let search = WaterfallSearch(
          record: record, rect: rect, axis: axis, origin: base + record.leading, firstKey: key, grid: grid)
        if mode == .shortestColumn {
          appendBlocks(search, &result, &window)
        } else {
          appendColumns(search, &result, &window)
        }
      }
      index += 1
    }
    if bands {
      for i in low..<index { appendBand(Int(inhabited[i]), kind: 1, touching: rect, &result, &window) }
      for i in low..<index { appendBand(Int(inhabited[i]), kind: 2, touching: rect, &result, &window) }
    }
    return window
  }

  private func appendBand(
    _ section: Int, kind: UInt16, touching rect: LayoutRect, _ result: inout [PlacedElement],
    _ window: inout QueryWindow
  ) {
    guard let frame = kind == 1 ? headerFrame(ofSection: section) : footerFrame(ofSection: section) else { return }
    if frame.max(axis) <= rect.min(axis) {
      window.exclude(before: frame.max(axis))
    } else if frame.min(axis) >= rect.max(axis) {
      window.exclude(after: frame.min(axis))
    } else {
      window.keep(from: frame.min(axis), to: frame.max(axis))
      guard frame.touches(rect) else { return }
      let key = ElementKey(.supplementary, kind: kind, path: ItemPath(section, 0))
      result.append(PlacedElement(key: key, frame: frame, zIndex: 10))
    }
  }
}

/// What the search in one section needs to know.
struct WaterfallSearch {
  let record: WaterfallRecord
  let rect: LayoutRect
  let axis: LayoutAxis
  /// Where the first item of the section starts.
  let origin: Double
  /// The key of the first item; those of the others follow it one by one.
  let firstKey: UInt64
  let grid: PixelGrid
  let from: Double
  let to: Double
  /// A start below this, and an end above the other, from the first item on, can touch: a pixel is left for rounding.
  let startsBelow: Double
  let endsAbove: Double
  let pixel: Double

  init(
    record: WaterfallRecord, rect: LayoutRect, axis: LayoutAxis, origin: Double, firstKey: UInt64, grid: PixelGrid
  ) {
    self.record = record
    self.rect = rect
    self.axis = axis
    self.origin = origin
    self.firstKey = firstKey
    self.grid = grid
    pixel = 1 / grid.scale
    from = rect.min(axis)
    to = rect.max(axis)
    startsBelow = to - origin + pixel
    endsAbove = from - origin - pixel
  }
}

extension WaterfallSolver {
  /// Goes through the tree of blocks, into those alone that can hold something.
  private func appendBlocks(
    _ search: WaterfallSearch, _ result: inout [PlacedElement], _ window: inout QueryWindow
  ) {
    let count = search.record.count
    let top = WaterfallBlocks.top(count)
    var level = top
    var levelStart = search.record.index + WaterfallBlocks.offset(count, level: top)
    var levelCount = WaterfallBlocks.count(count, level: top)
    var node = 0
    while true {
      if level == top && node == levelCount { break }
      let block = blocks[levelStart + node]
      if !(block.end > search.endsAbove) {
        window.exclude(before: search.origin + block.end + search.pixel)
      } else if !(block.start < search.startsBelow) {
        window.exclude(after: search.origin + block.start - search.pixel)
        // Without spans an item never starts above the one before it.
        if spans.isEmpty { break }
      } else if level > 0 {
        level -= 1
        levelCount = WaterfallBlocks.count(count, level: level)
        levelStart -= levelCount
        node <<= WaterfallBlocks.shift
        continue
      } else {
        let first = node << WaterfallBlocks.shift
        appendItems(first..<min(first + WaterfallBlocks.width, count), search, &result, &window)
      }
      node += 1
      while level < top && (node & (WaterfallBlocks.width - 1) == 0 || node == levelCount) {
        levelStart += levelCount
        level += 1
        levelCount = WaterfallBlocks.count(count, level: level)
        node = (node + WaterfallBlocks.width - 1) >> WaterfallBlocks.shift
      }
    }
  }

  @inline(__always) private func appendItems(
    _ items: Range<Int>, _ search: WaterfallSearch, _ result: inout [PlacedElement], _ window: inout QueryWindow
  ) {
    for item in items {
      let index = search.record.firstItem + item
      append(
        item, start: starts[index], length: lengths[index], column: Int(columns[index]),
        span: spans.isEmpty ? 1 : Int(spans[index]), search, &result, &window)
    }
  }

  @inline(__always) private func append(
    _ item: Int, start: Double, length: Double, column: Int, span: Int, _ search: WaterfallSearch,
    _ result: inout [PlacedElement], _ window: inout QueryWindow
  ) {
    if !(start + length > search.endsAbove) {
      window.exclude(before: search.origin + (start + length) + search.pixel)
      return
    }
    if !(start < search.startsBelow) {
      window.exclude(after: search.origin + start - search.pixel)
      return
    }
    let along = grid.nearest(search.origin + start)
    if along + length <= search.from {
      window.exclude(before: along + length)
    } else if along >= search.to {
      window.exclude(after: along)
    } else {
      window.keep(from: along, to: along + length)
      let place = across(search.record, column: column, span: span)
      let frame = rect(along: along, length: length, across: place.start, extent: place.extent)
      if frame.touches(search.rect) {
        let key = ElementKey(bits: search.firstKey &+ UInt64(truncatingIfNeeded: item))
        result.append(PlacedElement(key: key, frame: frame))
      }
    }
  }

  /// Finds the run of each column that touches, then takes the runs row by row, which is the order of the items.
  private func appendColumns(
    _ search: WaterfallSearch, _ result: inout [PlacedElement], _ window: inout QueryWindow
  ) {
    let count = geometries[search.record.geometry].count
    withUnsafeTemporaryAllocation(of: StickyRun.self, capacity: count) { runs in
      var row = Int.max
      for column in 0..<count {
        let run = firstRun(ofColumn: column, search, &window)
        runs.initializeElement(at: column, to: run)
        if run.row < run.rows { row = min(row, run.row) }
      }
      while row != Int.max {
        var next = Int.max
        for column in 0..<count {
          if runs[column].row == row && row < runs[column].rows {
            appendNext(of: &runs[column], column: column, search, &result, &window)
          }
          if runs[column].row < runs[column].rows { next = min(next, runs[column].row) }
        }
        row = next
      }
    }
  }

  /// Where a column begins to touch.
  private func firstRun(
    ofColumn column: Int, _ search: WaterfallSearch, _ window: inout QueryWindow
  ) -> StickyRun {
    let record = search.record
    let count = geometries[record.geometry].count
    let rows = column < record.count ? (record.count - column - 1) / count + 1 : 0
    if rows == 0 { return StickyRun(row: 0, rows: 0, base: 0) }
    var block = 0
    if record.index >= 0 {
      let sums = columnSums[record.index + column]
      // The sum of a block includes the spacing behind it, so this one ends above or none does.
      block = min(sums.first(endingAbove: search.endsAbove), sums.count - 1)
    }
    let base = stickyBase(record, block: block, column: column)
    var low = block << WaterfallSolver.stickyShift
    var high = min(low + WaterfallSolver.stickyRows, rows)
    while low < high {
      let middle = (low + high) / 2
      let item = record.firstItem + middle * count + column
      if base + starts[item] + lengths[item] > search.endsAbove { high = middle } else { low = middle + 1 }
    }
    if low > 0 {
      let item = record.firstItem + (low - 1) * count + column
      let end = stickyStart(record, row: low - 1, column: column) + lengths[item]
      window.exclude(before: min(search.from, search.origin + end + search.pixel))
    }
    let inside = low & (WaterfallSolver.stickyRows - 1) != 0 || low == block << WaterfallSolver.stickyShift
    return StickyRun(
      row: low, rows: rows,
      base: inside ? base : stickyBase(record, block: low >> WaterfallSolver.stickyShift, column: column))
  }

  /// Appends the next item of a column and moves on; a column that has passed the rectangle has no rows left.
  @inline(__always) private func appendNext(
    of run: inout StickyRun, column: Int, _ search: WaterfallSearch, _ result: inout [PlacedElement],
    _ window: inout QueryWindow
  ) {
    let count = geometries[search.record.geometry].count
    let item = run.row * count + column
    let start = run.base + starts[search.record.firstItem + item]
    append(
      item, start: start, length: lengths[search.record.firstItem + item], column: column, span: 1, search, &result,
      &window)
    if !(start < search.startsBelow) {
      run.rows = 0
      return
    }
    run.row += 1
    if run.row & (WaterfallSolver.stickyRows - 1) == 0 && run.row < run.rows {
      run.base = stickyBase(search.record, block: run.row >> WaterfallSolver.stickyShift, column: column)
    }
  }
}

/// How far the search in a column has come.
private struct StickyRun {
  /// The next row to look at.
  var row: Int
  /// Rows of the column; 0 when it is done.
  var rows: Int
  /// Where the block of the row starts.
  var base: Double
}
