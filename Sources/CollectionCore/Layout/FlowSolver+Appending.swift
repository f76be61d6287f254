extension FlowSolver {
  /// Adds a section behind the others.
  ///
  /// - Complexity: O(1) for items of one size, else O(items).
  public mutating func append(_ section: FlowSection) {
    let section = section.withFiniteMetrics
    let lineInset = section.inset.leading(axis.across)
    var record = FlowRecord(
      section: section, body: FlowBody(), count: section.items.count,
      usable: breadth - lineInset - section.inset.trailing(axis.across), lineInset: lineInset,
      bodyOffset: section.headerLength + section.inset.leading(axis), footerOffset: 0)
    let number = records.count
    if record.count > 0 { breakLines(of: &record, number: number) }
    record.footerOffset = record.bodyOffset + record.body.length + section.inset.trailing(axis)
    let start = starts[number]
    starts.append(start + record.length)
    noteReach(of: record, number: number, start: start)
    records.append(record)
  }

  /// Takes all sections out, to build anew in the storage that is there.
  public mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    lines.starts.removeAll(keepingCapacity: true)
    lines.firsts.removeAll(keepingCapacity: true)
    occupied.removeAll(keepingCapacity: true)
    reachEnd.removeAll(keepingCapacity: true)
    reachStart.removeAll(keepingCapacity: true)
    firstOversizedItem = nil
    firstNearMiss = nil
    firstInvalidItem = nil
  }
}

// MARK: - Lines

extension FlowSolver {
  /// Gives the record its lines and notes what is worth a warning.
  private mutating func breakLines(of record: inout FlowRecord, number: Int) {
    let stored = (starts: lines.starts.count, firsts: lines.firsts.count)
    var breaker = FlowLineBreaker(record.section, usable: record.usable)
    var body = brokenLines(of: &record, &breaker)
    if breaker.metUnusable {
      lines.starts.removeLast(lines.starts.count - stored.starts)
      lines.firsts.removeLast(lines.firsts.count - stored.firsts)
      let (items, invalid) = record.section.items.cleaned()
      if let invalid, firstInvalidItem == nil { firstInvalidItem = ItemPath(number, invalid) }
      record.section.items = items
      breaker = FlowLineBreaker(record.section, usable: record.usable)
      body = brokenLines(of: &record, &breaker)
    }
    record.body = body ?? FlowBody()
    if record.section.lineSpacing < 0 { noteOrder(of: &record) }
    if let item = breaker.oversized, firstOversizedItem == nil { firstOversizedItem = ItemPath(number, item) }
    if let miss = breaker.nearMiss, firstNearMiss == nil {
      firstNearMiss = FlowNearMiss(path: ItemPath(number, miss.item), overflow: miss.overflow)
    }
  }

  /// The lines of a record in the form that suits its items (Semantics 4.16c); nil when an extent is unusable.
  private mutating func brokenLines(of record: inout FlowRecord, _ breaker: inout FlowLineBreaker) -> FlowBody? {
    if let size = record.section.items.commonSize(axis: axis) {
      record.section.items = .uniform(size, count: record.count)
      return breaker.uniformBody(FlowEqualExtents(size, count: record.count, axis: axis))
    }
    let isGrid = record.section.equalAcrossIsGrid
    switch record.section.items {
    case .uniform: return nil
    case .sizes(let sizes):
      return sizes.withUnsafeBufferPointer {
        let items = FlowSizeExtents($0, axis: axis)
        if isGrid, items.haveOneBreadth { return breaker.rowsBody(items, isGrid: true, into: &lines) }
        if let list = breaker.listBody(items, into: &lines) { return list }
        return breaker.metUnusable ? nil : breaker.linesBody(items, into: &lines)
      }
    case .lengths(let lengths, let breadth):
      return lengths.withUnsafeBufferPointer {
        breaker.rowsBody(FlowLengthExtents($0, breadth: breadth), isGrid: isGrid, into: &lines)
      }
    }
  }
}

// MARK: - Reach

extension FlowSolver {
  /// Finds out whether a negative line spacing turns the order of lines around, and how far they reach then.
  private func noteOrder(of record: inout FlowRecord) {
    switch record.section.items {
    case .uniform: break
    case .sizes(let sizes):
      sizes.withUnsafeBufferPointer { noteOrder(of: &record, FlowSizeExtents($0, axis: axis)) }
    case .lengths(let lengths, let breadth):
      lengths.withUnsafeBufferPointer { noteOrder(of: &record, FlowLengthExtents($0, breadth: breadth)) }
    }
  }

  private func noteOrder<E: FlowExtents>(of record: inout FlowRecord, _ items: E) {
    var line = record.line(0, items, lines)
    record.body.highest = line.length
    for index in 0..<record.body.lineCount {
      if index > 0 { line = record.next(line, items, lines) }
      // A single line is in order whatever the spacing.
      if record.body.lineCount > 1, line.length + record.section.lineSpacing < 0 { record.body.isOrdered = false }
      record.body.lowest = min(record.body.lowest, line.start)
      record.body.highest = max(record.body.highest, line.start + line.length)
    }
  }

  /// Enters a section into the arrays that queries search.
  private mutating func noteReach(of record: FlowRecord, number: Int, start: Double) {
    var low = Double.infinity
    var high = -Double.infinity
    if record.section.headerLength > 0 {
      low = start
      high = start + record.section.headerLength
    }
    if record.count > 0 {
      low = min(low, start + record.bodyOffset + record.body.lowest)
      high = max(high, start + record.bodyOffset + record.body.highest)
    }
    if record.section.footerLength > 0 {
      low = min(low, start + record.footerOffset)
      high = max(high, start + record.length)
    }
    guard low < .infinity else { return }
    low -= roundingSlack
    high += roundingSlack
    occupied.append(Int32(truncatingIfNeeded: number))
    reachEnd.append(max(high, reachEnd.last ?? high))
    // Only negative insets and spacings make a section begin before the one in front of it.
    var earlier = reachStart.count - 1
    while earlier >= 0, reachStart[earlier] > low {
      reachStart[earlier] = low
      earlier -= 1
    }
    reachStart.append(low)
  }

  /// How far an element may lie outside of its unrounded line: half a pixel, and a little for sums in another order.
  var roundingSlack: Double { 0.5 / grid.scale + 1 / 1024 }
}
