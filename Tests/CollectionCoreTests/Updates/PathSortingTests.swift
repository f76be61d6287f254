import TestSupport
import Testing

@testable import CollectionCore

@Suite struct PathSortingTests {
  @Test(
    "Paths are sorted as by comparing them, equal ones in the order they had", arguments: 1...200 as ClosedRange<UInt64>
  )
  func sorts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = [0, 1, 2, 63, 64, 65, 300][Int(seed % 7)]
    let widths: [Int32] = [3, 300, 70_000, .max]
    let width = widths[Int(seed / 7 % 4)]
    let paths = (0..<count).map { index in
      let section = Int32.random(in: -1...Int32(seed % 3), using: &random)
      let item = Int32.random(in: -1...width, using: &random)
      return (path: ItemPath(section: section, item: item), index: index)
    }
    var sorted = paths
    sorted.sortByPath { $0.path }
    let expected = paths.sorted { $0.path != $1.path ? $0.path < $1.path : $0.index < $1.index }
    #expect(sorted.map(\.index) == expected.map(\.index))
  }
}
