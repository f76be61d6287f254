internal import CollectionCore
import Foundation

/// The growing side of a trace: records, and the tables of names and rectangles.
///
/// Held by the view and touched only while it traces.
final class TraceRecording {
  // Nothing of a user's runs while these are edited. A checked access costs ten times as much as appending an event.
  @exclusivity(unchecked) private(set) var records: [TraceRecord] = []
  private var names: [String] = []
  private var nameNumbers: [String: NameIndex] = [:]
  @exclusivity(unchecked) private var rects: [LayoutRect] = []
  private var lastRect = LayoutRect.zero
  /// What events have no room for.
  var changes: [TracedChange] = []

  nonisolated init() {}

  var count: Int { records.count }

  /// Appends an event and gives its number.
  @inline(__always) func post(_ event: Event, cause: Int32) -> Int32 {
    let number = Int32(truncatingIfNeeded: records.count)
    records.append(TraceRecord(event, cause: cause, tick: 0))
    return number
  }

  /// The number of a name.
  func name(_ text: String) -> NameIndex {
    if let known = nameNumbers[text] { return known }
    let number = NameIndex(names.count)
    names.append(text)
    nameNumbers[text] = number
    return number
  }

  /// The number of a rectangle; the same as the last one when it is the same.
  func rect(_ rect: LayoutRect) -> RectIndex {
    let count = rects.count
    if rect == lastRect, count > 0 { return RectIndex(truncatingIfNeeded: count - 1) }
    rects.append(rect)
    lastRect = rect
    return RectIndex(truncatingIfNeeded: count)
  }

  func trace(from number: Int, kinds: [String]) -> Trace {
    Trace(
      records: Array(records[min(number, records.count)...]), firstNumber: number, names: names, kinds: kinds,
      rects: rects)
  }

  /// Room for so many events more, so that recording them allocates nothing.
  func reserve(_ count: Int) {
    records.reserveCapacity(records.count + count)
    rects.reserveCapacity(rects.count + count)
  }
}
