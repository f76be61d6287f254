public import CollectionViewAudits
import CollectionViewRendering
import CollectionViewScenarios
import Foundation
import Testing
public import VirtualCollectionView

// Texts that are kept beside the test.

/// Fails unless a text is that of its file beside the test: `__Snapshots__/FileName/testName.1.txt`.
///
/// - Parameters:
///   - name: Tells several texts of one test apart; texts without one are numbered from 1 in the order in which the test
///     compares them. A test with arguments runs many times at once and has to name its texts: `named: "\(argument)"`.
///   - record: When the file is written; see ``TextGolden/Record``.
public func expectGolden(
  _ text: String, named name: String? = nil, record: TextGolden.Record = .current,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) {
  compareGolden(
    text, name, record, at: CheckPlace(fileID, file, line, column), function: function, keeping: { [] })
}

/// Fails unless a trace is that of its file; see ``expectGolden(_:named:record:fileID:file:line:column:function:)``.
public func expectGolden(
  _ trace: CollectionView.Trace, named name: String? = nil, record: TextGolden.Record = .current,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) {
  compareGolden(
    trace.text, name, record, at: CheckPlace(fileID, file, line, column), function: function, keeping: { [] })
}

/// What of a view is kept as a text.
public enum GoldenForm: Hashable, Sendable, CaseIterable {
  /// What is on screen: frames, labels, texts, a line for each element; `contentDescription`.
  case screen
  /// A picture in letters.
  case picture
  /// All that the layout answers, on screen or not, a line for each element: frame, order, opacity.
  case layout
  /// The scenario that leads to what is on screen.
  case scenario
}

/// Fails unless what a view shows is that of its file; the view is laid out first.
///
/// See ``expectGolden(_:named:record:fileID:file:line:column:function:)``.
@MainActor public func expectGolden(
  _ view: CollectionView, as form: GoldenForm = .screen, named name: String? = nil,
  record: TextGolden.Record = .current, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) {
  view.layoutIfNeeded()
  let text =
    switch form {
    case .screen: view.contentDescription
    case .picture: TextPicture(view).text
    case .layout: view.collectionViewLayout.answersText
    case .scenario: Scenario(of: view, name: TextGolden.fileName(function)).text
    }
  compareGolden(text, name, record, at: CheckPlace(fileID, file, line, column), function: function) {
    MainActor.assumeIsolated { TestReporting.Kept.of(view) }
  }
}

private func compareGolden(
  _ text: String, _ name: String?, _ record: TextGolden.Record, at place: CheckPlace, function: String,
  keeping kept: () -> [TestReporting.Kept]
) {
  if name == nil, Test.current?.isParameterized == true {
    TestReporting.fail(
      "A test with arguments runs many times at once: give its goldens names, such as named: \"\\(argument)\".",
      attaching: [TestReporting.Kept(name: "golden.txt", text: text)], at: place)
    return
  }
  let file = "\(place.file)"
  if let name, let other = GoldenNumbers.other(than: name, file: file, function: function) {
    TestReporting.fail(
      "The names \"\(name)\" and \"\(other)\" are kept in one file, \"\(TextGolden.fileName(name))\": signs are left out of file"
        + " names. Give them names of other letters.",
      attaching: [TestReporting.Kept(name: "golden.txt", text: text)], at: place)
    return
  }
  let name = name ?? GoldenNumbers.next(file: file, function: function)
  guard let message = TextGolden.compare(text, named: name, record: record, file: file, test: function).message else {
    return
  }
  TestReporting.fail(
    message, attaching: [TestReporting.Kept(name: "\(TextGolden.fileName(name)).txt", text: text)] + kept(), at: place)
}

/// How many texts without names a test compared, and which names it used: one test function after another in one process.
private enum GoldenNumbers {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var counts: [String: Int] = [:]

  private nonisolated(unsafe) static var names: [String: String] = [:]

  /// Another name that this process kept in the same file; nil when there is none.
  static func other(than name: String, file: String, function: String) -> String? {
    lock.withLock {
      // File systems tell cases apart or not.
      let key = "\(file) \(function) \(TextGolden.fileName(name).lowercased())"
      if let known = names[key] { return known == name ? nil : known }
      names[key] = name
      return nil
    }
  }

  static func next(file: String, function: String) -> String {
    lock.withLock {
      counts["\(file) \(function)", default: 0] += 1
      return String(counts["\(file) \(function)"] ?? 1)
    }
  }
}
