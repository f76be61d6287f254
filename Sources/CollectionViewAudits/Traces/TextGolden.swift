import CollectionViewRendering
import Foundation

/// A text that a test keeps in a file beside itself: a trace, a picture, a report.
///
/// The files are those of the usual snapshot libraries: `__Snapshots__/FileName/testName.1.txt` beside the test's source. In
/// names, what is no letter, digit or underscore becomes a hyphen. Line ends and a line feed at the end of the file count
/// for nothing.
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

    /// The name of the variable of the environment that says so for a whole run.
    public static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The environment's `SNAPSHOT_TESTING_RECORD`, or `missing`.
    ///
    /// A word that is none of these writes nothing: it is `never`, and each failure says so.
    public static var current: Record { mode(of: ProcessInfo.processInfo.environment[variable]) }

    static func mode(of word: String?) -> Record { word.map { Record(rawValue: $0) ?? .never } ?? .missing }

    /// What is wrong with the word of the environment; nil when nothing is.
    static func problem(of word: String?) -> String? {
      guard let word, Record(rawValue: word) == nil else { return nil }
      return "\(variable) is \"\(word)\", which is none of "
        + allCases.map(\.rawValue).joined(separator: ", ") + ": nothing was written."
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
}

// MARK: - Comparing

extension TextGolden {
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
    let text = plain(text)
    if record == .all {
      if let problem = write(text, to: path) { return .failure(problem) }
      return .failure(
        "Record mode is all: \(path.path) was written. Turn it off and run the test again to compare with it.")
    }
    switch read(path) {
    case .failure(let problem): return .failure(problem.text)
    case .success(nil):
      if record == .never {
        let word = Record.problem(of: ProcessInfo.processInfo.environment[Record.variable]).map { " " + $0 } ?? ""
        return .failure("There is no \(path.path), and nothing is recorded: run with record .missing.\(word)")
      }
      if let problem = write(text, to: path) { return .failure(problem) }
      return .failure("Recorded \(path.path): run the test again to compare with it.")
    case .success(let known?):
      guard known != text else { return .same }
      var message = "The text is not that of \(path.path):\n\(TextDiff.lines(known, text).text())"
      if record == .failed { message += "\n" + (write(text, to: path) ?? "The file was written anew.") }
      return .failure(message)
    }
  }

  /// Where a text is kept.
  public static func url(named name: String, file: String, test: String) -> URL {
    let source = URL(fileURLWithPath: file)
    return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(fileName(test)).\(fileName(name)).txt")
  }

  /// A name as file systems take it: `shows(text:)` is `shows-text`.
  package static func fileName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWord =
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: true
        default: scalar.properties.isAlphabetic
        }
      if isWord { result.unicodeScalars.append(scalar) } else if result.last != "-" { result.append("-") }
    }
    if result.first == "-" { result.removeFirst() }
    if result.last == "-" { result.removeLast() }
    // A name of signs alone would leave the file without one.
    return result.isEmpty ? "-" : result
  }

  /// With line feeds between lines and one at the end.
  private static func plain(_ text: String) -> String {
    var text = text.replacingOccurrences(of: "\r\n", with: "\n")
    if text.first == "\u{FEFF}" { text.removeFirst() }
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  // MARK: Files

  private struct Problem: Error { let text: String }

  /// What a file says; nil when there is none.
  private static func read(_ path: URL) -> Result<String?, Problem> {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else { return .success(nil) }
    if isFolder.boolValue { return .failure(Problem(text: "\(path.path) is a folder: move it away.")) }
    guard let data = FileManager.default.contents(atPath: path.path) else {
      return .failure(Problem(text: "\(path.path) cannot be read: see who may read it."))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return .failure(
        Problem(text: "\(path.path) is no text in UTF-8, so it is left as it is: convert it, or delete it."))
    }
    return .success(plain(text))
  }

  private static func write(_ text: String, to path: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      // In one go: another test that reads it meanwhile sees the old text or the new one.
      try Data(text.utf8).write(to: path, options: .atomic)
      return nil
    } catch {
      return "\(path.path) cannot be written: \(error.localizedDescription) Make its folder writable, or run with"
        + " \(Record.variable)=never."
    }
  }
}
