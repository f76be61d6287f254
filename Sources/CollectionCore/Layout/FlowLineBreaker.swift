/// Breaks the items of one section into lines, in one pass over their sizes.
///
/// Items of one size break by division (Semantics 4.10), all others greedily (Semantics 4.9); both in plain `Double`
/// without tolerance (Semantics 4.9a), so that an item which fits on paper wraps where UIKit wraps it.
struct FlowLineBreaker {
  let usable: Double
  let lineSpacing: Double
  let interitemSpacing: Double
  /// The first item broader than a line (Semantics 4.33).
  var oversized: Int?
  /// The first item that wrapped by less than ``FlowNearMiss/tolerance``, and by how much.
  var nearMiss: (item: Int, overflow: Double)?
  /// Whether an extent was met that is not finite or is negative; the pass stopped there.
  var metUnusable = false

  init(_ record: FlowRecord) {
    usable = record.usable
    lineSpacing = record.lineSpacing
    interitemSpacing = record.interitemSpacing
  }

  @inline(__always)
  mutating func noteWrap(of item: Int, overflow: Double) {
    if overflow < FlowNearMiss.tolerance, nearMiss == nil { nearMiss = (item, overflow) }
  }
}

// MARK: - Equal breadths

extension FlowLineBreaker {
  /// The body of a section whose items are all alike; nil when their size is unusable.
  mutating func uniformBody(_ items: FlowEqualExtents) -> FlowBody? {
    guard items.isUsable(0) else {
      metUnusable = true
      return nil
    }
    var body = FlowBody(form: .uniform, isGrid: true)
    body.perLine = gridCount(breadth: items.breadth, items: items.count)
    body.lineCount = (items.count - 1) / body.perLine + 1
    let pitch = items.length + lineSpacing
    let lastStart = Double(body.lineCount - 1) * pitch
    body.length = lastStart + items.length
    body.isOrdered = pitch >= 0
    body.lowest = min(0, lastStart)
    body.highest = max(items.length, body.length)
    return body
  }

  /// The body of a section whose items have one breadth and different lengths; nil when one of them is unusable.
  mutating func rowsBody<E: FlowExtents>(_ items: E, isGrid: Bool, into store: inout FlowLineStore) -> FlowBody? {
    let breadth = items.breadth(0)
    guard breadth.isExtent else {
      metUnusable = true
      return nil
    }
    var body = FlowBody(form: .rows, isGrid: isGrid)
    body.perLine =
      isGrid ? gridCount(breadth: breadth, items: items.count) : greedyCount(breadth: breadth, items: items.count)
    body.lineCount = (items.count - 1) / body.perLine + 1
    body.block = FlowBody.itemsPerBlock / min(body.perLine, FlowBody.itemsPerBlock)
    body.startsOffset = store.starts.count
    store.starts.reserve(body.storedStarts)
    let end = body.perLine == 1 ? stackItems(items, into: &store) : stackRows(items, body, into: &store)
    guard let end else {
      metUnusable = true
      return nil
    }
    body.length = end
    body.highest = end
    return body
  }

  /// Stores the start of every 32nd item of a list and returns the end of the last; nil when a length is unusable.
  private func stackItems<E: FlowExtents>(_ items: E, into store: inout FlowLineStore) -> Double? {
    var start = 0.0
    var lastStart = 0.0
    var item = 0
    while item < items.count {
      store.starts.append(start)
      let end = min(item + FlowBody.itemsPerBlock, items.count)
      // Nothing but one addition waits for the item before: what is unusable is looked at once a block.
      var areUsable = true
      while item < end {
        let length = items.length(item)
        areUsable = areUsable && items.isUsable(item)
        lastStart = start
        start += length + lineSpacing
        item += 1
      }
      if !areUsable { return nil }
    }
    return lastStart + items.length(items.count - 1)
  }

  /// Stores the starts of rows and returns the end of the last; nil when a length is unusable.
  private func stackRows<E: FlowExtents>(_ items: E, _ body: FlowBody, into store: inout FlowLineStore) -> Double? {
    var start = 0.0
    var end = 0.0
    var item = 0
    var line = 0
    var linesToStored = 0
    while line < body.lineCount {
      if linesToStored == 0 {
        store.starts.append(start)
        linesToStored = body.block
      }
      linesToStored -= 1
      line += 1
      let nextFirst = line == body.lineCount ? items.count : item + body.perLine
      var length = 0.0
      while item < nextFirst {
        guard items.isUsable(item) else { return nil }
        length = max(length, items.length(item))
        item += 1
      }
      end = start + length
      start += length + lineSpacing
    }
    return end
  }

  /// How many items of one breadth fit in a line, by division (Semantics 4.10); `Int.max` when they take no room.
  mutating func gridCount(breadth: Double, items: Int) -> Int {
    if breadth > usable { oversized = 0 }
    let step = breadth + interitemSpacing
    guard step > 0 else { return breadth <= usable ? .max : 1 }
    let quotient = ((usable + interitemSpacing) / step).rounded(.down)
    if quotient >= 0x1p31 { return .max }
    // Converted only where it is small: an enormous inset makes the quotient enormous too.
    let count = quotient >= 2 ? Int(quotient) : 1
    if count < items {
      // The sum may round to exactly the line although the quotient rounded below the whole number.
      let overflow = Double(count + 1) * breadth + Double(count) * interitemSpacing - usable
      noteWrap(of: count, overflow: max(overflow, usable.magnitude.ulp))
    }
    return count
  }

  /// How many items of one breadth fit in a line when they are added one by one (Semantics 4.9).
  private mutating func greedyCount(breadth: Double, items: Int) -> Int {
    if breadth > usable { oversized = 0 }
    var filled = breadth
    var count = 1
    while count < items {
      let candidate = filled + interitemSpacing + breadth
      if !(candidate <= usable) {
        noteWrap(of: count, overflow: candidate - usable)
        break
      }
      filled = candidate
      count += 1
    }
    return count
  }
}
