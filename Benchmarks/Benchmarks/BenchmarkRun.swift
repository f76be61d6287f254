import Foundation

/// Runs the rows that were asked for, and writes what came out.
@MainActor struct BenchmarkRun {
  let options: Options

  static let all =
    PrepareCases.all + FrameCases.all + ObjectModelCases.all + QueryCases.all + InvalidationCases.all
    + ResizeCases.all + UpdateCases.all + DiffableCases.all + DiffCases.all + ConstraintCases.all + MemoryCases.all
    + UIKitCases.all

  func run() throws {
    let old = try options.compare.map(Comparison.results(at:))
    let facts = MachineFacts.current()
    let table = options.json == "-" ? FileHandle.standardError : FileHandle.standardOutput
    write(
      "\(facts.cpu), Swift \(facts.swift) \(facts.optimisation), commit \(facts.commit)\n"
        + "Medians of processor time; a sample is as many calls as take 50 us, p99 is that of samples.", to: table)
    let results = measure(facts)
    write(Report(results: results).text, to: table)
    if let old { write(Comparison(old: old, new: results).text, to: table) }
    if let path = options.json { try writeJSON(results, path) }
  }

  private func measure(_ facts: MachineFacts) -> [BenchmarkResult] {
    let sampling = options.isQuick ? Sampling.quick : .thorough
    var results: [BenchmarkResult] = []
    for benchmark in selected {
      for size in benchmark.sizes(options.sizes) {
        write("\(benchmark.name) \(Report.count(size))", to: .standardError)
        results.append(BenchmarkResult(benchmark, size: size, benchmark.run(size, sampling), facts))
      }
    }
    return results
  }

  /// The rows whose names match, and those they are compared with.
  private var selected: [BenchmarkCase] {
    guard let filter = options.filter?.lowercased() else { return BenchmarkRun.all }
    let matching = BenchmarkRun.all.filter { $0.name.lowercased().contains(filter) }
    var names = Set(matching.map(\.name))
    for benchmark in matching { if let baseline = benchmark.baseline { names.insert(baseline) } }
    return BenchmarkRun.all.filter { names.contains($0.name) }
  }

  private func writeJSON(_ results: [BenchmarkResult], _ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(results) + Data("\n".utf8)
    if path == "-" {
      FileHandle.standardOutput.write(data)
    } else {
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  private func write(_ text: String, to file: FileHandle) { file.write(Data((text + "\n").utf8)) }
}
