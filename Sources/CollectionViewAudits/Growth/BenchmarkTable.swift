import CollectionViewScenarios
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
    exponent(of: operation) { $0.nanoseconds }
  }

  /// The same of the layout that it is compared with.
  public func referenceExponent(of operation: GrowthOperation) -> Double? {
    exponent(of: operation) { $0.referenceNanoseconds ?? 0 }
  }

  private func exponent(of operation: GrowthOperation, _ time: (Row) -> Double) -> Double? {
    let own = rows.filter { $0.operation == operation && time($0) > 0 }
    guard let first = own.first, let last = own.last, last.count > first.count else { return nil }
    return log(time(last) / time(first)) / log(Double(last.count) / Double(first.count))
  }

  /// The operations, each once, in the order of the rows.
  private var operations: [GrowthOperation] {
    var seen: Set<GrowthOperation> = []
    return rows.map(\.operation).filter { seen.insert($0).inserted }
  }
}

extension BenchmarkTable: CustomStringConvertible {
  /// A line for each row: time, time per item, the other layout's time and the ratio; then how each operation grows.
  public var description: String {
    var lines = [subject + (reference.map { " beside \($0)" } ?? "")]
    let width = rows.map { $0.operation.description.count }.max() ?? 0
    for row in rows {
      var line = "  \(row.operation.description.padding(width))  \(String(row.count).padding(8))"
      line += "  \(BenchmarkTable.time(row.nanoseconds).padding(10))"
      line += "  \((BenchmarkTable.time(row.nanosecondsPerItem) + " an item").padding(18))"
      if let reference = row.referenceNanoseconds { line += "  \(BenchmarkTable.time(reference).padding(10))" }
      if let ratio = row.ratio { line += "  \(AuditText.number(ratio)) times" }
      lines.append(BenchmarkTable.trimmed(line))
    }
    for operation in operations {
      guard let exponent = exponent(of: operation) else { continue }
      var line = "  \(operation.description.padding(width))  grows as n to the \(AuditText.number(exponent))"
      if let other = referenceExponent(of: operation), let reference {
        line += ", \(reference) as n to the \(AuditText.number(other))"
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
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
  /// One document: subject, reference, a list of rows and a list of growths. Times are nanoseconds; numbers are plain
  /// decimals, rounded to two places.
  public var json: String {
    let times = rows.map { row in
      var members = [
        member("operation", quoted(row.operation.description)), member("items", "\(row.count)"),
        member("nanoseconds", number(row.nanoseconds)), member("nanosecondsPerItem", number(row.nanosecondsPerItem)),
      ]
      if let reference = row.referenceNanoseconds { members.append(member("referenceNanoseconds", number(reference))) }
      if let ratio = row.ratio { members.append(member("ratio", number(ratio))) }
      return "    {" + members.joined(separator: ", ") + "}"
    }
    let growths = operations.compactMap { operation -> String? in
      guard let exponent = exponent(of: operation) else { return nil }
      var members = [member("operation", quoted(operation.description)), member("exponent", number(exponent))]
      if let other = referenceExponent(of: operation) { members.append(member("referenceExponent", number(other))) }
      return "    {" + members.joined(separator: ", ") + "}"
    }
    return """
      {
        "layout": \(quoted(subject)),
        "reference": \(reference.map(quoted) ?? "null"),
        "rows": \(list(times)),
        "growth": \(list(growths))
      }
      """
  }

  private func member(_ name: String, _ value: String) -> String { "\"\(name)\": \(value)" }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  private func number(_ value: Double) -> String { value.isFinite ? AuditText.number(value) : "null" }

  /// Generic and local classes have names with brackets, dollars and spaces; operations have any name.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
