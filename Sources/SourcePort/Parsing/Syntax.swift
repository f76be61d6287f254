/// A file's code without comments and directives, with its brackets paired and its declarations found.
final class Syntax {
  let source: SourceText
  let blocks: ConditionalBlocks
  let tokens: [Token]
  let words: [String]
  /// For each bracket the index of its partner; -1 for everything else and for brackets without one.
  let partners: [Int]
  /// The first bracket without a partner.
  let unpaired: Int?
  var declarations: [Declaration] = []

  init(_ source: SourceText, file: Int) {
    self.source = source
    blocks = ConditionalBlocks(source)
    tokens = blocks.structural
    words = tokens.map(source.text)
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    var unpaired: Int?
    for index in tokens.indices {
      switch (tokens[index].kind, words[index]) {
      case (.mark, "{"), (.mark, "("), (.mark, "["), (.interpolationStart, _): open.append(index)
      case (.mark, "}"), (.mark, "]"), (.mark, ")"), (.interpolationEnd, _):
        if let last = open.last, Syntax.pair(tokens[last], words[last], tokens[index], words[index]) {
          open.removeLast()
          partners[last] = index
          partners[index] = last
        } else if unpaired == nil {
          unpaired = index
        }
      default: break
      }
    }
    self.partners = partners
    self.unpaired = unpaired ?? open.first
    var parser = DeclarationParser(self, file: file)
    declarations = parser.parse()
  }

  private static func pair(_ open: Token, _ opening: String, _ close: Token, _ closing: String) -> Bool {
    if open.kind == .interpolationStart || close.kind == .interpolationEnd {
      return open.kind == .interpolationStart && close.kind == .interpolationEnd
    }
    switch opening {
    case "{": return closing == "}"
    case "(": return closing == ")"
    default: return closing == "]"
    }
  }

  /// A word of the code; empty beyond the end.
  func word(_ index: Int) -> String { index >= 0 && index < words.count ? words[index] : "" }

  /// Whether the token at `index` begins a line, as seen from the token before it.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    return source.bytes[tokens[index - 1].end..<tokens[index].start].contains(0x0A)
  }

  /// Whether nothing stands between a token and the one before.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  /// The bytes of some tokens.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
  }

  /// The code of some tokens on one line, without comments.
  func line(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, !touches(index) { text += " " }
      text += words[index]
    }
    return text
  }

  /// The innermost type around a token.
  func enclosingType(_ offset: Int) -> Declaration? {
    var found: Declaration?
    var level = declarations
    while let next = level.first(where: { declaration in
      declaration.body.map { tokens[$0.lowerBound].start <= offset && offset < tokens[$0.upperBound - 1].end } ?? false
    }) {
      if next.kind.isType { found = next }
      level = next.members
    }
    return found
  }
}
