/// Text for a terminal of fixed width: what it takes up, how it is cut, how what would break a line is written.
enum PlainText {
  /// The columns a text takes up: two for East Asian wide characters and emoji, none for what joins the character
  /// before.
  static func width(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text { width += self.width(character) }
    return width
  }

  /// The columns a character takes up.
  static func width(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(first.value) ? 2 : 1
    }
  }

  /// The text itself if it fits, else its beginning with `…` as the last column.
  static func cut(_ text: String, to columns: Int) -> String {
    if width(text) <= columns { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      used += width(character)
      if used >= columns { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text cut or filled with spaces to exactly this width.
  static func fill(_ text: String, to columns: Int) -> String {
    let text = cut(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  /// Phrases on as few lines as they fit on, each whole unless it alone is too long.
  static func wrapped(_ phrases: [String], to columns: Int) -> [String] {
    var lines: [String] = []
    for phrase in phrases {
      if let last = lines.last, width(last) + 1 + width(phrase) <= columns {
        lines[lines.count - 1] += " " + phrase
      } else {
        lines.append(cut(phrase, to: columns))
      }
    }
    return lines
  }

  /// Without the spaces at the end.
  static func trimmed(_ line: String) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }

  /// In quotes, on one line.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// On one line: quotes, backslashes and control characters are written as Swift writes them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029 {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The lines of a text. One that ends in a line break has no empty line after it, so that a file's last line counts
  /// once; an empty text has no lines.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
