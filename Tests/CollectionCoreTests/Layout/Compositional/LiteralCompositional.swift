import CollectionCore

/// Compositional layouts worked out step by step, as the rules tell it: each group of each section is filled and kept,
/// nothing is repeated or summed up. Slow, and written apart from the solver it is compared with.
struct LiteralCompositional {
  struct Element {
    var placed: PlacedElement
    /// Its frame before its origin was brought to a pixel.
    var exact = LayoutRect.zero
    /// The outermost group it belongs to, which a rectangle has to meet as well.
    var group: LayoutRect?
  }

  var content = LayoutSize.zero
  var elements: [Element] = []
  /// The rectangles of sections that have backgrounds, with these.
  var backgrounds: [(section: LayoutRect, placed: PlacedElement)] = []
  /// The sections' ranges along the scroll axis.
  var sections: [Range<Double>] = []

  private let configuration: CompositionalConfiguration
  private let grid: PixelGrid
  private let measured: [ElementKey: LayoutSize]
  private let offsets: [Double]
  private var axis: LayoutAxis { configuration.axis }

  init(
    _ configuration: CompositionalConfiguration, _ sections: [(CompositionalSection, Int)],
    measured: [ElementKey: LayoutSize] = [:], offsets: [Double] = []
  ) {
    self.configuration = configuration
    grid = PixelGrid(scale: configuration.scale)
    self.measured = measured
    self.offsets = offsets
    // The room before the sections is known only when their length is; they are placed at 0 first and moved then.
    var position = 0.0
    var widest = 0.0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      let length = append(section.0, section.1, index, at: position, &widest)
      self.sections.append(position..<(position + length))
      position += length
    }
    let sizes = boundarySizes(configuration.boundaryItems, .zero, ItemPath(section: 0, item: ItemPath.unlimited))
    let placed = around(configuration.boundaryItems, sizes, body: position, insets: .zero)
    move(by: placed.lead)
    for (item, rect) in zip(configuration.boundaryItems, placed.rects) {
      let key = ElementKey(.supplementary, kind: item.kind, path: ItemPath(section: 0, item: ItemPath.unlimited))
      elements.append(
        Element(placed: PlacedElement(key: key, frame: inset(rect, item.contentInsets, item.size), zIndex: item.zIndex))
      )
    }
    content[axis] = placed.length
    content[axis.across] = max(configuration.viewSize[axis.across], widest)
    finish()
  }

  /// The elements that touch a rectangle, in the order of their keys (Semantics 11.50).
  func elements(in rect: LayoutRect) -> [PlacedElement] {
    let left = max(rect.x, 0)
    let top = max(rect.y, 0)
    let right = min(rect.maxX, content.width)
    let bottom = min(rect.maxY, content.height)
    guard left <= right, top <= bottom else { return [] }
    let clipped = LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
    var result: [PlacedElement] = []
    if !clipped.isEmpty {
      for element in elements where element.placed.frame.touches(clipped) {
        if let group = element.group, !group.touches(clipped) { continue }
        result.append(element.placed)
      }
    }
    for background in backgrounds
    where background.section.x <= clipped.maxX && background.section.maxX >= clipped.x
      && background.section.y <= clipped.maxY && background.section.maxY >= clipped.y
    { result.append(background.placed) }
    return result.sorted { $0.key < $1.key }
  }

  private mutating func move(by distance: Double) {
    let x = axis == .horizontal ? distance : 0
    let y = axis == .vertical ? distance : 0
    for index in elements.indices {
      elements[index].placed.frame = elements[index].placed.frame.offset(x: x, y: y)
      elements[index].group = elements[index].group?.offset(x: x, y: y)
    }
    for index in backgrounds.indices {
      backgrounds[index].placed.frame = backgrounds[index].placed.frame.offset(x: x, y: y)
      backgrounds[index].section = backgrounds[index].section.offset(x: x, y: y)
    }
    sections = sections.map { ($0.lowerBound + distance)..<($0.upperBound + distance) }
  }

  /// Brings every origin to the nearest pixel.
  private mutating func finish() {
    func finished(_ rect: LayoutRect) -> LayoutRect {
      LayoutRect(x: grid.nearest(rect.x), y: grid.nearest(rect.y), width: rect.width, height: rect.height)
    }
    for index in elements.indices {
      elements[index].exact = elements[index].placed.frame
      elements[index].placed.frame = finished(elements[index].placed.frame)
      elements[index].group = elements[index].group.map(finished)
    }
    for index in backgrounds.indices {
      backgrounds[index].placed.frame = finished(backgrounds[index].placed.frame)
    }
  }
}

// MARK: - Sections

extension LiteralCompositional {
  private mutating func append(
    _ section: CompositionalSection, _ count: Int, _ index: Int, at position: Double, _ widest: inout Double
  ) -> Double {
    var insets = section.contentInsets
    if axis == .vertical {
      insets.left += section.referenceInsets.left
      insets.right += section.referenceInsets.right
    } else {
      insets.top += section.referenceInsets.top
      insets.bottom += section.referenceInsets.bottom
    }
    let scrolls = section.orthogonalScrolling != .none
    let stack = scrolls ? axis.across : axis
    var container = configuration.viewSize
    container[stack.across] -= insets.leading(stack.across) + insets.trailing(stack.across)
    let groups = container[stack.across] > 0 ? self.groups(section.group, count, index, container, stack) : []
    if groups.isEmpty && section.boundaryItems.isEmpty { return 0 }

    // The groups' places behind the section's insets.
    var placed: [(LiteralGroup, LayoutPoint)] = []
    var along = 0.0
    var thickest = 0.0
    let edges = section.group.edgeSpacing
    for (number, group) in groups.enumerated() {
      var origin = LayoutPoint.zero
      origin[stack] = insets.leading(stack) + along + edges.before(stack).minimum
      let thickness = group.size[stack.across]
      let before = edges.before(stack.across)
      let after = edges.after(stack.across)
      origin[stack.across] = insets.leading(stack.across) + before.minimum
      if before.isFlexible && !scrolls {
        let rest = container[stack.across] - thickness - before.minimum - after.minimum
        origin[stack.across] += after.isFlexible ? rest / 2 : rest
      }
      placed.append((group, origin))
      thickest = max(thickest, thickness)
      along += edges.before(stack).minimum + group.size[stack] + edges.after(stack).minimum
      if number + 1 < groups.count { along += section.interGroupSpacing }
    }
    if !scrolls { widest = max(widest, thickest) }
    var rows = groups.isEmpty ? 0 : along
    if scrolls && !groups.isEmpty {
      rows = edges.before(axis).minimum + thickest + edges.after(axis).minimum
    }
    let body = insets.leading(axis) + rows + insets.trailing(axis)
    let follows = section.supplementariesFollowContentInsets ? insets : .zero
    let sizes = boundarySizes(section.boundaryItems, follows, ItemPath(index, 0))
    let boundary = around(
      section.boundaryItems, sizes, body: body, insets: follows, padding: section.leadPadding)

    var shift = LayoutPoint.zero
    shift[axis] = position + boundary.lead
    if scrolls { shift[axis.across] = offsets.isEmpty ? 0 : -offsets[index] }
    let lifted = section.decorations.isEmpty ? 0 : 1
    for (group, origin) in placed {
      let frame = LayoutRect(
        x: origin.x + shift.x, y: origin.y + shift.y, width: group.size.width, height: group.size.height)
      for cell in group.cells {
        elements.append(
          Element(
            placed: PlacedElement(
              key: ElementKey(cell: ItemPath(index, cell.item)), frame: cell.frame.offset(x: frame.x, y: frame.y),
              zIndex: cell.zIndex == 0 ? lifted : cell.zIndex), group: frame))
      }
      for view in group.views {
        elements.append(
          Element(
            placed: PlacedElement(
              key: view.key, frame: view.frame.offset(x: frame.x, y: frame.y), zIndex: view.zIndex), group: frame))
      }
    }
    for (item, rect) in zip(section.boundaryItems, boundary.rects) {
      var moved = rect
      moved.origin[axis] += position
      elements.append(
        Element(
          placed: PlacedElement(
            key: ElementKey(.supplementary, kind: item.kind, path: ItemPath(index, 0)),
            frame: inset(moved, item.contentInsets, item.size), zIndex: item.zIndex)))
    }
    var rect = LayoutRect.zero
    rect.origin[axis] = position
    rect.size[axis] = boundary.length
    rect.size[axis.across] = configuration.viewSize[axis.across]
    for (number, decoration) in section.decorations.enumerated() where boundary.length > 0 {
      backgrounds.append(
        (
          rect,
          PlacedElement(
            key: ElementKey(.decoration, kind: decoration.kind, path: ItemPath(index, number)),
            frame: rect.inset(by: decoration.contentInsets), zIndex: decoration.zIndex)
        ))
    }
    return boundary.length
  }

  private func boundarySizes(
    _ items: [CompositionalBoundaryItem], _ insets: LayoutInsets, _ path: ItemPath
  ) -> [LayoutSize] {
    var container = configuration.viewSize
    container[axis.across] -= insets.leading(axis.across) + insets.trailing(axis.across)
    return items.map { item in
      let key = ElementKey(.supplementary, kind: item.kind, path: path)
      return literalSize(item.size, container, grid, measured[key])
    }
  }

  /// Boundary items around a body; `rects` begin where the room before the body does.
  private func around(
    _ items: [CompositionalBoundaryItem], _ sizes: [LayoutSize], body: Double, insets: LayoutInsets,
    padding: Double = 0
  ) -> (lead: Double, length: Double, rects: [LayoutRect]) {
    let start: CompositionalEdges = axis == .vertical ? .top : .leading
    let end: CompositionalEdges = axis == .vertical ? .bottom : .trailing
    var body = body
    var lead = 0.0
    var trail = 0.0
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      if item.alignment.contains(start) {
        lead = max(lead, size[axis] - item.offset[axis])
      } else if item.alignment.contains(end) {
        trail = max(trail, size[axis] + item.offset[axis])
      } else {
        body = max(body, size[axis])
      }
    }
    if lead > 0 { lead += padding }
    var rects: [LayoutRect] = []
    for (item, size) in zip(items, sizes) {
      var origin = item.offset
      if item.alignment.contains(start) {
        origin[axis] += item.extendsBoundary ? lead - size[axis] : lead
      } else if item.alignment.contains(end) {
        origin[axis] += item.extendsBoundary ? lead + body : lead + body - size[axis]
      } else {
        origin[axis] += lead + (body - size[axis]) / 2
      }
      let across = axis.across
      let first = insets.leading(across)
      let room = configuration.viewSize[across] - first - insets.trailing(across)
      if item.alignment.contains(axis == .vertical ? .leading : .top) {
        origin[across] += first
      } else if item.alignment.contains(axis == .vertical ? .trailing : .bottom) {
        origin[across] += first + room - size[across]
      } else {
        origin[across] += first + (room - size[across]) / 2
      }
      rects.append(LayoutRect(origin: origin, size: size))
    }
    return (lead, lead + body + trail, rects)
  }

  /// All groups of a section, filled one after the other.
  private func groups(
    _ group: CompositionalGroup, _ count: Int, _ section: Int, _ container: LayoutSize, _ stack: LayoutAxis
  ) -> [LiteralGroup] {
    var result: [LiteralGroup] = []
    var numbers: [UInt16: Int] = [:]
    var item = 0
    while item < count {
      let filled = LiteralGroup(
        group, in: container, stack: stack, section: section, first: item, count: count, grid: grid, measured: measured,
        numbers: &numbers)
      if filled.capacity == 0 { return [] }
      result.append(filled)
      item += filled.capacity
    }
    return result
  }

  private func inset(_ rect: LayoutRect, _ insets: LayoutInsets, _ size: CompositionalSize) -> LayoutRect {
    literalInset(rect, insets, size)
  }
}
