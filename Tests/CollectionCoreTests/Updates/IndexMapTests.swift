import CollectionCore
import TestSupport
import Testing

@Suite("IndexMap") struct IndexMapTests {
  @Test("Deletes, inserts and a move map both ways, and the rest keeps its order")
  func maps() throws {
    // a b c d e, without b, with x and y, e first: e a x c d y
    let map = try #require(IndexMap(oldCount: 5, deletes: [1], inserts: [5, 2], moves: [(from: 4, to: 0)]))
    #expect(map.newCount == 6)
    #expect((0..<5).map { map.newIndex(of: $0) } == [1, nil, 3, 4, 0])
    #expect((0..<6).map { map.oldIndex(of: $0) } == [4, 0, nil, 2, 3, nil])
    #expect(map.action(ofOld: 4) == .move)
    #expect(map.action(ofNew: 2) == .insert)
    #expect(map.action(ofOld: 0) == nil)
    #expect(map.newIndex(of: -1) == nil && map.newIndex(of: 5) == nil)
    #expect(map.oldIndex(of: -1) == nil && map.oldIndex(of: 6) == nil)
  }

  @Test("Nothing changes in an identity, however large")
  func identity() {
    let map = IndexMap(identity: 2_000_000)
    #expect(map.isIdentity)
    #expect(map.newIndex(of: 1_999_999) == 1_999_999)
    #expect(map.oldIndex(of: 2_000_000) == nil)
    #expect(map.checkInvariants() == nil)
  }

  @Test("There is no map for numbers out of range or used twice")
  func refused() {
    #expect(IndexMap(oldCount: 2, deletes: [2], inserts: []) == nil)
    #expect(IndexMap(oldCount: 2, deletes: [-1], inserts: []) == nil)
    #expect(IndexMap(oldCount: 2, deletes: [0, 0], inserts: []) == nil)
    #expect(IndexMap(oldCount: 2, deletes: [], inserts: [3]) == nil)
    #expect(IndexMap(oldCount: 2, deletes: [], inserts: [1, 1]) == nil)
    #expect(IndexMap(oldCount: 2, deletes: [1], inserts: [], moves: [(from: 1, to: 0)]) == nil)
    #expect(IndexMap(oldCount: 2, deletes: [], inserts: [0], moves: [(from: 1, to: 0)]) == nil)
    #expect(IndexMap(oldCount: 0, deletes: [], inserts: [])?.newCount == 0)
  }

  @Test("2,000 random maps lead where lists written out lead")
  func random() throws {
    for seed in UInt64(0)..<2_000 {
      var random = SeededRandom(seed: seed)
      let old = Int.random(in: 0...12, using: &random)
      let shuffled = Array(0..<old).shuffled(using: &random)
      let deletes = Array(shuffled.prefix(Int.random(in: 0...old, using: &random)))
      let sources = shuffled.dropFirst(deletes.count).prefix(Int.random(in: 0...3, using: &random))
      let insertCount = Int.random(in: 0...4, using: &random)
      let new = old - deletes.count + insertCount
      let places = Array(0..<new).shuffled(using: &random)
      let inserts = Array(places.prefix(insertCount))
      let moves = zip(sources, places.dropFirst(insertCount)).map { (from: $0, to: $1) }
      let map = try #require(IndexMap(oldCount: old, deletes: deletes, inserts: inserts, moves: moves))
      var list = [Int?](repeating: nil, count: new)
      for move in moves { list[move.to] = move.from }
      var rest = (0..<old).filter { index in !deletes.contains(index) && !sources.contains(index) }[...]
      for place in 0..<new where !inserts.contains(place) && !moves.contains(where: { $0.to == place }) {
        list[place] = rest.popFirst()
      }
      #expect((0..<new).map { map.oldIndex(of: $0) } == list, "seed \(seed)")
      #expect((0..<old).map { map.newIndex(of: $0) } == (0..<old).map { list.firstIndex(of: $0) }, "seed \(seed)")
    }
  }
}
