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

  /// Allows a range.
  public init(_ work: Work, _ range: some RangeExpression<Int>) {
    // What lies below zero or beyond all numbers is cut off: counts are neither.
    let all = range.relative(to: 0..<Int.max)
    self.init(work, all.lowerBound, all.upperBound - 1)
  }
}

// MARK: - Making

extension WorkBudget {
  /// Cells made, exactly.
  public static func creates(_ count: Int) -> WorkBudget { WorkBudget(.creates, count, count) }
  /// Cells made.
  public static func creates(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.creates, range) }
  /// Cells taken from the pool or made, exactly.
  public static func dequeues(_ count: Int) -> WorkBudget { WorkBudget(.dequeues, count, count) }
  /// Cells taken from the pool or made.
  public static func dequeues(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.dequeues, range) }
  /// Cells put into the pool, exactly.
  public static func recycles(_ count: Int) -> WorkBudget { WorkBudget(.recycles, count, count) }
  /// Cells put into the pool.
  public static func recycles(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.recycles, range) }
  /// `prepare()` calls, exactly.
  public static func prepares(_ count: Int) -> WorkBudget { WorkBudget(.prepares, count, count) }
  /// `prepare()` calls.
  public static func prepares(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.prepares, range) }
  /// Questions for a rectangle, exactly.
  public static func layoutQueries(_ count: Int) -> WorkBudget { WorkBudget(.layoutQueries, count, count) }
  /// Questions for a rectangle.
  public static func layoutQueries(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.layoutQueries, range)
  }
  /// Questions for one element, exactly.
  public static func itemQueries(_ count: Int) -> WorkBudget { WorkBudget(.itemQueries, count, count) }
  /// Questions for one element.
  public static func itemQueries(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.itemQueries, range) }
  /// Attribute objects made, exactly.
  public static func attributes(_ count: Int) -> WorkBudget { WorkBudget(.attributes, count, count) }
  /// Attribute objects made.
  public static func attributes(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.attributes, range) }
  /// Invalidations, exactly.
  public static func invalidations(_ count: Int) -> WorkBudget { WorkBudget(.invalidations, count, count) }
  /// Invalidations.
  public static func invalidations(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.invalidations, range)
  }
  /// Questions for counts, exactly.
  public static func counts(_ count: Int) -> WorkBudget { WorkBudget(.counts, count, count) }
  /// Questions for counts.
  public static func counts(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.counts, range) }
  /// `cellForItemAt` calls, exactly.
  public static func cellRequests(_ count: Int) -> WorkBudget { WorkBudget(.cellRequests, count, count) }
  /// `cellForItemAt` calls.
  public static func cellRequests(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.cellRequests, range) }
  /// `sizeForItemAt` calls, exactly.
  public static func sizeQuestions(_ count: Int) -> WorkBudget { WorkBudget(.sizeQuestions, count, count) }
  /// `sizeForItemAt` calls.
  public static func sizeQuestions(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.sizeQuestions, range)
  }
  /// Rounds of self-sizing, exactly.
  public static func sizingRounds(_ count: Int) -> WorkBudget { WorkBudget(.sizingRounds, count, count) }
  /// Rounds of self-sizing.
  public static func sizingRounds(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.sizingRounds, range) }
}

extension WorkBudget: CustomStringConvertible {
  /// `creates 0`, `dequeues at most 8`, `prepares at least 1`, `itemQueries 2 to 4`.
  public var description: String { "\(work.rawValue) \(allowed)" }

  /// The range in words.
  public var allowed: String {
    if least == most { return "\(least)" }
    if least <= 0 { return "at most \(most)" }
    if most >= Int.max - 1 { return "at least \(least)" }
    return "\(least) to \(most)"
  }
}
