/// The characters of a JSON text, one after the other, with the line and column of where it stands.
///
/// The bytes are well-formed UTF-8; that was checked before.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  var index = 0
  var line = 1
  /// Where the current line begins.
  var lineStart = 0
  /// Bytes since ``lineStart`` that continue a character: they take no column.
  var continuations = 0
}

// MARK: - Moving

extension JSONScanner {
  var position: JSONPosition { JSONPosition(line: line, column: index - lineStart - continuations + 1) }

  /// The byte here, 0 at the end: a text that holds a real zero byte is refused as any unexpected character is.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  var isAtEnd: Bool { index >= bytes.count }

  /// Goes past white space, and counts the lines.
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09:
        index += 1
      case 0x0A:
        index += 1
        startLine()
      case 0x0D:
        index += 1
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        startLine()
      default:
        return
      }
    }
  }

  private mutating func startLine() {
    line += 1
    lineStart = index
    continuations = 0
  }
}

// MARK: - Words

extension JSONScanner {
  /// Reads a value that is no string, array or object.
  mutating func scalar() throws(ScenarioError) -> JSONValue {
    let start = position
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONValue(try number(), at: start)
    case UInt8(ascii: "t") where take("true"): return JSONValue(.bool(true), at: start)
    case UInt8(ascii: "f") where take("false"): return JSONValue(.bool(false), at: start)
    case UInt8(ascii: "n") where take("null"): return JSONValue(.null, at: start)
    default: throw unexpected(wanted: "a value")
    }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[index + offset] != word.utf8Start[offset] { return false }
    if index + length < bytes.count, JSONScanner.continuesWord(bytes[index + length]) { return false }
    index += length
    return true
  }

  /// Whether a byte would make a longer word of `true` or `12`.
  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF: true
    default: false
    }
  }
}

// MARK: - Complaining

extension JSONScanner {
  func failure(_ message: String, at position: JSONPosition? = nil) -> ScenarioError {
    ScenarioError(file: file, position: position ?? self.position, message: message)
  }

  /// An error about the character here, with advice for what people write by habit.
  func unexpected(wanted: String) -> ScenarioError {
    if isAtEnd { return failure("the text ends here, expected \(wanted)") }
    switch byte {
    case UInt8(ascii: "/"):
      return failure("JSON has no comments, expected \(wanted); remove it")
    case UInt8(ascii: "'"):
      return failure("found a single quote, expected \(wanted); strings stand in double quotes")
    default: break
    }
    let found = wordHere()
    let advice =
      switch found.lowercased() {
      case "nan", "infinity", "inf", "+", "+infinity": "; numbers are finite and begin with a digit or a minus"
      case "true", "false", "null", "none", "nil", "undefined": "; the words are true, false and null"
      default: ""
      }
    return failure("found \(quoted(found)), expected \(wanted)\(advice)")
  }

  /// The word or character here, for a message.
  private func wordHere() -> String {
    var end = index
    while end < bytes.count, end - index < 80, JSONScanner.continuesWord(bytes[end]) { end += 1 }
    if end == index { end += 1 }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self)
    // A word cut inside a character would end in a replacement character.
    return text.last == "\u{FFFD}" && text.count > 1 ? String(text.dropLast()) : text
  }
}
