import VirtualCollectionView

extension CollectionView.Trace {
  /// Whether a line that a document expects is the event of a number: without its number, with or without its cause.
  func matches(_ expected: String, _ number: Int) -> Bool {
    guard let record = self[number] else { return false }
    let phrase = phrase(record.event)
    let line = TraceLine.withoutNumber(expected)
    return line == phrase || (record.cause >= 0 && line == "\(phrase) <- \(record.cause)")
  }
}

/// Lines of traces as documents write them.
enum TraceLine {
  /// The line without the number it may begin with, so that lines can be copied from a trace.
  static func withoutNumber(_ line: String) -> String {
    let rest = line.drop { $0.isASCII && $0.isNumber }
    guard rest.startIndex > line.startIndex, rest.first == " " else { return line }
    return String(rest.dropFirst())
  }
}

extension ExpectationChecker {
  mutating func checkEvents() {
    if !expectation.events.isEmpty { checkOrder() }
    if expectation.eventsExactly != nil { checkAllEvents() }
  }

  private mutating func checkOrder() {
    let step = stepTrace()
    var next = step.numbers.lowerBound
    var last: Int?
    for expected in expectation.events {
      checks += 1
      guard let found = (next..<step.numbers.upperBound).first(where: { step.matches(expected, $0) }) else {
        failOrder(expected, after: last, step)
        return
      }
      last = found
      next = found + 1
    }
  }

  private mutating func failOrder(_ expected: String, after last: Int?, _ step: CollectionView.Trace) {
    let place = last.map { " after \(step.line($0))" } ?? ""
    let earlier = step.numbers.first { step.matches(expected, $0) }
    fail(
      "events", expected: TraceLine.withoutNumber(expected) + place,
      actual: earlier.map { "only before it: \(step.line($0))" } ?? "no such line among \(step.count)",
      events: explains ? NearestEvents.like(TraceLine.withoutNumber(expected), in: step) : [])
  }

  private mutating func checkAllEvents() {
    let step = stepTrace()
    let expected = expectation.eventsExactly ?? []
    checks += 1
    for index in 0..<max(expected.count, step.count) {
      let number = step.numbers.lowerBound + index
      if index < expected.count, index < step.count, step.matches(expected[index], number) { continue }
      let line = index < expected.count ? TraceLine.withoutNumber(expected[index]) : "nothing more"
      let what = index < step.count ? step.line(number) : "nothing more"
      let nearby = (max(step.numbers.lowerBound, number - 1)..<min(step.numbers.upperBound, number + 3))
      fail(
        "eventsExactly, line \(index + 1) of \(expected.count)", expected: line, actual: what,
        events: nearby.map { step.line($0) })
      return
    }
  }
}
