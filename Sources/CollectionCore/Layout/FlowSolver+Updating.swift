extension FlowSolver {
  /// The layout after a batch of edits, made out of this one: items that stay keep their sizes, those that are new are
  /// asked for, and lines are broken again from the first one an edit touches until one begins where a line began before.
  ///
  /// Frames are those of a layout made from scratch, up to the last bits of sums.
  ///
  /// - Parameters:
  ///   - plan: The edits.
  ///   - sections: The sections after the update; their items are not looked at.
  ///   - whole: Gives all items of a section, by its number after the update: of one that is new, or whose lines have to be
  ///     broken as a whole.
  ///   - some: Appends the sizes of items that are new or reloaded, by numbers after the update.
  /// - Returns: nil when the plan is not for the counts of this layout.
  /// - Complexity: O(sections + edits · (log edits + items of the lines that are broken again) + pieces), and no more than
  ///   a piece for 32 items: then a section is put in one piece again, O(its items) once in so many edits. O(items of the
  ///   section) for one where several items of one breadth stand on each line and the lines do not come out even, for
  ///   one that comes to hold items of one size or no longer does, for one with an item that is worth a warning, and for
  ///   those with a negative line spacing.
  public func updated(
    by plan: UpdatePlan, sections: [FlowSection], whole: (_ section: Int) -> FlowItems,
    some: (_ section: Int, _ items: Range<Int>, _ sizes: inout [LayoutSize]) -> Void
  ) -> FlowSolver? {
    guard isMade(for: plan.before), sections.count == plan.after.sectionCount else { return nil }
    var next = FlowSolver(axis: axis, breadth: breadth, scale: grid.scale)
    next.reserve(sections.count)
    // Sections that keep their lines find them where they were.
    next.lines = lines
    var sizes: [LayoutSize] = []
    for number in sections.indices {
      let section = sections[number].withFiniteMetrics
      guard let old = plan.sections.oldIndex(of: number) else {
        next.appendApart(section, whole(number))
        continue
      }
      var runs = UpdateRuns(plan, old: old, new: number)
      let isUntouched = runs.isEmpty && keepsLines(old, section)
      if isUntouched {
        next.adopt(section, items[old], body: records[old].body, finding(ofSection: old))
      } else if let updated = uniformItems(old, runs, number, &sizes, some) {
        next.append(section.holding(updated))
      } else if keepsLines(old, section), let pieces = pieces(old, section, &runs, number, &sizes, some) {
        next.adopt(section, pieces)
      } else if runs.isEmpty, finding(ofSection: old)?.invalid == nil {
        next.appendApart(section, items[old])
      } else {
        next.appendApart(section, whole(number))
      }
    }
    return next
  }

  private mutating func reserve(_ sections: Int) {
    records.reserveCapacity(sections)
    items.reserveCapacity(sections)
    starts.reserveCapacity(sections + 1)
  }

  private func isMade(for counts: SectionTable) -> Bool {
    guard counts.sectionCount == records.count else { return false }
    for section in records.indices where records[section].count != counts.itemCount(in: section) { return false }
    return true
  }

  /// Whether a section's lines would be broken by the same rules with these metrics.
  private func keepsLines(_ old: Int, _ section: FlowSection) -> Bool {
    let record = records[old]
    let usable = breadth - section.inset.leading(axis.across) - section.inset.trailing(axis.across)
    return record.usable == usable && record.lineSpacing == section.lineSpacing
      && record.interitemSpacing == section.interitemSpacing && !section.equalAcrossIsGrid
  }
}

// MARK: - Sections

extension FlowSolver {
  /// The items after the update of a section whose items were all alike and still are; nil otherwise.
  private func uniformItems(
    _ old: Int, _ start: UpdateRuns, _ new: Int, _ sizes: inout [LayoutSize],
    _ some: (Int, Range<Int>, inout [LayoutSize]) -> Void
  ) -> FlowItems? {
    guard case .uniform(let size, _) = items[old], records[old].count > 0, finding(ofSection: old)?.invalid == nil
    else { return nil }
    var runs = start
    var count = 0
    while let step = runs.next() {
      switch step {
      case .stay(let range): count += range.count
      case .moved(let path):
        guard self.size(path) == size, isClean(path) else { return nil }
        count += 1
      case .new(let range):
        sizes.removeAll(keepingCapacity: true)
        some(new, range, &sizes)
        guard sizes.count == range.count else { return nil }
        for own in sizes where own != size { return nil }
        count += range.count
      }
    }
    return .uniform(size, count: count)
  }

  /// The pieces of a section after the update; nil when it has to be broken as a whole.
  private func pieces(
    _ old: Int, _ section: FlowSection, _ runs: inout UpdateRuns, _ new: Int, _ sizes: inout [LayoutSize],
    _ some: (Int, Range<Int>, inout [LayoutSize]) -> Void
  ) -> FlowBroken? {
    let record = records[old]
    guard record.count > 0, !record.body.isGrid, section.lineSpacing >= 0, finding(ofSection: old) == nil,
      let before = piecesBefore(old)
    else { return nil }
    let prefix = runs.prefix
    var builder = FlowPieceBuilder(before, record, axis: axis)
    while let step = runs.next() {
      switch step {
      case .stay(let range): builder.add(old: range)
      case .moved(let path):
        guard isClean(path) else { return nil }
        builder.add(size(path))
      case .new(let range):
        sizes.removeAll(keepingCapacity: true)
        some(new, range, &sizes)
        guard sizes.count == range.count else { return nil }
        for size in sizes { builder.add(size) }
      }
    }
    return builder.finish(difference: before.difference < prefix ? before.difference : nil)
  }

  /// A section as pieces; nil when its items are all alike.
  private func piecesBefore(_ section: Int) -> FlowPieces? {
    switch items[section] {
    case .uniform: return nil
    case .pieces(let pieces): return pieces
    case .measured, .indexed: return nil
    case .sizes, .lengths:
      let record = records[section]
      let own = items[section]
      let first = own.size(0, axis: axis)
      guard let difference = own.firstDifference(from: first, in: 1..<record.count, axis: axis) else { return nil }
      return FlowPieces(
        FlowBlock(items: own, body: record.body, lines: lines), lineSpacing: record.lineSpacing,
        difference: difference)
    }
  }

  /// Whether the size of an item is known to be kept as it was given.
  private func isClean(_ path: ItemPath) -> Bool { finding(ofSection: Int(path.section))?.invalid == nil }

  private func size(_ path: ItemPath) -> LayoutSize { items[Int(path.section)].size(Int(path.item), axis: axis) }
}

// MARK: - Adding

extension FlowSolver {
  /// Adds a section whose lines are known.
  private mutating func adopt(_ section: FlowSection, _ items: FlowItems, body: FlowBody, _ finding: FlowFinding?) {
    let section = section.holding(items)
    var record = FlowRecord(section, axis: axis, breadth: breadth)
    record.body = body
    if var finding {
      finding.section = records.count
      note(finding)
    }
    add(section, record)
  }

  /// Adds a section that was put together out of pieces, in the form that suits it.
  private mutating func adopt(_ section: FlowSection, _ broken: FlowBroken) {
    let pieces = broken.pieces
    guard pieces.count > 0, pieces.difference > 0 else {
      let size = pieces.count > 0 ? pieces.size(0, axis: axis) : .zero
      append(section.holding(.uniform(size, count: pieces.count)))
      return
    }
    if pieces.isWorthFlattening {
      appendApart(section, pieces.flattened(axis: axis))
      return
    }
    var body = FlowBody(form: .lines)
    body.lineCount = pieces.lineCount
    body.length = broken.end
    body.highest = broken.end
    adopt(
      section, .pieces(pieces), body: body,
      FlowFinding(section: 0, oversized: broken.oversized, nearMiss: broken.nearMiss))
  }

  /// Adds a section whose lines have to be broken, beside the lines of the others: those are shared with the layout before
  /// the update, and adding to them would copy them all.
  private mutating func appendApart(_ section: FlowSection, _ given: FlowItems) {
    var apart = FlowSolver(axis: axis, breadth: breadth, scale: grid.scale)
    apart.append(section.holding(given))
    let record = apart.records[0]
    let own = apart.items[0]
    let finding = apart.findings.first
    switch own {
    case .uniform, .pieces, .measured, .indexed: adopt(section, own, body: record.body, finding)
    case .sizes, .lengths:
      guard record.count > 0, !record.body.isGrid, section.lineSpacing >= 0,
        let difference = own.firstDifference(from: own.size(0, axis: axis), in: 1..<record.count, axis: axis)
      else {
        append(section.holding(given))
        return
      }
      let block = FlowBlock(items: own, body: record.body, lines: apart.lines)
      let pieces = FlowPieces(block, lineSpacing: record.lineSpacing, difference: difference)
      var body = FlowBody(form: .lines)
      body.lineCount = record.body.lineCount
      body.length = record.body.length
      body.highest = record.body.highest
      adopt(section, .pieces(pieces), body: body, finding)
    }
  }
}

extension FlowSection {
  func holding(_ items: FlowItems) -> FlowSection {
    var section = self
    section.items = items
    return section
  }
}
