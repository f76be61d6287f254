import CollectionCore

/// One thing that a scenario expects, asked of a reader before it is told.
public struct QuizQuestion: Hashable, Sendable {
  /// What is asked.
  public let text: String
  /// The right answer, as people write it.
  public let answer: String
  /// Whether the answer is a list whose order does not matter.
  public let isSet: Bool

  /// Whether somebody's answer is the right one: letters may be large or small, and blanks and commas are one.
  public func accepts(_ reply: String) -> Bool {
    let (mine, theirs) = (QuizQuestion.words(answer), QuizQuestion.words(reply))
    return isSet ? mine.sorted() == theirs.sorted() : mine == theirs
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { " ,;[]()x".contains($0) }.map { word in
      // 100, 100.0 and +100 are the same number.
      Double(word).map { "\($0)" } ?? String(word)
    }
  }
}

extension Expectation {
  /// What this expects, as questions in the order in which one would ask them; what cannot be answered in a word is left
  /// out.
  var questions: [QuizQuestion] {
    var list: [QuizQuestion] = []
    func ask(_ text: String, _ answer: String, isSet: Bool = false) {
      list.append(QuizQuestion(text: text, answer: answer, isSet: isSet))
    }
    if let violations {
      ask(
        "Which rules are broken so far? (their names, or 'none')",
        violations.isEmpty ? "none" : violations.joined(separator: ", "))
    }
    if let contentSize {
      ask(
        "How large is the content? (width height)",
        "\(NumberText.text(contentSize.width)) \(NumberText.text(contentSize.height))")
    }
    if let offset { ask("Where is the offset? (x y)", "\(NumberText.text(offset.x)) \(NumberText.text(offset.y))") }
    if let visible {
      ask("Which elements are on screen?", visible.sorted().map(\.description).joined(separator: ", "), isSet: true)
    }
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      ask(
        "Where is \(name)? (x y width height)",
        [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.text($0) }.joined(separator: " "))
    }
    for (name, item) in showing.sorted(by: { $0.key < $1.key }) { ask("Which item does \(name) show?", item) }
    for pair in sameCell {
      ask("Which element showed the cell that shows \(pair.after) now, before the step?", pair.before.description)
    }
    for (what, counts) in [("since the beginning", counters), ("in this step", stepCounters)] {
      for (name, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard let number = count.atLeast, number == count.atMost else { continue }
        ask("What is \(name.rawValue) \(what)?", "\(number)")
      }
    }
    if let selected {
      ask(
        "Which items are selected? (section.item, or 'none')",
        selected.isEmpty ? "none" : selected.sorted().map { NumberText.text($0) }.joined(separator: ", "), isSet: true)
    }
    return list
  }
}
