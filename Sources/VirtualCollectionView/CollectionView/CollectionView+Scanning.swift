internal import CollectionCore
import Foundation

// Reading the layout's answer.

extension CollectionView {
  /// Picks from an answer what touches the bounds, checks it, and puts it in the order of keys.
  ///
  /// - Complexity: O(answer), and O(visible log visible) when the answer is not in the order of keys.
  func scan(_ answer: [CollectionViewLayoutAttributes], bounds: LayoutRect) {
    var scanned = _scan
    _scan = []
    scanned.removeAll(keepingCapacity: true)
    var isAscending = true
    var last: UInt64 = 0
    let mirrored = _isMirrored
    let count = answer.count
    for index in 0..<count {
      let attributes = answer[index]
      let frame = mirrored ? shownFrame(attributes) : attributes.shownFrame
      guard frame.touches(bounds), frame.isFinite, frame.width >= 0, frame.height >= 0 else {
        reportUnsound(frame, attributes)
        continue
      }
      let key = localKey(attributes)
      guard exists(key, attributes) else { continue }
      if attributes._geometry.isHidden, visibleSlot(key) < 0 { continue }
      if key.bits <= last, !scanned.isEmpty { isAscending = false }
      last = key.bits
      scanned.append(ScannedElement(key: key, index: Int32(truncatingIfNeeded: index)))
    }
    if !isAscending { scanned = ordered(scanned, answer) }
    if count > 200, count > scanned.count * 20 { reportOverReporting(count, visible: scanned.count) }
    _scan = scanned
  }

  /// Says why a frame cannot be shown, unless it is only elsewhere.
  private func reportUnsound(_ frame: LayoutRect, _ attributes: CollectionViewLayoutAttributes) {
    if !frame.isFinite {
      report(.invalidFrame(attributes))
    } else if frame.width < 0 || frame.height < 0 {
      report(.negativeFrame(attributes))
    }
  }

  private func ordered(
    _ scanned: [ScannedElement], _ answer: [CollectionViewLayoutAttributes]
  ) -> [ScannedElement] {
    let sorted = sortedByKey(scanned)
    var result: [ScannedElement] = []
    result.reserveCapacity(sorted.count)
    for element in sorted {
      if let last = result.last, last.key == element.key {
        report(.duplicateAttributes(answer[Int(last.index)], answer[Int(element.index)]))
      } else {
        result.append(element)
      }
    }
    return result
  }

  /// Whether the element can exist by the counts (Semantics 3.13).
  @inline(__always) private func exists(_ key: ElementKey, _ attributes: CollectionViewLayoutAttributes) -> Bool {
    let path = key.path
    if key.isCell {
      if attributes._givenPath == nil, _sections.contains(path) { return true }
    } else if path.item < 0 || (path.section >= 0 && Int(path.section) < _sections.sectionCount) {
      // A path of length 1 is accepted whatever it names; it is how views of the whole layout are numbered.
      return true
    }
    report(.attributesForMissingItem(attributes, counts: _sections.counts))
    return false
  }

  private func reportOverReporting(_ count: Int, visible: Int) {
    guard !_violations.contains(where: { $0.rule == .overReporting }) else { return }
    report(.overReporting(count, visible: visible, layout: _layout))
  }
}

// These work on plain values outside of the main actor: a closure handed to the standard library from isolated code is
// checked for its executor at each call.

private nonisolated func sortedByKey(_ elements: [ScannedElement]) -> [ScannedElement] {
  elements.sorted { $0.key.bits != $1.key.bits ? $0.key.bits < $1.key.bits : $0.index < $1.index }
}
