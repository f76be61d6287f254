// MARK: - Shortest column

extension WaterfallSolver {
  /// Goes through the tree of blocks, into those alone that can hold something.
  func appendBlocks(
    of record: WaterfallRecord, _ whole: inout WaterfallSearch, _ batch: inout ElementBatch,
    _ result: inout [PlacedElement]
  ) {
    // Copies can live in registers.
    var search = whole
    var taken = batch
    defer {
      whole = search
      batch = taken
    }
    let blocks = self.blocks.span
    let starts = self.starts.span
    let lengths = self.lengths.span
    let columns = self.columns.span
    let spans = self.spans.span
    let edges = self.edges.span
    // The lists are as long as there are items, which is not asked again for each of them.
    let itemsEnd = record.firstItem + record.count
    precondition(record.firstItem >= 0 && itemsEnd <= min(starts.count, lengths.count, columns.count))
    let top = WaterfallBlocks.top(record.count)
    var level = top
    var levelStart = record.index &+ WaterfallBlocks.offset(record.count, level: top)
    var levelCount = WaterfallBlocks.count(record.count, level: top)
    var node = 0
    while level < top || node < levelCount {
      let block = blocks[levelStart &+ node]
      if !search.isBefore(block.end) {
        if search.isBehind(block.start) {
          // Without spans an item never starts above the one before it.
          if spans.isEmpty { return }
        } else if level > 0 {
          level &-= 1
          levelCount = WaterfallBlocks.count(record.count, level: level)
          levelStart &-= levelCount
          node &<<= WaterfallBlocks.shift
          continue
        } else {
          var index = record.firstItem &+ node &<< WaterfallBlocks.shift
          let end = min(index &+ WaterfallBlocks.width, itemsEnd)
          while index < end {
            let start = starts[unchecked: index]
            let length = lengths[unchecked: index]
            if !search.isBefore(start + length) && !search.isBehind(start) {
              let column = search.firstEdge &+ Int(columns[unchecked: index])
              let edge = edges[column]
              var extent = search.columnWidth
              if !spans.isEmpty { extent += edges[column &+ Int(spans[index]) &- 1] - edge }
              search.append(
                index &- record.firstItem, start: start, length: length, edge: edge, extent: extent, &taken, to: &result
              )
            }
            index &+= 1
          }
        }
      }
      node &+= 1
      while level < top && (node & (WaterfallBlocks.width - 1) == 0 || node == levelCount) {
        levelStart &+= levelCount
        level &+= 1
        levelCount = WaterfallBlocks.count(record.count, level: level)
        node = (node &+ (WaterfallBlocks.width - 1)) &>> WaterfallBlocks.shift
      }
    }
  }
}

// MARK: - Sticky columns

extension WaterfallSolver {
  /// Finds the run of each column that touches, then takes the runs row by row, which is the order of the items.
  func appendColumns(
    of record: WaterfallRecord, _ whole: inout WaterfallSearch, _ batch: inout ElementBatch,
    _ result: inout [PlacedElement]
  ) {
    let count = min(whole.columnCount, record.count)
    withUnsafeTemporaryAllocation(of: StickyRun.self, capacity: count) { runs in
      var row = Int.max
      for column in 0..<count {
        let run = firstRun(ofColumn: column, of: record, &whole)
        runs.initializeElement(at: column, to: run)
        row = min(row, run.row)
      }
      // Copies can live in registers.
      var search = whole
      var taken = batch
      let starts = self.starts.span
      let lengths = self.lengths.span
      let edges = self.edges.span
      precondition(record.firstItem >= 0 && record.firstItem + record.count <= min(starts.count, lengths.count))
      // Columns can have drifted so far apart that their runs share no row; rows of no column are skipped.
      while row != Int.max {
        var next = Int.max
        for column in 0..<count {
          var run = runs[column]
          if run.row == row {
            let item = row &* search.columnCount &+ column
            let start = run.base + starts[unchecked: record.firstItem &+ item]
            if search.isBehind(start) {
              run = .done
            } else {
              let length = lengths[unchecked: record.firstItem &+ item]
              if !search.isBefore(start + length) {
                search.append(
                  item, start: start, length: length, edge: edges[search.firstEdge &+ column],
                  extent: search.columnWidth, &taken, to: &result)
              }
              run.row &+= 1
              if run.row == run.rows {
                run = .done
              } else if run.row & (WaterfallSolver.stickyRows - 1) == 0 {
                run.base = stickyBase(record, block: run.row &>> WaterfallSolver.stickyShift, column)
              }
            }
            runs[column] = run
          }
          next = min(next, run.row)
        }
        row = next
      }
      whole = search
      batch = taken
    }
  }

  /// Where a column begins to touch.
  private func firstRun(
    ofColumn column: Int, of record: WaterfallRecord, _ search: inout WaterfallSearch
  ) -> StickyRun {
    let starts = self.starts.span
    let count = search.columnCount
    let rows = (record.count - column - 1) / count + 1
    var block = 0
    var base = 0.0
    if record.index >= 0 {
      let sums = columnSums.span
      block = min(sums[record.index + column].first(endingAbove: search.endsAbove), (rows - 1) >> 6)
      base = sums[record.index + column].sum(before: block)
    }
    // The first row that starts above; the one before it can reach over the edge, those before that cannot.
    let first = block << WaterfallSolver.stickyShift
    var low = first
    var length = min(WaterfallSolver.stickyRows, rows - first)
    while length > 0 {
      let half = length &>> 1
      let isBelow = base + starts[record.firstItem + (low &+ half) * count + column] <= search.endsAbove
      low = isBelow ? low &+ half &+ 1 : low
      length = isBelow ? length &- half &- 1 : half
    }
    if low > first {
      let item = record.firstItem + (low - 1) * count + column
      if !search.isBefore(base + starts[item] + lengths[item]) { low -= 1 }
    }
    if low > first {
      let item = record.firstItem + (low - 1) * count + column
      _ = search.isBefore(min(base + starts[item] + lengths[item], search.endsAbove))
    } else if low > 0 {
      // What lies in the blocks before ends where this one starts, or above it.
      _ = search.isBefore(min(base, search.endsAbove))
    }
    if low == rows { return .done }
    // A block ends with the spacing behind it, so the first item to touch can be that of the next block.
    if low >> WaterfallSolver.stickyShift > block { base = stickyBase(record, block: block + 1, column) }
    return StickyRun(row: low, rows: rows, base: base)
  }
}

/// How far the search in a column has come.
private struct StickyRun {
  /// The next row to look at; `Int.max` when there is none.
  var row: Int
  /// Rows of the column.
  var rows: Int
  /// Where the block of the row starts.
  var base: Double

  static var done: StickyRun { StickyRun(row: .max, rows: 0, base: 0) }
}
