// MARK: - Sticky columns

extension WaterfallSolver {
  /// Items of one column that share a base. Changing one of them rewrites those below it in the block alone.
  static let stickyRows = 64
  static let stickyShift = 6

  /// Places the items of all sections.
  mutating func placeInStickyColumns() {
    let items = records.reduce(0) { $0 + $1.count }
    starts = [Double](unsafeUninitializedCapacity: items) { $1 = items }
    repairLengthsIfNeeded()
    for section in records.indices where records[section].count > 0 {
      let count = geometries[records[section].geometry].count
      let rows = (records[section].count + count - 1) / count
      if rows > WaterfallSolver.stickyRows { records[section].index = columnSums.count }
      for column in 0..<count {
        var sums: [Double] = []
        var row = 0
        while row == 0 || row * count + column < records[section].count {
          sums.append(placeBlock(ofSection: section, column: column, from: row))
          row += WaterfallSolver.stickyRows
        }
        if rows > WaterfallSolver.stickyRows { columnSums.append(RunningSums(sums)) }
      }
      records[section].body = stickyBody(records[section])
    }
  }

  private mutating func repairLengthsIfNeeded() {
    var good = true
    for item in starts.indices { good = good && lengths[item].isLength }
    if !good { repairLengths() }
  }

  /// Sums up the items of a column from a row to the end of its block; returns the length of the block.
  mutating func placeBlock(ofSection section: Int, column: Int, from row: Int) -> Double {
    let record = records[section]
    let count = geometries[record.geometry].count
    let end = min((row | (WaterfallSolver.stickyRows - 1)) + 1, (record.count - column + count - 1) / count)
    if row >= end { return 0 }
    var item = record.firstItem + row * count + column
    var sum = row & (WaterfallSolver.stickyRows - 1) == 0 ? 0 : starts[item]
    for _ in row..<end {
      starts[item] = sum
      sum += lengths[item] + record.lineSpacing
      item += count
    }
    return sum
  }

  /// Where the first item of a block starts, from the first item of the section.
  @inline(__always) func stickyBase(_ record: WaterfallRecord, block: Int, _ column: Int) -> Double {
    record.index < 0 ? 0 : columnSums.span[record.index + column].sum(before: block)
  }

  /// Where an item starts, from the first item of the section.
  func stickyStart(_ record: WaterfallRecord, row: Int, column: Int) -> Double {
    let item = record.firstItem + row * geometries[record.geometry].count + column
    return stickyBase(record, block: row >> WaterfallSolver.stickyShift, column) + starts[item]
  }

  /// Where the column that reaches furthest ends.
  func stickyBody(_ record: WaterfallRecord) -> Double {
    let count = geometries[record.geometry].count
    var end = 0.0
    for column in 0..<min(count, record.count) {
      let row = (record.count - column - 1) / count
      let item = record.firstItem + row * count + column
      end = max(end, stickyStart(record, row: row, column: column) + lengths[item])
    }
    return end
  }
}
