// Stepping over types and whatever is between brackets.

extension DeclarationParser {
  /// The index after a token, or after the bracket that closes what it opens. Angles count as brackets.
  func afterBalanced(_ index: Int) -> Int {
    if syntax.partners[index] > index { return syntax.partners[index] + 1 }
    if syntax.word(index) == "<" { return afterAngles(index, syntax.tokens.count) }
    return index + 1
  }

  /// The index after `<…>`; the arrow's `>` closes nothing.
  func afterAngles(_ start: Int, _ limit: Int) -> Int {
    var depth = 0
    var index = start
    while index < limit {
      switch syntax.word(index) {
      case "<": depth += 1
      case ">" where !(syntax.word(index - 1) == "-" && syntax.touches(index)):
        depth -= 1
        if depth == 0 { return index + 1 }
      case "{", "}", ";": return index
      default: break
      }
      index = syntax.partners[index] > index ? syntax.partners[index] + 1 : index + 1
    }
    return index
  }

  /// The index after a type that begins at `start`; `start` itself when there is none.
  func afterType(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      while index < limit {
        if syntax.word(index) == "@" {
          index += 2
          if syntax.word(index) == "(", syntax.touches(index), syntax.partners[index] > index, index + 1 < limit,
            syntax.word(index - 1) != "escaping", syntax.word(index - 1) != "Sendable",
            syntax.word(index - 1) != "MainActor"
          {
            index = syntax.partners[index] + 1
          }
        } else if DeclarationParser.typePrefixes.contains(syntax.word(index)) {
          index += 1
        } else {
          break
        }
      }
      guard index < limit else { return limit }
      if syntax.partners[index] > index, syntax.word(index) != "{" {
        index = syntax.partners[index] + 1
      } else if syntax.tokens[index].kind == .word {
        index += 1
      } else {
        return index == start ? start : index
      }
      index = afterSuffixes(index, limit)
      if syntax.word(index) == "&" {
        index += 1
        continue
      }
      var arrow = index
      while ["async", "throws", "rethrows"].contains(syntax.word(arrow)) { arrow += 1 }
      guard syntax.word(arrow) == "-", syntax.word(arrow + 1) == ">", syntax.touches(arrow + 1) else { return index }
      index = arrow + 2
    }
    return min(index, limit)
  }

  private static let typePrefixes: Set<String> = [
    "inout", "some", "any", "borrowing", "consuming", "isolated", "sending", "__owned", "~",
  ]

  private func afterSuffixes(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      switch syntax.word(index) {
      case "<": index = afterAngles(index, limit)
      case "." where index + 1 < limit && syntax.tokens[index + 1].kind == .word: index += 2
      case "?", "!":
        guard syntax.touches(index) else { return index }
        index += 1
      case "." where syntax.word(index + 1) == "." && syntax.word(index + 2) == ".": index += 3
      default: return index
      }
    }
    return index
  }
}
