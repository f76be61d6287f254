import VirtualCollectionView

/// Runs recorded cases through real collection views and snapshots and compares what comes out.
@MainActor public struct ConformanceRunner {
  /// The layouts that cases can name beside the built-in ones.
  public var registry: ScenarioRegistry

  /// Makes a runner.
  public init(registry: ScenarioRegistry = ScenarioRegistry()) { self.registry = registry }

  /// Runs the file at `path`; `-` is standard input.
  ///
  /// - Throws: The first thing that is wrong with the file.
  public func run(path: String) throws(ScenarioError) -> ConformanceResult {
    try run(try ConformanceDocument.read(path), file: JSONFile.displayName(of: path))
  }

  /// Runs the cases of a text.
  public func run(text: String, file: String = "") throws(ScenarioError) -> ConformanceResult {
    let json = try JSONReader.read(text: text, file: file, limits: .conformance)
    return try run(try ConformanceDocument(json: json, file: file), file: file)
  }

  /// Runs one case.
  public func run(_ recorded: ConformanceCase, file: String = "") throws(ScenarioError) -> ConformanceOutcome {
    if ConformanceView.needsText(recorded) { return ConformanceRunner.unsupported(recorded, .measuredText) }
    let laidOut = try ConformanceView(recorded, registry: registry, file: file)
    return ConformanceOutcome(
      id: recorded.id, name: recorded.name, failures: ConformanceComparison(laidOut).failures, unsupported: nil,
      doubtful: recorded.doubtful)
  }

  private func run(_ document: ConformanceDocument, file: String) throws(ScenarioError) -> ConformanceResult {
    var outcomes: [ConformanceOutcome] = []
    outcomes.reserveCapacity(document.rows.count)
    for row in document.rows {
      switch row {
      case .layout(let recorded): outcomes.append(try run(recorded, file: file))
      case .snapshot(let recorded):
        outcomes.append(
          ConformanceOutcome(
            id: recorded.id, name: recorded.name, failures: SnapshotComparison(recorded).failures, unsupported: nil,
            doubtful: recorded.doubtful))
      case .list(let recorded): outcomes.append(recorded.outcome)
      case .other(let id, let name, let feature):
        outcomes.append(
          ConformanceOutcome(id: id, name: name, failures: [], unsupported: feature, doubtful: nil))
      }
    }
    return ConformanceResult(file: file, outcomes: outcomes, notes: document.notes)
  }

  private static func unsupported(_ recorded: ConformanceCase, _ feature: MissingFeature) -> ConformanceOutcome {
    ConformanceOutcome(
      id: recorded.id, name: recorded.name, failures: [], unsupported: feature, doubtful: recorded.doubtful)
  }
}
