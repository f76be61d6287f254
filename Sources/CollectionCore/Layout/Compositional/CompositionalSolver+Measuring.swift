// Sizes that were measured take the place of estimates (Semantics 11.59, 11.60).

extension CompositionalSolver {
  /// The axes on which an element's own measure counts; neither for an element that does not exist.
  public func freeAxes(of key: ElementKey) -> CompositionalFreeAxes {
    let section = Int(key.path.section)
    let isAroundAll = key.category == .supplementary && key.path.item == ItemPath.unlimited
    guard isAroundAll ? section == 0 : records.indices.contains(section) else { return .none }
    switch key.category {
    case .decoration: return .none
    case .cell:
      let record = records[section]
      guard key.path.item >= 0, key.path.item < record.count, record.groupCount > 0 else { return .none }
      let definition = definitions[record.definition]
      return definition.cells[Int(key.path.item) % definition.itemsPerGroup].free
    case .supplementary:
      if isAroundAll {
        guard let index = boundary.items.firstIndex(where: { $0.kind == key.kind }) else { return .none }
        return boundary.extents[index].freeAxes
      }
      let definition = definitions[records[section].definition]
      if key.path.item == 0, let index = definition.boundary.items.firstIndex(where: { $0.kind == key.kind }) {
        return definition.boundary.extents[index].freeAxes
      }
      guard records[section].groupCount > 0, key.path.item >= 0,
        let place = definition.place(ofExtra: Int(key.path.item), kind: key.kind),
        place.group < records[section].groupCount
      else { return .none }
      let size = definition.anchored[definition.extras[place.index].index].size
      return CompositionalFreeAxes(width: size.width.isEstimated, height: size.height.isEstimated)
    }
  }

  /// Lets what an element asked for take the place of its estimate, on the axes that are estimated.
  ///
  /// A group of fixed size keeps it; how many items a group holds was decided by the estimates and stays.
  /// - Parameters:
  ///   - size: Points; axes that are not free are ignored, what is not finite or negative counts as 0.
  ///   - key: A cell, a boundary item or an anchored view.
  /// - Returns: Whether anything was changed; false for an element without free axes, or that was measured so before.
  /// - Complexity: O(log sections + log groups + items of its group). The first measure of a section takes
  ///   O(items / 256); where the last of the widest groups gets narrower, all sections are looked at.
  public mutating func setMeasuredSize(_ size: LayoutSize, for key: ElementKey) -> Bool {
    let free = freeAxes(of: key)
    guard free.isAny else { return false }
    let kept = LayoutSize(width: free.width ? size.width.orZero : 0, height: free.height ? size.height.orZero : 0)
    guard key.isCell else { return setMeasuredView(kept, key) }
    let section = Int(key.path.section)
    return setMeasuredItem(kept, section, Int(key.path.item))
  }

  /// What was measured of an element, 0 on axes that are not free; nil when it never was.
  public func measuredSize(for key: ElementKey) -> LayoutSize? {
    guard key.isCell else { return measuredViews[key.bits] }
    let section = Int(key.path.section)
    guard records.indices.contains(section), records[section].measures >= 0, key.path.item >= 0,
      key.path.item < records[section].count
    else { return nil }
    return measures[records[section].measures].sizes[Int(key.path.item)]
  }

  /// Calls for everything that was measured, cells first in ascending order, so that a new solver can be told of it.
  public func forEachMeasuredSize(_ body: (ElementKey, LayoutSize) -> Void) {
    for section in records.indices where records[section].measures >= 0 {
      measures[records[section].measures].sizes.forEach { item, size in
        body(ElementKey(cell: ItemPath(section, item)), size)
      }
    }
    for bits in measuredViews.keys.sorted() { body(ElementKey(bits: bits), measuredViews[bits]!) }
  }

  private mutating func setMeasuredItem(_ size: LayoutSize, _ section: Int, _ item: Int) -> Bool {
    let definition = definitions[records[section].definition]
    if records[section].measures < 0 { startMeasuring(section) }
    let index = records[section].measures
    if measures[index].sizes[item] == size { return false }
    measures[index].sizes.set(item, to: size)
    var placer = CompositionalPlacer()
    swap(&placer, &scratch)
    noteSize(ofGroup: item / definition.itemsPerGroup, section, &placer)
    restack(section, &placer)
    swap(&placer, &scratch)
    return true
  }

  /// Makes room for what will be measured in a section.
  private mutating func startMeasuring(_ section: Int) {
    let record = records[section]
    let definition = definitions[record.definition]
    let length = definition.size[definition.stack]
    let thickness = definition.size[definition.stack.across]
    records[section].measures = measures.count
    measures.append(
      CompositionalMeasures(
        sizes: SectionSizes(itemCount: record.count),
        advances: LazySums(count: record.groupCount, common: definition.advance(length)),
        thicknesses: LazySums(count: record.groupCount, common: thickness), longest: length))
    var placer = CompositionalPlacer()
    noteSize(ofGroup: record.groupCount - 1, section, &placer)
  }

  private mutating func noteSize(ofGroup group: Int, _ section: Int, _ placer: inout CompositionalPlacer) {
    let record = records[section]
    let definition = definitions[record.definition]
    let size = fill(group, record, &placer)
    let length = size[definition.stack]
    measures[record.measures].advances.set(group, to: definition.advance(length))
    measures[record.measures].thicknesses.set(group, to: size[definition.stack.across])
    measures[record.measures].longest = max(measures[record.measures].longest, length)
    if group == record.groupCount - 1 { records[section].lastLength = length }
  }

  private mutating func setMeasuredView(_ size: LayoutSize, _ key: ElementKey) -> Bool {
    guard measuredViews[key.bits] != size else { return false }
    measuredViews[key.bits] = size
    if key.path.item == ItemPath.unlimited {
      extendLayout()
    } else if key.path.item == 0 {
      var placer = CompositionalPlacer()
      restack(Int(key.path.section), &placer)
    }
    return true
  }

  /// Works a section's length out again and moves those behind it.
  private mutating func restack(_ section: Int, _ placer: inout CompositionalPlacer) {
    let record = records[section]
    layOut(section, &placer)
    let definition = definitions[record.definition]
    if !definition.isOrthogonal, record.thickness == widest, records[section].thickness < widest {
      widest = widestGroup
    }
    if definition.isOrthogonal { clampOffset(section) }
    advances.set(section, to: advance(ofSection: section))
    extendLayout()
  }

  /// The widest group of sections that do not scroll themselves. O(sections).
  var widestGroup: Double {
    var result = 0.0
    for record in records where record.groupCount > 0 && !definitions[record.definition].isOrthogonal {
      result = max(result, record.thickness)
    }
    return result
  }
}
