/// What stands between the brackets of `#selector(…)`.
struct SelectorReference {
  /// `getter` or `setter`; nil for a method.
  var accessor: String?
  /// What stands before the method: `["self"]`, `["Outer", "Inner"]`, or nothing.
  var owner: [String] = []
  /// The method's name without labels.
  var base = ""
  /// `(_:with:)`, or nil when they were left out.
  var labels: String?
  /// How many parameters an `as` cast names; nil without a cast.
  var castCount: Int?

  /// Reads the tokens between the brackets; nil when they are no reference to a method.
  init?(_ syntax: Syntax, _ range: Range<Int>) {
    var (index, end) = (range.lowerBound, range.upperBound)
    if syntax.word(index) == "getter" || syntax.word(index) == "setter", syntax.word(index + 1) == ":" {
      accessor = syntax.word(index)
      index += 2
    }
    // A cast chooses among overloads; its parameters can be counted.
    var scan = index
    while scan < end, syntax.word(scan) != "as" {
      scan = syntax.partners[scan] > scan ? syntax.partners[scan] + 1 : scan + 1
    }
    if scan < end {
      castCount = SelectorReference.parameterCount(syntax, (scan + 1)..<end)
      end = scan
    }
    while syntax.word(index) == "(", syntax.partners[index] == end - 1 {
      index += 1
      end -= 1
    }
    var parts: [String] = []
    while index < end {
      let word = syntax.word(index)
      if word == "." || word == "?" || word == "!" {
        index += 1
      } else if word == "(", syntax.partners[index] > index, !parts.isEmpty, syntax.partners[index] == end - 1 {
        labels = syntax.words[index...syntax.partners[index]].joined()
        index = syntax.partners[index] + 1
      } else if syntax.tokens[index].kind == .word {
        parts.append(word)
        index += 1
      } else {
        return nil
      }
    }
    guard let last = parts.popLast() else { return nil }
    base = last
    owner = parts
  }

  /// The number of parameters of `(A, B) -> C` or of `(T) -> (A, B) -> C`.
  private static func parameterCount(_ syntax: Syntax, _ range: Range<Int>) -> Int? {
    var lists: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard syntax.partners[index] > index else {
        index += 1
        continue
      }
      let close = syntax.partners[index]
      if syntax.word(index) == "(", syntax.word(close + 1) == "-" || syntax.word(close + 1) == "?" {
        lists.append((index + 1)..<close)
      }
      index = close + 1
    }
    guard let list = lists.last else { return nil }
    if list.isEmpty { return 0 }
    if lists.count == 1, syntax.word(list.lowerBound) == "(", syntax.partners[list.lowerBound] == list.upperBound - 1 {
      return parameterCount(syntax, list)
    }
    var count = 1
    var inner = list.lowerBound
    while inner < list.upperBound {
      if syntax.word(inner) == "," { count += 1 }
      inner = syntax.partners[inner] > inner ? syntax.partners[inner] + 1 : inner + 1
    }
    return count
  }
}
