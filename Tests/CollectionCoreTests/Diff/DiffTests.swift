import CollectionCore
import TestSupport
import Testing

@Suite("Diff") struct DiffTests {
  private func text(_ diff: Diff) -> String {
    "-\(diff.deletes) +\(diff.inserts) " + diff.moves.map { "\($0.from)>\($0.to)" }.joined(separator: " ")
  }

  @Test(
    "Deletes are old numbers, inserts new ones, and the fewest elements move",
    arguments: [
      ("", "", "-[] +[] "),
      ("abc", "abc", "-[] +[] "),
      ("", "ab", "-[] +[0, 1] "),
      ("ab", "", "-[0, 1] +[] "),
      ("a", "b", "-[0] +[0] "),
      ("abcd", "abxcd", "-[] +[2] "),
      ("abcd", "acd", "-[1] +[] "),
      ("abcde", "eabcd", "-[] +[] 4>0"),
      ("abcde", "bcdea", "-[] +[] 0>4"),
      ("ab", "ba", "-[] +[] 1>0"),
      ("abc", "cad", "-[1] +[2] 2>0"),
      ("abcdef", "defabcx", "-[] +[6] 3>0 4>1 5>2"),
      ("abcdefg", "gbcadef", "-[] +[] 6>0 0>3"),
    ])
  func edits(old: String, new: String, expected: String) {
    #expect(text(Diff(from: Array(old), to: Array(new))) == expected)
  }

  @Test("Equal elements are paired side by side or the first with the first, and what is one too many goes or comes")
  func duplicates() {
    #expect(text(Diff(from: Array("xaya"), to: Array("aza"))) == "-[0, 2] +[1] ")
    #expect(text(Diff(from: Array("aaa"), to: Array("aa"))) == "-[2] +[] ")
    #expect(text(Diff(from: Array("abab"), to: Array("bbaac"))) == "-[] +[4] 3>1 0>3")
    #expect(text(Diff(from: [1, 1, 1], to: [2, 2, 1, 2])) == "-[1, 2] +[0, 1, 3] ")
  }

  @Test("Elements that a list has twice are reported with their first place")
  func reportsDuplicates() {
    #expect(Diff.duplicates(in: Array("abcbab")).map(\.index) == [3, 4, 5])
    #expect(Diff.duplicates(in: [7, 8, 7, 7]) == [.init(index: 2, first: 0), .init(index: 3, first: 0)])
    #expect(Diff.duplicates(in: [Int]()).isEmpty)
    #expect(Diff.duplicates(in: Array(0..<1_000)).isEmpty)
  }

  @Test("Whole numbers of every width and sign are told apart")
  func integers() {
    #expect(text(Diff(from: [UInt8](0...255), to: [UInt8](1...255) + [0])) == "-[] +[] 0>255")
    #expect(text(Diff(from: [Int64.min, -1, 0, .max], to: [0, .min, .max, -1])) == "-[] +[] 2>0 3>2")
    #expect(text(Diff(from: (0..<64).map { UInt64(1) << $0 }, to: [0, 1 << 63])) == "-\(Array(0..<63)) +[0] ")
  }

  @Test("A batch lists deletes from the last, then inserts and moves from the first")
  func batch() {
    let diff = Diff(from: Array("abcdef"), to: Array("xfbcy"))
    #expect(
      diff.operations(inSection: 3).map(\.text) == [
        "delete item 3.4", "delete item 3.3", "delete item 3.0", "insert item 3.0", "insert item 3.4",
        "move item 3.5 to 3.1",
      ])
  }

  @Test("Elements in both lists are asked for once each, with both numbers")
  func pairs() {
    let diff = Diff(from: Array("abcdef"), to: Array("xfbcy"))
    var asked: [Diff.Pair] = []
    let pairs = diff.pairs { old, new in
      asked.append(.init(old: old, new: new))
      return old == 2
    }
    #expect(asked == [.init(old: 5, new: 1), .init(old: 1, new: 2), .init(old: 2, new: 3)])
    #expect(pairs == [.init(old: 2, new: 3)])
  }

  @Test("What stays is reloaded in the first batch, what moves or would be dropped in a second (Semantics 6.4, 6.17a)")
  func reloads() {
    // Nothing moves: one batch.
    let insert = Diff(from: Array("abc"), to: Array("xabc"))
    #expect(
      insert.batches(inSection: 0, reloading: [3, 1, 0, 3]).map { $0.map(\.text) } == [
        ["insert item 0.0", "reload item 0.0", "reload item 0.2"]
      ])
    // The last old number does not exist afterwards.
    let delete = Diff(from: Array("abcd"), to: Array("abd"))
    #expect(
      delete.batches(inSection: 0, reloading: [1, 2]).map { $0.map(\.text) } == [
        ["delete item 0.2", "reload item 0.1"], ["reload item 0.2"],
      ])
    // d moves, b and c are shifted by it: UIKit would put them at their old places.
    let move = Diff(from: Array("abcde"), to: Array("adbce"))
    #expect(
      move.batches(inSection: 0, reloading: [0, 1, 2, 4]).map { $0.map(\.text) } == [
        ["move item 0.3 to 0.1", "reload item 0.0", "reload item 0.4"], ["reload item 0.1", "reload item 0.2"],
      ])
    // Nothing but reloads.
    #expect(Diff(from: [1], to: [1]).batches(inSection: 0, reloading: [0]) == [[.reload(ItemPath(0, 0))]])
    #expect(Diff(from: [1], to: [1]).batches(inSection: 0, reloading: []) == [])
  }

  @Test("10,000 mixed edits of 100,000 elements take no more operations than edits")
  func mixedEdits() {
    var random = SeededRandom(seed: 1)
    let old = Array(0..<100_000)
    var new = old
    for index in stride(from: 99_990, through: 0, by: -10) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new.remove(at: index)
      case 1: new.insert(100_000 + index, at: index)
      default: new.insert(new.remove(at: Int.random(in: new.indices, using: &random)), at: index)
      }
    }
    let diff = Diff(from: old, to: new)
    #expect(diff.operationCount <= 10_000 && diff.operationCount > 9_000)
    #expect(ListCase.replayFailure(old, new, diff) == nil)
    #expect(diff.checkInvariants() == nil)
  }
}
