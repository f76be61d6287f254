import CollectionCore

/// From one list of identifiers to another.
@MainActor enum DiffCases {
  static let all: [BenchmarkCase] = [
    row("identical", goal: 500_000, most: 0) { .identical($0) },
    row("append 1%", goal: 1_000_000, most: 10_000) { .appended($0, part: 100) },
    row("1% mixed", goal: 4_000_000, most: 10_000) { .mixed($0, part: 100) },
    row("10% mixed", goal: 15_000_000, most: 100_000) { .mixed($0, part: 10) },
    row("50% mixed", goal: 150_000_000, most: 500_000) { .mixed($0, part: 2) },
    row("shuffle", goal: 200_000_000, most: 1_000_000) { .reordered($0) },
    BenchmarkCase("DictionaryDiff make (1% mixed)", isPerItem: true) { size, sampling in
      let lists = EditedLists.mixed(size, part: 100)
      var count = 0
      var measurement = Timing.measure(sampling) { calls in
        for _ in 0..<calls { count = DictionaryDiff(from: lists.old, to: lists.new).operationCount }
      }
      measurement.note = "\(count) operations"
      return measurement
    },
    BenchmarkCase("Diff make (1% mixed, 16-byte identifiers)", goal: .atMillion(8_000_000), isPerItem: true) {
      size, sampling in
      let lists = EditedLists.mixed(size, part: 100)
      let (old, new) = (lists.old.map { WideIdentifier(low: $0) }, lists.new.map { WideIdentifier(low: $0) })
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls { keep(Diff(from: old, to: new)) }
      }
    },
    BenchmarkCase("Diff operations (1% mixed)") { size, sampling in
      let lists = EditedLists.mixed(size, part: 100)
      let diff = Diff(from: lists.old, to: lists.new)
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls { keep(diff.operations(inSection: 0)) }
      }
    },
    BenchmarkCase("SectionedDiff make (1% mixed, 1,000 sections)", goal: .atMillion(8_000_000), isPerItem: true) {
      size, sampling in
      let lists = EditedLists.mixed(size, part: 100)
      let (old, new) = (sections(lists.old, size), sections(lists.new, size))
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls { keep(SectionedDiff(from: old, to: new)) }
      }
    },
    memory("1% mixed") { .mixed($0, part: 100) },
    memory("50% mixed") { .mixed($0, part: 2) },
    memory("shuffle") { .reordered($0) },
  ]

  private struct WideIdentifier: Hashable {
    var low: Int
    var high = 7
  }

  /// - Parameters:
  ///   - goal: Nanoseconds, for a million elements.
  ///   - most: The most operations for a million elements.
  private static func row(
    _ variation: String, goal: Double, most: Int, _ lists: @escaping (Int) -> EditedLists
  ) -> BenchmarkCase {
    BenchmarkCase(
      "Diff make (\(variation))", goal: .atMillion(goal),
      baseline: variation == "1% mixed" ? "DictionaryDiff make (1% mixed)" : nil, isPerItem: true
    ) { size, sampling in
      let lists = lists(size)
      var measurement = Timing.measure(sampling) { calls in
        for _ in 0..<calls { keep(Diff(from: lists.old, to: lists.new)) }
      }
      let count = Diff(from: lists.old, to: lists.new).operationCount
      measurement.note = "\(count) operations"
      measurement.countsAreRight = size != 1_000_000 || count <= most
      return measurement
    }
  }

  /// The most memory that is in use at one time, the result included.
  private static func memory(_ variation: String, _ lists: @escaping (Int) -> EditedLists) -> BenchmarkCase {
    BenchmarkCase("Diff memory (\(variation))", unit: .bytesPerItem, goal: .atMillion(40)) { size, _ in
      let lists = lists(size)
      return Allocations.peak(items: size) { Diff(from: lists.old, to: lists.new) }
    }
  }

  private static func sections(_ items: [Int], _ size: Int) -> SectionedList<Int, Int> {
    let length = max(1, size / 1_000)
    var counts = [Int](repeating: length, count: items.count / length)
    if items.count % length > 0 { counts.append(items.count % length) }
    return SectionedList(sections: Array(0..<counts.count), items: items, counts: SectionTable(counts: counts))
  }
}
