import VirtualCollectionView

extension FindingRule {
  /// What ``DataSourceAudit`` can find, beside the rules of the contract that the view itself notices.
  public static let dataRules: [FindingRule] = [
    countsChange, countsChangeInPass, identifierChanges, identifierPerItem, dequeuedForAnother, keptCell,
    registersWhileAsked, mutatesDuringLayout, answersForMissingPath,
  ]

  /// Counts that differ from one question to the next.
  public static let countsChange = FindingRule(
    "counts-change", .fault, title: "Asked twice in a row, the data source answers different counts.",
    why: "Counts are computed from something that moves on: a query, a clock, a list under load.",
    remedy: "Keep what is shown in an array of the main queue's own, and change it where the view is told.")

  /// Counts that are not those that the view was told.
  public static let countsChangeInPass = FindingRule(
    "counts-change-in-pass", .fault,
    title: "The data source has other counts than the view was told, and nobody said so.",
    why: "The model was changed without a reload or an update, or by a cell's configuration.",
    remedy: "Change the model inside of performBatchUpdates, or call reloadData() right behind the change.")

  /// Another identifier or class for the same item.
  public static let identifierChanges = FindingRule(
    "identifier-changes", .risk, title: "The same item has a cell of another class or identifier the second time.",
    why: "The identifier depends on more than the item.",
    remedy: "Choose the identifier by the item alone: a reconfigured item may not change it.")

  /// Reuse identifiers that are never used twice.
  public static let identifierPerItem = FindingRule(
    "identifier-per-item", .waste, title: "Each item has a reuse identifier of its own, so no cell is ever used again.",
    why: "The identifier is made of the index path or the item, often to get rid of what recycled cells keep.",
    remedy: "Register one identifier for each class of cells, and set all of a cell when it is configured.")

  /// A view for one element that was dequeued for another.
  public static let dequeuedForAnother = FindingRule(
    "dequeued-for-another", .fault,
    title: "A view is dequeued with another index path than the one it is returned for.",
    why: "The path was made by hand, or is that of another section, filter or view.",
    remedy: "Dequeue with the index path that the data source was given: size and attributes are those of its element.")

  /// A view that was not dequeued when it was asked for.
  public static let keptCell = FindingRule(
    "kept-cell", .fault, title: "A view is returned that was dequeued at another time.",
    why: "Cells are kept in a dictionary or a property, and handed out again.",
    remedy: "Dequeue one at each request; keep the data, not the cell.")

  /// Registering again and again.
  public static let registersWhileAsked = FindingRule(
    "registers-while-asked", .risk, title: "A class is registered while the data source is asked for a view.",
    why: "register(_:forCellWithReuseIdentifier:) is called in cellForItemAt. With another class it empties the pool.",
    remedy: "Register once, where the view is set up.")

  /// Reloads and updates while the view lays out.
  public static let mutatesDuringLayout = FindingRule(
    "mutates-during-layout", .fault, title: "The view is reloaded or updated while it lays out.",
    why: "A cell's configuration or a delegate call loads more, and tells the view at once.",
    remedy: "Tell the view from the main queue's next turn.")

  /// Cells for items that do not exist.
  public static let answersForMissingPath = FindingRule(
    "answers-for-missing-path", .risk, title: "Asked for an item that does not exist, the data source gives a cell.",
    why: "The path is not looked up in the model, or clamped.",
    remedy: "Look the path up, so that a wrong one stops the test and not the user.")

  /// A rule of the contract that the view noticed, as a rule of audits.
  public init(_ violation: Violation) {
    self.init(
      violation.rule.rawValue, violation.severity == .advice ? .risk : .fault, title: violation.sentence,
      why: "See the sentence, which is UIKit's own where it has one.", remedy: violation.remedy)
  }
}
