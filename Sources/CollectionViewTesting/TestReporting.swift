import Testing
import XCTest

/// Where a check stands: what both test libraries want to know.
struct CheckPlace: Sendable {
  let fileID: StaticString
  /// XCTest wants the path as a literal.
  let file: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }

  /// As Swift Testing wants it. Not taken as a parameter: its default is a macro, which a test of XCTest does not import.
  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }
}

/// Fails the test that runs: one of Swift Testing, or an `XCTestCase`.
enum TestReporting {
  /// Something that a failing test keeps, with its file name.
  struct Kept: Sendable {
    let name: String
    let text: String
  }

  /// What a check does with its failure; tests of the checks put another in its place.
  @TaskLocal static var record: @Sendable (String, [Kept], CheckPlace) -> Void = { message, texts, place in
    // `Issue.record` is ignored inside of an XCTestCase.
    guard Test.current != nil else {
      XCTFail(message, file: place.file, line: place.line)
      return
    }
    for kept in texts { Attachment.record(kept.text, named: kept.name, sourceLocation: place.location) }
    Issue.record(Comment(rawValue: message), sourceLocation: place.location)
  }

  static func fail(_ message: String, attaching texts: [Kept] = [], at place: CheckPlace) {
    record(message, texts, place)
  }
}
