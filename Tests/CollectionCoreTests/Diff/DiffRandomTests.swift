import CollectionCore
import TestSupport
import Testing

@Suite("Diff, random") struct DiffRandomTests {
  /// An identifier that is no whole number, with a hash value that makes many of them meet.
  struct Name: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 7) }
  }

  private func failure(_ lists: ListCase) -> String? {
    let diff = Diff(from: lists.old, to: lists.new)
    if let message = lists.failure(diff) { return message }
    if diff != Diff(from: lists.old.map { Name(number: $0) }, to: lists.new.map { Name(number: $0) }) {
      return "the same differs with other identifiers"
    }
    return nil
  }

  private func check(_ seeds: Range<UInt64>, length: (inout SeededRandom) -> Int) {
    let shapes = ListCase.Shape.allCases
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let count = length(&random)
      let lists = ListCase.random(shapes[Int(seed) % shapes.count], length: count, &random)
      guard let message = failure(lists) else { continue }
      let (small, why) = shrunk(lists, message, smaller: \.smaller, failure: failure)
      Issue.record("seed \(seed): \(why) – \(small)")
      return
    }
  }

  @Test("20,000 random pairs of lists lead from one to the other with the fewest edits, as legal batches")
  func short() { check(0..<20_000) { Int.random(in: 0...14, using: &$0) } }

  @Test("Longer lists, where runs are looked for, lead from one to the other with the fewest edits")
  func long() { check(100_000..<100_240) { Int.random(in: 60...300, using: &$0) } }
}
