// String literals: plain, raw, of several lines, interpolated.

extension Lexer {
  /// Begins a string literal at its first `#` or quote.
  mutating func beginString(hashes: Int) {
    let quote = position + hashes
    var isMultiline = hasQuotes(3, at: quote)
    // `#"""#` is a string of one quote, not the start of several lines.
    if isMultiline, hashes > 0 {
      var index = quote + 1
      let end = lineEnd(index)
      while index < end {
        if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { isMultiline = false }
        index += 1
      }
    }
    let context = StringContext(hashes: hashes, isMultiline: isMultiline, openBrackets: 0)
    continueString(context, from: quote + (isMultiline ? 3 : 1))
  }

  /// Goes on with the text of a string up to its end or next interpolation.
  mutating func continueString(_ context: StringContext) { continueString(context, from: position) }

  private mutating func continueString(_ context: StringContext, from start: Int) {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"") where ends(context, at: index):
        return emitString(to: index + (context.isMultiline ? 3 : 1) + context.hashes)
      case UInt8(ascii: "\\") where hasHashes(context.hashes, at: index + 1):
        let next = index + 1 + context.hashes
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          emitString(to: index)
          emit(.interpolationStart, to: next + 1)
          stack.append(context)
          stack[stack.count - 1].openBrackets = 0
          return
        }
        // A line feed after the backslash still ends a string of one line.
        let isLineEnd = next < bytes.count && (bytes[next] == 0x0A || bytes[next] == 0x0D)
        index = isLineEnd ? next : next + 1
      case 0x0A, 0x0D:
        if !context.isMultiline { return emitString(to: index) }
        index += 1
      default: index += 1
      }
    }
    emitString(to: bytes.count)
  }

  /// Text between two interpolations may be empty; an empty token would stand for nothing.
  private mutating func emitString(to end: Int) {
    if end > position { emit(.string, to: end) }
  }

  private func ends(_ context: StringContext, at index: Int) -> Bool {
    context.isMultiline
      ? hasQuotes(3, at: index) && hasHashes(context.hashes, at: index + 3) : hasHashes(context.hashes, at: index + 1)
  }

  private func hasQuotes(_ count: Int, at index: Int) -> Bool { has(UInt8(ascii: "\""), count, at: index) }

  private func hasHashes(_ count: Int, at index: Int) -> Bool { has(UInt8(ascii: "#"), count, at: index) }

  private func has(_ byte: UInt8, _ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    return bytes[index..<(index + count)].allSatisfy { $0 == byte }
  }
}
