internal import CollectionCore

/// The calls of a batch while its block runs.
struct CollectedBatch {
  /// What was called, in order. Its order says nothing about the result (Semantics 6.1).
  var operations: [UpdateOperation] = []
  /// The completions: the outer one first, then those of inner batches in the order of their calls (Semantics 6.9a).
  var completions: [(Bool) -> Void] = []
}

/// What a view remembers of the updates before the one that runs, for the doctor and for those who ask what moved.
struct UpdateHistory {
  /// Single calls since the last layout that was not part of one.
  var singles: [UpdateOperation] = []
  /// How many passes had run when the last of ``singles`` was over.
  var passes = -1
  /// How the views on screen went from their old places to their new ones, in the last update.
  var motions: [ViewMotion] = []
}

/// One view in an update, as the layout answered: what the public ``CollectionView/UpdateAnimation`` is made of.
struct ViewMotion {
  /// The element before the update; nil for one that came.
  var before: ElementKey?
  /// The element after it; nil for one that went.
  var after: ElementKey?
  /// The view's creation name.
  var view: ViewID
  var start: ElementGeometry
  var end: ElementGeometry
}
