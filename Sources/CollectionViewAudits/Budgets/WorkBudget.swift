import CollectionCore
import VirtualCollectionView

/// How much of one kind of work a block may have a view do: exact, or a range.
///
/// ```swift
/// let report = WorkBudget.check(view, [.creates(0), .dequeues(...8), .prepares(0)]) {
///   view.contentOffset.y += 100
///   view.layoutIfNeeded()
/// }
/// ```
public struct WorkBudget: Hashable, Sendable {
  /// What is counted.
  public enum Work: String, Hashable, Sendable, CaseIterable {
    /// Cells made.
    case creates
    /// Cells taken from the pool or made.
    case dequeues
    /// Cells put into the pool.
    case recycles
    /// Supplementary and decoration views made.
    case supplementaryCreates
    /// Supplementary and decoration views taken from the pool or made.
    case supplementaryDequeues
    /// Views on screen that were given changed attributes.
    case moves
    /// `prepare()` calls.
    case prepares
    /// `layoutAttributesForElements(in:)` calls.
    case layoutQueries
    /// Single-element questions to the layout.
    case itemQueries
    /// Attribute objects made.
    case attributes
    /// Invalidations.
    case invalidations
    /// Questions for the number of sections or items.
    case counts
    /// `cellForItemAt` calls.
    case cellRequests
    /// Requests for supplementary views.
    case supplementaryRequests
    /// `sizeForItemAt` calls.
    case sizeQuestions
    /// Cells that came on screen for a delegate.
    case displays
    /// Cells that left the screen for a delegate.
    case endedDisplays
    /// Rounds of self-sizing.
    case sizingRounds
    /// Times that the bounds became others: scrolling, resizing, coming to rest.
    case boundsChanges
    /// Rules that were broken, advice included.
    case violations
  }

  /// What is counted.
  public let work: Work
  /// The least.
  public let least: Int
  /// The most.
  public let most: Int

  /// Allows between `least` and `most`, both included.
  public init(_ work: Work, _ least: Int, _ most: Int) {
    self.work = work
    self.least = least
    self.most = most
  }

  /// Allows a range: `...8`, `2...4`, `3...`, `..<3`.
  public init(_ work: Work, _ range: some RangeExpression<Int>) {
    switch range {
    // Asked for its bounds among all numbers, a range that ends at the largest one would pass it.
    case let range as ClosedRange<Int>: self.init(work, range.lowerBound, range.upperBound)
    case let range as PartialRangeThrough<Int>: self.init(work, 0, range.upperBound)
    case let range as PartialRangeFrom<Int>: self.init(work, range.lowerBound, .max)
    case let range as PartialRangeUpTo<Int>:
      self.init(work, 0, range.upperBound == .min ? .min : range.upperBound - 1)
    default:
      // What lies below zero or beyond all numbers is cut off: counts are neither.
      let all = range.relative(to: 0..<Int.max)
      self.init(work, all.lowerBound, all.upperBound - 1)
    }
  }

  /// Whether a count keeps to it.
  public func allows(_ count: Int) -> Bool { count >= least && count <= most }
}

extension WorkBudget: CustomStringConvertible {
  /// `creates 0`, `dequeues at most 8`, `prepares at least 1`, `itemQueries 2 to 4`.
  public var description: String { "\(work.rawValue) \(allowed)" }

  /// The range in words.
  public var allowed: String {
    if most < least || most < 0 { return "impossible" }
    if least == most { return "\(least)" }
    if most == .max { return least <= 0 ? "any" : "at least \(least)" }
    if least <= 0 { return "at most \(most)" }
    return "\(least) to \(most)"
  }
}
