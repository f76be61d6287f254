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

  /// How one kind of work grows, or one question of ``CountedWork/questions``; nil when it was not counted.
  public func growth(of kind: String) -> GrowthClass? {
    let counts = points.compactMap { point in point.work.count(of: kind).map { (point.count, $0) } }
    return counts.isEmpty ? nil : GrowthClass.fitting(counts)
  }

  /// What grows fastest, and which of the calls when it is these.
  var cause: String {
    guard fastest == "calls", growth > .constant, let last = points.last?.work else { return fastest }
    guard let most = last.questions.max(by: { $0.count < $1.count }), most.count * 2 > last.calls else {
      return fastest
    }
    return "calls (\(most.name))"
  }
}

/// How operations grow on one layout or data source.
public struct GrowthReport: Hashable, Sendable {
  /// The class of the layout, or of the data source where one was given.
  public let subject: String
  /// In the order in which they were asked for.
  public let results: [GrowthResult]

  /// The result of an operation; nil when it was not measured.
  public subscript(operation: GrowthOperation) -> GrowthResult? { results.first { $0.operation == operation } }

  /// Whether allocations are among what was counted.
  public var countsAllocations: Bool { results.first?.points.first?.work.allocations != nil }

  /// What grows faster than declared, a sentence each; empty when all is well. Operations that are not declared pass; what is
  /// declared and was not measured, or with less than three numbers of items, fails.
  public func failures(_ declared: [GrowthOperation: GrowthClass]) -> [String] {
    let measured = Set(results.map(\.operation))
    let missing = declared.keys.filter { !measured.contains($0) }.map(\.description).sorted().map {
      "\(subject): \($0) is declared and was not measured: give it to the check."
    }
    return missing
      + results.compactMap { result in
        guard let most = declared[result.operation] else { return nil }
        guard result.points.count >= 3 else {
          return
            "\(subject): \(result.operation) was measured for \(result.points.count) numbers of items, which tells no"
            + " growth: give the check three or more, and a limit that they keep to."
        }
        guard result.growth > most else { return nil }
        let figures = result.points.suffix(3).map { point in
          "\(point.work.count(of: result.fastest) ?? 0) for \(point.count) items"
        }
        return "\(subject): \(result.operation) is \(result.growth) in \(result.cause), declared was \(most):"
          + " \(figures.joined(separator: ", "))."
      }
  }
}

extension GrowthReport: CustomStringConvertible {
  /// A table: an operation a line, its class, the kind of work that decides it, and its counts; without growth, all
  /// counts together.
  public var description: String {
    var lines = [subject]
    let width = results.map { $0.operation.description.count }.max() ?? 0
    let kinds = results.map { $0.cause.count }.max() ?? 0
    for result in results {
      let isConstant = result.growth == .constant
      let counts = result.points.map { point in
        "\(point.count): \(isConstant ? point.work.total : point.work.count(of: result.fastest) ?? 0)"
      }
      let name = result.operation.description.padding(width)
      let kind = (isConstant ? "all work" : result.cause).padding(max(kinds, 8))
      lines.append(
        "  \(name)  \(result.growth.description.padding(10))  \(kind)  \(counts.joined(separator: "  "))")
    }
    if !countsAllocations, !results.isEmpty {
      lines.append("  Allocations were not counted: link the product AllocationCounter, which there is on Linux.")
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
