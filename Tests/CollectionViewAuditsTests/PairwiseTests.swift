import CollectionViewAudits
import Testing

@Suite("Pairwise rows") struct PairwiseTests {
  @Test(
    "Every two values of two columns meet in some row", arguments: [[2, 2], [3, 4, 2], [6, 2, 2, 2, 1], [1, 1]])
  func pairs(lengths: [Int]) {
    let rows = Pairwise.rows(lengths, seed: 5)
    for a in lengths.indices {
      for b in lengths.indices where b > a {
        for x in 0..<lengths[a] {
          for y in 0..<lengths[b] { #expect(rows.contains { $0[a] == x && $0[b] == y }) }
        }
      }
    }
    #expect(rows.allSatisfy { row in zip(row, lengths).allSatisfy { $0 < $1 } })
    #expect(rows.count <= lengths.reduce(1, *))
  }

  @Test("Few rows are enough, and the same seed gives the same ones")
  func few() {
    #expect(Pairwise.rows([6, 2, 2, 2, 3]).count <= 24)
    #expect(Pairwise.rows([6, 2, 2, 2, 3], seed: 9) == Pairwise.rows([6, 2, 2, 2, 3], seed: 9))
    #expect(Pairwise.rows([3]) == [[0], [1], [2]])
    #expect(Pairwise.rows([2, 0]).isEmpty)
  }
}
