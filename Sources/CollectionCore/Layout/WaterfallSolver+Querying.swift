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
    var index = low
    var bands = false
    withUnsafeTemporaryAllocation(of: PlacedElement.self, capacity: ElementBatch.capacity) { buffer in
      var batch = ElementBatch(in: buffer, axis: axis)
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
          var search = WaterfallSearch(
            rect: rect, axis: axis, grid: grid, origin: base + record.leading, section: section,
            geometry: geometries[record.geometry])
          if mode == .shortestColumn {
            appendBlocks(of: record, &search, &batch, &result)
          } else {
            appendColumns(of: record, &search, &batch, &result)
          }
          search.narrow(&window)
        }
        index += 1
      }
      batch.flush(to: &result)
      window.keep(from: batch.window.endAbove, to: batch.window.startBelow)
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
