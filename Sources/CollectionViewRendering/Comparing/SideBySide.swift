/// Two texts in two columns, with a sign between the lines that are not the same.
///
/// The signs: `|` the lines differ, `<` only the left has one, `>` only the right has one. Lines too long for their
/// column are cut and end in `…`; they are compared whole.
public struct SideBySide: Hashable, Sendable, CustomStringConvertible {
  /// The rows: left line, sign, right line. No row is longer than the width, none ends in spaces.
  public let text: String
  /// How many rows have a sign.
  public let differences: Int

  /// The same as ``text``.
  public var description: String { text }

  /// How the lines of two texts find each other.
  public enum Alignment: Hashable, Sendable {
    /// The first beside the first and so on: for pictures, whose rows are places.
    case position
    /// What is common side by side, whatever was added before it: for traces and lists.
    case difference(TextDiff.Comparison)
  }

  /// Puts two texts side by side.
  ///
  /// - Parameters:
  ///   - width: The length of a row at most, in columns; at least 9.
  ///   - titles: What stands above the columns; nil for nothing.
  public init(
    _ left: String, _ right: String, width: Int = 80, alignment: Alignment = .position,
    titles: (left: String, right: String)? = nil
  ) {
    let column = (max(width, 9) - 3) / 2
    var rows = titles.map { [SideBySide.row($0.left, " ", $0.right, column)] } ?? []
    var differences = 0
    for pair in SideBySide.pairs(left, right, alignment) {
      let sign: Character
      switch pair {
      case (let left?, let right?, let same): sign = same ?? (left == right) ? " " : "|"
      case (nil, _, _): sign = ">"
      case (_, nil, _): sign = "<"
      }
      if sign != " " { differences += 1 }
      rows.append(SideBySide.row(pair.left ?? "", sign, pair.right ?? "", column))
    }
    text = rows.joined(separator: "\n")
    self.differences = differences
  }

  private static func row(_ left: String, _ sign: Character, _ right: String, _ column: Int) -> String {
    PlainText.trimmed(PlainText.fill(left, to: column) + " \(sign) " + PlainText.cut(right, to: column))
  }
}

// MARK: - Aligning

extension SideBySide {
  /// A row to be: the lines, nil where a text has none, and whether they count as the same, nil when that is not
  /// decided.
  private typealias Pair = (left: String?, right: String?, same: Bool?)

  private static func pairs(_ left: String, _ right: String, _ alignment: Alignment) -> [Pair] {
    let leftLines = PlainText.lines(left)
    let rightLines = PlainText.lines(right)
    guard case .difference(let comparison) = alignment else {
      return (0..<max(leftLines.count, rightLines.count)).map { index in
        (index < leftLines.count ? leftLines[index] : nil, index < rightLines.count ? rightLines[index] : nil, nil)
      }
    }
    var pairs: [Pair] = []
    var removed: [String] = []
    var added: [String] = []
    func flush() {
      for index in 0..<max(removed.count, added.count) {
        pairs.append(
          (index < removed.count ? removed[index] : nil, index < added.count ? added[index] : nil, false))
      }
      removed = []
      added = []
    }
    for line in TextDiff.lines(left, right, comparison: comparison).lines {
      switch line {
      case .removed(_, let text): removed.append(text)
      case .added(_, let text): added.append(text)
      case .common(let old, let new, _):
        flush()
        pairs.append((leftLines[old], rightLines[new], true))
      }
    }
    flush()
    return pairs
  }
}
