extension FlowLineBreaker {
  /// The body of a section in which every item stands alone in its line; nil as soon as two fit, or one is unusable.
  mutating func listBody<E: FlowExtents>(_ items: E, into store: inout FlowLineStore) -> FlowBody? {
    var body = FlowBody(form: .rows)
    body.lineCount = items.count
    body.block = FlowBody.itemsPerBlock
    body.startsOffset = store.starts.count
    let before = self
    var start = 0.0
    var end = 0.0
    var filled = items.breadth(0)
    var item = 0
    while item < items.count {
      guard items.isUsable(item) else {
        metUnusable = true
        return nil
      }
      let breadth = items.breadth(item)
      if item > 0 {
        let candidate = filled + interitemSpacing + breadth
        if candidate <= usable {
          self = before
          store.starts.removeLast(store.starts.count - body.startsOffset)
          return nil
        }
        noteWrap(of: item, overflow: candidate - usable)
        filled = breadth
      }
      if breadth > usable, oversized == nil { oversized = item }
      if item % FlowBody.itemsPerBlock == 0 { store.starts.append(start) }
      let length = items.length(item)
      end = start + length
      start += length + lineSpacing
      item += 1
    }
    body.length = end
    body.highest = end
    return body
  }

  /// The body of a section of any sizes; nil when one of them is unusable.
  mutating func linesBody<E: FlowExtents>(_ items: E, into store: inout FlowLineStore) -> FlowBody? {
    var body = FlowBody(form: .lines)
    body.startsOffset = store.starts.count
    body.firstsOffset = store.firsts.count
    var start = 0.0
    var filled = 0.0
    var length = 0.0
    var item = 0
    while item < items.count {
      guard items.isUsable(item) else {
        metUnusable = true
        return nil
      }
      let breadth = items.breadth(item)
      let candidate = filled + interitemSpacing + breadth
      if candidate <= usable, item > 0 {
        filled = candidate
        length = max(length, items.length(item))
      } else {
        if item > 0 {
          noteWrap(of: item, overflow: candidate - usable)
          start += length + lineSpacing
        }
        store.starts.append(start)
        store.firsts.append(Int32(truncatingIfNeeded: item))
        filled = breadth
        length = items.length(item)
      }
      if breadth > usable, oversized == nil { oversized = item }
      item += 1
      if item == FlowLineBreaker.sample {
        // As many lines again for each sample, and a little more: doubling would copy what is there several times.
        let lines = store.starts.count - body.startsOffset
        let expected = Double(lines) * Double(items.count) / Double(FlowLineBreaker.sample) * 1.05
        store.starts.reserve(Int(expected) - lines)
        store.firsts.reserve(Int(expected) - lines)
      }
    }
    body.lineCount = store.starts.count - body.startsOffset
    body.length = start + length
    body.highest = body.length
    return body
  }

  /// How many items are broken before the number of lines is estimated from them.
  private static let sample = 4096
}

extension Array {
  /// Makes room for `more` elements, at least doubling when there is not enough, so that many small reservations stay
  /// linear.
  mutating func reserve(_ more: Int) {
    let needed = count + more
    if needed > capacity { reserveCapacity(Swift.max(needed, count * 2)) }
  }
}
