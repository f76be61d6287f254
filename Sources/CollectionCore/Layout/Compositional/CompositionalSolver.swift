/// A compositional layout in numbers: items fill groups, groups are repeated, sections follow each other.
///
/// The work is done in steps, each in a file of its own: sizes are resolved in their containers and it is found out how
/// many items fit (`CompositionalPlan`, `CompositionalFit`), one group is filled (`CompositionalPlacer`), groups are
/// repeated and sections stacked (`CompositionalRecord`), and views are placed at boundaries and anchors
/// (`CompositionalBoundary`, `CompositionalAnchoring`).
///
/// Sizes that are fractions are rounded down to a pixel, others stay as given. Positions are computed unrounded and
/// brought to the nearest pixel one by one (Semantics 11.2).
///
/// Cost: a definition is solved once, for one full group. A section then costs O(1) and no memory per item, estimated
/// sizes or not, plus the filling of its last group when that is not full. Queries: O(log sections + log groups + *k*)
/// for *k* items in the groups that are met. A measured size: O(log sections + log groups + items of its group).
public struct CompositionalSolver: Sendable {
  /// What holds for all sections.
  public let configuration: CompositionalConfiguration
  /// The pixels to which positions are rounded.
  public let grid: PixelGrid

  let definitions: [CompositionalDefinition]
  var records: [CompositionalRecord]
  /// What was measured, for the sections in which anything was.
  var measures: [CompositionalMeasures] = []
  /// Measured sizes of boundary items and anchored views, by the bits of their keys.
  var measuredViews: [UInt64: LayoutSize] = [:]
  /// The sections that place anything, ascending.
  var occupied: [Int32] = []
  /// From the start of each section to that of the next.
  var advances = RunningSums([])
  /// How far elements reach out of their sections along the scroll axis, at most.
  var overhang = (before: 0.0, after: 0.0)
  /// The views around all sections.
  let boundary: CompositionalBoundary
  /// Room before all sections, the sections together, and room behind them.
  var lead = 0.0
  var body = 0.0
  var trail = 0.0
  /// Room in which groups are filled when something is measured.
  var scratch = CompositionalPlacer()
  /// The widest group across the scroll axis, of sections that do not scroll themselves.
  var widest = 0.0
  /// How many definitions and sections were solved when this was made, and not taken out of the layout before.
  public let solvedDefinitionCount: Int
  /// How many sections were solved in all, those taken over from the solver before left out; for tests of the work done.
  public private(set) var solvedSectionCount = 0
  /// Whether any view's own measure counts: something is estimated.
  public let isMeasuring: Bool

  /// Solves a layout.
  ///
  /// - Parameters:
  ///   - configuration: What holds for all sections.
  ///   - definitions: What sections look like.
  ///   - sections: The sections of the data; each definition they name must exist.
  ///   - last: A layout out of which this one comes. Definitions that say the same are taken out of it, and sections that
  ///     follow them with as many items; what was measured and scrolled in it is not.
  /// - Complexity: O(definitions × items of a group + sections), without those definitions that are taken over.
  public init(
    _ configuration: CompositionalConfiguration, definitions: [CompositionalSection],
    sections: [CompositionalSectionUse], reusing last: CompositionalSolver? = nil
  ) {
    self.configuration = configuration
    let grid = PixelGrid(scale: configuration.scale)
    self.grid = grid
    var reuse = CompositionalReuse(
      of: last, configuration, definitions: definitions.count, sections: sections.count)
    self.definitions = definitions.indices.map {
      reuse.definition($0, definitions[$0]) ?? CompositionalDefinition(definitions[$0], configuration, grid)
    }
    solvedDefinitionCount = definitions.count - reuse.takenDefinitions
    boundary = CompositionalBoundary(
      configuration.boundaryItems, axis: configuration.axis, viewSize: configuration.viewSize, insets: .zero, grid)
    isMeasuring = boundary.hasEstimates || self.definitions.contains { $0.isMeasuring }
    records = sections.map { CompositionalRecord(definition: $0.definition, count: max(0, $0.count)) }
    var lengths: [Double] = []
    lengths.reserveCapacity(records.count)
    overhang.after = max(0, -configuration.interSectionSpacing)
    var placer = CompositionalPlacer()
    for section in records.indices {
      let definition = self.definitions[records[section].definition]
      if var record = reuse.record(section, definition, count: records[section].count) {
        record.definition = records[section].definition
        records[section] = record
        note(record, definition)
      } else {
        layOut(section, &placer)
        solvedSectionCount += 1
      }
      lengths.append(advance(ofSection: section))
      if records[section].groupCount > 0 || !definition.boundary.items.isEmpty { occupied.append(Int32(section)) }
    }
    advances = RunningSums(lengths)
    extendLayout()
  }

  /// The axis along which the content scrolls.
  public var axis: LayoutAxis { configuration.axis }
  /// The number of sections.
  public var sectionCount: Int { records.count }
  /// The number of items in a section, which must exist.
  public func itemCount(inSection section: Int) -> Int { records[section].count }
  /// The number of groups in a section, which must exist; 0 when its group holds not even one item (Semantics 11.15).
  public func groupCount(inSection section: Int) -> Int { records[section].groupCount }
  /// Why a section with items lays none of them out; nil when it does, or has none.
  public func obstacle(inSection section: Int) -> CompositionalObstacle? {
    let definition = definitions[records[section].definition]
    guard records[section].count > 0, definition.itemsPerGroup == 0 else { return nil }
    return definition.container[definition.stack.across] > 0 ? .nothingFits : .noRoom
  }

  /// The size a custom group's provider is told: resolved in the whole view, insets not taken off (Semantics 11.18).
  public static func customGroupSize(
    _ size: CompositionalSize, in configuration: CompositionalConfiguration
  ) -> LayoutSize {
    CompositionalExtents(size, in: configuration.viewSize, PixelGrid(scale: configuration.scale)).size
  }

  /// The number of items in a full group of a section, which must exist.
  public func itemsPerGroup(inSection section: Int) -> Int { definitions[records[section].definition].itemsPerGroup }

  /// The extent of the content: all sections and what extends them along the scroll axis, the view or the widest group
  /// across it (Semantics 11.29).
  public var contentSize: LayoutSize {
    var size = LayoutSize.zero
    size[axis] = lead + body + trail
    size[axis.across] = max(configuration.viewSize[axis.across].orZero, widest)
    return size
  }

  /// The rectangle of a section with its insets and the boundary items that extend it, as wide as the view; nil when
  /// the section takes no room.
  public func frame(ofSection section: Int) -> LayoutRect? {
    guard records.indices.contains(section), records[section].length > 0 else { return nil }
    return mirrored(sectionRect(section))
  }
}

// MARK: - Stacking

extension CompositionalSolver {
  /// Works out how many groups a section has and how long it is.
  mutating func layOut(_ section: Int, _ placer: inout CompositionalPlacer) {
    var record = records[section]
    let definition = definitions[record.definition]
    let perGroup = definition.itemsPerGroup
    record.groupCount = perGroup > 0 ? (record.count + perGroup - 1) / perGroup : 0
    var rows = 0.0
    if record.groupCount > 0 {
      let last = record.groupCount - 1
      var before = 0.0
      if record.measures >= 0 {
        // The length of the last group was noted when it was measured.
        before = measures[record.measures].advances.sum(before: last)
        record.thickness = measures[record.measures].thicknesses.largest
      } else {
        let size = size(ofGroup: last, record, &placer)
        before = Double(last) * definition.advance(definition.size[definition.stack])
        record.lastLength = size[definition.stack]
        let common = last > 0 ? definition.size[definition.stack.across] : 0
        record.thickness = max(common, size[definition.stack.across])
      }
      record.rows = before + definition.edges + record.lastLength
      rows = record.rows
      if definition.isOrthogonal {
        let edges = definition.root.edges
        rows = record.thickness + edges.before(axis).minimum + edges.after(axis).minimum
      }
    }
    guard record.groupCount > 0 || !definition.boundary.items.isEmpty else {
      records[section] = record
      return
    }
    record.body = max(0, definition.insets.leading(axis) + rows + definition.insets.trailing(axis))
    let sizes = boundarySizes(section, definition)
    (record.lead, record.trail) = definition.boundary.extend(&record.body, sizes)
    noteOverhang(&record, definition, sizes)
    records[section] = record
    note(record, definition)
  }

  /// Remembers how far a section sticks out, and how wide it is.
  private mutating func note(_ record: CompositionalRecord, _ definition: CompositionalDefinition) {
    if !definition.isOrthogonal { widest = max(widest, record.thickness) }
    overhang.before = max(overhang.before, record.overhang.before)
    overhang.after = max(overhang.after, record.overhang.after - min(0, configuration.interSectionSpacing))
  }

  /// Works out how far groups and boundary items stick out of a section along the scroll axis.
  private func noteOverhang(
    _ record: inout CompositionalRecord, _ definition: CompositionalDefinition, _ sizes: [LayoutSize]
  ) {
    let edges = definition.root.edges
    var before = -definition.insets.leading(axis) - edges.before(axis).minimum
    var after = -definition.insets.trailing(axis) - edges.after(axis).minimum
    for index in sizes.indices {
      let frame = definition.boundary.extents[index].inset(
        definition.boundary.slot(index, sizes, start: record.lead, body: record.body),
        by: definition.boundary.items[index].contentInsets)
      before = max(before, -frame.min(axis))
      after = max(after, frame.max(axis) - record.length)
    }
    record.overhang = (before, after)
  }

  /// From the start of a section to that of the next (Semantics 11.23).
  func advance(ofSection section: Int) -> Double {
    let spacing = section + 1 < records.count ? configuration.interSectionSpacing : 0
    return max(0, records[section].length + spacing)
  }

  /// Works out the room around all sections.
  mutating func extendLayout() {
    body = advances.total
    (lead, trail) = boundary.extend(&body, layoutBoundarySizes)
  }

  /// Where a section begins, boundary items included.
  func start(ofSection section: Int) -> Double { lead + advances.sum(before: section) }

  /// A section's rectangle, left to right.
  func sectionRect(_ section: Int) -> LayoutRect {
    var rect = LayoutRect.zero
    rect.origin[axis] = start(ofSection: section)
    rect.size[axis] = records[section].length
    rect.size[axis.across] = configuration.viewSize[axis.across].orZero
    return rect
  }

  /// The sizes of a section's boundary items.
  func boundarySizes(_ section: Int, _ definition: CompositionalDefinition) -> [LayoutSize] {
    sizes(of: definition.boundary, ItemPath(section, 0))
  }

  /// The sizes of the boundary items around all sections.
  var layoutBoundarySizes: [LayoutSize] {
    sizes(of: boundary, ItemPath(section: 0, item: ItemPath.unlimited))
  }

  private func sizes(of boundary: CompositionalBoundary, _ path: ItemPath) -> [LayoutSize] {
    guard boundary.hasEstimates, !measuredViews.isEmpty else { return boundary.sizes }
    return boundary.items.indices.map { index in
      let key = ElementKey(.supplementary, kind: boundary.items[index].kind, path: path)
      return boundary.extents[index].size(measured: measuredViews[key.bits])
    }
  }
}
