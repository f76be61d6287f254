// What begins with a slash: comments, regular expressions, division.

extension Lexer {
  /// Reads whatever the slash at the current place begins.
  mutating func slash() {
    switch peek(1) {
    case UInt8(ascii: "/"): emit(.comment, to: lineEnd(position))
    case UInt8(ascii: "*"): blockComment()
    default:
      if let end = regexEnd() { emit(.regex, to: end) } else { emit(.symbol, 1) }
    }
  }

  private mutating func blockComment() {
    var depth = 1
    var index = position + 2
    while index < bytes.count, depth > 0 {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    emit(.comment, to: index)
  }

  /// The end of `/…/` at the current place; nil when it divides.
  ///
  /// The compiler's own rule: where an operand may stand, no space after the first slash, a second slash on the line, and
  /// no bracket closed that was not opened.
  private func regexEnd() -> Int? {
    guard expectsOperand else { return nil }
    let first = peek(1)
    if first == 0x20 || first == 0x09 || first == 0x0A || first == 0x0D || first == 0 { return nil }
    let lineEnd = lineEnd(position)
    var index = position + 1
    var brackets = 0
    var isInClass = false
    while index < lineEnd {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: brackets += 1
      case UInt8(ascii: ")") where !isInClass:
        brackets -= 1
        if brackets < 0 { return nil }
      case UInt8(ascii: "/"): return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether an operand, not an operator, may stand at the current place.
  private var expectsOperand: Bool {
    guard let last = tokens.last(where: { $0.kind != .comment }) else { return true }
    switch last.kind {
    case .number, .string, .interpolationEnd, .regex, .pound, .comment: return false
    case .interpolationStart: return true
    case .word:
      return Lexer.wordsBeforeOperands.contains(String(decoding: bytes[last.start..<last.end], as: UTF8.self))
    case .symbol:
      // `a! / b` and `a? / b`: a postfix operator touches what is before it.
      let isPostfix = bytes[last.start] == UInt8(ascii: "!") || bytes[last.start] == UInt8(ascii: "?")
      return !isPostfix && last.end < position || last.end == position && bytes[last.start] == UInt8(ascii: "=")
    case .mark: return "([{,;:".utf8.contains(bytes[last.start])
    }
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "case", "if", "guard", "while", "in", "try", "await", "throw", "where", "switch", "else", "let", "var",
  ]

  /// The end of `#/…/#` at the current place, which may run over lines when its first line holds nothing more.
  func extendedRegexEnd(_ hashes: Int) -> Int? {
    let start = position + hashes + 1
    let firstLineEnd = lineEnd(start)
    let isMultiline = bytes[start..<firstLineEnd].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let limit = isMultiline ? bytes.count : firstLineEnd
    var index = start
    while index < limit {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "/"), index + hashes < bytes.count,
        bytes[(index + 1)...(index + hashes)].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return index + 1 + hashes
      }
      index += 1
    }
    return nil
  }
}
