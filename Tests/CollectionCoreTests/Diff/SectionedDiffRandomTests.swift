import CollectionCore
import TestSupport
import Testing

@Suite("SectionedDiff, random") struct SectionedDiffRandomTests {
  private func check(_ seeds: Range<UInt64>, _ failure: (SectionedCase, UInt64) -> String?) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let lists = SectionedCase.random(&random)
      guard let message = failure(lists, seed) else { continue }
      let (small, why) = shrunk(lists, message, smaller: \.smaller) { failure($0, seed) }
      Issue.record("seed \(seed): \(why) – \(small)")
      return
    }
  }

  @Test(
    "6,000 random lists of sections lead to one another with the fewest moves, in one legal batch (Semantics 6.31)"
  )
  func oneBatch() { check(0..<6_000) { lists, _ in lists.failure(lists.diff) } }

  @Test("Every reload is done once, in as many batches as UIKit needs (Semantics 6.2a, 6.4, 6.17a)")
  func reloads() {
    check(100_000..<102_000) { lists, seed in
      var random = SeededRandom(seed: seed)
      let all = SectionedCase.paths(lists.new).sorted { $0.key < $1.key }.map(\.value)
      let some = all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.shuffled(using: &random)
      let moves: SectionMoves = seed % 2 == 0 ? .withItems : .beforeItems
      return lists.stageFailure(lists.diff, reloading: some, moves)
    }
  }

  @Test("Sections that move before their items leave nothing that some systems do not survive (Semantics 6.29)")
  func sectionsFirst() {
    check(200_000..<202_000) { lists, _ in lists.stageFailure(lists.diff, reloading: [], .beforeItems) }
  }
}
