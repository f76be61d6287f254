extension FlowSolver {
  /// Adds a section behind the others.
  ///
  /// - Complexity: O(1) for items of one size, else O(items).
  public mutating func append(_ section: FlowSection) {
    var section = section.withFiniteMetrics
    if case .pieces(let pieces) = section.items { section.items = pieces.flattened(axis: axis) }
    switch section.items {
    case .measured, .indexed: section.items = section.items.flattened(axis: axis)
    default: break
    }
    var record = FlowRecord(section, axis: axis, breadth: breadth)
    if record.count > 0 { record.body = breakLines(of: &section, record, number: records.count) }
    add(section, record)
  }

  /// Adds a section of finite metrics behind the others, whose lines are known.
  mutating func add(_ section: FlowSection, _ broken: FlowRecord) {
    var record = broken
    record.footerOffset = record.bodyOffset + record.body.length + record.endInset
    let number = records.count
    let start = starts[number]
    starts.append(start + record.length)
    noteReach(of: record, number: number, start: start)
    records.append(record)
    items.append(section.items)
  }

  /// Takes all sections out, to build anew in the storage that is there.
  public mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    lines.starts.removeAll(keepingCapacity: true)
    lines.firsts.removeAll(keepingCapacity: true)
    occupied.removeAll(keepingCapacity: true)
    reachEnd.removeAll(keepingCapacity: true)
    reachStart.removeAll(keepingCapacity: true)
    findings.removeAll(keepingCapacity: true)
    firstOversizedItem = nil
    firstNearMiss = nil
    firstInvalidItem = nil
  }
}

// MARK: - Lines

extension FlowSolver {
  /// Breaks a section's items into lines, bringing them into the form that is kept, and notes what is worth a warning.
  private mutating func breakLines(of section: inout FlowSection, _ record: FlowRecord, number: Int) -> FlowBody {
    let stored = (starts: lines.starts.count, firsts: lines.firsts.count)
    var breaker = FlowLineBreaker(record)
    var finding = FlowFinding(section: number)
    var body = brokenLines(of: &section, &breaker)
    if breaker.metUnusable {
      lines.starts.removeLast(lines.starts.count - stored.starts)
      lines.firsts.removeLast(lines.firsts.count - stored.firsts)
      let (items, invalid) = section.items.cleaned()
      finding.invalid = invalid
      section.items = items
      breaker = FlowLineBreaker(record)
      body = brokenLines(of: &section, &breaker)
    }
    finding.oversized = breaker.oversized
    finding.nearMiss = breaker.nearMiss
    note(finding)
    guard let body, section.lineSpacing < 0 else { return body ?? FlowBody() }
    return ordered(body, section.items, record)
  }

  /// The lines of items in the form that suits them (Semantics 4.16c); nil when an extent is unusable.
  private mutating func brokenLines(of section: inout FlowSection, _ breaker: inout FlowLineBreaker) -> FlowBody? {
    if let size = section.items.commonSize(axis: axis) {
      let count = section.items.count
      section.items = .uniform(size, count: count)
      return breaker.uniformBody(FlowEqualExtents(size, count: count, axis: axis))
    }
    let isGrid = section.equalAcrossIsGrid
    switch section.items {
    case .uniform, .pieces, .measured, .indexed: return nil
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

  /// The body with what a negative line spacing does to the order of lines, and how far they reach then.
  private func ordered(_ body: FlowBody, _ items: FlowItems, _ record: FlowRecord) -> FlowBody {
    var record = record
    record.body = body
    return switch items {
    case .uniform, .pieces, .measured, .indexed: body
    case .sizes(let sizes):
      sizes.withUnsafeBufferPointer { record.orderedBody(FlowSizeExtents($0, axis: axis), lines) }
    case .lengths(let lengths, let breadth):
      lengths.withUnsafeBufferPointer { record.orderedBody(FlowLengthExtents($0, breadth: breadth), lines) }
    }
  }
}

// MARK: - Reach

extension FlowSolver {
  /// Enters a section into the arrays that queries search.
  mutating func noteReach(of record: FlowRecord, number: Int, start: Double) {
    var low = Double.infinity
    var high = -Double.infinity
    if record.headerLength > 0 {
      low = start
      high = start + record.headerLength
    }
    if record.count > 0 {
      low = min(low, start + record.bodyOffset + record.body.lowest)
      high = max(high, start + record.bodyOffset + record.body.highest)
    }
    if record.footerLength > 0 {
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
