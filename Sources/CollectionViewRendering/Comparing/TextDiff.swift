/// What two texts have in common line by line, and what only one of them has.
public struct TextDiff: Hashable, Sendable {
  /// All lines in order; where lines were replaced, those removed come before those added.
  public let lines: [Line]

  /// A line of one text or of both.
  public enum Line: Hashable, Sendable {
    /// In both; the numbers count lines from 0. The texts differ only in what the comparison leaves out.
    case common(old: Int, new: Int, text: String)
    /// In the old text alone.
    case removed(old: Int, text: String)
    /// In the new text alone.
    case added(new: Int, text: String)

    /// The line without its sign; that of the new text for common ones.
    public var text: String {
      switch self {
      case .common(_, _, let text), .removed(_, let text), .added(_, let text): text
      }
    }

    /// Whether the line is in both texts.
    public var isCommon: Bool {
      if case .common = self { true } else { false }
    }
  }

  /// What makes two lines the same.
  public enum Comparison: Hashable, Sendable {
    /// Every character.
    case whole
    /// Everything but the number of an event and that of its cause, which one more event shifts in all lines after it:
    /// `14 cellReused c1 "Cell" for 0.5 <- 13` is the same as `9 cellReused c1 "Cell" for 0.5 <- 8`.
    case traceLines
  }

  /// Compares two texts. With few changes the result is the shortest there is.
  ///
  /// - Complexity: O(lines · changes) in time, with at most 400 changes counted.
  public static func lines(_ old: String, _ new: String, comparison: Comparison = .whole) -> TextDiff {
    let oldLines = PlainText.lines(old)
    let newLines = PlainText.lines(new)
    var numbers: [Substring: Int] = [:]
    func number(_ line: String) -> Int {
      let key = comparison == .whole ? line[...] : withoutNumbers(line)
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    let edit = ShortestEdit(from: oldLines.map(number), to: newLines.map(number))
    return TextDiff(
      lines: edit.steps.map { step in
        switch step {
        case .keep(let old, let new): .common(old: old, new: new, text: newLines[new])
        case .remove(let old): .removed(old: old, text: oldLines[old])
        case .add(let new): .added(new: new, text: newLines[new])
        }
      })
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { lines.allSatisfy(\.isCommon) }

  /// How many lines only the old text has.
  public var removedCount: Int { lines.count { if case .removed = $0 { true } else { false } } }

  /// How many lines only the new text has.
  public var addedCount: Int { lines.count { if case .added = $0 { true } else { false } } }

  private static func withoutNumbers(_ line: String) -> Substring {
    var rest = line[...]
    let afterNumber = rest.drop { $0.isASCII && $0.isNumber }
    if afterNumber.startIndex > rest.startIndex, afterNumber.first == " " { rest = afterNumber.dropFirst() }
    var end = rest.endIndex
    while end > rest.startIndex {
      let before = rest.index(before: end)
      guard rest[before].isASCII, rest[before].isNumber else { break }
      end = before
    }
    let head = rest[..<end]
    return end < rest.endIndex && head.hasSuffix(" <- ") ? head.dropLast(4) : rest
  }
}
