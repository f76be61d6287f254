/// Collects the edits of one file and applies them at the end.
struct FileRewriter {
  /// A range of bytes and what takes its place.
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  let source: SourceText
  private(set) var edits: [Edit] = []
  private(set) var notes: [PortNote] = []

  init(_ source: SourceText) { self.source = source }

  /// Puts text in the place of a range and says so. Line feeds of the range are kept after the text.
  mutating func replace(_ range: Range<Int>, with text: String, because message: String) {
    let before = FileRewriter.shortened(source.text(range))
    edits.append(Edit(range: range, text: text + String(repeating: "\n", count: lineFeeds(range))))
    note(.change, range.lowerBound, message, before: before, after: FileRewriter.shortened(text))
  }

  /// Takes a range away without moving what follows: its letters become spaces, or nothing where the line ends.
  mutating func blank(_ range: Range<Int>, because message: String) {
    let before = FileRewriter.shortened(source.text(range))
    edits.append(Edit(range: range, text: blanks(range)))
    note(.change, range.lowerBound, message, before: before, after: "")
  }

  /// Inserts text, which must hold no line feed.
  mutating func insert(_ text: String, at offset: Int, because message: String) {
    edits.append(Edit(range: offset..<offset, text: text))
    note(.change, offset, message, before: "", after: FileRewriter.shortened(text))
  }

  /// Says something about a place.
  mutating func note(
    _ severity: PortNote.Severity, _ offset: Int, _ message: String, before: String = "", after: String = ""
  ) {
    let place = source.place(offset)
    notes.append(
      PortNote(
        severity: severity, file: source.path, line: place.line, column: place.column, message: message,
        before: before, after: after))
  }

  private func lineFeeds(_ range: Range<Int>) -> Int { source.bytes[range].count { $0 == 0x0A } }

  private func blanks(_ range: Range<Int>) -> String {
    var text = ""
    for scalar in source.text(range).unicodeScalars {
      if scalar == "\n" {
        while text.hasSuffix(" ") { text.removeLast() }
        text.unicodeScalars.append("\n")
      } else {
        text += " "
      }
    }
    let endsLine =
      range.upperBound >= source.bytes.count || source.bytes[range.upperBound] == 0x0A
      || source.bytes[range.upperBound] == 0x0D
    if endsLine { while text.hasSuffix(" ") { text.removeLast() } }
    return text
  }

  /// One line, at most 60 letters.
  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == " " }).joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(59) + "…"
  }

  /// The source with its edits; of edits that overlap the first and longest counts.
  func apply() -> [UInt8] {
    let order = edits.indices.sorted { a, b in
      let (x, y) = (edits[a].range, edits[b].range)
      if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
      if x.isEmpty != y.isEmpty { return x.isEmpty }
      return x.upperBound != y.upperBound ? x.upperBound > y.upperBound : a < b
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + 256)
    var position = 0
    for index in order {
      let edit = edits[index]
      guard edit.range.lowerBound >= position else { continue }
      result += source.bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += source.bytes[position...]
    return result
  }
}
