import Foundation

/// What is process-wide in UIKit, as one value: policy, era, screen, direction.
///
/// A view takes the current environment when it is made. ``withEnvironment(_:_:)`` sets it for a block of code, for this
/// task alone, so that tests running side by side do not meet, and so that a view made deep inside the code under test is
/// reached: give the environment a ``SimulationRecorder`` and read its views.
public struct SimulationEnvironment: Sendable {
  /// What happens when a rule is broken; `.trap` by default.
  public var violationPolicy: ViolationPolicy = .trap
  /// Which UIKit's behaviour and wording are followed where they changed.
  public var era: UIKitEra = .latest
  /// Keeps the violations and views of everything made in this environment.
  public var recorder: SimulationRecorder?
  /// Whether views record a trace from their first moment.
  public var tracesViews = false
  /// Points.
  public var screenSize: CGSize = CGSize(width: 390, height: 844)
  /// Pixels in a point; 2, the scale at which the reference results were measured.
  public var scale: CGFloat = 2
  /// The safe area of new collection views, in points.
  public var safeArea: ViewInsets = .zero
  /// The direction of the interface.
  public var direction: LayoutDirection = .leftToRight
  /// The text size the reader chose.
  public var contentSizeCategory: ViewTraits.ContentSizeCategory = .large
  /// Whether the interface is light or dark.
  public var interfaceStyle: ViewTraits.UserInterfaceStyle = .light
  /// The kind of device.
  public var idiom: ViewTraits.UserInterfaceIdiom = .phone
  /// How far around the visible bounds a layout is asked.
  public var fetchMargin: FetchMargin = .none

  /// How far around the visible bounds a layout is asked for elements in a pass.
  public enum FetchMargin: Sendable, Hashable {
    /// Exactly the visible bounds, once a pass: counts can be predicted. The default.
    case none
    /// Half a view more on each side along the axes that scroll, and only when the bounds leave what was fetched, as UIKit
    /// does in sizes nobody measured (Semantics 3.3).
    case page
  }

  let numbers = ObjectNumbers()

  /// The defaults.
  public init() {}

  @TaskLocal static var currentValue = SimulationEnvironment()

  /// The environment that a view made now would take.
  public static var current: SimulationEnvironment { currentValue }
}

/// Runs `body` with another environment for everything it makes.
///
/// - Parameter environment: What views made inside take with them for their whole life.
@MainActor public func withEnvironment<Result>(
  _ environment: SimulationEnvironment, _ body: () throws -> Result
) rethrows -> Result {
  try SimulationEnvironment.$currentValue.withValue(environment, operation: body)
}

/// Runs `body` with the current environment changed by `change`.
@MainActor public func withEnvironment<Result>(
  _ change: (inout SimulationEnvironment) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  var environment = SimulationEnvironment.current
  change(&environment)
  return try SimulationEnvironment.$currentValue.withValue(environment, operation: body)
}

/// Runs `body` with another environment for everything it makes, for this task and those that it starts.
public nonisolated(nonsending) func withEnvironment<Result>(
  _ environment: SimulationEnvironment, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SimulationEnvironment.$currentValue.withValue(environment, operation: body)
}

/// The numbers under which objects print, counted in an environment so that they do not depend on what ran before.
final class ObjectNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }
}

/// Keeps what happened to every view made in an environment: the sink for violations, and the way to views made deep
/// inside the code under test.
@MainActor public final class SimulationRecorder {
  private struct WeakView { weak var view: CollectionView? }
  private var made: [WeakView] = []
  private nonisolated let kept = KeptViolations()

  /// The violations of all views and snapshots, in order.
  public var violations: [Violation] { kept.all }
  /// Called for each violation, before the policy is carried out; for one off the main queue, on that queue later.
  public var onViolation: ((Violation) -> Void)?

  /// Makes an empty recorder.
  public init() {}

  /// The collection views made so far that still live, oldest first.
  public var views: [CollectionView] { made.compactMap(\.view) }

  func add(_ view: CollectionView) { made.append(WeakView(view: view)) }

  /// Snapshots are edited on any queue, so violations come from any.
  nonisolated func add(_ violation: Violation) {
    kept.add(violation)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { onViolation?(violation) }
    } else {
      Task { @MainActor in onViolation?(violation) }
    }
  }
}

/// A list that any thread may add to.
private final class KeptViolations: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Violation] = []

  var all: [Violation] { lock.withLock { list } }

  func add(_ violation: Violation) { lock.withLock { list.append(violation) } }
}
