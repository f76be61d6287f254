import Testing

@testable import CollectionViewRendering

@Suite("Plain text") struct PlainTextTests {
  @Test("East Asian characters and emoji take two columns, combined ones no more than their base")
  func width() {
    #expect(PlainText.width("abc") == 3)
    #expect(PlainText.width("東京") == 4)
    #expect(PlainText.width("e\u{301}") == 1)
    #expect(PlainText.width("👩‍👩‍👧") == 2)
    #expect(PlainText.width("╔═…") == 3)
  }

  @Test("A text that fits is left alone, a longer one ends in an ellipsis within the width")
  func cut() {
    #expect(PlainText.cut("abc", to: 3) == "abc")
    #expect(PlainText.cut("abcd", to: 3) == "ab…")
    #expect(PlainText.cut("東京都", to: 4) == "東…")
    #expect(PlainText.cut("ab", to: 1) == "…")
    #expect(PlainText.cut("ab", to: 0) == "")
  }

  @Test("Phrases wrap whole")
  func wrapped() {
    #expect(PlainText.wrapped(["ab", "cd", "efghij"], to: 5) == ["ab cd", "efgh…"])
    #expect(PlainText.wrapped(["ab", "cd"], to: 4) == ["ab", "cd"])
    #expect(PlainText.wrapped([], to: 4).isEmpty)
  }

  @Test("A line break at the end does not make another line")
  func lines() {
    #expect(PlainText.lines("").isEmpty)
    #expect(PlainText.lines("a") == ["a"])
    #expect(PlainText.lines("a\n") == ["a"])
    #expect(PlainText.lines("a\n\nb\r\n") == ["a", "", "b"])
  }

  @Test("Control characters are written out")
  func escaped() { #expect(PlainText.quoted("a\t\u{1B}[1m\\\u{2028}") == #""a\t\u{1b}[1m\\\u{2028}""#) }
}
