/// What happened in a collection view, in order, and what caused it.
///
/// Records are plain data; texts are made when asked for. The same program gives the same bytes.
public struct Trace: Sendable {
  /// The records.
  public internal(set) var records: [TraceRecord]
  /// The number of the first record: a part of a trace keeps the numbers of the whole.
  public let firstNumber: Int
  let names: [String]
  let kinds: [String]
  let rects: [LayoutRect]

  /// Makes a trace from its parts.
  ///
  /// - Parameters:
  ///   - kinds: The element kinds by the number that element keys hold; entry 0 stands for cells.
  public init(records: [TraceRecord], firstNumber: Int = 0, names: [String], kinds: [String], rects: [LayoutRect]) {
    self.records = records
    self.firstNumber = firstNumber
    self.names = names
    self.kinds = kinds
    self.rects = rects
  }

  /// Whether nothing happened.
  public var isEmpty: Bool { records.isEmpty }
  /// How many events there are.
  public var count: Int { records.count }
  /// The numbers of the events, for ``line(_:)`` and ``explain(_:)``.
  public var numbers: Range<Int> { firstNumber..<firstNumber + records.count }

  /// The record of a number, nil outside of ``numbers``.
  public subscript(number: Int) -> TraceRecord? {
    numbers.contains(number) ? records[number - firstNumber] : nil
  }
}

// MARK: - Text

extension Trace {
  /// One stable line an event.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public var text: String {
    var result = ""
    for number in numbers {
      if number > firstNumber { result += "\n" }
      result += line(number)
    }
    return result
  }

  /// The line of an event: its number, what happened, and `<- n` for a cause that the line before does not show.
  public func line(_ number: Int) -> String {
    guard let record = self[number] else { return "" }
    var text = NumberText.text(number) + " " + phrase(record.event)
    if record.cause >= 0, showsCause(record, number: number) { text += " <- " + NumberText.text(Int(record.cause)) }
    return text
  }

  /// What happened, without number and cause.
  public func phrase(_ event: Event) -> String {
    switch event {
    case .reloadRequested: return "reloadRequested"
    case .dataCounted(let sections, let items):
      return "dataCounted sections " + NumberText.text(Int(sections)) + " items " + NumberText.text(Int(items))
    case .updateRequested(let edits): return "updateRequested edits " + NumberText.text(Int(edits))
    case .viewRenamed(let view, let key): return word(view, "Renamed") + " " + Trace.name(view) + " " + place(key)
    case .layoutInvalidated(let mark): return "layoutInvalidated " + phrase(mark)
    case .layoutPrepared(let size): return "layoutPrepared content " + NumberText.text(rect(size).size)
    case .elementsQueried(let area, let count):
      return "elementsQueried " + NumberText.text(rect(area)) + ": " + NumberText.text(Int(count))
    case .elementQueried(let key): return "elementQueried " + name(of: key)
    case .sizesAsked(let views, let changed):
      return "sizesAsked views " + NumberText.text(Int(views)) + " changed " + NumberText.text(Int(changed))
    case .boundsChanged(let area): return "boundsChanged " + NumberText.text(rect(area))
    case .offsetClamped(let area): return "offsetClamped " + NumberText.text(rect(area).origin)
    case .viewCreated(let view, let reuse, let key):
      return word(view, "Created") + " " + Trace.name(view) + " \"" + text(reuse) + "\" for " + place(key)
    case .viewReused(let view, let reuse, let key):
      return word(view, "Reused") + " " + Trace.name(view) + " \"" + text(reuse) + "\" for " + place(key)
    case .viewConfigured(let view, let key, let label):
      return word(view, "Configured") + " " + Trace.name(view) + " " + place(key)
        + (label >= 0 ? " item " + text(label) : "")
    case .viewMoved(let view, let key): return word(view, "Moved") + " " + Trace.name(view) + " " + place(key)
    case .viewDisplayed(let view, let key): return word(view, "Displayed") + " " + Trace.name(view) + " " + place(key)
    case .viewEndedDisplay(let view, let key):
      return word(view, "EndedDisplay") + " " + Trace.name(view) + " " + place(key)
    case .viewRecycled(let view, let key):
      return word(view, "Recycled") + " " + Trace.name(view) + " from " + place(key)
    case .viewDropped(let view, let key): return word(view, "Dropped") + " " + Trace.name(view) + " from " + place(key)
    case .itemSelected(let path): return "itemSelected " + NumberText.text(path)
    case .itemDeselected(let path): return "itemDeselected " + NumberText.text(path)
    case .itemHighlighted(let path): return "itemHighlighted " + NumberText.text(path)
    case .itemUnhighlighted(let path): return "itemUnhighlighted " + NumberText.text(path)
    case .violated(let rule): return "violated " + text(rule)
    }
  }

  /// The short name of a view: `c1` for the first cell made, `s1` supplementary, `d1` decoration.
  public static func name(_ view: ViewID) -> String {
    let letter =
      switch view.category {
      case .cell: "c"
      case .supplementary: "s"
      case .decoration: "d"
      }
    return letter + NumberText.text(Int(view.number))
  }

  /// The full name of an element: `cell:0.3`, `supplementary:KIND:0.0`, `decoration:KIND:0.0`.
  public func name(of key: ElementKey) -> String {
    switch key.category {
    case .cell: return "cell:" + NumberText.text(key.path)
    case .supplementary: return "supplementary:" + kind(key) + ":" + NumberText.text(key.path)
    case .decoration: return "decoration:" + kind(key) + ":" + NumberText.text(key.path)
    }
  }

  private func phrase(_ mark: Invalidation) -> String {
    var text =
      switch mark.reason {
      case .requested: "requested"
      case .reload: "reload"
      case .boundsChange: "boundsChange"
      case .newLayout: "newLayout"
      case .updates: "updates"
      case .preferredSize: "preferredSize"
      }
    if mark.everything { text += " everything" }
    if mark.counts { text += " counts" }
    if mark.named > 0 { text += " elements " + NumberText.text(Int(mark.named)) }
    return text
  }

  private func showsCause(_ record: TraceRecord, number: Int) -> Bool {
    switch record.event {
    case .viewCreated, .viewReused: return true
    default: return Int(record.cause) != number - 1
    }
  }

  private func word(_ view: ViewID, _ verb: String) -> String {
    switch view.category {
    case .cell: return "cell" + verb
    case .supplementary: return "supplementary" + verb
    case .decoration: return "decoration" + verb
    }
  }

  private func place(_ key: ElementKey) -> String {
    key.isCell ? NumberText.text(key.path) : kind(key) + ":" + NumberText.text(key.path)
  }

  private func kind(_ key: ElementKey) -> String { Int(key.kind) < kinds.count ? kinds[Int(key.kind)] : "?" }
  /// The text of a number in an event.
  package func text(_ index: NameIndex) -> String {
    index >= 0 && Int(index) < names.count ? names[Int(index)] : "?"
  }
  /// The rectangle of a number in an event.
  package func rect(_ index: RectIndex) -> LayoutRect {
    index >= 0 && Int(index) < rects.count ? rects[Int(index)] : .zero
  }
}

// MARK: - Causes

extension Trace {
  /// The numbers of an event's causes, nearest first, the event itself left out.
  ///
  /// - Complexity: O(length of the chain).
  public func causes(of number: Int) -> [Int] {
    var result: [Int] = []
    var at = number
    while let record = self[at], record.cause >= 0, Int(record.cause) < at {
      at = Int(record.cause)
      result.append(at)
    }
    return result
  }

  /// Why an event happened, in a sentence that walks its causes back to what came from outside.
  public func explain(_ number: Int) -> String {
    guard let record = self[number] else {
      return "There is no event " + NumberText.text(number) + "; this trace has "
        + (isEmpty
          ? "none." : NumberText.text(firstNumber) + " to " + NumberText.text(numbers.upperBound - 1) + ".")
    }
    var text = NumberText.text(number) + " " + phrase(record.event)
    for cause in causes(of: number) {
      guard let step = self[cause] else {
        text += ", because of event " + NumberText.text(cause) + ", which is before this trace"
        continue
      }
      text += ", because of " + NumberText.text(cause) + " " + phrase(step.event)
    }
    return text + "."
  }

  /// The events from `number` on, with the numbers and tables of the whole.
  public func suffix(from number: Int) -> Trace { part(number..<Swift.max(number, numbers.upperBound)) }

  /// The events of a stretch of numbers, as far as there are some, with the numbers and tables of the whole.
  public func part(_ stretch: Range<Int>) -> Trace {
    let part = stretch.clamped(to: numbers)
    return Trace(
      records: Array(records[(part.lowerBound - firstNumber)..<(part.upperBound - firstNumber)]),
      firstNumber: part.lowerBound, names: names, kinds: kinds, rects: rects)
  }
}
