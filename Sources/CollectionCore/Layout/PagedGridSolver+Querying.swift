// MARK: - Querying

extension PagedGridSolver {
  /// Appends the items whose frames touch `rect`, ascending by key.
  ///
  /// - Parameter rect: In content coordinates, points.
  /// - Returns: For which positions along the axis of the pages the answer holds.
  /// - Complexity: O(*k* + log sections): pages, rows and columns come out of a division. Items that overlap by a
  ///   negative spacing as large as themselves cost O(items of a page) for each page touched.
  @discardableResult
  public func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow {
    var window = QueryWindow.always
    let pages = pages(touching: rect, &window)
    if pages.isEmpty { return window }
    var section = sectionOfPage(pages.lowerBound)
    for page in pages {
      while firstPages[section + 1] <= page { section += 1 }
      appendPage(page, of: section, touching: rect, into: &result, &window)
    }
    return window
  }

  /// What rounding to the grid can move, with something to spare.
  private var pixel: Double { 1 / grid.scale }

  private func length(_ axis: LayoutAxis) -> (slots: Int, first: Double, pitch: Double, item: Double) {
    (axis == .horizontal ? itemsPerRow : rows, first[axis], pitch[axis], itemSize[axis])
  }

  /// The pages that could hold an item that touches the rectangle; those before and behind are excluded from the window.
  private func pages(touching rect: LayoutRect, _ window: inout QueryWindow) -> Range<Int> {
    let page = pageSize[axis]
    guard page > 0 else { return 0..<pageCount }
    let along = length(axis)
    let reach = Double(along.slots - 1) * along.pitch
    let least = along.first + min(0, reach) - pixel
    let most = along.first + max(0, reach) + along.item + pixel
    // Pages that items stick out of can overlap; a page is left out only when none of its items can touch.
    let low = index((rect.min(axis) - most) / page, atMost: pageCount)
    let high = max(low, index((rect.max(axis) - least) / page + 1, atMost: pageCount))
    if low > 0 { window.exclude(before: Double(low - 1) * page + most) }
    if high < pageCount { window.exclude(after: Double(high) * page + least) }
    return low..<high
  }

  private func sectionOfPage(_ page: Int) -> Int {
    var low = 0
    var high = counts.count
    while low < high {
      let middle = (low + high) / 2
      if firstPages[middle + 1] <= page { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func appendPage(
    _ page: Int, of section: Int, touching rect: LayoutRect, into result: inout [PlacedElement],
    _ window: inout QueryWindow
  ) {
    let shift = Double(page) * pageSize[axis]
    let along = slots(along: axis, from: rect.min(axis) - shift, to: rect.max(axis) - shift)
    for slot in along {
      let frame =
        axis == .horizontal ? frame(page: page, row: 0, column: slot) : frame(page: page, row: slot, column: 0)
      if frame.max(axis) <= rect.min(axis) {
        window.exclude(before: frame.max(axis))
      } else if frame.min(axis) >= rect.max(axis) {
        window.exclude(after: frame.min(axis))
      } else {
        window.keep(from: frame.min(axis), to: frame.max(axis))
      }
    }
    let across = slots(along: axis.across, from: rect.min(axis.across), to: rect.max(axis.across))
    let rows = axis == .horizontal ? across : along
    let columns = axis == .horizontal ? along : across
    let base = (page - firstPages[section]) * capacity
    for row in rows {
      for column in columns {
        let item = base + row * itemsPerRow + column
        if item >= counts[section] { return }
        let frame = frame(page: page, row: row, column: column)
        if frame.touches(rect) {
          result.append(PlacedElement(key: ElementKey(cell: ItemPath(section, item)), frame: frame))
        }
      }
    }
  }

  /// The slots of a page that can touch, and one more on either side, from which the window is known.
  private func slots(along axis: LayoutAxis, from: Double, to: Double) -> Range<Int> {
    let (count, first, pitch, item) = length(axis)
    // Without room all slots stand in one place; more of them than there are items hold nothing.
    guard pitch > 0 else { return 0..<min(count, counts.max() ?? 0) }
    let low = min(index((from - first - item - pixel) / pitch, atMost: count), count - 1)
    return low..<max(low + 1, index((to - first + pixel) / pitch + 2, atMost: count))
  }
}
