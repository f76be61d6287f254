extension FindingRule {
  /// What ``ReuseAudit``, ``LateWriteAudit`` and ``LateWriteWatch`` can find.
  public static let reuseRules: [FindingRule] = [
    reuseLeak, ownPropertyLeak, subviewsPileUp, ownListGrows, inputLeft, lateWrite, missingWrite, nothingShown,
  ]

  /// Something of the last item is still seen.
  public static let reuseLeak = FindingRule(
    "reuse-leak", .fault, title: "A recycled cell still shows something of the item that it showed before.",
    why: "The property is set for some items only: in an if without an else, or never reset.",
    remedy: "Set it for every item when the cell is configured, or reset it in prepareForReuse().")

  /// A stored property of the cell's class that keeps a value of the last item.
  public static let ownPropertyLeak = FindingRule(
    "own-property-leak", .risk, title: "A recycled cell keeps a value of the item that it showed before.",
    why: "A stored property of the cell is set for some items only.",
    remedy: "Set it for every item, or reset it in prepareForReuse(): sooner or later it is shown or sent. One that is"
      + " meant to be kept can be named in the audit's ignored properties.")

  /// Subviews, recognizers, actions, constraints or layers that are added again and again.
  public static let subviewsPileUp = FindingRule(
    "subviews-pile-up", .fault,
    title: "A cell gets more subviews, gesture recognizers, actions, constraints or layers each time it is reused.",
    why: "They are added when the cell is configured, and not when it is made.",
    remedy: "Add them in init(frame:), once, and only change them when the cell is configured.")

  /// A list in a stored property that gets longer at each reuse.
  public static let ownListGrows = FindingRule(
    "own-list-grows", .risk, title: "A list that a cell keeps gets longer each time the cell is reused.",
    why: "Something is appended when the cell is configured, such as a subscription, and never taken out.",
    remedy: "Empty the list in prepareForReuse(), which also ends what its members do for the last item.")

  /// What people did in a cell is there for the next item.
  public static let inputLeft = FindingRule(
    "input-left", .risk,
    title: "What somebody typed, switched or scrolled in a cell is there when it shows another item.",
    why: "No configuration sets it: it is changed by the control alone.",
    remedy: "Keep the value in the model and set it for every item, or reset it in prepareForReuse().")

  /// A write to a cell that shows another item by now.
  public static let lateWrite = FindingRule(
    "late-write", .fault, title: "A completion wrote to a cell that shows another item by now.",
    why: "The cell was captured when its item was configured, and was recycled before the answer came.",
    remedy: "Compare an identifier kept in the cell, cancel the work in prepareForReuse(), or ask cellForItem(at:). If"
      + " LateWriteAudit did not wait long enough, as for a loader on another thread, give it a settle of its own.")

  /// A completion whose result is not in the cell of its item.
  public static let missingWrite = FindingRule(
    "missing-write", .fault, title: "What a cell waits for never comes once it was recycled.",
    why: "The work was cancelled, or its result was dropped or given to another cell, after the cell got this item.",
    remedy:
      "Start the work anew at each configuration, and cancel only what belongs to the item before. If the work just takes"
      + " longer than was waited, give the audit a settle of its own.")

  /// An audit that had nothing to look at.
  public static let nothingShown = FindingRule(
    "nothing-shown", .risk, title: "There was nothing to look at, so nothing is known.",
    why: "The data source is gone, since a view holds it weakly, or has no items, or its items have no room.",
    remedy: "Return the data source from the audit's closure, and give it a dozen items of different sorts.")
}
