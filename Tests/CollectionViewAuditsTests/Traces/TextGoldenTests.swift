import CollectionViewAudits
import Foundation
import Testing

@Suite("Text goldens") struct TextGoldenTests {
  private func source() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)/MyTests.swift").path
  }

  @Test("A missing file is recorded and fails once; then the text is compared")
  func missing() throws {
    let file = source()
    let path = TextGolden.url(named: "1", file: file, test: "shows()")
    #expect(path.path.hasSuffix("/__Snapshots__/MyTests/shows.1.txt"))
    let first = TextGolden.compare("a\nb", record: .missing, file: file, test: "shows()")
    #expect(first.message == "Recorded \(path.path): run the test again to compare with it.")
    #expect(TextGolden.compare("a\nb", record: .missing, file: file, test: "shows()") == .same)
    let third = TextGolden.compare("a\nc", record: .missing, file: file, test: "shows()")
    #expect(third.message?.contains("-b") == true || third.message?.contains("- b") == true, "\(third)")
    #expect(try String(contentsOf: path, encoding: .utf8) == "a\nb\n")
    try FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent())
  }

  @Test("In CI nothing is written; a mode that writes still fails")
  func modes() throws {
    let file = source()
    let path = TextGolden.url(named: "x", file: file, test: "t()")
    #expect(TextGolden.compare("a", named: "x", record: .never, file: file, test: "t()").message != nil)
    #expect(!FileManager.default.fileExists(atPath: path.path))
    _ = TextGolden.compare("a", named: "x", record: .all, file: file, test: "t()")
    #expect(TextGolden.compare("b", named: "x", record: .failed, file: file, test: "t()").message != nil)
    #expect(TextGolden.compare("b", named: "x", record: .never, file: file, test: "t()") == .same)
    try FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent())
  }
}
