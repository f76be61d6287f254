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
    var placer = CompositionalPlacer()
    for index in sections(&query) {
      let section = Int(occupied[index])
      if hasArea {
        appendGroups(section, &placer, &query)
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
    query.views.sort { $0.key < $1.key }
    query.backgrounds.sort { $0.key < $1.key }
    append(query.cells, &result, content)
    append(query.views, &result, content)
    append(query.backgrounds, &result, content)
    let isMoving = pinning != nil && isPinning
    return hasArea && !isMoving && !(configuration.isRightToLeft && axis == .horizontal) ? query.window : .never
  }

  private func append(_ elements: [PlacedElement], _ result: inout [PlacedElement], _ content: LayoutSize) {
    guard configuration.isRightToLeft else {
      result.append(contentsOf: elements)
      return
    }
    for var element in elements {
      element.frame = element.frame.mirrored(inWidth: content.width)
      result.append(element)
    }
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

  private func appendGroups(_ section: Int, _ placer: inout CompositionalPlacer, _ query: inout CompositionalQuery) {
    let record = records[section]
    let definition = definitions[record.definition]
    let first = firstOrigin(section, record)
    let stack = definition.stack
    let met = groups(
      from: query.rect.min(stack) - first[stack] - slack, to: query.rect.max(stack) - first[stack] + slack, record)
    if !definition.isOrthogonal {
      if met.lowerBound > 0 {
        let longest =
          record.measures < 0
          ? max(definition.size[stack], record.lastLength) : measures[record.measures].longest
        query.window.exclude(
          before: first[stack] + distance(toGroup: met.lowerBound - 1, record) + longest + slack)
      }
      if met.upperBound < record.groupCount {
        query.window.exclude(after: first[stack] + distance(toGroup: met.upperBound, record) - slack)
      }
    }
    for group in met {
      let isCommon = isCommon(group, record)
      let size = isCommon ? size(ofGroup: group, record, &placer) : fill(group, record, &placer)
      let origin = origin(ofGroup: group, record, size: size, first: first)
      guard query.meets(rounded(LayoutRect(origin: origin, size: size))) else { continue }
      let present = itemCount(inGroup: group, record)
      let item = group * definition.itemsPerGroup
      for index in 0..<present {
        let cell = isCommon ? definition.cells[index] : placer.cells[index]
        let frame = rounded(cell.frame.offset(x: origin.x, y: origin.y))
        guard query.meets(frame) else { continue }
        query.cells.append(
          PlacedElement(
            key: ElementKey(cell: ItemPath(section, item + index)), frame: frame, zIndex: definition.zIndex(of: cell)))
      }
      guard !definition.extras.isEmpty else { continue }
      if isCommon { _ = fill(group, record, &placer) }
      appendExtras(placer.extras, section, group, definition, origin, &query)
    }
  }

  private func appendExtras(
    _ extras: [CompositionalExtra], _ section: Int, _ group: Int, _ definition: CompositionalDefinition,
    _ origin: LayoutPoint, _ query: inout CompositionalQuery
  ) {
    for index in extras.indices {
      let kind = definition.anchored[extras[index].index].kind
      var number = group * definition.extraCount(ofKind: kind, present: definition.itemsPerGroup)
      for elder in extras[..<index] where definition.anchored[elder.index].kind == kind { number += 1 }
      let key = ElementKey(.supplementary, kind: kind, path: ItemPath(section, number))
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
