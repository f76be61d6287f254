/// Cuts Swift source into tokens.
///
/// Everything that is no token is white space. Strings are opaque but for their interpolations, whose code is cut like
/// any other. No input is refused: what ends too early ends with the file. Takes time in proportion to the length, and
/// nesting costs memory, not stack.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// The strings around the current place, each with the round brackets open in its interpolation.
  var stack: [StringContext] = []

  /// A string literal that an interpolation is in the middle of.
  struct StringContext {
    var hashes: Int
    var isMultiline: Bool
    var openBrackets: Int
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a source, in order.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  /// The byte at an offset from the current one; zero outside.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// Adds a token that ends `length` bytes further on.
  mutating func emit(_ kind: Token.Kind, _ length: Int) {
    let end = min(position + length, bytes.count)
    tokens.append(Token(kind: kind, start: position, end: end))
    position = end
  }

  /// Adds a token that ends at `end`.
  mutating func emit(_ kind: Token.Kind, to end: Int) { emit(kind, end - position) }
}

// MARK: - Code

extension Lexer {
  private mutating func run() {
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { emit(.comment, to: lineEnd(position)) }
    while position < bytes.count { step() }
  }

  private mutating func step() {
    let byte = peek()
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00: position += 1
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): beginString(hashes: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "`"): quotedName()
    case UInt8(ascii: "("):
      if !stack.isEmpty { stack[stack.count - 1].openBrackets += 1 }
      emit(.mark, 1)
    case UInt8(ascii: ")"): closingBracket()
    default: other(byte)
    }
  }

  private mutating func other(_ byte: UInt8) {
    if Lexer.isDigit(byte) {
      number()
    } else if Lexer.isWordByte(byte) {
      emit(.word, to: end(from: position, while: Lexer.isWordByte))
    } else if Lexer.isSymbol(byte) {
      emit(.symbol, 1)
    } else {
      emit(.mark, 1)
    }
  }

  private mutating func closingBracket() {
    guard let context = stack.last else { return emit(.mark, 1) }
    if context.openBrackets > 0 {
      stack[stack.count - 1].openBrackets -= 1
      return emit(.mark, 1)
    }
    emit(.interpolationEnd, 1)
    stack.removeLast()
    continueString(context)
  }

  private mutating func quotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "`") {
      emit(.word, to: end + 1)
    } else {
      emit(.mark, 1)
    }
  }

  private mutating func number() {
    var end = self.end(from: position, while: Lexer.isWordByte)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Lexer.isDigit(bytes[end + 1]),
      !(tokens.last.map { $0.end == position && bytes[$0.start] == UInt8(ascii: ".") } ?? false)
    {
      end = self.end(from: end + 1, while: Lexer.isWordByte)
    }
    emit(.number, to: end)
  }

  private mutating func pound() {
    var hashes = 1
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") { return beginString(hashes: hashes) }
    if peek(hashes) == UInt8(ascii: "/"), let end = extendedRegexEnd(hashes) { return emit(.regex, to: end) }
    if hashes == 1, Lexer.isWordByte(peek(1)), !Lexer.isDigit(peek(1)) {
      return emit(.pound, to: end(from: position + 1, while: Lexer.isWordByte))
    }
    emit(.mark, 1)
  }
}

// MARK: - Bytes

extension Lexer {
  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: isDigit(byte)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"): true
    case UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"): true
    case UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "/"): true
    default: false
    }
  }

  func end(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, holds(bytes[end]) { end += 1 }
    return end
  }

  /// The offset of the line feed, or carriage return before one, that ends the line of `start`.
  func lineEnd(_ start: Int) -> Int {
    end(from: start) { $0 != 0x0A && $0 != 0x0D }
  }
}
