/// Puts the items of one section, one after the other, where the columns end first.
///
/// A view of the solver's storage while it is written: the pointers begin at the section's first item or block.
struct WaterfallPlacer {
  let count: Int
  let lineSpacing: Double
  let lengths: UnsafePointer<Double>
  let spans: UnsafePointer<UInt8>?
  let starts: UnsafeMutablePointer<Double>
  let columns: UnsafeMutablePointer<UInt8>
  let blocks: UnsafeMutablePointer<WaterfallBlock>

  /// Places the items from `first` on; false, with the job undone, when a length is none.
  ///
  /// - Parameter ends: Where the next item of each column would start.
  func place(from first: Int, ends: inout [Double]) -> Bool {
    if spans != nil || ends.count > 4 {
      return ends.withUnsafeMutableBufferPointer { placeWide(from: first, ends: $0) }
    }
    // The fourth column costs as much as each of the others; most waterfalls have none.
    return ends.count == 4 ? placeNarrow(from: first, ends, four: true) : placeNarrow(from: first, ends, four: false)
  }

  @inline(__always) private func placeNarrow(from first: Int, _ ends: [Double], four: Bool) -> Bool {
    var narrow = SortedColumns(ends)
    var item = first
    while item < count {
      let limit = min((item | (WaterfallBlocks.width - 1)) + 1, count)
      if !areLengths(item, limit) { return false }
      for i in item..<limit {
        starts[i] = narrow.end0
        columns[i] = UInt8(truncatingIfNeeded: narrow.column0)
        narrow.advance(by: lengths[i] + lineSpacing, four: four)
      }
      finishBlock(item >> WaterfallBlocks.shift, limit)
      item = limit
    }
    return true
  }

  private func placeWide(from first: Int, ends: UnsafeMutableBufferPointer<Double>) -> Bool {
    var item = first
    while item < count {
      let limit = min((item | (WaterfallBlocks.width - 1)) + 1, count)
      if !areLengths(item, limit) { return false }
      for i in item..<limit {
        let span = spans.map { Int($0[i]) } ?? 1
        let (column, start) = WaterfallPlacer.lowest(ends, span: span)
        starts[i] = start
        columns[i] = UInt8(truncatingIfNeeded: column)
        let next = start + (lengths[i] + lineSpacing)
        for covered in column..<(column + span) { ends[covered] = next }
      }
      finishBlock(item >> WaterfallBlocks.shift, limit)
      item = limit
    }
    return true
  }

  /// The first of the places that end first, over `span` neighbouring columns.
  @inline(__always) static func lowest(
    _ ends: UnsafeMutableBufferPointer<Double>, span: Int
  ) -> (column: Int, start: Double) {
    var best = Double.infinity
    var column = 0
    for candidate in 0...(ends.count - span) {
      var end = ends[candidate]
      for covered in candidate + 1..<candidate + span { end = max(end, ends[covered]) }
      let isLess = end < best
      best = isLess ? end : best
      column = isLess ? candidate : column
    }
    return (column, best)
  }

  @inline(__always) private func areLengths(_ from: Int, _ to: Int) -> Bool {
    var good = true
    for i in from..<to { good = good && lengths[i].isLength }
    return good
  }

  /// Notes from where to where the items of a block reach.
  @inline(__always) private func finishBlock(_ block: Int, _ to: Int) {
    let from = block << WaterfallBlocks.shift
    var start = starts[from]
    var end = start + lengths[from]
    for i in from + 1..<to {
      start = min(start, starts[i])
      end = max(end, starts[i] + lengths[i])
    }
    blocks[block] = WaterfallBlock(start: start, end: end)
  }

  /// Makes the coarser levels of the tree anew, from the block that holds an item on.
  func finishLevels(from item: Int) {
    var finer = 0
    for level in 0..<WaterfallBlocks.top(count) {
      let finerCount = WaterfallBlocks.count(count, level: level)
      let coarser = finer + finerCount
      let firstNode = item >> (WaterfallBlocks.shift * (level + 2))
      for node in firstNode..<WaterfallBlocks.count(count, level: level + 1) {
        let from = node << WaterfallBlocks.shift
        var block = blocks[finer + from]
        for child in from + 1..<min(from + WaterfallBlocks.width, finerCount) {
          block.start = min(block.start, blocks[finer + child].start)
          block.end = max(block.end, blocks[finer + child].end)
        }
        blocks[coarser + node] = block
      }
      finer = coarser
    }
  }

  /// Where the last of all items ends.
  var end: Double {
    let top = WaterfallBlocks.top(count)
    let offset = WaterfallBlocks.offset(count, level: top)
    var end = 0.0
    for node in 0..<WaterfallBlocks.count(count, level: top) { end = max(end, blocks[offset + node].end) }
    return end
  }
}

/// The ends of up to four columns, the one that ends first in front; of columns that end equally the lowest.
///
/// Kept sorted without a branch: which column is next is as good as random, and a wrong guess of the processor costs more
/// than all of this.
private struct SortedColumns {
  private(set) var end0 = Double.infinity
  private var end1 = Double.infinity
  private var end2 = Double.infinity
  private var end3 = Double.infinity
  private(set) var column0 = 0
  private var column1 = 1
  private var column2 = 2
  private var column3 = 3

  init(_ ends: [Double]) {
    let sorted = ends.indices.sorted { ends[$0] < ends[$1] || (ends[$0] == ends[$1] && $0 < $1) }
    if sorted.count > 0 { (end0, column0) = (ends[sorted[0]], sorted[0]) }
    if sorted.count > 1 { (end1, column1) = (ends[sorted[1]], sorted[1]) }
    if sorted.count > 2 { (end2, column2) = (ends[sorted[2]], sorted[2]) }
    if sorted.count > 3 { (end3, column3) = (ends[sorted[3]], sorted[3]) }
  }

  /// Lets the first column grow and moves it to where it belongs now.
  ///
  /// - Parameter four: Whether there are four columns; known when this is compiled.
  @inline(__always) mutating func advance(by length: Double, four: Bool) {
    var end = end0 + length
    var column = column0
    SortedColumns.order(&end, &column, &end1, &column1, into: &end0, &column0)
    SortedColumns.order(&end, &column, &end2, &column2, into: &end1, &column1)
    if four {
      SortedColumns.order(&end, &column, &end3, &column3, into: &end2, &column2)
      end3 = end
      column3 = column
    } else {
      end2 = end
      column2 = column
    }
  }

  /// Puts the lesser of two columns into a place and leaves the other in the first.
  @inline(__always) private static func order(
    _ end: inout Double, _ column: inout Int, _ otherEnd: inout Double, _ otherColumn: inout Int,
    into placeEnd: inout Double, _ placeColumn: inout Int
  ) {
    let isLess =
      Int(truncatingIfNeeded: end < otherEnd ? 1 : 0)
      | (Int(truncatingIfNeeded: end == otherEnd ? 1 : 0) & Int(truncatingIfNeeded: column < otherColumn ? 1 : 0))
    let mask = 0 &- isLess
    let lesser = end < otherEnd ? end : otherEnd
    let greater = end < otherEnd ? otherEnd : end
    let lesserColumn = (column & mask) | (otherColumn & ~mask)
    column = column ^ otherColumn ^ lesserColumn
    placeEnd = lesser
    placeColumn = lesserColumn
    end = greater
  }
}
