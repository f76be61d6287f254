/// A place in a text, both numbers from 1; 0:0 is the place of a value that was built, not read.
///
/// Columns count Unicode scalars, so that a name in any script moves an error to where an editor shows it.
public struct JSONPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line, from 1. A line feed, a carriage return or both together end a line.
  public var line: Int32
  /// The column in the line, from 1, in Unicode scalars.
  public var column: Int32

  /// Makes a position; numbers that do not fit are brought to the largest that does.
  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// The position of what was not read from a text.
  public static let none = JSONPosition(line: 0, column: 0)

  /// `line:column`, as compilers print it.
  public var description: String { "\(line):\(column)" }

  /// By line, then by column.
  public static func < (a: JSONPosition, b: JSONPosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
