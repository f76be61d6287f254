import Foundation

/// Times of a layout's operations.
public struct BenchmarkTable: Hashable, Sendable {
  /// One operation with one number of items.
  public struct Row: Hashable, Sendable {
    /// Which operation.
    public let operation: GrowthOperation
    /// How many items there were.
    public let count: Int
    /// Processor time of the operation, the median.
    public let nanoseconds: Double
    /// The same of the layout that it is compared with.
    public let referenceNanoseconds: Double?

    /// How many times the reference's time it takes; nil without one.
    public var ratio: Double? { referenceNanoseconds.flatMap { $0 > 0 ? nanoseconds / $0 : nil } }
    /// Nanoseconds for each item of the data.
    public var nanosecondsPerItem: Double { nanoseconds / Double(max(count, 1)) }
  }

  /// The class of the layout.
  public let subject: String
  /// The class of the layout that it is compared with.
  public let reference: String?
  /// By operation, then by number of items.
  public let rows: [Row]

  /// By which power of the number of items an operation's time grows, from its smallest number to its largest; nil with
  /// less than two numbers. 0 is constant, 1 linear.
  public func exponent(of operation: GrowthOperation) -> Double? {
    let own = rows.filter { $0.operation == operation && $0.nanoseconds > 0 }
    guard let first = own.first, let last = own.last, last.count > first.count else { return nil }
    return log(last.nanoseconds / first.nanoseconds) / log(Double(last.count) / Double(first.count))
  }
}

extension BenchmarkTable: CustomStringConvertible {
  /// A line for each row: time, time per item, ratio; and how each operation grows.
  public var description: String {
    var lines = [subject + (reference.map { " beside \($0)" } ?? "")]
    let width = rows.map { $0.operation.description.count }.max() ?? 0
    for row in rows {
      var line = "  \(row.operation.description.padding(width))  \(String(row.count).padding(8))"
      line += "  \(BenchmarkTable.time(row.nanoseconds).padding(10))"
      line += "  \(BenchmarkTable.time(row.nanosecondsPerItem)) an item"
      if let ratio = row.ratio { line += "  \(AuditText.number(ratio)) times" }
      lines.append(line)
    }
    var seen: Set<GrowthOperation> = []
    for row in rows where seen.insert(row.operation).inserted {
      guard let exponent = exponent(of: row.operation) else { continue }
      lines.append("  \(row.operation.description.padding(width))  grows as n to the \(AuditText.number(exponent))")
    }
    return lines.joined(separator: "\n")
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(AuditText.number(nanoseconds)) ns"
    case ..<1_000_000: "\(AuditText.number(nanoseconds / 1_000)) us"
    default: "\(AuditText.number(nanoseconds / 1_000_000)) ms"
    }
  }
}

extension BenchmarkTable {
  /// One document: subject, reference, and a list of rows.
  public var json: String {
    let list = rows.map { row in
      var members = [
        "\"operation\": \(quoted(row.operation.description))", "\"items\": \(row.count)",
        "\"nanoseconds\": \(Int(row.nanoseconds.rounded()))",
      ]
      if let reference = row.referenceNanoseconds {
        members.append("\"referenceNanoseconds\": \(Int(reference.rounded()))")
      }
      return "    {" + members.joined(separator: ", ") + "}"
    }
    return """
      {
        "layout": \(quoted(subject)),
        "reference": \(reference.map(quoted) ?? "null"),
        "rows": [
      \(list.joined(separator: ",\n"))
        ]
      }
      """
  }

  /// Class names and operations hold nothing but letters, digits and generic brackets, and quotes never.
  private func quoted(_ text: String) -> String { "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
}
