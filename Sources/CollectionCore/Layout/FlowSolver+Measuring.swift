// Sizes that were measured take the places of those that were given.

extension FlowSolver {
  /// Adds a section behind the others in which measured sizes stand in the places of given ones.
  ///
  /// Items of one size count as never measured but for the entries: they are the rest, to which ``setMeasured(_:at:rest:)``
  /// gives another size.
  ///
  /// - Parameter measured: Ascending by item; items that the section does not have are left out.
  /// - Complexity: O(entries · log items) for items of one breadth that were given one size, measured ones included; else
  ///   O(items).
  public mutating func append(_ section: FlowSection, measured: [MeasuredSizes.Entry]) {
    let clean = section.withFiniteMetrics
    guard case .uniform(let rest, let count) = clean.items, count > 0 else {
      appendGiven(clean.overlaid(measured, axis: axis))
      return
    }
    var record = FlowRecord(clean, axis: axis, breadth: breadth)
    record.followsRest = true
    self.rest = rest
    guard let kept = keptItems(clean, record, rest, measured) else {
      append(clean.overlaid(measured, axis: axis))
      records[records.count - 1].followsRest = true
      return
    }
    record.body = kept.body
    add(clean.holding(.measured(kept.items)), record)
  }

  /// Adds a section whose items were given sizes of their own, in a form in which one can change if they have one breadth.
  private mutating func appendGiven(_ section: FlowSection) {
    var record = FlowRecord(section, axis: axis, breadth: breadth)
    guard record.count > 0, section.equalAcrossIsGrid, section.lineSpacing >= 0,
      let (lengths, breadth) = section.items.lengthsOfOneBreadth(axis: axis)
    else {
      append(section)
      return
    }
    var breaker = FlowLineBreaker(record)
    let perLine = breaker.gridCount(breadth: breadth, items: record.count)
    guard perLine <= FlowSolver.longestKeptLine else {
      append(section)
      return
    }
    let items = FlowIndexed(lengths, breadth: breadth, perLine: perLine, lineSpacing: record.lineSpacing)
    note(FlowFinding(section: records.count, oversized: breaker.oversized, nearMiss: breaker.nearMiss))
    record.body = FlowBody(items)
    add(section.holding(.indexed(items)), record)
  }

  /// Items whose lines are found without keeping starts; nil when they are not of one breadth, or lines may overlap.
  private mutating func keptItems(
    _ section: FlowSection, _ record: FlowRecord, _ rest: LayoutSize, _ measured: [MeasuredSizes.Entry]
  ) -> (items: FlowMeasured, body: FlowBody)? {
    let breadth = rest[axis.across]
    guard section.equalAcrossIsGrid, section.lineSpacing >= 0, breadth.isExtent, rest[axis].isExtent else { return nil }
    for entry in measured where entry.size[axis.across] != breadth || !entry.size[axis].isExtent { return nil }
    var breaker = FlowLineBreaker(record)
    let perLine = breaker.gridCount(breadth: breadth, items: record.count)
    // The items of a line are looked at one by one.
    guard perLine <= FlowSolver.longestKeptLine else { return nil }
    var items = FlowMeasured(
      count: record.count, rest: rest[axis], breadth: breadth, perLine: perLine, lineSpacing: record.lineSpacing)
    for entry in measured where entry.item >= 0 && Int(entry.item) < record.count {
      items.set(Int(entry.item), to: entry.size[axis])
    }
    note(FlowFinding(section: records.count, oversized: breaker.oversized, nearMiss: breaker.nearMiss))
    return (items, FlowBody(items))
  }

  /// Lines of more items are broken as a whole.
  private static let longestKeptLine = 64

  /// Gives an item the size it was measured to have, and all that was never measured another one, in place; false, and
  /// nothing is changed, when lines have to be broken again.
  ///
  /// That is so for items of other breadths than the others, where the rest gets another breadth, and with a negative line
  /// spacing.
  ///
  /// - Parameter rest: The size of what was never measured; nil leaves it as it is.
  /// - Complexity: O(log items + items of a line) for one section, and O(sections) for more. A line in which some items
  ///   are measured and others are not costs as much as a measured item when the rest changes.
  public mutating func setMeasured(_ size: LayoutSize, at path: ItemPath, rest: LayoutSize?) -> Bool {
    let section = Int(path.section)
    let item = Int(path.item)
    guard records.indices.contains(section), item >= 0, item < records[section].count else { return false }
    let isOther = rest != nil && rest != self.rest
    if isOther, let rest, !canFollow(rest) { return false }
    guard size[axis].isExtent, breadth(ofMeasured: section) == size[axis.across] else { return false }
    if isOther, let rest {
      self.rest = rest
      for index in records.indices where records[index].followsRest && index != section {
        change(index, rest: rest[axis])
      }
    }
    change(section, rest: isOther ? rest?[axis] : nil, item: item, to: size[axis])
    restack(from: isOther ? 0 : section)
    return true
  }

  /// Whether all sections that follow the rest keep their lines with another one.
  private func canFollow(_ rest: LayoutSize) -> Bool {
    guard rest[axis].isExtent else { return false }
    for index in records.indices where records[index].followsRest && breadth(ofMeasured: index) != rest[axis.across] {
      return false
    }
    return true
  }

  /// The breadth of a section's items when lengths can change in place.
  private func breadth(ofMeasured section: Int) -> Double? {
    switch items[section] {
    case .measured(let items): items.breadth
    case .indexed(let items): items.breadth
    case .uniform, .sizes, .lengths, .pieces: nil
    }
  }

  /// Changes a section's items in place.
  private mutating func change(_ section: Int, rest: Double?, item: Int? = nil, to length: Double = 0) {
    // Only one may hold what is changed, or all would be copied: what was in the list is let go first.
    if case .measured(var kept) = items[section] {
      items[section] = .uniform(.zero, count: 0)
      if let rest { kept.setRest(rest) }
      if let item { kept.set(item, to: length) }
      records[section].body = FlowBody(kept)
      items[section] = .measured(kept)
    } else if case .indexed(var kept) = items[section] {
      items[section] = .uniform(.zero, count: 0)
      if let item { kept.set(item, to: length) }
      records[section].body = FlowBody(kept)
      items[section] = .indexed(kept)
    }
  }

  /// Stacks sections again, from one whose lines got another length on.
  private mutating func restack(from first: Int) {
    for section in first..<records.count {
      let lines = records[section].bodyOffset + records[section].body.length
      records[section].footerOffset = lines + records[section].endInset
      starts[section + 1] = starts[section] + records[section].length
    }
    occupied.removeAll(keepingCapacity: true)
    reachEnd.removeAll(keepingCapacity: true)
    reachStart.removeAll(keepingCapacity: true)
    for section in records.indices { noteReach(of: records[section], number: section, start: starts[section]) }
  }
}

extension FlowBody {
  /// The body of items that know where their lines begin.
  fileprivate init(_ items: FlowMeasured) {
    self.init(perLine: items.perLine, lineCount: items.lines.count, length: items.lines.total)
  }

  fileprivate init(_ items: FlowIndexed) {
    self.init(perLine: items.perLine, lineCount: items.lines.count, length: items.lines.total)
  }

  private init(perLine: Int, lineCount: Int, length: Double) {
    self.init(form: .kept, isGrid: true)
    self.perLine = perLine
    self.lineCount = lineCount
    self.length = length
    highest = length
  }
}

extension FlowSection {
  /// The section with measured sizes in the places of given ones. O(items).
  fileprivate func overlaid(_ measured: [MeasuredSizes.Entry], axis: LayoutAxis) -> FlowSection {
    if measured.isEmpty { return self }
    var sizes: [LayoutSize]
    switch items {
    case .uniform(let size, _): sizes = [LayoutSize](repeating: size, count: items.count)
    case .sizes(let given): sizes = given
    case .lengths, .pieces, .measured, .indexed:
      sizes = (0..<items.count).map { items.size($0, axis: axis) }
    }
    for entry in measured where entry.item >= 0 && Int(entry.item) < sizes.count { sizes[Int(entry.item)] = entry.size }
    return holding(.sizes(sizes))
  }
}

extension FlowItems {
  /// The items with a size each. O(items · log items).
  func flattened(axis: LayoutAxis) -> FlowItems { .sizes((0..<count).map { size($0, axis: axis) }) }

  /// The lengths of all items and their breadth; nil when there is not one, or an extent cannot be. O(items).
  fileprivate func lengthsOfOneBreadth(axis: LayoutAxis) -> (lengths: [Double], breadth: Double)? {
    switch self {
    case .lengths(let lengths, let breadth):
      guard breadth.isExtent else { return nil }
      for length in lengths where !length.isExtent { return nil }
      return (lengths, breadth)
    case .sizes(let sizes):
      guard let breadth = sizes.first?[axis.across], breadth.isExtent else { return nil }
      for size in sizes where size[axis.across] != breadth || !size[axis].isExtent { return nil }
      return (sizes.map { $0[axis] }, breadth)
    case .uniform, .pieces, .measured, .indexed: return nil
    }
  }
}
