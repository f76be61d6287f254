import CollectionViewRendering
import Foundation

/// A text that a test keeps in a file beside itself: a trace, a picture, a report.
///
/// The files are those of the usual snapshot libraries: `__Snapshots__/FileName/testName.1.txt` beside the test's source.
public enum TextGolden {
  /// When files are written.
  public enum Record: String, Hashable, Sendable, CaseIterable {
    /// Never: a missing file is a failure. For CI.
    case never
    /// When there is none; the test fails once, so that nobody overlooks it.
    case missing
    /// When the text differs; the test fails with the difference all the same.
    case failed
    /// Always; the test fails, so that the mode is not left on.
    case all

    /// The environment's `SNAPSHOT_TESTING_RECORD`, or `missing`.
    public static var current: Record {
      ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init) ?? .missing
    }
  }

  /// What comparing came to.
  public enum Outcome: Hashable, Sendable {
    /// The file says the same.
    case same
    /// What the test is to fail with; whether the file was written is part of it.
    case failure(String)

    /// The text of a failure; nil when all is well.
    public var message: String? {
      if case .failure(let text) = self { text } else { nil }
    }
  }

  /// Compares a text with its file.
  ///
  /// - Parameters:
  ///   - name: Tells several texts of one test apart: a number or a word.
  ///   - file: The source file of the test, by which the folder is found.
  ///   - test: The name of the test function.
  public static func compare(
    _ text: String, named name: String = "1", record: Record = .current, file: String, test: String
  ) -> Outcome {
    let path = url(named: name, file: file, test: test)
    let text = text.hasSuffix("\n") ? text : text + "\n"
    let known = try? String(contentsOf: path, encoding: .utf8)
    switch (known, record) {
    case (_, .all), (nil, .missing), (nil, .failed):
      if let problem = write(text, to: path) { return .failure(problem) }
      return .failure("Recorded \(path.path): run the test again to compare with it.")
    case (nil, .never): return .failure("There is no \(path.path), and nothing is recorded: run with record .missing.")
    case (let known?, _):
      guard known != text else { return .same }
      var message = "The text is not that of \(path.path):\n\(TextDiff.lines(known, text).text())"
      if record == .failed { message += write(text, to: path) ?? "\nThe file was written anew." }
      return .failure(message)
    }
  }

  /// Where a text is kept.
  public static func url(named name: String, file: String, test: String) -> URL {
    let source = URL(fileURLWithPath: file)
    let function = test.split(separator: "(").first.map(String.init) ?? test
    return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(function).\(name).txt")
  }

  private static func write(_ text: String, to path: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: path, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(path.path) cannot be written: \(error)"
    }
  }
}
