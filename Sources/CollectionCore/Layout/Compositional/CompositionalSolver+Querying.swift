extension CompositionalSolver {
  /// Appends the elements that touch `rect`, edges half open, in ascending order of their keys.
  ///
  /// The rectangle is clipped to the content. What belongs to a group is met only if the outermost group meets the
  /// rectangle too, even where it sticks out of the group; backgrounds are met by the rectangle of their section, edges
  /// included, and are all that a rectangle without area meets (Semantics 11.50).
  /// - Parameters:
  ///   - rect: In content coordinates, points; one with a number that is not a number touches nothing.
  ///   - pinning: What boundary items that pin themselves stay inside of.
  ///   - result: Is added to, so that its storage can be used again.
  /// - Returns: The positions of `rect` along the scroll axis for which the answer stays the same; none when something
  ///   is pinned, when the rectangle has no area inside the content, or in a mirrored layout that scrolls sideways.
  /// - Complexity: O(log sections + log groups + *k*), *k* being the items of the groups that are met.
  public func elements(
    in rect: LayoutRect, pinning: CompositionalPinning? = nil, into result: inout [PlacedElement]
  ) -> QueryWindow {
    guard !(rect.x + rect.maxX + rect.y + rect.maxY).isNaN else { return .never }
    let content = contentSize
    guard var query = CompositionalQuery(mirrored(rect), axis: axis, content: content) else { return .never }
    let hasArea = !query.rect.isEmpty
    let first = result.count
    var placer = CompositionalPlacer()
    for index in sections(&query) {
      let section = Int(occupied[index])
      if hasArea {
        appendGroups(section, &placer, &query, into: &result)
        appendBoundary(section, pinning, &query)
      }
      appendBackgrounds(section, &query)
    }
    if hasArea, !boundary.items.isEmpty {
      let sizes = layoutBoundarySizes
      for index in boundary.items.indices {
        let element = layoutBoundaryItem(index, sizes, pinning)
        if query.meets(element.frame) { query.views.append(element) }
      }
    }
    if !query.views.isEmpty {
      query.views.sort { $0.key < $1.key }
      result.append(contentsOf: query.views)
    }
    if !query.backgrounds.isEmpty {
      query.backgrounds.sort { $0.key < $1.key }
      result.append(contentsOf: query.backgrounds)
    }
    if configuration.isRightToLeft {
      for index in first..<result.count { result[index].frame = result[index].frame.mirrored(inWidth: content.width) }
    }
    let isMoving = pinning != nil && isPinning
    return hasArea && !isMoving && !(configuration.isRightToLeft && axis == .horizontal) ? query.window : .never
  }

  /// How far rounding to pixels can move an edge.
  private var slack: Double { 1 / grid.scale }

  /// The entries of `occupied` of which something may touch the rectangle.
  private func sections(_ query: inout CompositionalQuery) -> Range<Int> {
    let reach = query.start - lead - overhang.after - slack
    let first = lowerBound(advances.first(endingAbove: reach))
    if first > 0 {
      let before = lead + advances.sum(before: Int(occupied[first - 1]) + 1)
      query.window.exclude(before: before + overhang.after + slack)
    }
    var last = first
    while last < occupied.count {
      let start = start(ofSection: Int(occupied[last])) - overhang.before - slack
      if start > query.end {
        query.window.exclude(after: start)
        break
      }
      last += 1
    }
    return first..<last
  }

  /// The first entry of `occupied` that is not below a section.
  private func lowerBound(_ section: Int) -> Int {
    var low = 0
    var high = occupied.count
    while low < high {
      let middle = (low + high) / 2
      if Int(occupied[middle]) < section { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func appendGroups(
    _ section: Int, _ placer: inout CompositionalPlacer, _ query: inout CompositionalQuery,
    into result: inout [PlacedElement]
  ) {
    let record = records[section]
    guard record.groupCount > 0 else { return }
    let definition = definitions[record.definition]
    let first = firstOrigin(section, record)
    let stack = definition.stack
    let met = groups(
      from: query.rect.min(stack) - first[stack] - slack, to: query.rect.max(stack) - first[stack] + slack, record)
    if !definition.isOrthogonal { exclude(around: met, record, definition, first[stack], &query) }
    for group in met {
      let isCommon = isCommon(group, record)
      let size = isCommon ? size(ofGroup: group, record, &placer) : fill(group, record, &placer)
      let origin = origin(ofGroup: group, record, size: size, first: first)
      guard query.meets(rounded(LayoutRect(origin: origin, size: size))) else { continue }
      let present = itemCount(inGroup: group, record)
      append(
        isCommon ? definition.cells : placer.cells, count: present, ItemPath(section, group * definition.itemsPerGroup),
        origin, isLifted: !definition.section.decorations.isEmpty, &query, into: &result)
      guard !definition.extras.isEmpty else { continue }
      let isFull = isCommon && present == definition.itemsPerGroup
      if isCommon && !isFull { _ = fill(group, record, &placer) }
      appendExtras(isFull ? definition.extras : placer.extras, section, group, definition, origin, &query)
    }
  }

  /// Narrows the window by the groups that were not looked at.
  private func exclude(
    around met: Range<Int>, _ record: CompositionalRecord, _ definition: CompositionalDefinition, _ origin: Double,
    _ query: inout CompositionalQuery
  ) {
    if met.lowerBound > 0 {
      let longest =
        record.measures < 0
        ? max(definition.size[definition.stack], record.lastLength) : measures[record.measures].longest
      query.window.exclude(before: origin + distance(toGroup: met.lowerBound - 1, record) + longest + slack)
    }
    if met.upperBound < record.groupCount {
      query.window.exclude(after: origin + distance(toGroup: met.upperBound, record) - slack)
    }
  }

  /// Appends the first cells of a group, whose first item is `path`, as far as they are met.
  private func append(
    _ cells: [CompositionalCell], count: Int, _ path: ItemPath, _ origin: LayoutPoint, isLifted: Bool,
    _ query: inout CompositionalQuery, into result: inout [PlacedElement]
  ) {
    var path = path
    let cells = cells.span
    for index in 0..<min(count, cells.count) {
      let cell = cells[index]
      let frame = LayoutRect(
        x: grid.nearest(cell.frame.x + origin.x), y: grid.nearest(cell.frame.y + origin.y), width: cell.frame.width,
        height: cell.frame.height)
      if query.meets(frame) {
        result.append(
          PlacedElement(
            key: ElementKey(cell: path), frame: frame, zIndex: cell.zIndex == 0 && isLifted ? 1 : cell.zIndex))
      }
      path.item &+= 1
    }
  }

  /// Appends the anchored views of a group, which are the first of a full one's, as far as they are met.
  private func appendExtras(
    _ extras: [CompositionalExtra], _ section: Int, _ group: Int, _ definition: CompositionalDefinition,
    _ origin: LayoutPoint, _ query: inout CompositionalQuery
  ) {
    for index in extras.indices {
      let (number, count) = definition.extraNumbers[index]
      let key = ElementKey(
        .supplementary, kind: definition.anchored[extras[index].index].kind,
        path: ItemPath(section, group * count + number))
      let element = place(extras[index], key, definition, origin)
      if query.meets(element.frame) { query.views.append(element) }
    }
  }

  private func appendBoundary(
    _ section: Int, _ pinning: CompositionalPinning?, _ query: inout CompositionalQuery
  ) {
    let definition = definitions[records[section].definition]
    guard !definition.boundary.items.isEmpty else { return }
    let sizes = boundarySizes(section, definition)
    for index in definition.boundary.items.indices {
      let element = boundaryItem(index, section, sizes, pinning)
      if query.meets(element.frame) { query.views.append(element) }
    }
  }

  private func appendBackgrounds(_ section: Int, _ query: inout CompositionalQuery) {
    let decorations = definitions[records[section].definition].section.decorations
    guard !decorations.isEmpty, records[section].length > 0, query.meetsClosed(sectionRect(section)) else { return }
    for index in decorations.indices {
      query.backgrounds.append(background(index, section, decorations[index]))
    }
  }
}
