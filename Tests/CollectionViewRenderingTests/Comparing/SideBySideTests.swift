import CollectionViewRendering
import Foundation
import TestSupport
import Testing

@Suite("Side by side") struct SideBySideTests {
  @Test("Rows by position have a sign where lines differ or only one text has a line")
  func position() {
    let sides = SideBySide("same\nleft\nmore\n", "same\nright", width: 15, titles: (left: "old", right: "new"))
    #expect(
      sides.text == """
        old      new
        same     same
        left   | right
        more   <
        """)
    #expect(sides.differences == 2)
    #expect(SideBySide("", "a", width: 15).text == "       > a")
  }

  @Test("Lines that differ only beyond the cut still count as different")
  func cut() {
    let sides = SideBySide("abcdefgh1", "abcdefgh2", width: 15)
    #expect(sides.text == "abcde… | abcde…")
    #expect(sides.differences == 1)
  }

  @Test("By difference what is common stays side by side, replaced lines share rows")
  func difference() {
    let sides = SideBySide("a\nb\nc\nd", "x\na\nB\nC2\nC3\nd", width: 9, alignment: .difference(.whole))
    #expect(
      sides.text == """
            > x
        a     a
        b   | B
        c   | C2
            > C3
        d     d
        """)
    #expect(sides.differences == 4)
  }

  @Test("Trace lines that differ in numbers alone have no sign, and show their own numbers")
  func traceLines() {
    let sides = SideBySide("1 a <- 0", "22 a <- 3", width: 21, alignment: .difference(.traceLines))
    #expect(sides.text == "1 a <- 0    22 a <- 3")
    #expect(sides.differences == 0)
  }

  @Test("No row is wider than asked, whatever the lines")
  func width() {
    let letters = Array("abc 東é…|")
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      func text() -> String {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          String((0..<Int.random(in: 0...60, using: &random)).map { _ in letters.randomElement(using: &random)! })
        }.joined(separator: "\n")
      }
      let width = Int.random(in: 9...90, using: &random)
      for alignment in [SideBySide.Alignment.position, .difference(.whole)] {
        for row in SideBySide(text(), text(), width: width, alignment: alignment).text.split(separator: "\n") {
          let columns = row.reduce(0) { $0 + ($1 == "東" ? 2 : 1) }
          #expect(columns <= width, "seed \(seed): \(row)")
          #expect(!row.hasSuffix(" "), "seed \(seed): \(row)")
        }
      }
    }
  }
}
