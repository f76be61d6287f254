/// Counts what a batch adds up to and sorts its edits by place.
struct UpdatePlanBuilder {
  typealias Edit = EditedPlaces.Edit

  let before: SectionTable
  let after: SectionTable
  /// The deletes that count, those of reloads among them, ascending, doubles kept.
  let deletes: [ItemPath]
  /// The inserts that count, those of reloads among them, ascending, doubles kept.
  let inserts: [ItemPath]
  let listing: UpdateListing

  /// The paths that also stand in another list, both ascending.
  func explicit(_ paths: [ItemPath], among counted: [ItemPath]) -> [ItemPath] {
    if paths.count == counted.count { return paths }
    let sorted = SortedPaths(counted)
    return paths.filter { sorted.contains($0) }
  }

  /// The edits of one side, of sections (as items of section 0) or of items.
  private func edits(_ paths: [ItemPath], _ action: UpdateAction, isNew: Bool, sections: Bool) -> EditedPlaces {
    var places = EditedPlaces()
    places.edits.reserveCapacity(paths.count + listing.moves.count)
    let reloads = reloadPartners(isNew: isNew)
    var reload = 0
    for (i, path) in paths.enumerated() where (path.item == ItemPath.unlimited) == sections {
      while reload < reloads.count, reloads[reload].path < path { reload += 1 }
      // Of an insert and a reload that share a place the first is the reload; one reload is used once.
      if reload < reloads.count, reloads[reload].path == path {
        places.edits.append(key(reloads[reload], sections))
        reload += 1
      } else {
        if action == .delete, i > 0, paths[i - 1] == path { continue }
        places.edits.append(key(Edit(path: path, action: action), sections))
      }
    }
    for move in listing.moves where (move.path.item == ItemPath.unlimited) == sections {
      let edit = isNew ? Edit(path: move.partner, action: .move, partner: move.path) : move
      places.edits.append(key(edit, sections))
    }
    return places
  }

  private func reloadPartners(isNew: Bool) -> [Edit] {
    if !isNew { return listing.reloads }
    var reloads = listing.reloads
    for i in reloads.indices {
      reloads[i] = Edit(path: reloads[i].partner, action: .reload, partner: reloads[i].path)
    }
    reloads.sortByPath { $0.path }
    return reloads
  }

  /// Sections are kept as items of section 0.
  private func key(_ edit: Edit, _ sections: Bool) -> Edit {
    guard sections else { return edit }
    var edit = edit
    edit.path = ItemPath(section: 0, item: edit.path.section)
    if edit.partner != .empty { edit.partner = ItemPath(section: 0, item: edit.partner.section) }
    return edit
  }

  /// The map of the sections, or why their number does not add up (Semantics 6.21).
  func sections(_ defects: inout [UpdateDefect]) throws(UpdateError) -> IndexMap {
    var balance = SectionCountBalance(
      before: before.sectionCount, after: after.sectionCount, inserted: 0, deleted: 0)
    for path in inserts where path.item == ItemPath.unlimited { balance.inserted += 1 }
    for path in deletes where path.item == ItemPath.unlimited { balance.deleted += 1 }
    guard balance.after == balance.expected else { throw .sectionCount(balance) }
    try checkDoubles(sections: true)
    var removed = edits(deletes, .delete, isNew: false, sections: true)
    removed.sort()
    var placed = edits(inserts, .insert, isNew: true, sections: true)
    for path in placed.spread(count: { _ in after.sectionCount }) {
      defects.append(.insertedTwice(.section(Int(path.item))))
    }
    return IndexMap(
      oldCount: before.sectionCount, newCount: after.sectionCount, removed: removed, placed: placed)
  }

  /// A place that is deleted twice: there is nothing that could be left to make up for it.
  private func checkDoubles(sections: Bool) throws(UpdateError) {
    for i in deletes.indices.dropFirst() where deletes[i] == deletes[i - 1] {
      if (deletes[i].item == ItemPath.unlimited) == sections { throw .duplicateDelete(UpdatePlace(deletes[i])) }
    }
  }

  /// The edited places of items, or which section does not add up (6.20).
  func items(
    _ sections: IndexMap, _ defects: inout [UpdateDefect]
  ) throws(UpdateError) -> (removed: EditedPlaces, placed: EditedPlaces) {
    try checkCounts(sections)
    try checkDoubles(sections: false)
    var removed = edits(deletes, .delete, isNew: false, sections: false)
    removed.sort()
    var placed = edits(inserts, .insert, isNew: true, sections: false)
    let doubles = placed.spread(count: { after.itemCount(in: Int($0)) })
    for path in doubles { defects.append(.insertedTwice(.item(path))) }
    if !doubles.isEmpty {
      // A reload may have had to give way.
      for edit in placed.edits where edit.action == .reload {
        let index = removed.firstIndex(from: edit.partner)
        if index < removed.edits.count, removed.edits[index].path == edit.partner {
          removed.edits[index].partner = edit.path
        }
      }
    }
    if sections.placed.edits.contains(where: { $0.action == .move }) {
      for edit in placed.edits {
        let isIntoMoved = sections.action(ofNew: Int(edit.path.section)) == .move
        if edit.action == .insert, isIntoMoved { defects.append(.insertIntoMovedSection(edit.path)) }
        if edit.action == .move, isIntoMoved || sections.action(ofOld: Int(edit.partner.section)) == .move {
          defects.append(.itemMoveWithMovedSection(from: edit.partner, to: edit.path))
        }
      }
    }
    return (removed, placed)
  }
}
