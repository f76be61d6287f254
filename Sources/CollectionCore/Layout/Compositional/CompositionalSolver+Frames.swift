// The place of one element, wherever it is (Semantics 11.51).

extension CompositionalSolver {
  /// The frame of an item, wherever it is; nil when there is none or its section lays nothing out.
  ///
  /// In a section that scrolls itself the frame is where the item is seen, its offset taken off.
  /// - Complexity: O(log sections + log groups), and the items of the group where sizes are estimated.
  public func frame(ofItem path: ItemPath) -> LayoutRect? { cell(path)?.frame }

  /// An element wherever it is; nil when there is none.
  ///
  /// Boundary items have the path of item 0 of their section, those around all sections the item
  /// ``ItemPath/unlimited``; anchored views count from 0 per kind and section; a decoration's item is its index in the
  /// section's list (Semantics 11.41, 11.42).
  /// - Parameter pinning: What boundary items that pin themselves stay inside of.
  public func element(_ key: ElementKey, pinning: CompositionalPinning? = nil) -> PlacedElement? {
    switch key.category {
    case .cell: return cell(key.path)
    case .decoration: return decoration(key)
    case .supplementary:
      let path = key.path
      if path.item == ItemPath.unlimited {
        guard path.section == 0, let index = boundary.items.firstIndex(where: { $0.kind == key.kind }) else {
          return nil
        }
        return mirrored(layoutBoundaryItem(index, layoutBoundarySizes, pinning))
      }
      let section = Int(path.section)
      guard records.indices.contains(section), path.item >= 0 else { return nil }
      let definition = definitions[records[section].definition]
      if path.item == 0, let index = definition.boundary.items.firstIndex(where: { $0.kind == key.kind }) {
        return mirrored(boundaryItem(index, section, boundarySizes(section, definition), pinning))
      }
      return anchored(key, section, Int(path.item))
    }
  }

  private func mirrored(_ element: PlacedElement) -> PlacedElement {
    PlacedElement(key: element.key, frame: mirrored(element.frame), zIndex: element.zIndex)
  }

  private func cell(_ path: ItemPath) -> PlacedElement? {
    let section = Int(path.section)
    guard records.indices.contains(section), path.item >= 0, path.item < records[section].count,
      records[section].groupCount > 0
    else { return nil }
    let record = records[section]
    let definition = definitions[record.definition]
    let group = Int(path.item) / definition.itemsPerGroup
    let index = Int(path.item) % definition.itemsPerGroup
    var placer = CompositionalPlacer()
    let size: LayoutSize
    let cell: CompositionalCell
    if isCommon(group, record) {
      size = definition.size
      cell = definition.cells[index]
    } else {
      size = fill(group, record, &placer)
      cell = placer.cells[index]
    }
    let origin = origin(ofGroup: group, record, size: size, first: firstOrigin(section, record))
    return PlacedElement(
      key: ElementKey(cell: path), frame: mirrored(rounded(cell.frame.offset(x: origin.x, y: origin.y))),
      zIndex: definition.zIndex(of: cell))
  }

  private func anchored(_ key: ElementKey, _ section: Int, _ number: Int) -> PlacedElement? {
    let record = records[section]
    let definition = definitions[record.definition]
    guard record.groupCount > 0 else { return nil }
    guard let (group, index) = definition.place(ofExtra: number, kind: key.kind), group < record.groupCount else {
      return nil
    }
    var placer = CompositionalPlacer()
    let size = fill(group, record, &placer)
    guard index < placer.extras.count else { return nil }
    let origin = origin(ofGroup: group, record, size: size, first: firstOrigin(section, record))
    return mirrored(place(placer.extras[index], key, definition, origin))
  }

  /// An anchored view at its item or group, whose group begins at `origin`.
  func place(
    _ extra: CompositionalExtra, _ key: ElementKey, _ definition: CompositionalDefinition, _ origin: LayoutPoint
  ) -> PlacedElement {
    let supplementary = definition.anchored[extra.index]
    let extents = CompositionalExtents(supplementary.size, in: extra.container, grid)
    let measured = definition.measuresExtras ? measuredViews[key.bits] : nil
    let frame = supplementary.frame(
      at: extra.host.offset(x: origin.x, y: origin.y), size: extents.size(measured: measured))
    return PlacedElement(
      key: key, frame: rounded(extents.inset(frame, by: supplementary.contentInsets)), zIndex: supplementary.zIndex)
  }

  private func decoration(_ key: ElementKey) -> PlacedElement? {
    let section = Int(key.path.section)
    guard records.indices.contains(section), records[section].length > 0 else { return nil }
    let decorations = definitions[records[section].definition].section.decorations
    let index = Int(key.path.item)
    guard decorations.indices.contains(index), decorations[index].kind == key.kind else { return nil }
    return mirrored(background(index, section, decorations[index]))
  }

  /// A background: its section's rectangle, less its own insets (Semantics 11.48).
  func background(_ index: Int, _ section: Int, _ decoration: CompositionalDecoration) -> PlacedElement {
    PlacedElement(
      key: ElementKey(.decoration, kind: decoration.kind, path: ItemPath(section, index)),
      frame: rounded(sectionRect(section).inset(by: decoration.contentInsets)), zIndex: decoration.zIndex)
  }
}

extension CompositionalDefinition {
  /// Cells lie in front of their section's backgrounds (Semantics 11.48).
  func zIndex(of cell: CompositionalCell) -> Int {
    cell.zIndex == 0 && !section.decorations.isEmpty ? 1 : cell.zIndex
  }
}
