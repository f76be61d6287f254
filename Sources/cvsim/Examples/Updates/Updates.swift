import CollectionViewScenarios

extension Examples {
  /// Updates that are refused, each for one cause, and how they are mended; the last is legal, and UIKit loses a part of it.
  static let updates: [ScenarioExample] = [
    updateModelBefore, updateModelNotChanged, updateModelTwice, updateMoveOldTarget, updateInsertOldIndexes,
    updateDeleteNewIndexes, updateCountedFromOne, updateSwappedPath, updateDeleteAndReload, updateMoveAndReload,
    updateDeleteAndMove, updateInsertAndMove, updateMovedTwice, updateMovedToOnePlace, updateDuplicate,
    updateReloadPending, updateOneByOne, updateCountsDisagree, updateReloadDropped,
  ]
}
