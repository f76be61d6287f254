/// Why a batch is not legal: the first check that fails in UIKit's order, with the facts as numbers.
///
/// The order: reloads against deletes; deletes, last first, each against moves; inserts, first first, each against moves;
/// moves by source; the number of sections; the numbers of items, section by section. All are exceptions in UIKit but
/// ``duplicateDelete(_:)``, which breaks later.
public enum UpdateError: Error, Hashable, Sendable {
  // Reloads
  /// The same place is deleted and reloaded (Semantics 6.25).
  case deleteAndReload(UpdatePlace)

  // Deletes
  /// A section is deleted or reloaded that is not there before the update (6.23).
  case deleteMissingSection(section: Int, sectionsBefore: Int)
  /// An item is deleted or reloaded in a section that is not there before the update (6.23).
  case deleteInMissingSection(ItemPath, sectionsBefore: Int)
  /// An item is deleted or reloaded that is not there before the update (6.23).
  case deleteMissingItem(ItemPath, itemsBefore: Int)
  /// The same place is deleted, or reloaded, and moved away (6.25).
  case deleteAndMove(UpdatePlace)

  // Inserts
  /// A section is inserted that is not there after the update (6.24).
  case insertMissingSection(section: Int, sectionsAfter: Int)
  /// An item is inserted into a section that is not there after the update (6.24).
  case insertInMissingSection(ItemPath, sectionsAfter: Int)
  /// An item is inserted that is not there after the update (6.24).
  case insertMissingItem(ItemPath, itemsAfter: Int)
  /// Something is inserted, or comes back from a reload, where something else moves to (6.25, 6.29a).
  case insertAndMove(UpdatePlace)

  // Moves
  /// A section is moved that is not there before the update.
  case moveMissingSection(section: Int, sectionsBefore: Int)
  /// A section moves to a number that is not there after the update.
  case moveToMissingSection(from: Int, to: Int, sectionsAfter: Int)
  /// An item is moved out of a section that is not there before the update (6.26).
  case moveFromMissingSection(ItemPath, sectionsBefore: Int)
  /// An item is moved that is not there before the update (6.26).
  case moveMissingItem(ItemPath, itemsBefore: Int)
  /// An item is moved into a section that is not there after the update (6.26).
  case moveIntoMissingSection(from: ItemPath, to: ItemPath, sectionsAfter: Int)
  /// An item is moved to a path that is not there after the update (6.26).
  case moveToMissingItem(from: ItemPath, to: ItemPath, itemsAfter: Int)
  /// One thing is moved to two places.
  case moveTwice(UpdatePlace, to: UpdatePlace, and: UpdatePlace)
  /// Two things are moved to one place.
  case moveToSamePlace(UpdatePlace, and: UpdatePlace, to: UpdatePlace)

  // Counts
  /// The number of sections does not add up (6.21).
  case sectionCount(SectionCountBalance)
  /// The number of items of a section does not add up (6.20).
  case itemCount(ItemCountBalance)

  // Corruption
  /// The same place is deleted twice and all else adds up: UIKit goes on and breaks later (6.28, 6.28a).
  case duplicateDelete(UpdatePlace)
}

/// How the number of sections comes about. A reload counts as a delete and an insert.
public struct SectionCountBalance: Hashable, Sendable {
  /// Sections before the update.
  public var before: Int
  /// Sections that the data source answers after it.
  public var after: Int
  /// Sections inserted.
  public var inserted: Int
  /// Sections deleted.
  public var deleted: Int

  /// Makes a balance.
  public init(before: Int, after: Int, inserted: Int, deleted: Int) {
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
  }

  /// What should be there after the update.
  public var expected: Int { before + inserted - deleted }
}

/// How the number of items of a section that stays comes about. A reload counts as a delete and an insert.
public struct ItemCountBalance: Hashable, Sendable {
  /// The number of the section before the update.
  public var oldSection: Int
  /// The number of the section after the update.
  public var newSection: Int
  /// Items before the update.
  public var before: Int
  /// Items that the data source answers after it.
  public var after: Int
  /// Items inserted.
  public var inserted: Int
  /// Items deleted.
  public var deleted: Int
  /// Items that came from other sections.
  public var movedIn: Int
  /// Items that went to other sections.
  public var movedOut: Int

  /// Makes a balance.
  public init(
    oldSection: Int, newSection: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
  ) {
    self.oldSection = oldSection
    self.newSection = newSection
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// What should be there after the update.
  public var expected: Int { before + inserted - deleted + movedIn - movedOut }
}

extension UpdateError {
  /// Whether UIKit says nothing and breaks later.
  public var isCorruption: Bool {
    if case .duplicateDelete = self { return true }
    return false
  }
}
