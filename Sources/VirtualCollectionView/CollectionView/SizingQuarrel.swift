internal import CollectionCore

/// The last sizes of a view and a layout that come to no end, to tell which of the two does not keep to its word.
struct SizingQuarrel {
  enum Kind {
    /// The view says the same again, and the layout does not give it.
    case refused
    /// The view says what it said two answers ago.
    case alternating
    /// The view says something new each time.
    case changing
  }

  private var given = LayoutSize.zero
  /// The last three answers, the newest first. No array: a view is settled in the frame path.
  private var answers: (LayoutSize?, LayoutSize?, LayoutSize?) = (nil, nil, nil)

  /// What the view was given this time, and what it answered.
  mutating func add(given: LayoutSize, preferred: LayoutSize) {
    self.given = given
    answers = (preferred, answers.0, answers.1)
  }

  var kind: Kind {
    if answers.0 == answers.1 { return .refused }
    return answers.0 == answers.2 ? .alternating : .changing
  }

  /// The size before the last answer, and the last answer.
  var sizes: (first: LayoutSize, second: LayoutSize) {
    (kind == .refused ? given : answers.1 ?? given, answers.0 ?? given)
  }
}
