import Foundation

/// Two runs beside each other.
struct Comparison {
  let old: [BenchmarkResult]
  let new: [BenchmarkResult]

  /// One line for each row that both have: how many times the old one took as long. Above 1 is faster than before.
  var text: String {
    var lines = ["old/new, above 1 is better than before"]
    if let before = old.first, let now = new.first {
      lines.append("old: \(before.commit), \(before.cpu), \(before.optimisation)")
      lines.append("new: \(now.commit), \(now.cpu), \(now.optimisation)")
      if before.cpu != now.cpu || before.optimisation != now.optimisation {
        lines.append("The machines or the optimisation differ: only counts can be compared.")
      }
    }
    for result in new {
      guard let other = old.first(where: { $0.name == result.name && $0.size == result.size }) else { continue }
      let ratio =
        result.median == other.median ? "1.00" : result.median > 0 ? Report.number(other.median / result.median) : "-"
      lines.append(
        "  \(ratio)  \(result.name) \(Report.count(result.size)): \(Report.value(other.median, other.unit))"
          + " -> \(Report.value(result.median, result.unit))")
    }
    return lines.joined(separator: "\n")
  }

  /// Reads the results of an earlier run.
  static func results(at path: String) throws -> [BenchmarkResult] {
    let data =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile() : try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode([BenchmarkResult].self, from: data)
  }
}
