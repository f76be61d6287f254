/// Why a text was refused: what is there, what was expected and what to do, with the place.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The name of the file as it was given; empty when there is none.
  public var file: String
  /// Where the trouble is; ``JSONPosition/none`` when it is about the file as a whole.
  public var position: JSONPosition
  /// The value it is about, such as `steps[2].updates[0].insert`; empty at the top of the document.
  public var path: String
  /// One sentence, without place.
  public var message: String

  /// Makes an error.
  public init(file: String = "", position: JSONPosition = .none, path: String = "", message: String) {
    self.file = file
    self.position = position
    self.path = path
    self.message = message
  }
}

extension ScenarioError: CustomStringConvertible {
  /// `file:line:column: message`; what is not known is left out.
  public var description: String {
    var text = file
    if position != .none { text += text.isEmpty ? "\(position)" : ":\(position)" }
    return text.isEmpty ? message : "\(text): \(message)"
  }
}

/// Text of a document as it may go to a terminal: no control characters.
func printable(_ text: String) -> String { String(quoted(text, limit: .max).dropFirst().dropLast()) }

/// Shortens and escapes what a message quotes, so that hostile input cannot flood or garble a terminal.
func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  var result = "'"
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit { return result + "…'" }
    count += 1
    switch scalar.value {
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}
