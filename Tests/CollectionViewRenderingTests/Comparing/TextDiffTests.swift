import CollectionViewRendering
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Text diff") struct TextDiffTests {
  @Test("Common, removed and added lines come in order with their numbers, removed before added")
  func lines() {
    #expect(
      TextDiff.lines("a\nb\nc", "a\nx\ny\nc\n").lines == [
        .common(old: 0, new: 0, text: "a"), .removed(old: 1, text: "b"), .added(new: 1, text: "x"),
        .added(new: 2, text: "y"), .common(old: 2, new: 3, text: "c"),
      ])
  }

  @Test("Equal texts have no changes and no text", arguments: ["", "a", "a\nb\n"])
  func equal(_ text: String) {
    let diff = TextDiff.lines(text, text)
    #expect(diff.isEmpty)
    #expect(diff.text() == "")
  }

  @Test("Against an empty text everything is removed or added")
  func againstNothing() {
    #expect(TextDiff.lines("a\nb", "").text() == "- a\n- b")
    #expect(TextDiff.lines("", "a\nb").text() == "+ a\n+ b")
    #expect(TextDiff.lines("a\nb", "").removedCount == 2)
    #expect(TextDiff.lines("", "a\nb").addedCount == 2)
  }

  @Test("The text keeps some lines around each change and says how many it leaves out")
  func context() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    let diff = TextDiff.lines(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(diff.text(context: 1) == "… 8 lines\n  9\n- 10\n+ ten\n  11\n… 9 lines")
    #expect(diff.text(context: 0) == "… 9 lines\n- 10\n+ ten\n… 10 lines")
    #expect(diff.text(context: 9).hasPrefix("  1\n"))
    #expect(diff.text(context: 8).hasPrefix("… 1 line\n  2\n"))
    #expect(diff.text(context: nil).split(separator: "\n").count == 21)
    #expect(diff.text(context: .max) == diff.text(context: nil))
  }

  @Test("Traces are compared without event and cause numbers, and without them only")
  func traces() {
    let old = """
      12 cellReused c1 "Cell" for 0.5 <- 11
      13 cellConfigured c1 0.5 item 7
      """
    let new = """
      4 layoutInvalidated requested
      5 cellReused c1 "Cell" for 0.5 <- 4
      6 cellConfigured c1 0.5 item 8
      """
    #expect(
      TextDiff.lines(old, new, comparison: .traceLines).text() == """
        + 4 layoutInvalidated requested
          5 cellReused c1 "Cell" for 0.5 <- 4
        - 13 cellConfigured c1 0.5 item 7
        + 6 cellConfigured c1 0.5 item 8
        """)
    #expect(TextDiff.lines(old, new).addedCount == 3)
  }

  @Test("Two views that scroll the same way from different starts have traces that differ only in numbers")
  func realTraces() {
    let first = PictureFixture.list([20]).scroll(to: 0)
    let second = PictureFixture.list([20]).scroll(to: 0)
    second.view.record { second.view.setNeedsLayout() }
    second.view.record { second.view.reloadData() }
    second.scroll(to: 0)
    let one = first.view.record { first.scroll(to: 130) }.text
    let two = second.view.record { second.scroll(to: 130) }.text
    #expect(one != two)
    let diff = TextDiff.lines(one, two, comparison: .traceLines)
    #expect(diff.lines.contains { $0.isCommon })
    #expect(diff.removedCount == diff.addedCount)
  }
}
