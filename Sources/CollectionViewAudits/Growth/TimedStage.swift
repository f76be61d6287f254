import Foundation
import VirtualCollectionView

/// A view in which an operation is timed again and again.
@MainActor struct TimedStage {
  private let operation: GrowthOperation
  private let stage: AuditStage
  private var times: [Double] = []
  /// How often a question is asked for one time: until it lasts long against the clock's own call.
  private var repeats = 1

  init(_ operation: GrowthOperation, _ stage: AuditStage) {
    self.operation = operation
    self.stage = stage
  }

  /// Processor time of the operation in nanoseconds, the median of those that were kept; 0 when none was.
  var median: Double {
    let sorted = times.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count % 2 == 1 ? upper : (upper + sorted[sorted.count / 2 - 1]) / 2
  }

  /// Does it once, or as often as it takes to be measured.
  mutating func time(keeping isKept: Bool) {
    let perform = operation.ready(stage)
    let start = TimedStage.processorTime()
    for _ in 0..<repeats { withExtendedLifetime(perform()) {} }
    let time = max(0, TimedStage.processorTime() - start - TimedStage.clockTime)
    if isKept { times.append(time / Double(repeats)) }
    if operation.isQuestion, !isKept { repeats = max(1, min(1_000, Int(20_000 / max(time, 20)))) }
    // By hand, the view knows nothing of what was prepared.
    if operation.showsCells { stage.view.layoutIfNeeded() }
  }

  /// What two readings of the clock are apart with nothing between them: the least of a few.
  private static let clockTime: Double =
    (0..<32).map { _ in
      let start = processorTime()
      return processorTime() - start
    }.min() ?? 0

  /// Nanoseconds of processor time that this process has taken.
  private nonisolated static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
