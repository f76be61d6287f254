/// Puts the items of a section together after an update: lines of the section before it that stand as they were, and
/// lines that are broken again.
///
/// A line is the same as before when it begins with the same item and the item behind it is the same. Behind an edit lines
/// are broken until one begins where a line began before; from there on they are taken over without being looked at.
struct FlowPieceBuilder {
  private let old: FlowPieces
  private let record: FlowRecord
  private let axis: LayoutAxis

  private var pieces: [FlowPiece] = []
  /// How many items stand already.
  private var count = 0
  /// How many lines are complete.
  private var lineCount = 0
  /// Where the next line begins.
  private var next = 0.0
  /// Where the last line ends.
  private var end = 0.0

  // The lines that are broken again, one behind the other.
  private var sizes: [LayoutSize] = []
  /// How many items they hold; their sizes are copied a little later.
  private var fresh = 0
  private var starts: [Double] = []
  private var firsts: [Int32] = []
  /// Where the next of these lines begins.
  private var freshNext = 0.0
  /// The piece that they come to be, up to the next one that is taken over.
  private var stretch: FlowPiece?

  // The line that is being filled.
  private var isOpen = false
  private var filled = 0.0
  private var length = 0.0

  private var breaker: FlowLineBreaker

  /// So few items between two edits are copied, and no piece is made of them.
  private static let fewItems = 16

  /// - Parameters:
  ///   - old: The section before the update.
  ///   - record: The section's metrics.
  init(_ old: FlowPieces, _ record: FlowRecord, axis: LayoutAxis) {
    self.old = old
    self.record = record
    self.axis = axis
    breaker = FlowLineBreaker(record)
    pieces.reserveCapacity(old.pieces.count + 16)
  }

  /// Adds an item that is new in its place.
  mutating func add(_ size: LayoutSize) {
    let breadth = size[axis.across]
    let length = size[axis]
    guard breadth.isExtent, length.isExtent else {
      breaker.metUnusable = true
      return
    }
    feed(breadth, length)
    sizes.append(size)
  }

  /// Adds items that follow each other as they did before.
  mutating func add(old range: Range<Int>) {
    var item = range.lowerBound
    var index = old.index(ofItem: item)
    while item < range.upperBound {
      let source = old.part(index, record)
      let end = min(range.upperBound, source.endItem)
      switch source.items {
      case .sizes(let sizes):
        sizes.withUnsafeBufferPointer { add(item..<end, of: range, FlowSizeExtents($0, axis: axis), source) }
      case .lengths(let lengths, let breadth):
        lengths.withUnsafeBufferPointer { add(item..<end, of: range, FlowLengthExtents($0, breadth: breadth), source) }
      case .uniform, .pieces, .measured, .indexed: return
      }
      item = end
      index += 1
      if !isOpen { takePieces(&index, &item, below: range.upperBound) }
    }
  }

  /// Takes over pieces as they are while the item behind them is still there, which is all that their last line asks.
  private mutating func takePieces(_ index: inout Int, _ item: inout Int, below end: Int) {
    guard item < end, old.endItem(index) < end else { return }
    endStretch()
    let moved = (item: Int32(truncatingIfNeeded: count - item), line: Int32(truncatingIfNeeded: lineCount))
    let lines = moved.line &- old.pieces[index].line
    let shift = next - old.pieces[index].start
    while old.endItem(index) < end {
      var piece = old.pieces[index]
      piece.item &+= moved.item
      piece.line &+= lines
      piece.start += shift
      pieces.append(piece)
      index += 1
    }
    item = Int(old.pieces[index].item)
    count = item + Int(moved.item)
    lineCount = Int(old.pieces[index].line &+ lines)
    next = old.pieces[index].start + shift
  }

  /// Ends the section; nil when an extent was unusable.
  ///
  /// - Parameter difference: An item that is not of the size of item 0, if one is known; else it is sought.
  mutating func finish(difference: Int?) -> FlowBroken? {
    if isOpen { close() }
    endStretch()
    guard !breaker.metUnusable else { return nil }
    var blocks = old.blocks
    if !sizes.isEmpty {
      var body = FlowBody(form: .lines)
      body.lineCount = starts.count
      body.length = freshNext
      body.highest = freshNext
      blocks.append(
        FlowBlock(items: .sizes(sizes), body: body, lines: FlowLineStore(starts: starts, firsts: firsts)))
    }
    var made = FlowPieces(
      blocks: blocks, pieces: pieces, count: count, lineCount: lineCount, next: next, difference: difference ?? 0)
    if difference == nil, count > 0 { made.difference = made.firstDifference(axis: axis) ?? 0 }
    return FlowBroken(pieces: made, end: end, oversized: breaker.oversized, nearMiss: breaker.nearMiss)
  }
}

/// Pieces that were put together, with how far they reach and what was found on the way.
struct FlowBroken {
  var pieces: FlowPieces
  /// Where the last line ends.
  var end: Double
  var oversized: Int?
  var nearMiss: (item: Int, overflow: Double)?
}

// MARK: - Lines

extension FlowPieceBuilder {
  /// Adds items of one piece; `whole` is the run that they are a part of.
  private mutating func add<E: FlowExtents>(
    _ range: Range<Int>, of whole: Range<Int>, _ items: E, _ source: FlowPart
  ) {
    let shift = source.shift
    var item = range.lowerBound + shift
    let end = range.upperBound + shift
    // The break behind a line is the same when the item behind it is still there.
    var keepEnd =
      whole.upperBound > source.endItem ? source.endLine : source.record.lineIndex(ofItem: end - 1, source.lines)
    // From where on items were fed and not yet copied.
    var fed = item
    var line = source.record.lineIndex(ofItem: item, source.lines)
    var nextFirst = source.first(ofLine: line)
    if nextFirst < item {
      line += 1
      nextFirst = source.first(ofLine: line)
    }
    while item < end {
      if item == nextFirst {
        if line < keepEnd, stretch != nil, source.first(ofLine: keepEnd) - item < FlowPieceBuilder.fewItems {
          keepEnd = line
        }
        if line < keepEnd, !joins(items.breadth(item)) {
          copy(fed..<item, items)
          take(line..<keepEnd, items, source)
          item = source.first(ofLine: keepEnd)
          fed = item
          line = keepEnd
          nextFirst = .max
          continue
        }
        line += 1
        nextFirst = line <= source.endLine ? source.first(ofLine: line) : .max
      }
      feed(items.breadth(item), items.length(item))
      item += 1
    }
    copy(fed..<item, items)
  }

  /// Copies the sizes of items that were fed.
  private mutating func copy<E: FlowExtents>(_ range: Range<Int>, _ items: E) {
    if !range.isEmpty { items.append(range, axis: axis, to: &sizes) }
  }

  /// Whether an item of this breadth joins the line that is being filled; if there is none, or it is full, it is over.
  private mutating func joins(_ breadth: Double) -> Bool {
    guard isOpen else { return false }
    let candidate = filled + record.interitemSpacing + breadth
    if candidate <= record.usable { return true }
    breaker.noteWrap(of: count, overflow: candidate - record.usable)
    close()
    return false
  }

  /// Takes lines over as they are.
  private mutating func take<E: FlowExtents>(_ range: Range<Int>, _ items: E, _ source: FlowPart) {
    endStretch()
    let first = source.first(ofLine: range.lowerBound)
    let offset = source.start(ofLine: range.lowerBound, items)
    pieces.append(
      FlowPiece(
        block: source.piece.block, firstLine: Int32(truncatingIfNeeded: range.lowerBound),
        lineCount: Int32(truncatingIfNeeded: range.count), firstItem: Int32(truncatingIfNeeded: first),
        item: Int32(truncatingIfNeeded: count), line: Int32(truncatingIfNeeded: lineCount), start: next, offset: offset)
    )
    count += source.first(ofLine: range.upperBound) - first
    lineCount += range.count
    next += source.start(ofLine: range.upperBound, items) - offset
  }

  /// Puts an item on the line that is being filled, or on one of its own. Whoever calls copies its size.
  @inline(__always)
  private mutating func feed(_ breadth: Double, _ long: Double) {
    if breadth > record.usable, breaker.oversized == nil { breaker.oversized = count }
    if isOpen {
      let candidate = filled + record.interitemSpacing + breadth
      if candidate <= record.usable {
        filled = candidate
        length = max(length, long)
        count += 1
        fresh += 1
        return
      }
      breaker.noteWrap(of: count, overflow: candidate - record.usable)
      close()
    }
    begin()
    filled = breadth
    length = long
    count += 1
    fresh += 1
  }

  private mutating func begin() {
    if stretch == nil {
      stretch = FlowPiece(
        block: Int32(truncatingIfNeeded: old.blocks.count), firstLine: Int32(truncatingIfNeeded: starts.count),
        lineCount: 0, firstItem: Int32(truncatingIfNeeded: fresh), item: Int32(truncatingIfNeeded: count),
        line: Int32(truncatingIfNeeded: lineCount), start: next, offset: freshNext)
    }
    starts.append(freshNext)
    firsts.append(Int32(truncatingIfNeeded: fresh))
    isOpen = true
  }

  private mutating func close() {
    isOpen = false
    end = next + length
    next += length + record.lineSpacing
    freshNext += length + record.lineSpacing
    lineCount += 1
  }

  private mutating func endStretch() {
    guard var piece = stretch else { return }
    stretch = nil
    piece.lineCount = Int32(truncatingIfNeeded: starts.count - Int(piece.firstLine))
    pieces.append(piece)
  }
}
