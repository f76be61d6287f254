extension FindingRule {
  /// What ``ScreenAudit`` can find.
  public static let screenRules: [FindingRule] = [
    layoutPending, itemNotOnScreen, movedByHand, selectionDisagrees, gapBetweenElements, emptySupplementary,
    reuseDisabled,
    emptyBounds, pathFromBeforeUpdate,
  ]

  /// A screen that is not laid out yet.
  public static let layoutPending = FindingRule(
    "layout-pending", .risk, title: "A layout is still to come, so the screen is that of before.",
    why: "An offset, a size or data changed, and the view lays out later.",
    remedy: "Call layoutIfNeeded() before you look.")

  /// A part of the screen that is empty though an item belongs there.
  public static let itemNotOnScreen = FindingRule(
    "item-not-on-screen", .fault, title: "An item belongs on screen by its own attributes, and has no cell there.",
    why: "The visible rectangle was answered with other frames, or was not asked again after sizes changed.",
    remedy: "Answer the rectangle by the frames that hold now, and invalidate when they change.")

  /// A cell that stands where the layout does not put it.
  public static let movedByHand = FindingRule(
    "moved-by-hand", .risk,
    title: "A cell does not stand where its layout puts it, or is hidden where it is to be seen.",
    why: "A frame was set on the cell itself, or a property of the layout was changed without an invalidation.",
    remedy: "Let the layout answer the frame, and invalidate it when the frame is to change.")

  /// A cell that looks selected and is not, or the other way round.
  public static let selectionDisagrees = FindingRule(
    "selection-disagrees", .fault, title: "A cell's isSelected is not what the view's selection says.",
    why: "isSelected was set on the cell, or a selection was changed in the model alone.",
    remedy: "Call selectItem(at:animated:scrollPosition:) and deselectItem(at:animated:), and leave cells to the view.")

  /// Room between elements that no spacing explains.
  public static let gapBetweenElements = FindingRule(
    "gap-between-elements", .fault, title: "There is more room between two elements than any spacing explains.",
    why: "A running position is taken from the wrong side, or from an estimate after the real size is known.",
    remedy: "Go on from the maxY (maxX where it scrolls across) of what was placed last.")

  /// A header or footer of no length.
  public static let emptySupplementary = FindingRule(
    "empty-supplementary", .risk, title: "A supplementary view has attributes and no length along the scroll axis.",
    why: "Attributes are made for every section, also for one whose header or footer is to be left out.",
    remedy: "Answer no attributes where the length is 0: the data source is asked for every view that has some.")

  /// A view that is as large as its content.
  public static let reuseDisabled = FindingRule(
    "reuse-disabled", .waste, title: "The view is as large as its content, so every item has a cell at once.",
    why: "The view's height follows its content, most often inside of another scroll view.",
    remedy: "Let the collection view scroll itself, no larger than the screen; put what stands above it into a header.")

  /// A view in which nothing can be visible.
  public static let emptyBounds = FindingRule(
    "empty-bounds", .risk, title: "The view has items and no size, so nothing of them is visible.",
    why: "The view was not laid out yet, or its constraints leave no room.",
    remedy: "Give the view a frame, or lay out its superview, before items are looked for or inserted.")

  /// A path of before an update that leads nowhere after it.
  public static let pathFromBeforeUpdate = FindingRule(
    "path-from-before-update", .risk,
    title: "didEndDisplaying was called with a path that no longer exists: it is the one of before the update.",
    why: "UIKit names a cell that left by the path that it had; the model has changed by then.",
    remedy: "Look at the cell, or keep what is needed in willDisplay; don't look the path up in the model.")
}
