// MARK: - Updating

extension WaterfallSolver {
  /// The waterfall after a batch of edits, made out of this one: items that stay keep their lengths, those that are new are
  /// asked for. It is the one that is made from scratch, bit for bit.
  ///
  /// - Parameters:
  ///   - plan: The edits.
  ///   - sections: The sections after the update; how many items they have is the plan's to say.
  ///   - lengths: Appends the lengths of items that are new or reloaded, by numbers after the update.
  /// - Returns: nil when it has to be made from scratch: when the plan is not for the counts of this one, when items cover
  ///   several columns or are given as aspect ratios, and when an item came with a bad length.
  /// - Complexity: O(items), but what is in front of the first edit of a section is copied and not placed again: O(items of
  ///   the section behind it · columns). Sticky columns are placed as a whole.
  public func updated(
    by plan: UpdatePlan, sections: [WaterfallSection],
    lengths: (_ section: Int, _ items: Range<Int>, _ lengths: inout [Double]) -> Void
  ) -> WaterfallSolver? {
    guard isMade(for: plan.before), sections.count == plan.after.sectionCount, spans.isEmpty, firstInvalidItem == nil
    else { return nil }
    var counted = sections
    for index in counted.indices {
      guard counted[index].sizing == .lengths else { return nil }
      counted[index].itemCount = plan.after.itemCount(in: index)
    }
    var next = WaterfallSolver(unplaced: counted, mode: mode, axis: axis, bounds: bounds, grid: grid)
    let prefixes = next.takeLengths(from: self, plan, lengths)
    guard next.lengths.count == plan.after.itemCount, next.areLengths else { return nil }
    switch mode {
    case .shortestColumn: next.placeInShortestColumns(from: self, prefixes)
    case .stickyColumns: next.placeInStickyColumns()
    }
    next.finish()
    return next
  }

  private func isMade(for counts: SectionTable) -> Bool {
    guard counts.sectionCount == records.count else { return false }
    for section in records.indices where records[section].count != counts.itemCount(in: section) { return false }
    return true
  }

  private var areLengths: Bool {
    lengths.withUnsafeBufferPointer { lengths in
      var good = true
      for length in lengths { good = good && length.isLength }
      return good
    }
  }

  /// Fills the list of lengths; returns for each section where the items in front of its first edit were, and how many.
  private mutating func takeLengths(
    from old: WaterfallSolver, _ plan: UpdatePlan, _ ask: (Int, Range<Int>, inout [Double]) -> Void
  ) -> [WaterfallPrefix] {
    var taken: [Double] = []
    taken.reserveCapacity(plan.after.itemCount)
    var prefixes: [WaterfallPrefix] = []
    prefixes.reserveCapacity(records.count)
    for section in records.indices {
      let count = records[section].count
      guard let source = plan.sections.oldIndex(of: section) else {
        if count > 0 { ask(section, 0..<count, &taken) }
        prefixes.append(WaterfallPrefix(section: 0, count: 0))
        continue
      }
      let first = old.records[source].firstItem
      var runs = UpdateRuns(plan, old: source, new: section)
      prefixes.append(WaterfallPrefix(section: source, count: min(runs.prefix, count)))
      while let step = runs.next() {
        switch step {
        case .stay(let range):
          taken.append(contentsOf: old.lengths[first + range.lowerBound..<first + range.upperBound])
        case .new(let range): ask(section, range, &taken)
        case .moved(let path): taken.append(old.lengths[old.records[Int(path.section)].firstItem + Int(path.item)])
        }
      }
    }
    lengths = taken
    return prefixes
  }
}

/// The items at the beginning of a section that stand as they stood.
struct WaterfallPrefix {
  /// The section before the update.
  var section: Int
  var count: Int
}

// MARK: - Placing

extension WaterfallSolver {
  /// Places the items of all sections, all lengths being good, those in front of the first edit where they were.
  private mutating func placeInShortestColumns(from old: WaterfallSolver, _ prefixes: [WaterfallPrefix]) {
    reservePlaces()
    for section in records.indices where records[section].count > 0 {
      let prefix = prefixes[section]
      let before = old.records.isEmpty ? 0 : old.records[prefix.section].count
      let isAlike = prefix.count > 0 && isAlike(section, old, prefix.section)
      if isAlike, prefix.count == records[section].count, prefix.count == before {
        copyPlaces(prefix.count, ofSection: section, from: old, prefix.section)
        records[section].body = old.records[prefix.section].body
        continue
      }
      // Whole blocks, so that the one with the first edit is noted as a whole.
      let count = isAlike ? min(prefix.count, records[section].count - 1) & ~(WaterfallBlocks.width - 1) : 0
      copyPlaces(count, ofSection: section, from: old, prefix.section)
      _ = placeItems(ofSection: section, from: count)
    }
  }

  /// Whether columns end alike in both sections when the same items stand in them.
  private func isAlike(_ section: Int, _ old: WaterfallSolver, _ other: Int) -> Bool {
    records[section].lineSpacing == old.records[other].lineSpacing
      && geometries[records[section].geometry].count == old.geometries[old.records[other].geometry].count
  }

  /// Copies the places of the first items of a section, and the blocks that hold no others.
  private mutating func copyPlaces(_ count: Int, ofSection section: Int, from old: WaterfallSolver, _ other: Int) {
    guard count > 0 else { return }
    let to = records[section]
    let from = old.records[other]
    for item in 0..<count { starts[to.firstItem + item] = old.starts[from.firstItem + item] }
    for item in 0..<count { columns[to.firstItem + item] = old.columns[from.firstItem + item] }
    let isWhole = count == to.count && count == from.count
    for level in 0...min(WaterfallBlocks.top(to.count), WaterfallBlocks.top(from.count)) {
      let toStart = to.index + WaterfallBlocks.offset(to.count, level: level)
      let fromStart = from.index + WaterfallBlocks.offset(from.count, level: level)
      let nodes =
        isWhole
        ? WaterfallBlocks.count(to.count, level: level) : count >> (WaterfallBlocks.shift * (level + 1))
      for node in 0..<nodes { blocks[toStart + node] = old.blocks[fromStart + node] }
    }
  }
}
