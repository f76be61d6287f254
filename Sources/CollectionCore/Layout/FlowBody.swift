/// Where the lines of all sections begin, in one pair of arrays, so that a section costs no allocation of its own.
///
/// Starts are relative to the first line of their section and not rounded.
struct FlowLineStore: Sendable {
  /// The start of every line, or of every so many lines (``FlowBody/block``).
  var starts: [Double] = []
  /// The first item of each line, for sections whose lines hold different numbers of items.
  var firsts: [Int32] = []
}

/// How the items of one section stand in lines: the part of a section between its insets.
struct FlowBody: Sendable {
  /// What is stored to find a line.
  enum Form: UInt8, Sendable {
    /// Nothing: all items are alike and lines follow from arithmetic.
    case uniform
    /// Starts of every ``FlowBody/block``-th line: all lines but the last hold the same number of items.
    case rows
    /// Start and first item of every line.
    case lines
    /// Nothing: the items know where lines begin. All lines but the last hold the same number of items.
    case kept
  }

  var form = Form.uniform
  /// Whether every line, the last included, has the spacing of a full line (Semantics 4.15).
  var isGrid = false
  /// How many items a full line holds in all forms but `lines`; `Int.max` when nothing limits it.
  var perLine = 1
  var lineCount = 0
  /// Lines from one stored start to the next.
  var block = 1
  /// Where the section's entries begin in ``FlowLineStore/starts``.
  var startsOffset = 0
  /// Where the section's entries begin in ``FlowLineStore/firsts``.
  var firstsOffset = 0
  /// The extent of the lines with the spacing between them.
  var length = 0.0
  /// Whether no line starts before, or ends before, the one in front of it; false only when a negative line spacing is
  /// larger than a line.
  var isOrdered = true
  /// The lowest start of a line: 0 when lines are in order.
  var lowest = 0.0
  /// The highest end of a line: `length` when lines are in order.
  var highest = 0.0

  /// How many items are read at most to find the start of a line in the form `rows`, beyond those of the line.
  static let itemsPerBlock = 16

  /// How many starts are stored.
  var storedStarts: Int { form == .uniform || form == .kept || lineCount == 0 ? 0 : (lineCount - 1) / block + 1 }
}

/// One line of a section.
struct FlowLine {
  var index: Int
  var first: Int
  var count: Int
  /// Relative to the section's first line, not rounded.
  var start: Double
  /// The greatest length of its items (Semantics 4.11).
  var length: Double
  /// The breadths of its items, added up.
  var breadth: Double
}
