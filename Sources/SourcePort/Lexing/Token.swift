/// A piece of Swift source that is not white space.
public struct Token: Hashable, Sendable {
  /// What the piece is.
  public enum Kind: Hashable, Sendable {
    /// A name or keyword; with its backticks when it has them.
    case word
    /// A number, with its sign left out.
    case number
    /// One letter of an operator: `->` is two tokens that touch.
    case symbol
    /// A bracket, comma, colon, semicolon, full stop, at sign or stray letter.
    case mark
    /// `#word`: a directive, a literal or a macro.
    case pound
    /// Text of a string literal, quotes included where they are; never code.
    case string
    /// `\(` within a string; code follows.
    case interpolationStart
    /// The bracket that ends an interpolation.
    case interpolationEnd
    /// `/…/` or `#/…/#`.
    case regex
    /// A comment with its marks; block comments may be nested.
    case comment
  }

  /// What the piece is.
  public var kind: Kind
  /// The offset of its first byte.
  public var start: Int
  /// The offset after its last byte.
  public var end: Int
}
