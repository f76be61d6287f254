import Foundation
import Testing
import TestSupport

@testable import SourcePort

@Suite("Whole files") struct WholeFileTests {
  private static let sample = """
    import Foundation
    import os.log
    #if os(iOS) && !targetEnvironment(macCatalyst)
    @objc protocol P { @objc optional func a(_ x: Int) -> String; @objc optional var b: Int { get } }
    #endif
    @objcMembers class A: NSObject { @IBOutlet weak var v: UIView!
      func tapped(_ s: Any) { use(#selector(tapped), #keyPath(A.v), "x\\(1 + 2)\\(#keyPath(A.v))y") }
    }
    extension A: UIScrollViewDelegate { override var description: String { "a" }
      func scrollViewDidScroll(_ s: UIScrollView) {} }
    class B: A { override func scrollViewDidScroll(_ s: UIScrollView) {}
      func scrollViewDidZoom(_ s: UIScrollView) { let r = /a"b/; _ = 1 / 2 / 3 } }
    /* @objc /* nested */ */ let t = #\"\"\"
      @objc \\#(1)
      \"\"\"#
    @MainActor class T: XCTestCase { func testA() {}; func testB() async {} }

    """

  @Test("A second run finds nothing to do in what the first one wrote")
  func idempotent() {
    let first = SourcePort.port(WholeFileTests.sample)
    #expect(first.isComplete)
    let second = SourcePort.port(first.files[0].text)
    #expect(second.notes.map(\.text) == [])
    #expect(second.files[0].text == first.files[0].text)
  }

  @Test("Lines keep their numbers")
  func lineCount() {
    let text = ported(WholeFileTests.sample)
    #expect(text.count { $0 == "\n" } == WholeFileTests.sample.count { $0 == "\n" })
  }

  @Test("A bracket without partner is an error with its place")
  func unpaired() {
    let result = SourcePort.port("class A {\n  func f() {\n}\n", path: "A.swift")
    #expect(
      result.notes.map(\.text) == [
        "A.swift:1:9: error: this '{' has no partner in the branches that iOS compiles; is the file complete?"
      ])
  }

  @Test("The report names place, reason, before and after, as text and as JSON")
  func report() throws {
    let result = SourcePort.port("let a = \"é\", b = #keyPath(A.c)", path: "A.swift")
    #expect(result.notes[0].text == "A.swift:1:18: a key path is its text: '#keyPath(A.c)' -> '\"c\"'")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.json.utf8)) as? [String: Any])
    #expect(json["changed"] as? [String] == ["A.swift"])
    #expect((json["notes"] as? [[String: Any]])?.first?["after"] as? String == "\"c\"")
  }

  @Test(
    "Any prefix of a file, and any soup of its pieces, ends, keeps its lines, and does not touch comments",
    arguments: [
      UInt64(1), 2, 3, 4,
    ])
  func soup(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = Array(WholeFileTests.sample.utf8)
    for _ in 0..<60 { check(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))), seed) }
    let pieces =
      tokenTexts(WholeFileTests.sample) + ["\n", "\n", "(", ")", "{", "}", "\"", "\"\"\"", "#if", "#else", "/*", "<"]
    for _ in 0..<150 {
      let text = (0..<Int.random(in: 1...80, using: &random)).map { _ in pieces.randomElement(using: &random)! }
      check(Array(text.joined(separator: Bool.random(using: &random) ? " " : "").utf8), seed)
    }
    for _ in 0..<50 { check((0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }, seed) }
  }

  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    let result = SourcePort.port([SourcePort.Input(path: "A.swift", bytes: bytes)])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      result.files[0].bytes.count { $0 == 0x0A } == bytes.count { $0 == 0x0A }, "seed \(seed), source: \(text)")
    let comments = { (bytes: [UInt8]) -> [String] in
      let source = SourceText(path: "", bytes: bytes)
      return source.tokens.filter { $0.kind == .comment }.map(source.text)
    }
    // What a blanked preview or rewritten selector held goes with it.
    if !text.contains("#"), result.isComplete {
      #expect(comments(result.files[0].bytes) == comments(bytes), "seed \(seed), source: \(text)")
    }
  }

  @Test("Nesting of any depth is no danger to the stack")
  func deep() {
    for piece in ["(", "{", "class A {", "\"\\(", "[", "#if (", "!", "/*", "func f() {", "<"] {
      let text = String(repeating: piece, count: 5_000)
      #expect(ported(text).count { $0 == "\n" } == 0, "\(piece)")
      #expect(ported("#if " + text).count { $0 == "\n" } == 0, "\(piece)")
    }
  }
}
