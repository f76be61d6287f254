/// A section with its lines, as the solver keeps it.
///
/// Plain numbers without references, so that reading one costs no counting; the items lie beside it in the solver.
struct FlowRecord: Sendable {
  var body = FlowBody()
  /// The number of items.
  var count: Int
  /// What a line may fill: the layout's breadth without the section's insets (Semantics 4.8).
  var usable: Double
  /// The inset in front of a line's first item.
  var lineInset: Double
  /// From the section's start to its first line: header and inset (Semantics 4.12).
  var bodyOffset: Double
  /// From the section's start to its footer.
  var footerOffset: Double
  var lineSpacing: Double
  var interitemSpacing: Double
  var headerLength: Double
  var footerLength: Double
  /// From the end of the last line to the footer.
  var endInset: Double
  /// Whether what was not measured has the size of the rest of all sections.
  var followsRest = false

  /// Makes the record of a section of finite metrics whose lines are not broken yet.
  init(_ section: FlowSection, axis: LayoutAxis, breadth: Double) {
    count = section.items.count
    lineInset = section.inset.leading(axis.across)
    usable = breadth - lineInset - section.inset.trailing(axis.across)
    bodyOffset = section.headerLength + section.inset.leading(axis)
    footerOffset = bodyOffset
    lineSpacing = section.lineSpacing
    interitemSpacing = section.interitemSpacing
    headerLength = section.headerLength
    footerLength = section.footerLength
    endInset = section.inset.trailing(axis)
  }

  /// The section's extent along the scroll axis (Semantics 4.12); a section without items has one too (Semantics 4.31).
  var length: Double { footerOffset + footerLength }
}

// MARK: - Lines

extension FlowRecord {
  /// The line with a number.
  ///
  /// - Complexity: O(items in a line); in the form `rows` O(block) more.
  func line<E: FlowExtents>(_ index: Int, _ items: E, _ store: FlowLineStore) -> FlowLine {
    switch body.form {
    case .uniform:
      return uniformLine(index, items)
    case .rows:
      let block = index / body.block
      var line = rowsLine(block * body.block, start: store.starts[body.startsOffset + block], items)
      while line.index < index { line = next(line, items, store) }
      return line
    case .lines:
      return storedLine(index, items, store)
    case .kept:
      return rowsLine(index, start: items.start(ofLine: index), items)
    }
  }

  /// The line behind `line`, which must not be the last.
  func next<E: FlowExtents>(_ line: FlowLine, _ items: E, _ store: FlowLineStore) -> FlowLine {
    switch body.form {
    case .uniform: uniformLine(line.index + 1, items)
    case .rows: rowsLine(line.index + 1, start: line.start + (line.length + lineSpacing), items)
    case .lines: storedLine(line.index + 1, items, store)
    case .kept:
      rowsLine(
        line.index + 1, start: items.start(behind: line.index, startingAt: line.start, length: line.length), items)
    }
  }

  private func uniformLine<E: FlowExtents>(_ index: Int, _ items: E) -> FlowLine {
    let first = index == 0 ? 0 : index * body.perLine
    let count = min(body.perLine, items.count - first)
    let length = items.length(0)
    return FlowLine(
      index: index, first: first, count: count, start: Double(index) * (length + lineSpacing), length: length,
      breadth: Double(count) * items.breadth(0))
  }

  private func rowsLine<E: FlowExtents>(_ index: Int, start: Double, _ items: E) -> FlowLine {
    let first = index == 0 ? 0 : index * body.perLine
    return measuredLine(index, first: first, count: min(body.perLine, items.count - first), start: start, items)
  }

  private func storedLine<E: FlowExtents>(_ index: Int, _ items: E, _ store: FlowLineStore) -> FlowLine {
    let entry = body.firstsOffset + index
    let first = Int(store.firsts[entry])
    let end = index + 1 < body.lineCount ? Int(store.firsts[entry + 1]) : items.count
    return measuredLine(
      index, first: first, count: end - first, start: store.starts[body.startsOffset + index], items)
  }

  private func measuredLine<E: FlowExtents>(
    _ index: Int, first: Int, count: Int, start: Double, _ items: E
  ) -> FlowLine {
    var length = items.length(first)
    var breadth = items.breadth(first)
    var item = first + 1
    while item < first + count {
      length = max(length, items.length(item))
      breadth += items.breadth(item)
      item += 1
    }
    return FlowLine(index: index, first: first, count: count, start: start, length: length, breadth: breadth)
  }
}

// MARK: - Order of lines

extension FlowRecord {
  /// The body with `isOrdered`, `lowest` and `highest` found by visiting every line, for negative line spacings.
  func orderedBody<E: FlowExtents>(_ items: E, _ store: FlowLineStore) -> FlowBody {
    var ordered = body
    var line = line(0, items, store)
    ordered.highest = line.length
    while line.index + 1 < body.lineCount {
      let before = line
      line = next(line, items, store)
      if min(before.length, line.length) + lineSpacing < 0 { ordered.isOrdered = false }
      ordered.lowest = min(ordered.lowest, line.start)
      ordered.highest = max(ordered.highest, line.start + line.length)
    }
    return ordered
  }
}

// MARK: - Finding a line

extension FlowRecord {
  /// The number of the line that holds an item.
  ///
  /// - Complexity: O(log lines).
  func lineIndex(ofItem item: Int, _ store: FlowLineStore) -> Int {
    guard body.form == .lines else { return item / body.perLine }
    return store.firsts.withUnsafeBufferPointer { firsts in
      let firsts = UnsafeBufferPointer(rebasing: firsts[body.firstsOffset..<body.firstsOffset + body.lineCount])
      let last = firsts.count - 1
      // Guessed and hemmed in, as in the search for a start.
      let guess = Double(item) / (Double(firsts[last]) + 1) * Double(firsts.count)
      var low = guess < Double(last) ? Int(guess) : last
      var high = low + 1
      var step = 1
      if Int(firsts[low]) <= item {
        while high <= last, Int(firsts[high]) <= item {
          low = high
          step += step
          high = min(last + 1, high + step)
        }
      } else {
        high = low
        low = max(0, high - step)
        while low > 0, Int(firsts[low]) > item {
          high = low
          step += step
          low = max(0, low - step)
        }
      }
      while high - low > 1 {
        let middle = (low + high) >> 1
        if Int(firsts[middle]) <= item { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// The line from which a walk forwards meets every line that ends behind `start`: the section's first, or one that
  /// ends before `start` itself.
  ///
  /// - Parameter start: Relative to the first line.
  /// - Complexity: O(log lines), and one step for each stored start whose line overlaps `start`.
  func lineIndex<E: FlowExtents>(before start: Double, _ items: E, _ store: FlowLineStore) -> Int {
    guard body.isOrdered else { return 0 }
    if body.form == .uniform {
      let length = items.length(0)
      let pitch = length + lineSpacing
      let index = ((start - length) / pitch).rounded(.down)
      guard pitch > 0, index > 0 else { return 0 }
      return index < Double(body.lineCount) ? Int(index) : body.lineCount - 1
    }
    if E.keepStarts { return items.line(before: start) }
    var low = storedStart(atOrBefore: start, store)
    while low > 0 {
      let line = line(low * body.block, items, store)
      if line.start + line.length <= start { break }
      low -= 1
    }
    return low * body.block
  }

  /// The last stored start that is not behind `start`, or the first.
  ///
  /// Lines are mostly spread evenly, so the place is guessed and then hemmed in by steps of double size: a few loads
  /// that lie together instead of a search through the whole array.
  private func storedStart(atOrBefore start: Double, _ store: FlowLineStore) -> Int {
    let count = body.storedStarts
    let guess = Double(count) * (start / body.length)
    var low = guess > 0 ? (guess < Double(count) ? Int(guess) : count - 1) : 0
    var high = low + 1
    var step = 1
    if store.starts[body.startsOffset + low] <= start {
      while high < count, store.starts[body.startsOffset + high] <= start {
        low = high
        step += step
        high = min(count, high + step)
      }
    } else {
      high = low
      low = max(0, high - step)
      while low > 0, store.starts[body.startsOffset + low] > start {
        high = low
        step += step
        low = max(0, low - step)
      }
    }
    while high - low > 1 {
      let middle = (low + high) >> 1
      if store.starts[body.startsOffset + middle] <= start { low = middle } else { high = middle }
    }
    return low
  }
}
