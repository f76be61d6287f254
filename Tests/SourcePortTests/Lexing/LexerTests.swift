import Foundation
import Testing

@testable import SourcePort

@Suite("Cutting source into tokens") struct LexerTests {
  @Test("Block comments may be nested, and hold quotes and slashes")
  func comments() {
    #expect(tokenTexts("a /* \" /* b */ // */ c // d \"\ne") == ["a", "/* \" /* b */ // */", "c", "// d \"", "e"])
    #expect(tokenTexts("a /* /* */ b", of: .comment) == ["/* /* */ b"])
  }

  @Test("The text of a string is one token, the code of its interpolations is code")
  func interpolation() {
    #expect(tokenTexts(#""a\(b("c\(d)"))e" f"#, of: .word) == ["b", "d", "f"])
    #expect(tokenTexts(#""a\(b)e""#, of: .string) == ["\"a", "e\""])
    #expect(tokenTexts(#""\"\\" x"#, of: .word) == ["x"])
  }

  @Test("Raw strings end with as many number signs as they began with")
  func rawStrings() {
    #expect(tokenTexts(##"#"a"\(b)\#(c)"# d"##, of: .word) == ["c", "d"])
    #expect(tokenTexts(###"##"a"#b"## c"###, of: .word) == ["c"])
    #expect(tokenTexts(##"#"""# a"##, of: .word) == ["a"])
  }

  @Test("Strings of several lines hold quotes and line feeds")
  func multiline() {
    #expect(tokenTexts("\"\"\"\n a \" \"\" b\n \"\"\" c", of: .word) == ["c"])
    #expect(tokenTexts("#\"\"\"\n \"\"\" \\(a) \\#(b)\n \"\"\"# c", of: .word) == ["b", "c"])
  }

  @Test("A string of one line that is not closed ends with its line")
  func unclosed() {
    #expect(tokenTexts("\"abc\nd", of: .word) == ["d"])
    #expect(tokenTexts("\"abc\\\nd", of: .word) == ["d"])
  }

  @Test("A slash divides after an operand and begins a regular expression before one")
  func slashes() {
    #expect(tokenTexts("let a = b / c / d", of: .regex) == [])
    #expect(tokenTexts("let a = /b\"c/; d", of: .regex) == ["/b\"c/"])
    #expect(tokenTexts("f(/a\\/b[/]/, 1)", of: .regex).count == 1)
    #expect(tokenTexts("reduce(1, /) + \"/\"", of: .regex) == [])
    #expect(tokenTexts("let a = #/b \" /c/# + d", of: .word) == ["let", "a", "d"])
    #expect(tokenTexts("(a) / 2 / c; a! / b / c; x[0] / y / z", of: .regex) == [])
  }

  @Test("Names in backticks are names, numbers keep their point, ranges do not")
  func wordsAndNumbers() {
    #expect(
      tokenTexts("`class`.x 1.5 1..<2 0xFF_0 a.0.1") == [
        "`class`", ".", "x", "1.5", "1", ".", ".", "<", "2", "0xFF_0", "a", ".", "0", ".", "1",
      ])
  }

  @Test("Every source of this package is covered by its tokens, and nothing between them is code")
  func roundTrip() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    var count = 0
    for folder in ["Sources", "Tests", "Benchmarks"] {
      let base = root.appending(path: folder).path
      guard let walk = FileManager.default.enumerator(atPath: base) else { continue }
      while let path = walk.nextObject() as? String {
        guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: base + "/" + path) else {
          continue
        }
        let source = SourceText(path: path, bytes: Array(data))
        var position = 0
        for token in source.tokens {
          #expect(token.start >= position && token.end > token.start, "\(path) at byte \(token.start)")
          #expect(source.bytes[position..<token.start].allSatisfy { $0 <= 0x20 }, "\(path) before byte \(token.start)")
          position = token.end
        }
        #expect(source.bytes[position...].allSatisfy { $0 <= 0x20 }, "\(path) at its end")
        let syntax = Syntax(source, file: 0)
        #expect(
          syntax.unpaired == nil, "\(path): \(syntax.unpaired.map { source.place(syntax.tokens[$0].start) } as Any)")
        count += 1
      }
    }
    #expect(count > 300)
  }
}
