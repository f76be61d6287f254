/// A recorded row about what a list's cell is made of: its geometry, or a configuration's defaults.
struct ListCellCase: Sendable {
  let kind: ListCase.Kind

  init(_ row: ObjectCursor, _ kind: ListCase.Kind) throws(ScenarioError) { self.kind = kind }

  /// What is missing to run it.
  var unsupported: MissingFeature? { .lists }

  /// What is not as it was recorded.
  @MainActor var failures: [ScenarioFailure] { [] }
}
