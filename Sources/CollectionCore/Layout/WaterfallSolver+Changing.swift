// MARK: - Changing

extension WaterfallSolver {
  /// Changes the length of one item, points; a bad one counts as 0 and can become ``firstInvalidItem``.
  ///
  /// Where aspect ratios were given this is still a length. The first change copies the list of lengths if somebody else
  /// holds it too.
  ///
  /// - Returns: Whether there is such an item.
  /// - Complexity: Sticky columns: O(columns · log items + log sections). Shortest column: the items of the section from
  ///   this one on are placed again, O(items behind it · columns), after a look back for the last item of each column.
  @discardableResult
  public mutating func setLength(_ length: Double, at path: ItemPath) -> Bool {
    guard let item = ordinal(of: path) else { return false }
    if !length.isLength { noteInvalid(path) }
    if lengths[item] == length.length { return true }
    lengths[item] = length.length
    let section = Int(path.section)
    switch mode {
    case .shortestColumn: _ = placeItems(ofSection: section, from: Int(path.item))
    case .stickyColumns: placeAgain(Int(path.item), ofSection: section)
    }
    sectionSums.set(section, to: records[section].length)
    updateContentLength()
    return true
  }

  /// Sums up again what lies below an item in its block, and the blocks of its column.
  private mutating func placeAgain(_ item: Int, ofSection section: Int) {
    let count = geometries[records[section].geometry].count
    let row = item / count
    let column = item % count
    let length = placeBlock(ofSection: section, column: column, from: row)
    let index = records[section].index
    if index >= 0 { columnSums[index + column].set(row >> WaterfallSolver.stickyShift, to: length) }
    records[section].body = stickyBody(records[section])
  }
}
