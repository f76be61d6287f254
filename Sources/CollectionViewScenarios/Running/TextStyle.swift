/// Emphasis for terminals; none unless it is asked for. Colour is never the only sign.
struct TextStyle: Hashable, Sendable {
  /// Whether control sequences may be used.
  var usesColor = false

  func strong(_ text: String) -> String { wrap(text, "1") }
  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
