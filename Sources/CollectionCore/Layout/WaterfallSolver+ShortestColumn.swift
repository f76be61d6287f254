// MARK: - Shortest column

extension WaterfallSolver {
  /// Places the items of all sections.
  mutating func placeInShortestColumns() {
    reservePlaces()
    var repaired = false
    for section in records.indices where records[section].count > 0 {
      if placeItems(ofSection: section, from: 0) { continue }
      if repaired { fatalError("section \(section) has bad lengths after they were all repaired") }
      repaired = true
      repairLengths()
      _ = placeItems(ofSection: section, from: 0)
    }
  }

  /// Makes room for the places of all items.
  mutating func reservePlaces() {
    var items = 0
    var blockCount = 0
    for section in records.indices {
      records[section].index = blockCount
      blockCount += WaterfallBlocks.total(records[section].count)
      items += records[section].count
    }
    starts = [Double](unsafeUninitializedCapacity: items) { $1 = items }
    columns = [UInt8](unsafeUninitializedCapacity: items) { $1 = items }
    blocks = [WaterfallBlock](unsafeUninitializedCapacity: blockCount) { $1 = blockCount }
  }

  /// Places the items of a section from one on; false, with the job undone, when a length is none.
  mutating func placeItems(ofSection section: Int, from first: Int) -> Bool {
    let record = records[section]
    var ends = ends(ofSection: section, before: first)
    var body: Double?
    lengths.withUnsafeBufferPointer { lengths in
      spans.withUnsafeBufferPointer { spans in
        starts.withUnsafeMutableBufferPointer { starts in
          columns.withUnsafeMutableBufferPointer { columns in
            blocks.withUnsafeMutableBufferPointer { blocks in
              let placer = WaterfallPlacer(
                count: record.count, lineSpacing: record.lineSpacing,
                lengths: lengths.baseAddress! + record.firstItem,
                spans: spans.isEmpty ? nil : spans.baseAddress! + record.firstItem,
                starts: starts.baseAddress! + record.firstItem, columns: columns.baseAddress! + record.firstItem,
                blocks: blocks.baseAddress! + record.index)
              guard placer.place(from: first, ends: &ends) else { return }
              placer.finishLevels(from: first)
              body = placer.end
            }
          }
        }
      }
    }
    guard let body else { return false }
    records[section].body = body
    return true
  }

  /// Where the next item of each column would start, had the section ended before `first`.
  ///
  /// Looks back until every column has been seen.
  private func ends(ofSection section: Int, before first: Int) -> [Double] {
    let record = records[section]
    let count = geometries[record.geometry].count
    var ends = [Double](repeating: 0, count: count)
    var seen = [Bool](repeating: false, count: count)
    var missing = count
    var item = record.firstItem + first - 1
    while missing > 0 && item >= record.firstItem {
      let column = Int(columns[item])
      let span = spans.isEmpty ? 1 : Int(spans[item])
      for covered in column..<column + span where !seen[covered] {
        seen[covered] = true
        missing -= 1
        ends[covered] = starts[item] + (lengths[item] + record.lineSpacing)
      }
      item -= 1
    }
    return ends
  }

  /// Makes every length that is none 0, and notes the first of them.
  mutating func repairLengths() {
    for section in records.indices {
      let record = records[section]
      for item in record.firstItem..<record.firstItem + record.count where !lengths[item].isLength {
        noteInvalid(ItemPath(section, item - record.firstItem))
        lengths[item] = 0
      }
    }
  }

  mutating func noteInvalid(_ path: ItemPath) {
    if let known = firstInvalidItem, known <= path { return }
    firstInvalidItem = path
  }
}
