/// Rewrites Swift source written for iOS so that it compiles on Linux against this package's UIKit.
///
/// Objective-C's spellings are taken away or turned into equivalents, `#if` takes the iOS branch, and members that only
/// an Objective-C runtime lets extensions override reach the class body. Lines keep their numbers. Strings and comments
/// are never touched. What it rewrites it does not find again in its own output.
public enum SourcePort {
  /// A file to rewrite.
  public struct Input: Sendable {
    /// What the report calls it.
    public var path: String
    /// Its bytes, UTF-8 as a rule.
    public var bytes: [UInt8]

    /// Makes an input of bytes.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// Makes an input of text.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
  }

  /// Rewrites files together: a class in one may be extended or subclassed in another.
  ///
  /// - Complexity: O(*bytes*) but for the search for overridden members, which takes *classes* × *members*.
  public static func port(_ inputs: [Input]) -> PortResult {
    var program = Program(inputs.map { SourceText(path: $0.path, bytes: $0.bytes) })
    program.reportUnpairedBrackets()
    program.rewriteConditions()
    program.rewriteImports()
    program.blankAttributes()
    program.blankEntryPoints()
    program.rewriteSelectors()
    program.rewriteKeyPaths()
    program.rewriteLiterals()
    program.blankPreviews()
    program.rewriteOptionalRequirements()
    program.rewriteOverrides()
    program.isolateTests()
    program.importWhatIsNeeded()
    let files = zip(inputs, program.rewriters).map { input, rewriter in
      let bytes = rewriter.apply()
      return PortResult.File(path: input.path, bytes: bytes, isChanged: bytes != input.bytes)
    }
    let notes = program.rewriters.flatMap { rewriter in
      rewriter.notes.enumerated().sorted {
        ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
      }.map(\.element)
    }
    return PortResult(files: files, notes: notes)
  }

  /// Rewrites one file.
  public static func port(_ text: String, path: String = "Input.swift") -> PortResult {
    port([Input(path: path, text: text)])
  }
}
