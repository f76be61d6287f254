import CollectionCore

/// What a step does (`do` in files).
public enum StepAction: Hashable, Sendable {
  /// Nothing but laying out.
  case layout
  /// Moves the content.
  case scroll(ScrollDistance)
  /// Moves the content until an item is seen.
  case scrollToItem(ItemPath, [ScrollPosition])
  /// Scrolls a section that scrolls itself, across the axis of its layout, to where it comes to rest.
  case scrollSection(ScrollSectionStep)
  /// Gives the view another size.
  case resize(LayoutSize)
  /// Sets the content inset.
  case contentInset(LayoutInsets)
  /// Changes the model and tells nobody.
  case set(ScenarioData)
  /// Says that everything may be different.
  case reloadData
  /// Asks for the cells of these items anew.
  case reloadItems([ItemPath])
  /// Asks for all of these sections anew.
  case reloadSections([Int])
  /// Configures the cells of these items again, the same cells.
  case reconfigureItems([ItemPath])
  /// Updates the view in one batch.
  case batch(BatchStep)
  /// Updates the view by single calls.
  case update(UpdateStep)
  /// Puts another layout in.
  case setLayout(SetLayoutStep)
  /// Sets properties of the layout.
  case setLayoutProperty(LayoutChange)
  /// Invalidates the layout.
  case invalidate(InvalidateStep)
  /// Selects an item by call.
  case select(ItemPath)
  /// Deselects an item by call.
  case deselect(ItemPath)
  /// Touches an item and lets go, as a user does.
  case tap(ItemPath)
  /// A finger goes down on an item.
  case highlight(ItemPath)
  /// The finger leaves it.
  case unhighlight(ItemPath)
  /// Applies a snapshot.
  case apply(ApplyStep)
  /// Does other steps several times.
  case `repeat`(RepeatStep)
  /// Lets time pass.
  case advance(AdvanceTime)
  /// Lets time pass until nothing moves.
  case run(RunStep)
  /// Drags the content with a finger.
  case drag(DragStep)
  /// Throws the content.
  case fling(FlingStep)
  /// Turns the device.
  case rotate(RotateStep)
}

// MARK: - Names

extension StepAction {
  /// The words for steps in files.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// As the steps of these names.
    case layout, scroll, scrollToItem, scrollSection, resize, contentInset, set, reloadData, reloadItems, reloadSections
    /// As the steps of these names.
    case reconfigureItems, batch, update, setLayout, setLayoutProperty, invalidate, select, deselect, tap, highlight
    /// As the steps of these names.
    case unhighlight, apply, `repeat`, advance, run, drag, fling, rotate
  }

  /// The word for this step.
  public var name: Name {
    switch self {
    case .layout: .layout
    case .scroll: .scroll
    case .scrollToItem: .scrollToItem
    case .scrollSection: .scrollSection
    case .resize: .resize
    case .contentInset: .contentInset
    case .set: .set
    case .reloadData: .reloadData
    case .reloadItems: .reloadItems
    case .reloadSections: .reloadSections
    case .reconfigureItems: .reconfigureItems
    case .batch: .batch
    case .update: .update
    case .setLayout: .setLayout
    case .setLayoutProperty: .setLayoutProperty
    case .invalidate: .invalidate
    case .select: .select
    case .deselect: .deselect
    case .tap: .tap
    case .highlight: .highlight
    case .unhighlight: .unhighlight
    case .apply: .apply
    case .repeat: .repeat
    case .advance: .advance
    case .run: .run
    case .drag: .drag
    case .fling: .fling
    case .rotate: .rotate
    }
  }

  /// Whether the step needs a clock and frames.
  public var isTimed: Bool {
    switch self {
    case .advance, .run, .drag, .fling, .rotate: true
    default: false
    }
  }
}
