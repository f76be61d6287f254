/// A `#if` or `#elseif` with the tokens of its condition.
struct ConditionDirective {
  /// The indices of the condition's tokens among the file's tokens without comments.
  var condition: Range<Int>
}

/// Separates directives from code, and code that can be compiled from code that cannot.
struct ConditionalBlocks {
  private(set) var directives: [ConditionDirective] = []
  /// The tokens of code that may be compiled; branches that cannot be are left out.
  private(set) var active: [Token] = []
  /// As `active`, but of alternatives that do not close what they open only the first is kept.
  private(set) var structural: [Token] = []

  private struct Level {
    /// Whether the branch at hand can be compiled.
    var isActive: Bool
    /// Whether a branch before this one is certainly compiled.
    var isSettled: Bool
    /// Whether this branch is the first that can be compiled.
    var isFirst: Bool
    var start: Int
  }

  init(_ source: SourceText) {
    let tokens = source.tokens.filter { $0.kind != .comment }
    var levels: [Level] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let word = token.kind == .pound ? source.text(token) : ""
      switch word {
      case "#if", "#elseif":
        let end = ConditionalBlocks.conditionEnd(tokens, index + 1, source)
        directives.append(ConditionDirective(condition: (index + 1)..<end))
        let value = BuildCondition.value(of: tokens[(index + 1)..<end].map(source.text))
        enter(&levels, isNew: word == "#if", value: value, source)
        index = end
        continue
      case "#else": enter(&levels, isNew: false, value: true, source)
      case "#endif":
        close(levels.last, source)
        if !levels.isEmpty { levels.removeLast() }
      default:
        if levels.allSatisfy(\.isActive) {
          active.append(token)
          structural.append(token)
        }
      }
      index += 1
    }
    withoutComments = tokens
  }

  /// The file's tokens without comments: what conditions index.
  private(set) var withoutComments: [Token] = []

  private mutating func enter(_ levels: inout [Level], isNew: Bool, value: Bool?, _ source: SourceText) {
    if isNew {
      levels.append(
        Level(isActive: value != false, isSettled: value == true, isFirst: value != false, start: structural.count))
      return
    }
    guard let level = levels.last else { return }
    close(level, source)
    let isActive = !level.isSettled && value != false
    levels[levels.count - 1] = Level(
      isActive: isActive, isSettled: level.isSettled || value == true, isFirst: false, start: structural.count)
  }

  /// Drops an alternative whose brackets do not close: its first sister has opened them already.
  private mutating func close(_ level: Level?, _ source: SourceText) {
    guard let level, level.isActive, !level.isFirst else { return }
    var depth = 0
    var isBalanced = true
    for token in structural[level.start...] where token.kind == .mark {
      switch source.bytes[token.start] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { isBalanced = false }
      default: break
      }
    }
    if depth != 0 || !isBalanced { structural.removeSubrange(level.start...) }
  }

  /// A condition ends with its line, unless a bracket is open or an operator waits for its operand.
  private static func conditionEnd(_ tokens: [Token], _ start: Int, _ source: SourceText) -> Int {
    var index = start
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if index > start, depth <= 0, token.kind != .symbol, hasLineFeed(source, tokens[index - 1].end, token.start),
        !endsWithOperator(source, tokens[index - 1])
      {
        break
      }
      if index == start, hasLineFeed(source, tokens[index - 1].end, token.start) { break }
      if token.kind == .mark, source.bytes[token.start] == UInt8(ascii: "(") { depth += 1 }
      if token.kind == .mark, source.bytes[token.start] == UInt8(ascii: ")") { depth -= 1 }
      if token.kind == .pound { break }
      index += 1
    }
    return index
  }

  private static func endsWithOperator(_ source: SourceText, _ token: Token) -> Bool {
    source.bytes[token.start] == UInt8(ascii: "&") || source.bytes[token.start] == UInt8(ascii: "|")
  }

  private static func hasLineFeed(_ source: SourceText, _ start: Int, _ end: Int) -> Bool {
    source.bytes[start..<end].contains(0x0A)
  }
}
