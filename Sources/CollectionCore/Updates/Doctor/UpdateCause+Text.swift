extension UpdateCause {
  /// What was done, and what to do.
  public var text: String {
    switch self {
    case .modelChangedBeforeBlock:
      return
        "the model changed before the block, so the new counts were read as the old ones; change it inside the block"
    case .modelNotChanged:
      return "the model is the same after the block as before; change it inside the block, before it returns"
    case .modelChangedTwice:
      return
        "the model changed once before the block, unknown to the collection view, and once more inside it; tell it of"
        + " each change, or lay it out in between"
    case .moveTargetInOldIndexes: return "move targets are given in old indexes; they are places after the update"
    case .insertInOldIndexes: return "inserts are given in old indexes; they are places after the update"
    case .deleteInNewIndexes:
      return "deletes and reloads are given in indexes that other calls have shifted; they are places before the update"
    case .deleteAndReload(let place): return place.name + " is deleted and reloaded; a deleted one needs no reload"
    case .moveAndReload(let place):
      return place.name + " is in the way of a reload, which is a delete and an insert; reload in a second batch"
    case .duplicate(let operation): return "the same call is there twice: " + operation.text
    case .reloadDataPending:
      return "reloadData is pending and covers the change; leave the updates out, or lay out before the model changes"
    case .singleOperationsAscending:
      return "deletes one by one in ascending order shift what follows; go from the last to the first, or use one batch"
    case .countsDisagree: return "the calls and the model tell of different changes"
    }
  }
}

extension UpdatePlace {
  /// `item 0.3`, `section 2`.
  public var name: String {
    switch self {
    case .item(let path): return "item " + NumberText.text(path)
    case .section(let section): return "section " + NumberText.text(section)
    }
  }
}

extension UpdateError {
  /// The rule in words, with its number in the semantics.
  public var rule: String {
    switch self {
    case .deleteAndReload: return "a place is deleted or reloaded, not both (6.25)"
    case .deleteMissingSection, .deleteInMissingSection, .deleteMissingItem:
      return "what is deleted or reloaded is named in old indexes and exists before the update (6.1, 6.23)"
    case .deleteAndMove: return "a place is deleted, reloaded or moved from, and only once (6.4, 6.25)"
    case .insertMissingSection, .insertInMissingSection, .insertMissingItem:
      return "what is inserted is named in new indexes and exists after the update (6.1, 6.24)"
    case .insertAndMove: return "a place is inserted, reloaded into or moved to, and only once (6.4, 6.25)"
    case .moveMissingSection, .moveFromMissingSection, .moveMissingItem:
      return "what is moved is named in old indexes and exists before the update (6.1, 6.26)"
    case .moveToMissingSection, .moveIntoMissingSection, .moveToMissingItem:
      return "where something moves to is named in new indexes and exists after the update (6.1, 6.26)"
    case .moveTwice: return "a thing moves to one place (6.4)"
    case .moveToSamePlace: return "one thing moves to a place (6.4)"
    case .sectionCount: return "sections after = before + inserted - deleted (6.3, 6.21)"
    case .itemCount:
      return "items after = before + inserted - deleted + moved in - moved out, in each section (6.3, 6.20)"
    case .duplicateDelete: return "a place is deleted once (6.28)"
    }
  }
}
