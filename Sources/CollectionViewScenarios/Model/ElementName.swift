import CollectionCore

/// The name of an element in documents: `cell:0.3`, `supplementary:KIND:0.0`, `decoration:KIND:0.0`.
///
/// The numbers are section and item; the item `max` stands for `Int.max`. A kind may hold colons, not be empty. Read
/// from text, `header` and `footer` stand for the two kinds of a flow layout, as in pictures.
public struct ElementName: Hashable, Sendable {
  /// What sort of element it is.
  public var category: ElementCategory
  /// The element kind; nil for cells and only for them.
  public var kind: String?
  /// Section and item; `Int.max` is ``ItemPath/unlimited``.
  public var path: ItemPath

  /// The name of a cell.
  public init(cell path: ItemPath) {
    category = .cell
    self.path = path
  }

  /// The name of a supplementary or decoration view.
  public init(_ category: ElementCategory, kind: String, path: ItemPath) {
    self.category = category
    self.kind = category == .cell ? nil : kind
    self.path = path
  }

  /// Whether it names a cell.
  public var isCell: Bool { category == .cell }
}

// MARK: - Text

extension ElementName: LosslessStringConvertible {
  /// Reads a name; nil when the text is none.
  ///
  /// Leading zeros, signs and numbers that are too large are refused, so there is one way to write each name,
  /// but for the short kinds.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), let last = text.lastIndex(of: ":") else { return nil }
    guard let path = ElementName.path(text[text.index(after: last)...]) else { return nil }
    switch text[..<colon] {
    case "cell" where colon == last: self.init(cell: path)
    case "supplementary", "decoration":
      guard colon < last, text.index(after: colon) < last else { return nil }
      self.init(
        text.hasPrefix("s") ? .supplementary : .decoration,
        kind: ElementKindAlias.kind(text[text.index(after: colon)..<last]), path: path)
    default: return nil
    }
  }

  /// The name as documents write it.
  public var description: String {
    let item = path.item == ItemPath.unlimited ? "max" : "\(path.item)"
    switch category {
    case .cell: return "cell:\(path.section).\(item)"
    case .supplementary: return "supplementary:\(kind ?? ""):\(path.section).\(item)"
    case .decoration: return "decoration:\(kind ?? ""):\(path.section).\(item)"
    }
  }

  private static func path(_ text: Substring) -> ItemPath? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = number(parts[0], below: ItemPath.sectionLimit) else { return nil }
    if parts[1] == "max" { return ItemPath(section, Int(ItemPath.unlimited)) }
    return number(parts[1], below: ItemPath.itemLimit).map { ItemPath(section, $0) }
  }

  private static func number(_ digits: Substring, below limit: Int) -> Int? {
    guard digits.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    if digits.utf8.first == UInt8(ascii: "0"), digits.utf8.count > 1 { return nil }
    return Int(digits).flatMap { $0 < limit ? $0 : nil }
  }
}

extension ElementName: Comparable {
  /// Cells first, then supplementary views by kind, then decoration views; each by path.
  public static func < (a: ElementName, b: ElementName) -> Bool {
    (a.category.rawValue, a.kind ?? "", a.path) < (b.category.rawValue, b.kind ?? "", b.path)
  }
}
