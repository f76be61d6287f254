extension UpdateCause {
  /// What was done, and what to do.
  public var text: String {
    switch self {
    case .modelChangedBeforeBlock:
      return
        "the model changed before the block, and the new counts were read as the old ones; change it inside the block"
    case .modelNotChanged:
      return
        "the data source answers the same counts after the block as before; change the model inside the block, before"
        + " it returns"
    case .modelChangedTwice:
      return
        "the model changed twice since the last layout, and the updates tell of one change; tell of both in one batch, or"
        + " of each right after it is made"
    case .reloadDataPending:
      return
        "reloadData is pending and covers the change already: it read the new counts as the old ones; leave the updates"
        + " out, or lay out before the model changes"
    case .singleOperationsAscending:
      return
        "deletes one by one in ascending order: each call shifts what follows it; go from the last to the first, or use"
        + " one batch"
    case .moveTargetInOldIndexes: return "move targets are given in old indexes; they are places after the update"
    case .insertInOldIndexes: return "inserts are given in old indexes; they are places after the update"
    case .deleteInNewIndexes:
      return "deletes and reloads are given in indexes that other calls have shifted; they are places before the update"
    case .countedFromOne: return "places are counted from 1; the first is 0, and the last is one less than the count"
    case .sectionAndItemSwapped: return "section and item stand in each other's place; the section comes first"
    case .deleteAndReload, .moveAndReload, .deleteAndMove, .insertAndMove, .movedTwice, .movedToOnePlace, .duplicate:
      return textOfCalls
    case .countsDisagree:
      return "the calls and the model tell of different changes; compare the two, or let a diff make the calls"
    }
  }

  private var textOfCalls: String {
    switch self {
    case .deleteAndReload(let place): return place.name + " is deleted and reloaded; a deleted one needs no reload"
    case .moveAndReload(let place):
      return place.name + " is in the way of a reload, which is a delete and an insert; reload in a second batch"
    case .deleteAndMove(let place): return place.name + " is deleted and moved; leave one of the two out"
    case .insertAndMove(let place):
      return place.name + " is both inserted and moved to; one place after the update holds one thing"
    case .movedTwice(let place): return place.name + " is moved to two places; a thing moves once"
    case .movedToOnePlace(let place): return "two things are moved to " + place.name + "; one place holds one thing"
    case .duplicate(let operation): return "the same call is there twice: " + operation.text
    default: return ""
    }
  }

  /// The name of the case, for documents: `modelNotChanged`.
  public var name: String {
    switch self {
    case .modelChangedBeforeBlock: return "modelChangedBeforeBlock"
    case .modelNotChanged: return "modelNotChanged"
    case .modelChangedTwice: return "modelChangedTwice"
    case .reloadDataPending: return "reloadDataPending"
    case .singleOperationsAscending: return "singleOperationsAscending"
    case .moveTargetInOldIndexes: return "moveTargetInOldIndexes"
    case .insertInOldIndexes: return "insertInOldIndexes"
    case .deleteInNewIndexes: return "deleteInNewIndexes"
    case .countedFromOne: return "countedFromOne"
    case .sectionAndItemSwapped: return "sectionAndItemSwapped"
    case .deleteAndReload: return "deleteAndReload"
    case .moveAndReload: return "moveAndReload"
    case .deleteAndMove: return "deleteAndMove"
    case .insertAndMove: return "insertAndMove"
    case .movedTwice: return "movedTwice"
    case .movedToOnePlace: return "movedToOnePlace"
    case .duplicate: return "duplicate"
    case .countsDisagree: return "countsDisagree"
    }
  }

  /// All names, in the order of the cases.
  public static let names = [
    "modelChangedBeforeBlock", "modelNotChanged", "modelChangedTwice", "reloadDataPending",
    "singleOperationsAscending", "moveTargetInOldIndexes", "insertInOldIndexes", "deleteInNewIndexes",
    "countedFromOne", "sectionAndItemSwapped", "deleteAndReload", "moveAndReload", "deleteAndMove", "insertAndMove",
    "movedTwice", "movedToOnePlace", "duplicate", "countsDisagree",
  ]

  /// Whether the updates may be right and the model is the matter.
  public var isOfModel: Bool {
    switch self {
    case .modelChangedBeforeBlock, .modelNotChanged, .modelChangedTwice, .reloadDataPending: return true
    default: return false
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
