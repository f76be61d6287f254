public import CollectionViewAudits
public import Testing
public import VirtualCollectionView

/// Runs a test, or each test of a suite, in another environment.
///
/// ```swift
/// @Suite(.viewport(.phone), .recordsTrace) @MainActor struct MyTests { … }
/// ```
public struct EnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
  private let change: @Sendable (inout SimulationEnvironment) -> Void

  /// Whether the tests inside of a suite are reached.
  public var isRecursive: Bool { true }

  /// Makes a trait.
  public init(_ change: @escaping @Sendable (inout SimulationEnvironment) -> Void) { self.change = change }

  /// Changes the environment for the test's own task.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var environment = SimulationEnvironment.current
    change(&environment)
    try await withEnvironment(environment, function)
  }
}

extension Trait where Self == EnvironmentTrait {
  /// A screen.
  public static func viewport(_ viewport: Viewport) -> EnvironmentTrait {
    EnvironmentTrait { viewport.apply(to: &$0) }
  }

  /// A device, direction, text size and so on.
  public static func configuration(_ configuration: ViewConfiguration) -> EnvironmentTrait {
    EnvironmentTrait { configuration.apply(to: &$0) }
  }

  /// Views record a trace from their first moment.
  public static var recordsTrace: EnvironmentTrait { EnvironmentTrait { $0.tracesViews = true } }

  /// Broken rules are kept as values, and nothing stops.
  public static var recordsViolations: EnvironmentTrait { EnvironmentTrait { $0.violationPolicy = .record } }

  /// Which UIKit is followed.
  public static func era(_ era: UIKitEra) -> EnvironmentTrait { EnvironmentTrait { $0.era = era } }

  /// Anything about the environment.
  public static func environment(
    _ change: @escaping @Sendable (inout SimulationEnvironment) -> Void
  ) -> EnvironmentTrait { EnvironmentTrait(change) }
}
