internal import CollectionCore
import Foundation

// Moving on from the last answer.

extension AttributesVendor {
  /// The part of `rect` that the last answer does not cover, when `rect` is the last rectangle moved along the scroll axis by
  /// less than its length; nil otherwise.
  ///
  /// It reaches a hair over the old edge, so that an element without length that stands on it is met.
  @inline(__always) func strip(to rect: LayoutRect) -> LayoutRect? {
    guard reuses, let last = self.rect, window != .never,
      seenChanges == CollectionViewLayoutAttributes.changesOfVended
    else { return nil }
    if axis == .vertical {
      guard last.x == rect.x, last.width == rect.width else { return nil }
      guard let (start, end) = stripRange(last.y, last.maxY, rect.y, rect.maxY) else { return nil }
      return LayoutRect(x: rect.x, y: start, width: rect.width, height: end - start)
    }
    guard last.y == rect.y, last.height == rect.height else { return nil }
    guard let (start, end) = stripRange(last.x, last.maxX, rect.x, rect.maxX) else { return nil }
    return LayoutRect(x: start, y: rect.y, width: end - start, height: rect.height)
  }

  @inline(__always) func stripRange(
    _ oldStart: Double, _ oldEnd: Double, _ start: Double, _ end: Double
  ) -> (Double, Double)? {
    guard start < oldEnd, end > oldStart else { return nil }
    if start >= oldStart, end >= oldEnd { return end == oldEnd ? (end, end) : (oldEnd.nextDown, end) }
    if start <= oldStart, end <= oldEnd { return start == oldStart ? (start, start) : (start, oldStart.nextUp) }
    return nil
  }

  /// Takes out what left and puts in what is new in `strip`, in place; false when too much changed for that.
  func advance(to rect: LayoutRect, _ strip: [PlacedElement], _ stripWindow: QueryWindow) -> Bool {
    guard let last = self.rect else { return false }
    let axis = axis
    let forward = rect.min(axis) > last.min(axis) || rect.max(axis) > last.max(axis)
    let start = rect.min(axis)
    let end = rect.max(axis)
    var changes = takeDelta()
    var next = QueryWindow.always
    if forward {
      next.startFrom = window.startFrom
      next.endUpTo = end == last.max(axis) ? window.endUpTo : stripWindow.endUpTo
    } else {
      next.endUpTo = window.endUpTo
      next.startFrom = start == last.min(axis) ? window.startFrom : stripWindow.startFrom
    }
    let count = placed.count
    sweep(placed, axis, start, end, forward, &next, &changes.removed)
    if changes.removed.count > 8 && changes.removed.count * 2 > count {
      delta = changes
      return false
    }
    remove(changes.removed)
    insert(strip, forward: forward, edge: forward ? last.max(axis) : last.min(axis), &next, &changes.inserted)
    delta = changes
    hasDelta = true
    self.rect = rect
    window = next
    version &+= 1
    return true
  }

  func remove(_ removed: [Int32]) {
    guard !removed.isEmpty else { return }
    var objects = vended
    vended = []
    var places = placed
    placed = []
    var spare = spareObjects
    spareObjects = []
    var index = removed.count
    while index > 0 {
      index -= 1
      let at = Int(removed[index])
      spare.append(objects.remove(at: at))
      places.remove(at: at)
    }
    vended = objects
    placed = places
    spareObjects = spare
  }

  func insert(
    _ strip: [PlacedElement], forward: Bool, edge: Double, _ window: inout QueryWindow, _ inserted: inout [Int32]
  ) {
    guard !strip.isEmpty else { return }
    let axis = axis
    var objects = vended
    vended = []
    var places = placed
    placed = []
    var at = 0
    for element in strip {
      let from = element.frame.min(axis)
      let to = element.frame.max(axis)
      // What reaches over the old edge was in the answer already.
      guard forward ? from >= edge : to <= edge else { continue }
      at = place(of: element.key, in: places, from: at)
      places.insert(element, at: at)
      objects.insert(object(for: element), at: at)
      window.keep(from: from, to: to)
      inserted.append(Int32(truncatingIfNeeded: at))
      at += 1
    }
    vended = objects
    placed = places
  }

  func object(for element: PlacedElement) -> CollectionViewLayoutAttributes {
    if var object = spareObjects.popLast(), isKnownUniquelyReferenced(&object) {
      place(object, as: element)
      CollectionViewLayoutAttributes.made &+= 1
      return object
    }
    return make(element)
  }

  /// Where a key belongs in ascending elements, sought from `start` on.
  func place(of key: ElementKey, in elements: [PlacedElement], from start: Int) -> Int {
    var low = start
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Finds what does not touch the range any more, and narrows the window by what stays and what goes.
private nonisolated func sweep(
  _ placed: [PlacedElement], _ axis: LayoutAxis, _ start: Double, _ end: Double, _ forward: Bool,
  _ window: inout QueryWindow, _ removed: inout [Int32]
) {
  placed.withUnsafeBufferPointer { elements in
    for index in 0..<elements.count {
      let frame = elements[index].frame
      let from = frame.min(axis)
      let to = frame.max(axis)
      if from < end, to > start {
        window.keep(from: from, to: to)
      } else {
        if forward { window.exclude(before: to) } else { window.exclude(after: from) }
        removed.append(Int32(truncatingIfNeeded: index))
      }
    }
  }
}
