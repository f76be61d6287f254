import Foundation

/// The results as a table for people.
struct Report {
  let results: [BenchmarkResult]

  /// One line a result, rows of one name together with their growth.
  var text: String {
    var lines: [String] = []
    for name in names {
      let rows = results.filter { $0.name == name }
      lines.append(heading(name, rows))
      for row in rows { lines.append(line(row)) }
    }
    let judged = results.filter { $0.isMet != nil }
    lines.append("")
    lines.append("\(judged.filter { $0.isMet == true }.count) of \(judged.count) goals met")
    return lines.joined(separator: "\n")
  }

  private var names: [String] {
    var seen: Set<String> = []
    return results.map(\.name).filter { seen.insert($0).inserted }
  }

  private func heading(_ name: String, _ rows: [BenchmarkResult]) -> String {
    guard rows[0].unit == .nanoseconds, let growth = Growth.fit(rows.map { ($0.size, $0.median) }) else { return name }
    return "\(name): \(growth.rawValue)"
  }

  private func line(_ row: BenchmarkResult) -> String {
    var text = "  " + pad(Report.count(row.size), 10) + pad(Report.value(row.median, row.unit), 14)
    if row.unit == .nanoseconds { text += "  p99 " + pad(Report.value(row.p99, row.unit), 10) }
    if let perItem = row.perItem { text += pad(Report.number(perItem) + " ns/item", 16) }
    if let goal = row.goal, let isMet = row.isMet {
      text += "  goal <= \(Report.value(goal, row.unit)) \(isMet ? "met" : "MISSED")"
    }
    if let baseline = row.baseline,
      let other = results.first(where: { $0.name == baseline && $0.size == row.size }), row.median > 0
    {
      text += "  \(Report.number(other.median / row.median))x faster than \(Report.subject(baseline))"
    }
    if !row.note.isEmpty { text += "  (\(row.note))" }
    return text
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A row's name without its variation.
  private static func subject(_ name: String) -> String {
    String(name.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
  }
}

// MARK: - Numbers

extension Report {
  /// `1M`, `10k`, `1,200`.
  static func count(_ size: Int) -> String {
    if size >= 1_000_000, size % 1_000_000 == 0 { return "\(size / 1_000_000)M" }
    return size >= 1_000 && size % 1_000 == 0 ? "\(size / 1_000)k" : "\(size)"
  }

  /// A value with its unit, times in the unit that suits them.
  static func value(_ value: Double, _ unit: BenchmarkUnit) -> String {
    guard unit == .nanoseconds else { return number(value) + " " + unit.rawValue }
    if abs(value) < 1_000 { return number(value) + " ns" }
    if abs(value) < 1e6 { return number(value / 1_000) + " us" }
    return number(value / 1e6) + " ms"
  }

  /// Three significant digits or whole numbers.
  static func number(_ value: Double) -> String {
    let digits = abs(value) >= 100 || value == 0 ? 0 : abs(value) >= 10 ? 1 : 2
    return String(format: "%.\(digits)f", value)
  }
}
