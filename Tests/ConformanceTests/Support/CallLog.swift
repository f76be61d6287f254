#if canImport(UIKit)
  /// What was called, in order, by everyone who writes into it.
  @MainActor final class CallLog {
    private(set) var lines: [String] = []
    /// Called after each line.
    var onLine: ((String) -> Void)?

    func add(_ line: String) {
      lines.append(line)
      onLine?(line)
    }

    /// What was called since the last time.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    /// The lines that begin with a word, since the last time.
    func take(_ words: String...) -> [String] {
      take().filter { line in words.contains { line.hasPrefix($0) } }
    }
  }
#endif
