/// A file's bytes, tokens and lines.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  /// All tokens, comments included.
  let tokens: [Token]
  /// The offset of each line's first byte.
  let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The text of a token.
  func text(_ token: Token) -> String { text(token.start..<token.end) }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a line ends between two tokens.
  func hasLineBreak(between first: Token, and second: Token) -> Bool {
    bytes[first.end..<max(first.end, second.start)].contains(0x0A)
  }

  /// The line, from one, and the column in letters, from one, of an offset.
  ///
  /// - Complexity: O(log *lines* + length of the line).
  func place(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    // A byte that continues a letter is not a column of its own.
    let column = bytes[lineStarts[low]..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }
}
