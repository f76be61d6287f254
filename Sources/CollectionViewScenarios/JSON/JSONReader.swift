/// Reads JSON texts into trees that know where everything stood.
///
/// Stricter than most: no key twice, no number out of range, no comments, nothing after the value. A byte order mark and
/// any line ending are accepted. Depth takes no stack, so no text can overflow it.
public enum JSONReader {
  /// Reads one document.
  ///
  /// - Parameters:
  ///   - file: The name that errors begin with.
  ///   - limits: What the text may hold at most.
  /// - Throws: The first thing that is wrong, with its place.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(
    _ bytes: [UInt8], file: String = "", limits: JSONLimits = .scenario
  ) throws(ScenarioError) -> JSONValue {
    let result: Result<JSONValue, ScenarioError> = bytes.withUnsafeBufferPointer { buffer in
      do throws(ScenarioError) { return .success(try document(buffer, file, limits)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Reads one document from a string.
  public static func read(
    text: String, file: String = "", limits: JSONLimits = .scenario
  ) throws(ScenarioError) -> JSONValue {
    try read(Array(text.utf8), file: file, limits: limits)
  }

  private static func document(
    _ bytes: UnsafeBufferPointer<UInt8>, _ file: String, _ limits: JSONLimits
  ) throws(ScenarioError) -> JSONValue {
    if bytes.count > limits.maximumBytes { throw tooLarge(file, limits) }
    var scanner = JSONScanner(bytes: bytes, file: file)
    if bytes.count >= 2, bytes[0] ^ bytes[1] == 0x01, bytes[0] | bytes[1] == 0xFF {
      throw scanner.failure("the text is UTF-16, expected UTF-8; save it as UTF-8")
    }
    if let offset = UTF8Check.firstInvalid(in: bytes) { throw invalidUTF8(bytes, offset, file) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      scanner.index = 3
      scanner.lineStart = 3
    }
    scanner.skipSpace()
    if scanner.isAtEnd { throw scanner.failure("the text is empty, expected a JSON value") }
    var tree = JSONTreeBuilder(scanner: scanner, maximumDepth: limits.maximumDepth)
    let value = try tree.value()
    scanner = tree.scanner
    scanner.skipSpace()
    if !scanner.isAtEnd { throw scanner.unexpected(wanted: "nothing more after the value") }
    return value
  }

  static func tooLarge(_ file: String, _ limits: JSONLimits) -> ScenarioError {
    ScenarioError(
      file: file, message: "the text is larger than \(limits.maximumBytes) bytes; split it, or raise the limit")
  }

  private static func invalidUTF8(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ file: String
  ) -> ScenarioError {
    // The text before the bad byte is sound, so its lines and columns can be counted without understanding it.
    var scanner = JSONScanner(bytes: UnsafeBufferPointer(rebasing: bytes[..<offset]), file: file)
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { break }
      if scanner.byte & 0xC0 == 0x80 { scanner.continuations += 1 }
      scanner.index += 1
    }
    let hex = String(bytes[offset], radix: 16, uppercase: true)
    return scanner.failure("the byte 0x\(hex.count < 2 ? "0" : "")\(hex) is not UTF-8 here; save the text as UTF-8")
  }
}
