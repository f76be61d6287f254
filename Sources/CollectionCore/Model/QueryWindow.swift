/// The positions of a query rectangle along the scroll axis for which an answer stays the same, element for element.
///
/// A solver hands one out with each answer; while the next rectangle is inside, nothing can have entered or left. It may
/// be smaller than it could be, never larger. The rectangle must also be the same across the scroll axis.
@frozen public struct QueryWindow: Hashable, Sendable {
  /// The rectangle's start must be at or above this …
  public var startFrom: Double
  /// … and below this.
  public var startBelow: Double
  /// The rectangle's end must be above this …
  public var endAbove: Double
  /// … and at or below this.
  public var endUpTo: Double

  /// Makes a window.
  @inlinable public init(startFrom: Double, startBelow: Double, endAbove: Double, endUpTo: Double) {
    self.startFrom = startFrom
    self.startBelow = startBelow
    self.endAbove = endAbove
    self.endUpTo = endUpTo
  }

  /// A window that holds for no rectangle.
  @inlinable public static var never: QueryWindow {
    QueryWindow(startFrom: .infinity, startBelow: -.infinity, endAbove: .infinity, endUpTo: -.infinity)
  }

  /// A window that holds for every rectangle.
  @inlinable public static var always: QueryWindow {
    QueryWindow(startFrom: -.infinity, startBelow: .infinity, endAbove: -.infinity, endUpTo: .infinity)
  }

  /// Whether the answer still holds for a rectangle that runs from `start` to `end` along the scroll axis.
  @inlinable public func holds(start: Double, end: Double) -> Bool {
    start >= startFrom && start < startBelow && end > endAbove && end <= endUpTo
  }

  /// Narrows the window so that an element from `min` to `max`, which is in the answer, stays in it.
  @inlinable public mutating func keep(from min: Double, to max: Double) {
    if max < startBelow { startBelow = max }
    if min > endAbove { endAbove = min }
  }

  /// Narrows the window so that an element that lies before the rectangle and ends at `max` stays out of the answer.
  @inlinable public mutating func exclude(before max: Double) { if max > startFrom { startFrom = max } }

  /// Narrows the window so that an element that lies behind the rectangle and starts at `min` stays out of the answer.
  @inlinable public mutating func exclude(after min: Double) { if min < endUpTo { endUpTo = min } }
}
