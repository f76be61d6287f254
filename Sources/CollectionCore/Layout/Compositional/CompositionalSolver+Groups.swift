// Where groups are, and what is in them.

extension CompositionalSolver {
  /// The items in a group: as many as it holds, or what is left for the last.
  func itemCount(inGroup group: Int, _ record: CompositionalRecord) -> Int {
    let perGroup = definitions[record.definition].itemsPerGroup
    return min(perGroup, record.count - group * perGroup)
  }

  /// Whether a group is a full one that nothing changed, or one of which items are missing behind the last.
  func isCommon(_ group: Int, _ record: CompositionalRecord) -> Bool {
    let definition = definitions[record.definition]
    guard record.measures < 0 else { return definition.isRigid }
    return definition.isRigid || itemCount(inGroup: group, record) == definition.itemsPerGroup
  }

  /// Fills a group of a section.
  func fill(
    _ group: Int, _ record: CompositionalRecord, _ placer: inout CompositionalPlacer
  ) -> LayoutSize {
    let definition = definitions[record.definition]
    return placer.place(
      definition.root, definition.plans, present: itemCount(inGroup: group, record), along: definition.stack,
      rest: definition.rest, measured: record.measures < 0 ? nil : measures[record.measures].sizes,
      first: group * definition.itemsPerGroup)
  }

  /// The size of a group, edges not included.
  func size(ofGroup group: Int, _ record: CompositionalRecord, _ placer: inout CompositionalPlacer) -> LayoutSize {
    let definition = definitions[record.definition]
    guard isCommon(group, record) else { return fill(group, record, &placer) }
    let present = itemCount(inGroup: group, record)
    var size = definition.size
    if present < definition.itemsPerGroup {
      var reach = 0.0
      for index in 0..<present {
        reach = max(
          reach,
          definition.cells[index].frame.max(definition.stack) - definition.root.insets.leading(definition.stack))
      }
      size[definition.stack] = max(0, reach + definition.rest)
    }
    return size
  }

  /// Where a group begins behind the first one, along the axis in which the groups follow each other.
  func distance(toGroup group: Int, _ record: CompositionalRecord) -> Double {
    let definition = definitions[record.definition]
    return record.measures < 0
      ? Double(group) * definition.advance(definition.size[definition.stack])
      : measures[record.measures].advances.sum(before: group)
  }

  /// Where the first group of a section begins; the section's own scrolling is taken off.
  func firstOrigin(_ section: Int, _ record: CompositionalRecord) -> LayoutPoint {
    let definition = definitions[record.definition]
    var origin = LayoutPoint.zero
    origin[axis] =
      start(ofSection: section) + record.lead + definition.insets.leading(axis)
      + definition.root.edges.before(axis).minimum
    if definition.isOrthogonal {
      origin[axis.across] =
        definition.insets.leading(axis.across) + definition.root.edges.before(axis.across).minimum - record.offset
    }
    return origin
  }

  /// Where a group of a size begins, `first` being where the first one does.
  func origin(
    ofGroup group: Int, _ record: CompositionalRecord, size: LayoutSize, first: LayoutPoint
  ) -> LayoutPoint {
    let definition = definitions[record.definition]
    var origin = first
    origin[definition.stack] += distance(toGroup: group, record)
    if !definition.isOrthogonal { origin[axis.across] = definition.across(size[axis.across]) }
    return origin
  }

  /// The groups of a section of which some may lie between two positions behind the first group's origin; all others
  /// end at or before `start`, or begin at or behind `end`.
  func groups(from start: Double, to end: Double, _ record: CompositionalRecord) -> Range<Int> {
    guard record.groupCount > 0, start < end else { return 0..<0 }
    let definition = definitions[record.definition]
    if record.measures >= 0 {
      let reach = start - measures[record.measures].longest
      let first = min(measures[record.measures].advances.first(endingAbove: reach), record.groupCount - 1)
      var last = first
      while last < record.groupCount, distance(toGroup: last, record) < end { last += 1 }
      return first..<last
    }
    let length = max(definition.size[definition.stack], record.lastLength)
    let advance = definition.advance(definition.size[definition.stack])
    guard advance > 0 else { return 0..<record.groupCount }
    let limit = Double(record.groupCount)
    let first = max(0, min(limit, ((start - length) / advance).rounded(.down)))
    let last = max(first, min(limit, (end / advance).rounded(.up)))
    return Int(first)..<Int(last)
  }

  /// A frame with its origin on the nearest pixel (Semantics 11.2).
  func rounded(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(x: grid.nearest(rect.x), y: grid.nearest(rect.y), width: rect.width, height: rect.height)
  }

  /// A frame as a right-to-left layout shows it, when this is one.
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    configuration.isRightToLeft ? rect.mirrored(inWidth: contentSize.width) : rect
  }
}
