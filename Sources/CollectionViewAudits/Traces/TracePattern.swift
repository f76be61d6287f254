import CollectionCore
import CollectionViewScenarios

/// Which events of a trace are meant: by their text, as the trace writes it without number and cause, or by a test.
///
/// `*` stands for any text, so `"cellReused * for 0.*"` means every cell that is reused for an item of section 0, and a
/// single word such as `"layoutPrepared"` every event that begins with it. A text that fits no event there is, such as
/// `"cellCreatd"`, fails every claim that is made with it, ``TraceClaim/never(_:)`` too; ``problem`` says so.
///
/// Two patterns are equal when their texts are.
public struct TracePattern: Sendable, ExpressibleByStringLiteral {
  /// The text with its stars, or what a test is called.
  public let text: String
  private let parts: [[UInt8]]
  private let test: (@Sendable (Event) -> Bool)?

  /// Makes a pattern of a text with stars.
  public init(_ text: String) {
    self.text = text
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    test = nil
  }

  /// Makes a pattern.
  public init(stringLiteral text: String) { self.init(text) }

  /// Makes a pattern of events for which a test holds.
  ///
  /// ```swift
  /// TracePattern("a cell of section 1") { event in
  ///   if case .viewDisplayed(_, let key) = event { key.isCell && key.path.section == 1 } else { false }
  /// }
  /// ```
  ///
  /// - Parameter name: What failures call it.
  public init(_ name: String, where test: @escaping @Sendable (Event) -> Bool) {
    text = name
    parts = []
    self.test = test
  }

  /// Whether a text of an event fits: as a whole, or its first words when the pattern has no star. A test fits no text.
  public func matches(_ phrase: String) -> Bool { test == nil && matches(bytes: Array(phrase.utf8)) }

  func matches(_ event: Event, bytes: [UInt8]) -> Bool { test.map { $0(event) } ?? matches(bytes: bytes) }

  private func matches(bytes phrase: [UInt8]) -> Bool {
    let first = parts[0]
    guard phrase.starts(with: first) else { return false }
    guard parts.count > 1 else { return phrase.count == first.count || phrase[first.count] == UInt8(ascii: " ") }
    var at = first.count
    for part in parts.dropFirst().dropLast() {
      guard let place = TracePattern.find(part, in: phrase, from: at) else { return false }
      at = place + part.count
    }
    let last = parts[parts.count - 1]
    return phrase.count - at >= last.count && phrase[(phrase.count - last.count)...].elementsEqual(last)
  }

  /// Where bytes begin in others, the first time.
  private static func find(_ part: [UInt8], in phrase: [UInt8], from start: Int) -> Int? {
    guard let first = part.first else { return start }
    var at = start
    while at + part.count <= phrase.count {
      if phrase[at] == first, phrase[at..<(at + part.count)].elementsEqual(part) { return at }
      at += 1
    }
    return nil
  }
}

extension TracePattern: Hashable {
  /// By text.
  public static func == (a: TracePattern, b: TracePattern) -> Bool { a.text == b.text }

  /// By text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension TracePattern: CustomStringConvertible {
  /// The text in quotes.
  public var description: String { "\"\(text)\"" }
}

// MARK: - Patterns that fit nothing

extension TracePattern {
  /// Why no event of any trace can fit, with the word that was most likely meant; nil when one can.
  public var problem: String? {
    guard test == nil else { return nil }
    let fits = TraceGrammar.forms.contains { form in
      TraceGrammar.meet(text, form) || (parts.count == 1 && TraceGrammar.meet(text + " *", form))
    }
    if fits { return nil }
    let word = text.prefix { $0 != " " && $0 != "*" }
    let forms = TraceGrammar.forms.filter { $0.prefix { $0 != " " } == word }
    if !forms.isEmpty {
      let known = forms.map { "\"\(TraceGrammar.words($0))\"" }
      return "\(self) fits no event: they read \(known.joined(separator: ", "))"
    }
    let advice = NearestName.suggest(String(word), from: TraceGrammar.words).map { "; did you mean \"\($0)\"?" }
    return "\(self) fits no event" + (advice ?? ": they begin with \(TraceGrammar.words.joined(separator: ", "))")
  }
}
