extension FlowSolver {
  /// Appends the elements whose frames touch `rect`, edges half open, in ascending order of their keys: cells, then
  /// headers, then footers.
  ///
  /// Headers and footers carry zIndex 10 (Semantics 4.43), the path of their section's item 0 and the kinds 1 and 2.
  /// - Parameters:
  ///   - rect: In content coordinates, points; one with a number that is not a number touches nothing.
  ///   - pinning: What holds headers and footers inside the visible range, if anything does.
  ///   - result: Is added to, so that its storage can be used again.
  /// - Returns: The positions of `rect` for which the answer stays the same; none while something is pinned.
  /// - Complexity: O(log sections + log lines + *k*), *k* being the items of the lines that are met.
  public func elements(
    in rect: LayoutRect, pinning: FlowPinning? = nil, into result: inout [PlacedElement]
  ) -> QueryWindow {
    guard !(rect.x + rect.maxX + rect.y + rect.maxY).isNaN else { return .never }
    var query = FlowQuery(rect, axis: axis, grid: grid, slack: roundingSlack)
    let met = occupied(from: query.start, to: query.end)
    if met.lowerBound > 0 { query.window.exclude(before: reachEnd[met.lowerBound - 1]) }
    if met.upperBound < occupied.count { query.window.exclude(after: reachStart[met.upperBound]) }
    for index in met {
      let section = Int(occupied[index])
      records[section].appendCells(section, start: starts[section], lines, &query, into: &result)
    }
    for index in met { appendHeader(ofSection: Int(occupied[index]), pinning, &query, into: &result) }
    for index in met { appendFooter(ofSection: Int(occupied[index]), pinning, &query, into: &result) }
    return pinning?.isActive == true ? .never : query.window
  }

  /// The entries of `occupied` from the first that can reach behind `start` to the last that can begin before `end`.
  private func occupied(from start: Double, to end: Double) -> Range<Int> {
    let first = partition(reachEnd) { $0 > start }
    let last = partition(reachStart) { $0 >= end }
    return first..<max(first, last)
  }

  /// The first index of ascending values at which a condition, false before it and true from it on, holds.
  @inline(__always)
  private func partition(_ values: [Double], _ holds: (Double) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) >> 1
      if holds(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Headers and footers

extension FlowSolver {
  private func appendHeader(
    ofSection section: Int, _ pinning: FlowPinning?, _ query: inout FlowQuery, into result: inout [PlacedElement]
  ) {
    guard let frame = pinnedFrame(ofHeader: section, pinning: pinning) else { return }
    query.offer(
      ElementKey(.supplementary, kind: 1, path: ItemPath(section, 0)), start: frame.min(axis),
      length: frame.length(axis), across: 0, breadth: breadth, zIndex: 10, into: &result)
  }

  private func appendFooter(
    ofSection section: Int, _ pinning: FlowPinning?, _ query: inout FlowQuery, into result: inout [PlacedElement]
  ) {
    guard let frame = pinnedFrame(ofFooter: section, pinning: pinning) else { return }
    query.offer(
      ElementKey(.supplementary, kind: 2, path: ItemPath(section, 0)), start: frame.min(axis),
      length: frame.length(axis), across: 0, breadth: breadth, zIndex: 10, into: &result)
  }
}
