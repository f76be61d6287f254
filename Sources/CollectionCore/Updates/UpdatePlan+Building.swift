extension UpdatePlan {
  /// Makes the plan of one batch, or says which check of UIKit's fails first.
  ///
  /// - Parameters:
  ///   - before: The counts that were known when the batch began.
  ///   - after: The counts that the data source answers after the block.
  ///   - operations: All calls, those of nested batches in their place, in the order they were made.
  ///   - dropsLateReloads: Whether the reload of an item whose old number does not exist after the update is dropped, as
  ///     iOS 15 and later do (Semantics 6.17a).
  /// - Complexity: O(edits log edits + sections); O(edits log edits) when both tables are uniform and no section changes.
  public init(
    before: SectionTable, after: SectionTable, operations: [UpdateOperation], dropsLateReloads: Bool = true
  ) throws(UpdateError) {
    var defects: [UpdateDefect] = []
    var listing = UpdateListing(operations)
    try listing.placeReloads(before: before, after: after, drops: dropsLateReloads, defects: &defects)
    let deletes = try listing.checkedDeletes(before: before)
    let inserts = try listing.checkedInserts(after: after)
    try listing.checkMoves(before: before, after: after)
    let builder = UpdatePlanBuilder(before: before, after: after, deletes: deletes, inserts: inserts, listing: listing)
    let sections = try builder.sections(&defects)
    let places = try builder.items(sections, &defects)
    // What a deleted or inserted section takes with it is not told of again.
    listing.deletes = builder.explicit(listing.deletes, among: deletes)
    listing.inserts = builder.explicit(listing.inserts, among: inserts)
    self.init(
      before: before, after: after, sections: sections, listing: listing, removed: places.removed,
      placed: places.placed, defects: defects)
  }

  /// A plan where nothing changes, as for an empty batch.
  public init(unchanged counts: SectionTable) {
    self.init(
      before: counts, after: counts, sections: IndexMap(identity: counts.sectionCount), listing: UpdateListing(),
      removed: EditedPlaces(), placed: EditedPlaces(), defects: [])
  }
}
