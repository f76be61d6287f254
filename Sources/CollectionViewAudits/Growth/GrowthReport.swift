import CollectionViewScenarios

/// How one operation grows.
public struct GrowthResult: Hashable, Sendable {
  /// The work for a number of items.
  public struct Point: Hashable, Sendable {
    /// How many items there were.
    public let count: Int
    /// What was done.
    public let work: CountedWork
  }

  /// Which operation.
  public let operation: GrowthOperation
  /// By rising number of items.
  public let points: [Point]
  /// The class of the kind of work that grows fastest.
  public let growth: GrowthClass
  /// The kind of work that grows fastest.
  public let fastest: String

  init(operation: GrowthOperation, points: [Point]) {
    self.operation = operation
    self.points = points
    var worst: (growth: GrowthClass, kind: String) = (.constant, points.first?.work.kinds.first?.name ?? "")
    for (number, kind) in (points.first?.work.kinds ?? []).enumerated() {
      let growth = GrowthClass.fitting(points.map { ($0.count, $0.work.kinds[number].count) })
      if growth > worst.growth { worst = (growth, kind.name) }
    }
    growth = worst.growth
    fastest = worst.kind
  }
}

/// How operations grow on one layout.
public struct GrowthReport: Hashable, Sendable {
  /// The class of the layout.
  public let subject: String
  /// In the order in which they were asked for.
  public let results: [GrowthResult]

  /// The result of an operation; nil when it was not measured.
  public subscript(operation: GrowthOperation) -> GrowthResult? { results.first { $0.operation == operation } }

  /// What grows faster than declared, a sentence each; empty when all is well. Operations that are not declared pass.
  public func failures(_ declared: [GrowthOperation: GrowthClass]) -> [String] {
    results.compactMap { result in
      guard let most = declared[result.operation], result.growth > most else { return nil }
      let figures = result.points.suffix(3).map { "\($0.work.total) for \($0.count) items" }
      return "\(subject): \(result.operation) is \(result.growth) in \(result.fastest), declared was \(most):"
        + " \(figures.joined(separator: ", "))."
    }
  }
}

extension GrowthReport: CustomStringConvertible {
  /// A table: an operation a line, its class, the kind of work that decides it, and all counts.
  public var description: String {
    var lines = [subject]
    let width = results.map { $0.operation.description.count }.max() ?? 0
    for result in results {
      let counts = result.points.map { "\($0.count): \($0.work.total)" }.joined(separator: "  ")
      let name = result.operation.description.padding(width)
      lines.append("  \(name)  \(result.growth.description.padding(10))  \(result.fastest.padding(15))  \(counts)")
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// With spaces behind it up to a width.
  func padding(_ width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
