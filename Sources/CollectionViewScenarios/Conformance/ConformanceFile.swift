/// A file of recorded cases: one array, a case an element.
public struct ConformanceFile: Hashable, Sendable {
  /// The cases in the order of the file.
  public var cases: [ConformanceCase]

  /// Reads the file at `path`; `-` is standard input.
  public static func read(_ path: String, limits: JSONLimits = .conformance) throws(ScenarioError) -> ConformanceFile {
    try ConformanceFile(json: try JSONFile.read(path, limits: limits), file: JSONFile.displayName(of: path))
  }

  /// Reads cases from text.
  public init(text: String, file: String = "") throws(ScenarioError) {
    try self.init(json: try JSONReader.read(text: text, file: file, limits: .conformance), file: file)
  }

  /// Checks a document and makes cases of it.
  ///
  /// - Throws: The first thing that is wrong, and two cases of one `id`.
  public init(json: JSONValue, file: String = "") throws(ScenarioError) {
    let cursors = try DecodingCursor(json, file: file).elements("a list of cases")
    var seen: [String: JSONPosition] = [:]
    cases = []
    cases.reserveCapacity(cursors.count)
    for cursor in cursors {
      let next = try ConformanceCase(cursor)
      if let earlier = seen.updateValue(cursor.value.position, forKey: next.id) {
        throw cursor.failure("the id \(quoted(next.id)) stands twice, first at \(earlier); ids are unique")
      }
      cases.append(next)
    }
  }
}
