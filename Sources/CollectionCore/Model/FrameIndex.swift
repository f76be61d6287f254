/// Finds the frames that touch a rectangle, for layouts whose frames follow no order.
///
/// The frames are sorted by where they start along the scroll axis; over them stands a tree of the greatest ends, 16 to a
/// node, so that one tall frame does not make everything behind it a candidate. Takes 33 to 37 bytes a frame.
///
/// A query takes O(log *n* + *k* + *m* log(*n* / *m*)) for *k* results, *m* frames that overlap the rectangle along the
/// scroll axis, and less where those are neighbours, as they are in real layouts.
public struct FrameIndex: Sendable {
  /// A frame along the scroll axis (start, end) and across it (low, high).
  struct Entry: Sendable {
    var start: Double
    var end: Double
    var low: Double
    var high: Double
  }

  /// What neighbouring entries have in common.
  struct Node: Sendable {
    /// The start of the first one.
    var start: Double
    /// The greatest end.
    var end: Double
  }

  /// How many frames can match; those that are not finite never do.
  public var count: Int { entries.count }
  /// The axis along which the frames are sorted.
  public let axis: LayoutAxis
  /// Sorted by start.
  var entries: [Entry]
  /// The numbers of the frames in the order of ``entries``; empty when they are the same as the positions.
  var order: [Int32] = []
  /// Whether ``order`` ascends, so that answers need no sorting.
  var isAscending = true
  /// One node for every 16 entries, then for every 256, …, until there are 16 nodes or fewer.
  var nodes: [Node] = []
  /// Where each level begins in ``nodes``, and before it 0 for the entries themselves.
  var bases: [Int] = [0]

  /// Makes an index of frames in any order, overlapping, empty or of negative size as they may be.
  ///
  /// - Parameter axis: The axis along which rectangles move: the scroll axis.
  /// - Complexity: O(*n*) for frames in order of their starts, else O(*n* log *n*).
  public init(frames: [LayoutRect], axis: LayoutAxis) {
    self.axis = axis
    entries = []
    entries.reserveCapacity(frames.count)
    var numbers: [Int32] = []
    for (number, frame) in frames.enumerated() {
      guard frame.isFinite else {
        // From the first gap on the positions differ from the numbers.
        if numbers.isEmpty && entries.count == number { numbers = (0..<Int32(number)).map { $0 } }
        continue
      }
      if entries.count != number { numbers.append(Int32(number)) }
      let across = axis.across
      entries.append(
        Entry(start: frame.min(axis), end: frame.max(axis), low: frame.min(across), high: frame.max(across)))
    }
    order = numbers
    sortIfNeeded()
    buildNodes()
  }

  private mutating func sortIfNeeded() {
    var isSorted = true
    for position in entries.indices.dropFirst() where entries[position].start < entries[position - 1].start {
      isSorted = false
      break
    }
    if isSorted { return }
    let unsorted = entries
    var positions: [Int32] = (0..<Int32(unsorted.count)).map { $0 }
    positions.sort {
      let (a, b) = (unsorted[Int($0)].start, unsorted[Int($1)].start)
      return a != b ? a < b : $0 < $1
    }
    for position in positions.indices { entries[position] = unsorted[Int(positions[position])] }
    order = order.isEmpty ? positions : positions.map { order[Int($0)] }
    isAscending = false
  }

  private mutating func buildNodes() {
    var size = entries.count
    while size > 16 {
      let below = bases[bases.count - 1]
      let isFirst = bases.count == 1
      bases.append(nodes.count)
      for first in stride(from: 0, to: size, by: 16) {
        var node = Node(start: isFirst ? entries[first].start : nodes[below + first].start, end: -.infinity)
        for child in first..<Swift.min(first + 16, size) {
          node.end = Swift.max(node.end, isFirst ? entries[child].end : nodes[below + child].end)
        }
        nodes.append(node)
      }
      size = (size + 15) >> 4
    }
  }
}

// MARK: - Querying

extension FrameIndex {
  /// Puts the numbers of the frames that touch `rect` into `result`, ascending, in place of what it holds.
  ///
  /// - Returns: Where the rectangle may go along the scroll axis, unchanged across it, with the same answer.
  /// - Complexity: O(log *n* + *k* + *m* log(*n* / *m*)), and O(*k* log *k*) more if the frames were not given in order of
  ///   their starts. Allocates nothing once `result` has the capacity.
  @discardableResult
  public func indices(in rect: LayoutRect, into result: inout [Int32]) -> QueryWindow {
    result.removeAll(keepingCapacity: true)
    let (start, end) = (rect.min(axis), rect.max(axis))
    let (low, high) = (rect.min(axis.across), rect.max(axis.across))
    if start.isNaN || end.isNaN || low.isNaN || high.isNaN { return .never }
    var window = QueryWindow.always
    entries.withUnsafeBufferPointer { entries in
      nodes.withUnsafeBufferPointer { nodes in
        let upper = partition(entries, nodes, startingBefore: end)
        if upper < entries.count { window.exclude(after: entries[upper].start) }
        var position = 0
        while position < upper {
          if position & 15 == 0, skipNode(at: &position, nodes, endingUpTo: start, &window) { continue }
          let entry = entries[position]
          if entry.end <= start {
            window.exclude(before: entry.end)
          } else if entry.low < high && entry.high > low {
            window.keep(from: entry.start, to: entry.end)
            result.append(order.isEmpty ? Int32(truncatingIfNeeded: position) : order[position])
          }
          position &+= 1
        }
      }
    }
    if !isAscending { FrameIndex.sort(&result) }
    return window
  }

  /// Passes over the largest node that begins at `position` and in which every frame ends at or before `start`.
  @inline(__always)
  private func skipNode(
    at position: inout Int, _ nodes: UnsafeBufferPointer<Node>, endingUpTo start: Double, _ window: inout QueryWindow
  ) -> Bool {
    var level = position == 0 ? bases.count - 1 : Swift.min(bases.count - 1, position.trailingZeroBitCount >> 2)
    while level > 0 {
      let greatest = nodes[bases[level] &+ position >> (4 * level)].end
      if greatest <= start {
        window.exclude(before: greatest)
        position &+= 1 << (4 * level)
        return true
      }
      level &-= 1
    }
    return false
  }

  /// How many entries start before `end`: level by level the last of 16 that does.
  @inline(__always)
  private func partition(
    _ entries: UnsafeBufferPointer<Entry>, _ nodes: UnsafeBufferPointer<Node>, startingBefore end: Double
  ) -> Int {
    var first = 0
    var size = entries.count
    for level in stride(from: bases.count - 1, to: 0, by: -1) {
      let base = bases[level]
      let last = Swift.min(first &+ 16, (size &+ 1 << (4 * level) &- 1) >> (4 * level))
      var node = first
      while node &+ 1 < last, nodes[base &+ node &+ 1].start < end { node &+= 1 }
      first = node << 4
    }
    size = Swift.min(first &+ 16, size)
    while first < size, entries[first].start < end { first &+= 1 }
    return first
  }

  /// Sorts in place, in ever smaller steps: unlike the library's sort it takes no buffer, and answers are short and
  /// nearly sorted. Above 1,024 elements the library is faster.
  private static func sort(_ numbers: inout [Int32]) {
    if numbers.count > 1_024 {
      numbers.sort()
      return
    }
    var step = 1
    while step < numbers.count / 3 { step = step * 3 + 1 }
    while step > 0 {
      for position in stride(from: step, to: numbers.count, by: 1) {
        let number = numbers[position]
        var place = position
        while place >= step, numbers[place - step] > number {
          numbers[place] = numbers[place - step]
          place -= step
        }
        numbers[place] = number
      }
      step /= 3
    }
  }
}

// MARK: - Checking

extension FrameIndex {
  /// What is wrong with the index, nil if nothing. O(*n*).
  public func checkInvariants() -> String? {
    if !order.isEmpty && order.count != entries.count {
      return "There are \(order.count) frame numbers for \(entries.count) frames."
    }
    for position in entries.indices.dropFirst() {
      let (previous, entry) = (entries[position - 1], entries[position])
      if entry.start < previous.start {
        return "Frame \(position) in order starts at \(thousandths(entry.start)), before the one in front of it at "
          + "\(thousandths(previous.start))."
      }
      if isAscending && !order.isEmpty && order[position] <= order[position - 1] {
        return "The frame numbers \(order[position - 1]) and \(order[position]) do not ascend."
      }
    }
    var checked = 0
    for level in bases.indices.dropFirst() {
      let shift = 4 * level
      if bases[level] != checked { return "Level \(level) begins at node \(bases[level]) instead of \(checked)." }
      for first in stride(from: 0, to: entries.count, by: 1 << shift) {
        guard checked < nodes.count else {
          return "There are \(nodes.count) nodes, too few for \(entries.count) frames."
        }
        var greatest = -Double.infinity
        for position in first..<Swift.min(first + 1 << shift, entries.count) {
          greatest = Swift.max(greatest, entries[position].end)
        }
        if nodes[checked].end != greatest || nodes[checked].start != entries[first].start {
          return "Node \(checked) ends at \(thousandths(nodes[checked].end)), but its frames at "
            + "\(thousandths(greatest))."
        }
        checked += 1
      }
    }
    return checked == nodes.count ? nil : "There are \(nodes.count) nodes, but \(checked) belong to a level."
  }
}
