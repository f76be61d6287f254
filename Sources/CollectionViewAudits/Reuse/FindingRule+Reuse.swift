extension FindingRule {
  /// What ``ReuseAudit`` and ``LateWriteWatch`` can find.
  public static let reuseRules: [FindingRule] = [reuseLeak, ownPropertyLeak, subviewsPileUp, lateWrite]

  /// Something of the last item is still seen.
  public static let reuseLeak = FindingRule(
    "reuse-leak", .fault, title: "A recycled cell still shows something of the item that it showed before.",
    why: "The property is set for some items only: in an if without an else, or never reset.",
    remedy: "Set it for every item when the cell is configured, or reset it in prepareForReuse().")

  /// A stored property of the cell's class that keeps a value of the last item.
  public static let ownPropertyLeak = FindingRule(
    "own-property-leak", .risk, title: "A recycled cell keeps a value of the item that it showed before.",
    why: "A stored property of the cell is set for some items only.",
    remedy: "Set it for every item, or reset it in prepareForReuse(): sooner or later it is shown or sent.")

  /// Subviews or gesture recognizers that are added again and again.
  public static let subviewsPileUp = FindingRule(
    "subviews-pile-up", .fault, title: "A cell gets more subviews or gesture recognizers each time it is reused.",
    why: "They are added when the cell is configured, and not when it is made.",
    remedy: "Add them in init(frame:), once, and only change them when the cell is configured.")

  /// A write to a cell that shows another item by now.
  public static let lateWrite = FindingRule(
    "late-write", .fault, title: "A completion wrote to a cell that shows another item by now.",
    why: "The cell was captured when its item was configured, and was recycled before the answer came.",
    remedy: "Compare an identifier kept in the cell, cancel the work in prepareForReuse(), or ask cellForItem(at:).")
}
