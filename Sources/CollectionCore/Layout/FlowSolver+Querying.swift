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
    return withUnsafeTemporaryAllocation(of: PlacedElement.self, capacity: FlowQuery.chunkSize) { chunk in
      var query = FlowQuery(rect, axis: axis, grid: grid, slack: roundingSlack, chunk: chunk)
      let met = occupied(from: query.start, to: query.end)
      if met.lowerBound > 0 { query.window.exclude(before: reachEnd[met.lowerBound - 1]) }
      if met.upperBound < occupied.count { query.window.exclude(after: reachStart[met.upperBound]) }
      for index in met {
        let section = Int(occupied[index])
        records[section].appendCells(section, items[section], start: starts[section], lines, &query, into: &result)
      }
      for index in met where records[Int(occupied[index])].headerLength > 0 {
        append(.header, ofSection: Int(occupied[index]), pinning, &query, into: &result)
      }
      for index in met where records[Int(occupied[index])].footerLength > 0 {
        append(.footer, ofSection: Int(occupied[index]), pinning, &query, into: &result)
      }
      query.flush(into: &result)
      return pinning?.isActive == true ? .never : query.window
    }
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

/// The two views at the ends of a section; the raw value is the interned kind.
private enum FlowBoundary: UInt16 {
  case header = 1
  case footer = 2
}

extension FlowSolver {
  private func append(
    _ boundary: FlowBoundary, ofSection section: Int, _ pinning: FlowPinning?, _ query: inout FlowQuery,
    into result: inout [PlacedElement]
  ) {
    let frame =
      boundary == .header
      ? pinnedFrame(ofHeader: section, pinning: pinning) : pinnedFrame(ofFooter: section, pinning: pinning)
    guard let frame, query.meets(start: frame.min(axis), length: frame.length(axis)) else { return }
    query.add(
      ElementKey(.supplementary, kind: boundary.rawValue, path: ItemPath(section, 0)), start: frame.min(axis),
      length: frame.length(axis), across: 0, breadth: breadth, zIndex: 10, into: &result)
  }
}
