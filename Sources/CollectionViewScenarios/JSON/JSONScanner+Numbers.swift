extension JSONScanner {
  /// The longest number that is read, in characters: no double needs more to be exact, and no reader should be kept
  /// busy by a million digits.
  static let longestNumber = 1_100

  /// Reads a number; its first character is here.
  mutating func number() throws(ScenarioError) -> JSONValue.Content {
    let start = position
    let first = index
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard isDigit else { throw failure("a minus without a number, expected a digit after it", at: start) }
    let leadingZero = byte == UInt8(ascii: "0")
    var magnitude: UInt64 = 0
    var overflows = false
    let wholeDigits = digits(into: &magnitude, &overflows)
    if leadingZero, wholeDigits > 1 { throw failure("a number begins with 0; remove the leading zero", at: start) }
    var fractionDigits = 0
    if byte == UInt8(ascii: ".") {
      index += 1
      fractionDigits = digits(into: &magnitude, &overflows)
      if fractionDigits == 0 { throw failure("a decimal point without digits, expected a digit after it", at: start) }
    }
    let hasExponent = byte | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      var exponent: UInt64 = 0
      var large = false
      if digits(into: &exponent, &large) == 0 {
        throw failure("an exponent without digits, expected a digit after it", at: start)
      }
    }
    if !isAtEnd, JSONScanner.continuesWord(byte) { throw unexpected(wanted: "the number to end") }
    if index - first > JSONScanner.longestNumber {
      throw failure("a number of \(index - first) characters, at most \(JSONScanner.longestNumber) are read", at: start)
    }
    if fractionDigits == 0, !hasExponent, !overflows, let value = JSONScanner.integer(magnitude, isNegative) {
      return .integer(value)
    }
    // Exact: both numbers are doubles without rounding, so the quotient is the nearest double (Clinger's fast path).
    if !hasExponent, !overflows, magnitude <= 1 << 53, fractionDigits <= 22 {
      let value = Double(magnitude) / JSONScanner.powersOfTen[fractionDigits]
      return .number(isNegative ? -value : value)
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<index]), as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw failure(
        "\(quoted(text, limit: 24)) is out of range, expected a number up to 1.7976931348623157e308", at: start)
    }
    return .number(value)
  }

  private var isDigit: Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Reads digits on to a number; returns how many.
  private mutating func digits(into value: inout UInt64, _ overflows: inout Bool) -> Int {
    let first = index
    while isDigit {
      let digit = UInt64(byte &- UInt8(ascii: "0"))
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(digit)
      overflows = overflows || tooLarge || carries
      value = sum
      index += 1
    }
    return index - first
  }

  /// The exact integer, nil when 64 bits do not hold it, and for −0, which only a double can tell from 0.
  private static func integer(_ magnitude: UInt64, _ isNegative: Bool) -> Int64? {
    guard isNegative else { return Int64(exactly: magnitude) }
    if magnitude == 0 { return nil }
    return magnitude == 1 << 63 ? Int64.min : Int64(exactly: magnitude).map { -$0 }
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
