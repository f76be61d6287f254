import Foundation
import Testing

@testable import CollectionViewAudits

@Suite("Files of goldens") struct TextGoldenFileTests {
  /// A folder that is gone afterwards.
  private func inFolder(_ body: (_ file: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("MyTests.swift").path)
  }

  @Test(
    "Names become files as in the usual libraries",
    arguments: [
      ("shows()", "shows"), ("shows(text:fits:)", "shows-text-fits"),
      ("`A star stands for any text`()", "A-star-stands-for-any-text"),
      ("dark mode", "dark-mode"), ("a/b", "a-b"), ("größe_2", "größe_2"), ("..", "-"), ("0.5", "0-5"),
    ])
  func names(name: String, file: String) {
    #expect(TextGolden.fileName(name) == file)
  }

  @Test("Line ends, a mark of the byte order and a line feed at the end count for nothing")
  func lineEnds() throws {
    try inFolder { file in
      let path = TextGolden.url(named: "1", file: file, test: "t()")
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      for text in ["a\r\nb\r\n", "a\nb", "\u{FEFF}a\nb\n"] {
        try Data(text.utf8).write(to: path)
        #expect(TextGolden.compare("a\nb", record: .never, file: file, test: "t()") == .same)
        #expect(TextGolden.compare("a\r\nb\r\n", record: .never, file: file, test: "t()") == .same)
      }
      try Data("a\n\nb".utf8).write(to: path)
      #expect(TextGolden.compare("a\nb", record: .never, file: file, test: "t()") != .same)
    }
  }

  @Test("A file that is no text, or a folder, is left as it is")
  func noText() throws {
    try inFolder { file in
      let path = TextGolden.url(named: "1", file: file, test: "t()")
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data([0xC3, 0x28]).write(to: path)
      let outcome = TextGolden.compare("a", record: .missing, file: file, test: "t()")
      #expect(outcome.message?.contains("is no text in UTF-8") == true, "\(outcome)")
      #expect(try Data(contentsOf: path) == Data([0xC3, 0x28]))
      try FileManager.default.removeItem(at: path)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      #expect(
        TextGolden.compare("a", record: .missing, file: file, test: "t()").message?.contains("is a folder") == true)
    }
  }

  @Test("What cannot be written says so and what to do")
  func unwritable() throws {
    try inFolder { file in
      // A file where the folder would be: as a folder that nobody may write, for whoever runs the tests.
      let blocked = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      try Data().write(to: blocked)
      let outcome = TextGolden.compare("a", record: .missing, file: file, test: "t()")
      #expect(
        outcome.message?.contains("cannot be written") == true
          && outcome.message?.contains("SNAPSHOT_TESTING_RECORD=never") == true, "\(outcome)")
    }
  }

  @Test("A word that is no mode writes nothing, and says so")
  func words() {
    #expect(TextGolden.Record.mode(of: nil) == .missing)
    #expect(TextGolden.Record.mode(of: "all") == .all)
    #expect(TextGolden.Record.mode(of: "true") == .never)
    #expect(
      TextGolden.Record.problem(of: "true")
        == "SNAPSHOT_TESTING_RECORD is \"true\", which is none of never, missing, failed, all: nothing was written.")
  }

  @Test("Tests that record at once write whole files")
  func atOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("MyTests.swift").path
    let text = String(repeating: "line\n", count: 2_000)
    let messages = await withTaskGroup(of: String?.self) { group in
      for number in 0..<16 {
        group.addTask {
          TextGolden.compare(text, named: "\(number % 2)", record: .missing, file: file, test: "t()").message
        }
      }
      return await group.reduce(into: [String]()) { if let message = $1 { $0.append(message) } }
    }
    #expect(messages.allSatisfy { $0.hasPrefix("Recorded ") }, "\(messages)")
    for name in ["0", "1"] {
      #expect(TextGolden.compare(text, named: name, record: .never, file: file, test: "t()") == .same)
    }
  }
}
