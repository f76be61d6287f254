import Foundation
import VirtualCollectionView

/// Random updates against a data source and a layout, with everything looked at after each: invariants, broken rules, what
/// cells show, selection, what recycled cells keep, single answers, and a layout that was just made.
///
/// ```swift
/// let report = UpdateFuzzer(MyLayout()).run()
/// #expect(report.isClean, "\(report)")
/// ```
public typealias UpdateFuzzer = Fuzzer<FuzzedUpdates>

/// Random offsets, sizes and reloads against a data source and a layout, looked at as by ``UpdateFuzzer``.
public typealias ScrollFuzzer = Fuzzer<FuzzedScrolling>

/// What a fuzzer does: how much of it changes data.
public protocol FuzzedWork {
  /// The share of steps that change the data, from 0 to 1; the rest scrolls, turns, selects, reloads.
  static var changes: Double { get }
  /// How many runs there are unless told otherwise.
  static var runs: Int { get }
  /// How many steps a run has unless told otherwise.
  static var steps: Int { get }
}

/// Mostly updates.
public enum FuzzedUpdates: FuzzedWork {
  /// Seven steps of ten.
  public static var changes: Double { 0.7 }
  /// 30 runs.
  public static var runs: Int { 30 }
  /// 12 steps.
  public static var steps: Int { 12 }
}

/// The data stays as it is.
public enum FuzzedScrolling: FuzzedWork {
  /// None.
  public static var changes: Double { 0 }
  /// 20 runs.
  public static var runs: Int { 20 }
  /// 30 steps.
  public static var steps: Int { 30 }
}

/// A fuzzer; see ``UpdateFuzzer`` and ``ScrollFuzzer``.
@MainActor public struct Fuzzer<Work: FuzzedWork> {
  /// Where the random numbers begin: the same seed does the same.
  public var seed: UInt64 = 1
  /// How many runs, each with a view of its own.
  public var runs = Work.runs
  /// How many steps a run has.
  public var steps = Work.steps
  /// The size of the view, in points.
  public var size = CGSize(width: 320, height: 480)
  /// Makes the data source of a view, for one of the user's own; nil for plain cells.
  public var target: (@MainActor (CollectionView) -> any FuzzTarget)?
  /// Whether a layout that was just made is to have everything in the same places. Not so for a layout whose places depend
  /// on how it came to them, such as ``WaterfallLayout/Mode/stickyColumns``. Layouts that measure views are left out anyway.
  public var comparesWithNewLayout = true

  private let layout: @MainActor () -> CollectionViewLayout

  /// Fuzzes the layout that an expression makes; it is evaluated for each view.
  public init(_ layout: @autoclosure @escaping @MainActor () -> CollectionViewLayout) { self.layout = layout }

  /// Runs until something is wrong, and makes that short.
  ///
  /// - Complexity: Up to `runs` times `steps` steps, and 400 shorter runs once something is wrong.
  public func run() -> FuzzReport {
    let setup = FuzzSetup(
      layout: layout, install: target, size: size, changes: Work.changes, comparesFresh: comparesWithNewLayout)
    for number in 0..<max(0, runs) {
      let seed = seed &+ UInt64(number)
      let script = FuzzScript(seed: seed, steps: steps)
      let run = FuzzRun(script, setup)
      if run.fault != nil { return FuzzReport(runs: number + 1, failure: setup.failure(script, run, seed: seed)) }
    }
    return FuzzReport(runs: max(0, runs), failure: nil)
  }
}
