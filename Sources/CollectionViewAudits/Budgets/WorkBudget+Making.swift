// Budgets by kind of work: an exact count, or a range.

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
  /// Supplementary and decoration views made, exactly.
  public static func supplementaryCreates(_ count: Int) -> WorkBudget {
    WorkBudget(.supplementaryCreates, count, count)
  }
  /// Supplementary and decoration views made.
  public static func supplementaryCreates(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.supplementaryCreates, range)
  }
  /// Supplementary and decoration views taken from the pool or made, exactly.
  public static func supplementaryDequeues(_ count: Int) -> WorkBudget {
    WorkBudget(.supplementaryDequeues, count, count)
  }
  /// Supplementary and decoration views taken from the pool or made.
  public static func supplementaryDequeues(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.supplementaryDequeues, range)
  }
  /// Views on screen that were given changed attributes, exactly.
  public static func moves(_ count: Int) -> WorkBudget { WorkBudget(.moves, count, count) }
  /// Views on screen that were given changed attributes.
  public static func moves(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.moves, range) }
  /// `prepare()` calls, exactly.
  public static func prepares(_ count: Int) -> WorkBudget { WorkBudget(.prepares, count, count) }
  /// `prepare()` calls.
  public static func prepares(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.prepares, range) }
  /// Questions for a rectangle, exactly. A layout pass that has to look asks one.
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
  /// Requests for supplementary views, exactly.
  public static func supplementaryRequests(_ count: Int) -> WorkBudget {
    WorkBudget(.supplementaryRequests, count, count)
  }
  /// Requests for supplementary views.
  public static func supplementaryRequests(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.supplementaryRequests, range)
  }
  /// `sizeForItemAt` calls, exactly.
  public static func sizeQuestions(_ count: Int) -> WorkBudget { WorkBudget(.sizeQuestions, count, count) }
  /// `sizeForItemAt` calls.
  public static func sizeQuestions(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.sizeQuestions, range)
  }
  /// Cells that came on screen for a delegate, exactly.
  public static func displays(_ count: Int) -> WorkBudget { WorkBudget(.displays, count, count) }
  /// Cells that came on screen for a delegate.
  public static func displays(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.displays, range) }
  /// Cells that left the screen for a delegate, exactly.
  public static func endedDisplays(_ count: Int) -> WorkBudget { WorkBudget(.endedDisplays, count, count) }
  /// Cells that left the screen for a delegate.
  public static func endedDisplays(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.endedDisplays, range)
  }
  /// Rounds of self-sizing, exactly.
  public static func sizingRounds(_ count: Int) -> WorkBudget { WorkBudget(.sizingRounds, count, count) }
  /// Rounds of self-sizing.
  public static func sizingRounds(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.sizingRounds, range) }
  /// Changes of the bounds, exactly.
  public static func boundsChanges(_ count: Int) -> WorkBudget { WorkBudget(.boundsChanges, count, count) }
  /// Changes of the bounds.
  public static func boundsChanges(_ range: some RangeExpression<Int>) -> WorkBudget {
    WorkBudget(.boundsChanges, range)
  }
  /// Rules that were broken, advice included, exactly.
  public static func violations(_ count: Int) -> WorkBudget { WorkBudget(.violations, count, count) }
  /// Rules that were broken, advice included.
  public static func violations(_ range: some RangeExpression<Int>) -> WorkBudget { WorkBudget(.violations, range) }
}
