/// What holds headers and footers of a flow layout inside the visible range.
public struct FlowPinning: Hashable, Sendable {
  /// Whether headers stay below the visible start as long as their section has rows there.
  public var headers: Bool
  /// Whether footers stay above the visible end as long as their section has rows there.
  public var footers: Bool
  /// Where the visible range begins along the scroll axis: content offset and adjusted inset (Semantics 4.41b).
  public var visibleStart: Double
  /// Where the visible range ends along the scroll axis.
  public var visibleEnd: Double

  /// Makes a pinning.
  public init(headers: Bool, footers: Bool, visibleStart: Double, visibleEnd: Double) {
    self.headers = headers
    self.footers = footers
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// Whether it moves anything.
  var isActive: Bool { headers || footers }
}

extension FlowSolver {
  /// The frame of a section's header, brought down to the visible start while its rows last.
  ///
  /// min(max(natural, visible start), end of the last row − length), never above its natural place (Semantics 4.41a).
  /// A header without rows stays where it is. The visible start is taken as it is, not rounded to a pixel.
  public func pinnedFrame(ofHeader section: Int, pinning: FlowPinning?) -> LayoutRect? {
    guard var frame = frame(ofHeader: section) else { return nil }
    guard let pinning, pinning.headers, records[section].count > 0 else { return frame }
    let natural = frame.min(axis)
    let rowsEnd = grid.nearest(starts[section] + records[section].bodyOffset + records[section].body.length)
    let lowest = rowsEnd - frame.length(axis)
    frame.origin[axis] = max(natural, min(max(natural, pinning.visibleStart), lowest))
    return frame
  }

  /// The frame of a section's footer, brought up to the visible end while its rows last.
  ///
  /// max(min(natural, visible end − length), start of the first row), never below its natural place (Semantics 4.41a).
  /// A footer without rows stays where it is.
  public func pinnedFrame(ofFooter section: Int, pinning: FlowPinning?) -> LayoutRect? {
    guard var frame = frame(ofFooter: section) else { return nil }
    guard let pinning, pinning.footers, records[section].count > 0 else { return frame }
    let natural = frame.min(axis)
    let rowsStart = grid.nearest(starts[section] + records[section].bodyOffset)
    frame.origin[axis] = min(natural, max(min(natural, pinning.visibleEnd - frame.length(axis)), rowsStart))
    return frame
  }
}
