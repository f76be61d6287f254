extension JSONScanner {
  /// Reads a string; the opening quote is here.
  mutating func string() throws(ScenarioError) -> String {
    let start = position
    index += 1
    let first = index
    let length = plainRun()
    if byte == UInt8(ascii: "\""), !isAtEnd {
      index += 1
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<first + length]), as: UTF8.self)
    }
    var text = Array(bytes[first..<first + length])
    while true {
      guard !isAtEnd else { throw failure("the text ends inside a string; close it with a double quote", at: start) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text, stringStart: start)
      case 0..<0x20:
        if byte == 0x0A || byte == 0x0D {
          throw failure("the string is not closed on its line; close it, or write a line break as \\n", at: start)
        }
        let code = String(byte, radix: 16)
        throw failure("a string holds the control character U+00\(code.count < 2 ? "0" : "")\(code); write an escape")
      default:
        let from = index
        _ = plainRun()
        text.append(contentsOf: bytes[from..<index])
      }
    }
  }

  /// Goes past characters that stand for themselves; returns how many bytes.
  private mutating func plainRun() -> Int {
    let first = index
    var end = index
    let count = bytes.count
    while end < count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte & 0xC0 == 0x80 { continuations += 1 }
      end += 1
    }
    index = end
    return end - first
  }

  private mutating func escape(into text: inout [UInt8], stringStart: JSONPosition) throws(ScenarioError) {
    let start = position
    index += 1
    guard !isAtEnd else {
      throw failure("the text ends inside a string; close it with a double quote", at: stringStart)
    }
    let kind = byte
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      index += 1
      let scalar = try escapedScalar(start)
      text.append(contentsOf: String(scalar).utf8)
      return
    default:
      throw failure(
        "unknown escape; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits", at: start)
    }
    index += 1
  }

  /// The scalar of one `\u` escape, or of two that are a surrogate pair. `index` is after the first `u`.
  private mutating func escapedScalar(_ start: JSONPosition) throws(ScenarioError) -> Unicode.Scalar {
    let unit = try fourDigits(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u")
    else { throw loneSurrogate(unit, start) }
    index += 2
    let low = try fourDigits(start)
    guard (0xDC00..<0xE000).contains(low) else { throw loneSurrogate(unit, start) }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))!
  }

  private mutating func fourDigits(_ start: JSONPosition) throws(ScenarioError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw failure("a \\u escape takes four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private func loneSurrogate(_ unit: UInt32, _ start: JSONPosition) -> ScenarioError {
    failure(
      "\\u\(String(unit, radix: 16)) is half of a surrogate pair, expected a high half and then a low half; "
        + "write the character itself", at: start)
  }
}
