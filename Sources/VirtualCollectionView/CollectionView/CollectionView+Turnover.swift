internal import CollectionCore
import Foundation

// From the answer of the layout to the screen.

extension CollectionView {
  /// Brings the screen to what was scanned: first all that arrive, one after the other; then the visible list is replaced;
  /// then all that leave (Semantics 1.19a).
  ///
  /// - Returns: Whether every element has its view.
  /// - Complexity: O(visible before and after).
  @discardableResult func apply(_ answer: [CollectionViewLayoutAttributes], invalidated: Bool) -> Bool {
    let scanned = _scan
    var next = _spareVisible
    _spareVisible = []
    next.removeAll(keepingCapacity: true)
    var entering = _entering
    _entering = []
    entering.removeAll(keepingCapacity: true)
    var leaving = _leaving
    _leaving = []
    leaving.removeAll(keepingCapacity: true)
    let before = _visible
    var at = 0
    for element in scanned {
      while at < before.count, before[at].key < element.key {
        leaving.append(before[at])
        at += 1
      }
      if at < before.count, before[at].key == element.key {
        next.append(before[at])
        stay(before[at], answer[Int(element.index)], invalidated: invalidated)
        at += 1
      } else {
        entering.append(EnteringElement(index: element.index, place: Int32(truncatingIfNeeded: next.count)))
        next.append(VisibleEntry(key: element.key, slot: -1))
      }
    }
    while at < before.count {
      leaving.append(before[at])
      at += 1
    }
    _scan = scanned
    if entering.isEmpty, leaving.isEmpty {
      _spareVisible = next
      _entering = entering
      _leaving = leaving
      return true
    }
    return turnOver(&next, &entering, &leaving, answer)
  }

  /// The same for an answer that differs from the screen by a few elements.
  ///
  /// - Complexity: O(visible) in plain numbers, O(change) in objects.
  func apply(_ delta: VendedDelta, _ answer: [CollectionViewLayoutAttributes], invalidated: Bool) {
    if delta.inserted.isEmpty, delta.removed.isEmpty {
      let visible = _visible
      for index in delta.moved { stay(visible[Int(index)], answer[Int(index)], invalidated: invalidated) }
      return
    }
    var next = _spareVisible
    _spareVisible = []
    next.removeAll(keepingCapacity: true)
    var entering = _entering
    _entering = []
    entering.removeAll(keepingCapacity: true)
    var leaving = _leaving
    _leaving = []
    leaving.removeAll(keepingCapacity: true)
    let before = _visible
    var removed = 0
    var at = 0
    // Stretches of what stays, between what goes and what comes.
    for index in delta.inserted {
      while next.count < Int(index) {
        appendStay(before, &at, upTo: Int(index), &next, &leaving, delta, &removed)
      }
      entering.append(EnteringElement(index: index, place: index))
      next.append(VisibleEntry(key: answer[Int(index)]._key, slot: -1))
    }
    while at < before.count { appendStay(before, &at, upTo: .max, &next, &leaving, delta, &removed) }
    for index in delta.moved { stay(next[Int(index)], answer[Int(index)], invalidated: invalidated) }
    let layout = _seenLayout
    if !turnOver(&next, &entering, &leaving, answer) {
      _seenLayout = nil
    } else if _needsReload {
      _seenLayout = nil
    } else {
      _seenLayout = layout
    }
  }

  /// Appends the next stretch of entries that stay, or takes the next entry out.
  private func appendStay(
    _ before: [VisibleEntry], _ at: inout Int, upTo limit: Int, _ next: inout [VisibleEntry],
    _ leaving: inout [VisibleEntry], _ delta: VendedDelta, _ removed: inout Int
  ) {
    let stop = removed < delta.removed.count ? Int(delta.removed[removed]) : before.count
    if stop == at, removed < delta.removed.count {
      leaving.append(before[at])
      removed += 1
      at += 1
      return
    }
    let length = min(stop - at, limit == .max ? stop - at : limit - next.count)
    next.append(contentsOf: before[at..<at + length])
    at += length
  }

  /// Shows what arrives, replaces the visible list, lets go of what leaves; true when every element has its view.
  ///
  /// The lists are the caller's buffers: an array passed by value would be copied at its first change.
  private func turnOver(
    _ next: inout [VisibleEntry], _ entering: inout [EnteringElement], _ leaving: inout [VisibleEntry],
    _ answer: [CollectionViewLayoutAttributes]
  ) -> Bool {
    let partners = loadPartners()
    defer { unloadPartners() }
    let missing = enter(entering, answer, &next, partners)
    if missing { next.removeAll { $0.slot < 0 } }
    replaceVisible(next)
    entering.removeAll(keepingCapacity: true)
    _entering = entering
    leave(leaving, partners)
    leaving.removeAll(keepingCapacity: true)
    _leaving = leaving
    return !missing
  }

  private func replaceVisible(_ next: [VisibleEntry]) {
    let old = _visible
    _visible = next
    _spareVisible = old
  }
}
