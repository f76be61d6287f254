/// What came out of a run of the pass.
public struct PortResult: Hashable, Sendable {
  /// A file under the path it was given.
  public struct File: Hashable, Sendable {
    /// The path as it was given.
    public var path: String
    /// The rewritten source, with as many lines as the original.
    public var bytes: [UInt8]
    /// Whether anything was rewritten.
    public var isChanged: Bool

    /// The rewritten source as text; bytes that are no UTF-8 are replaced in it, not in ``bytes``.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The files in the order they were given.
  public var files: [File]
  /// What was done, by file and place.
  public var notes: [PortNote]

  /// The notes of one severity.
  public func notes(_ severity: PortNote.Severity) -> [PortNote] { notes.filter { $0.severity == severity } }

  /// Whether everything could be rewritten.
  public var isComplete: Bool { !notes.contains { $0.severity == .error } }
}
