/// Why a batch is most likely not legal: the mistake behind the broken rule.
public enum UpdateCause: Hashable, Sendable {
  // The model
  /// The data source answered the new counts already when the old ones were read: change the model inside the block.
  case modelChangedBeforeBlock
  /// The data source answers the old counts after the block: the model was not changed, or only later.
  case modelNotChanged
  /// The model changed between the last layout and the block and once more inside it; the view was told of one change.
  case modelChangedTwice
  /// A reload of all data was pending: it read the new counts as the old ones.
  case reloadDataPending
  /// Deletes were made one by one in ascending order: each call shortens the list for the next.
  case singleOperationsAscending

  // The indexes
  /// Move targets are given in old indexes; in new ones the batch would be legal.
  case moveTargetInOldIndexes
  /// Inserts are given in old indexes, or as places after the deletes alone; in new ones the batch would be legal.
  case insertInOldIndexes
  /// Deletes, reloads or move sources are given in new indexes or in those that earlier calls leave.
  case deleteInNewIndexes
  /// Places are counted from 1; counted from 0 the batch would be legal.
  case countedFromOne
  /// Section and item stand in each other's place.
  case sectionAndItemSwapped

  // The calls among themselves
  /// The same place is deleted and reloaded.
  case deleteAndReload(UpdatePlace)
  /// The same place is moved and reloaded, or something moves to where a reload comes back.
  case moveAndReload(UpdatePlace)
  /// The same place is deleted and moved away.
  case deleteAndMove(UpdatePlace)
  /// Something is inserted where something else moves to.
  case insertAndMove(UpdatePlace)
  /// One thing is moved to two places.
  case movedTwice(UpdatePlace)
  /// Two things are moved to one place.
  case movedToOnePlace(UpdatePlace)
  /// The same call is there twice.
  case duplicate(UpdateOperation)

  /// None of these: the calls and the model tell of different changes.
  case countsDisagree
}

/// What the view knows of the moments around a batch, for telling causes apart. All of it may be missing.
public struct UpdateHints: Hashable, Sendable {
  /// The counts that the view had before this call read any: of the last layout or question.
  public var lastKnown: SectionTable?
  /// Whether the view had never counted before this call, which read the counts before the update at its start.
  public var isFirstCount = false
  /// The counts that the data source answered just before the block ran, asked for the diagnosis.
  public var answeredBeforeBlock: SectionTable?
  /// Whether `reloadData` was called and not yet carried out.
  public var isReloadDataPending = false
  /// The single calls made before this one since the last layout, when this is a single call.
  public var earlierSingles: [UpdateOperation] = []

  /// Makes hints that say nothing.
  public init() {}
}
