/// Items that were broken into lines together, and the lines. Never changed, so that any number of layouts can hold it.
final class FlowBlock: Sendable {
  /// The items; never all alike, never pieces.
  let items: FlowItems
  /// The lines, in the form `rows` or `lines`; the starts of lines ascend.
  let body: FlowBody
  let lines: FlowLineStore

  init(items: FlowItems, body: FlowBody, lines: FlowLineStore) {
    self.items = items
    self.body = body
    self.lines = lines
  }
}

/// A run of whole lines of a block, and where in the section they stand.
struct FlowPiece: Hashable, Sendable {
  /// Which block.
  var block: Int32
  /// The first of the lines, by its number in the block.
  var firstLine: Int32
  var lineCount: Int32
  /// The first item of that line, by its number in the block.
  var firstItem: Int32
  /// The number of that item in the section.
  var item: Int32
  /// The number of the first line in the section.
  var line: Int32
  /// Where the first line begins, counted from the first line of the section.
  var start: Double
  /// Where it begins in the block.
  var offset: Double
}

/// The items of a section that was updated: runs of lines out of the lists they were given in, and the lines that were
/// broken again.
///
/// An update adds a block with the lines it touched and cuts the pieces in front of and behind them; nothing else is
/// copied, and the layout before the update goes on holding the same blocks. Two are equal when they share their blocks,
/// which says less than that their sizes are equal.
public struct FlowPieces: Sendable {
  let blocks: [FlowBlock]
  /// In order, without gaps.
  let pieces: [FlowPiece]
  /// The number of items.
  public let count: Int
  let lineCount: Int
  /// Where a line behind the last one would begin.
  let next: Double
  /// An item that is not of the size of item 0; 0 when all are alike, which is no state to stay in.
  var difference: Int

  /// One piece: all lines of a block.
  init(_ block: FlowBlock, lineSpacing: Double, difference: Int) {
    blocks = [block]
    count = block.items.count
    lineCount = block.body.lineCount
    next = block.body.length + lineSpacing
    pieces = [
      FlowPiece(
        block: 0, firstLine: 0, lineCount: Int32(truncatingIfNeeded: lineCount), firstItem: 0, item: 0, line: 0,
        start: 0, offset: 0)
    ]
    self.difference = difference
  }

  init(
    blocks: [FlowBlock], pieces: [FlowPiece], count: Int, lineCount: Int, next: Double, difference: Int
  ) {
    self.blocks = blocks
    self.pieces = pieces
    self.count = count
    self.lineCount = lineCount
    self.next = next
    self.difference = difference
  }

  /// The number of pieces; more than one are there after an update alone.
  public var pieceCount: Int { pieces.count }
}

extension FlowPieces: Hashable {
  /// Whether both are made of the same blocks in the same way. O(pieces), O(1) for a copy.
  public static func == (a: FlowPieces, b: FlowPieces) -> Bool {
    guard a.count == b.count, a.blocks.count == b.blocks.count else { return false }
    for index in a.blocks.indices where a.blocks[index] !== b.blocks[index] { return false }
    return a.pieces == b.pieces
  }

  /// Adds the count alone: equal pieces have equal counts, and summing up all of them would cost O(pieces).
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

// MARK: - Finding

extension FlowPieces {
  /// The piece that holds an item. O(log pieces).
  func index(ofItem item: Int) -> Int {
    pieces.withUnsafeBufferPointer { pieces in
      var low = 0
      var high = pieces.count
      while high &- low > 1 {
        let middle = (low &+ high) &>> 1
        if Int(pieces[middle].item) <= item { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// The last piece that does not begin behind `start`, or the first. O(log pieces).
  func index(atOrBefore start: Double) -> Int {
    pieces.withUnsafeBufferPointer { pieces in
      var low = 0
      var high = pieces.count
      while high &- low > 1 {
        let middle = (low &+ high) &>> 1
        if pieces[middle].start <= start { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// One more than the last item of a piece.
  func endItem(_ index: Int) -> Int { index + 1 < pieces.count ? Int(pieces[index + 1].item) : count }

  /// Where the line behind a piece begins.
  func nextStart(_ index: Int) -> Double { index + 1 < pieces.count ? pieces[index + 1].start : next }

  /// The size of an item. O(log pieces).
  func size(_ item: Int, axis: LayoutAxis) -> LayoutSize {
    let piece = pieces[index(ofItem: item)]
    return blocks[Int(piece.block)].items.size(item - Int(piece.item) + Int(piece.firstItem), axis: axis)
  }
}

extension FlowItems {
  /// The size of an item, which must exist.
  ///
  /// - Parameter axis: The scroll axis.
  public func size(_ item: Int, axis: LayoutAxis) -> LayoutSize {
    switch self {
    case .uniform(let size, _): return size
    case .sizes(let sizes): return sizes[item]
    case .lengths(let lengths, let breadth):
      return axis == .vertical
        ? LayoutSize(width: breadth, height: lengths[item]) : LayoutSize(width: lengths[item], height: breadth)
    case .pieces(let pieces): return pieces.size(item, axis: axis)
    case .indexed(let items): return LayoutSize(axis: axis, length: items.length(item), breadth: items.breadth)
    case .measured(let items): return LayoutSize(axis: axis, length: items.length(item), breadth: items.breadth)
    }
  }
}
