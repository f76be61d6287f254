import CollectionCore

/// Which events of a trace are meant: by their text, as the trace writes it without number and cause.
///
/// `*` stands for any text, so `"cellReused * for 0.*"` means every cell that is reused for an item of section 0, and a
/// single word such as `"layoutPrepared"` every event that begins with it.
public struct TracePattern: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text with its stars.
  public let text: String
  private let parts: [String]

  /// Makes a pattern.
  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// Makes a pattern.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether an event's text fits: as a whole, or its first words when the pattern has no star.
  public func matches(_ phrase: String) -> Bool {
    guard parts.count > 1 else { return phrase == text || phrase.hasPrefix(text + " ") }
    guard phrase.hasPrefix(parts[0]) else { return false }
    var rest = phrase.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let place = TracePattern.find(part, in: rest) else { return false }
      rest = rest[place...].dropFirst(part.count)
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }

  /// Where a text begins in another, the first time.
  private static func find(_ text: String, in other: Substring) -> Substring.Index? {
    if text.isEmpty { return other.startIndex }
    var at = other.startIndex
    while at < other.endIndex {
      if other[at...].hasPrefix(text) { return at }
      at = other.index(after: at)
    }
    return nil
  }
}

extension TracePattern: CustomStringConvertible {
  /// The text in quotes.
  public var description: String { "\"\(text)\"" }
}
