public import CollectionViewAudits
import Foundation
public import VirtualCollectionView

/// A collection view in a viewport, whose broken rules fail the test unless they were expected.
///
/// Keep the harness as long as its view: it holds what the view holds weakly.
///
/// ```swift
/// let harness = CollectionHarness(.phone, layout: MyLayout()) { view in
///   let source = MySource()
///   view.register(MyCell.self, forCellWithReuseIdentifier: "cell")
///   view.dataSource = source
///   return source
/// }
/// harness.expectViolations(.invalidUpdate) { harness.view.insertItems(at: [IndexPath(item: 9, section: 0)]) }
/// ```
@MainActor public final class CollectionHarness {
  /// The view, as large as the viewport, laid out once.
  public let view: CollectionView
  /// Keeps all that was reported.
  public let recorder: SimulationRecorder
  private let kept: AnyObject?
  private let place: CheckPlace
  private var isExpecting = false
  private var hasReported = false

  /// Makes a view and lays it out.
  ///
  /// - Parameter install: Registers cells and sets the data source and delegate, which a view holds weakly; what it answers
  ///   is kept alive.
  public init(
    _ viewport: Viewport = .phone, layout: @autoclosure () -> CollectionViewLayout,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    install: (CollectionView) -> AnyObject?
  ) {
    place = CheckPlace(fileID, file, line, column)
    let recorder = SimulationRecorder()
    self.recorder = recorder
    let place = place
    var environment = SimulationEnvironment.current
    viewport.apply(to: &environment)
    environment.violationPolicy = .record
    environment.recorder = recorder
    environment.tracesViews = true
    (view, kept) = withEnvironment(environment) {
      let view = CollectionView(
        frame: CGRect(origin: .zero, size: viewport.size), collectionViewLayout: layout())
      return (view, install(view))
    }
    recorder.onViolation = { [weak self] violation in
      guard let self, !isExpecting else { return }
      report(violation, at: place)
    }
    // What was broken while it was made.
    for violation in recorder.violations { report(violation, at: place) }
    view.layoutIfNeeded()
  }

  private func report(_ violation: Violation, at place: CheckPlace) {
    guard violation.severity != .advice else { return }
    // Most rules are broken in the middle of a pass. The first has what all of them would.
    let kept = hasReported ? [] : TestReporting.Kept.of(view, isBusy: true)
    hasReported = true
    TestReporting.fail("\(violation)", attaching: kept, at: place)
  }

  /// Runs a block that is to break these rules, in this order, advice left out; anything else fails the test.
  public func expectViolations(
    _ rules: ViolationRule..., fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    during body: () throws -> Void
  ) rethrows {
    let start = recorder.violations.count
    isExpecting = true
    defer { isExpecting = false }
    try body()
    view.layoutIfNeeded()
    let found = recorder.violations.dropFirst(start).filter { $0.severity != .advice || rules.contains($0.rule) }
    guard found.map(\.rule) != rules else { return }
    let names = { (rules: [ViolationRule]) in
      rules.isEmpty ? "none" : rules.map(\.rawValue).joined(separator: ", ")
    }
    TestReporting.fail(
      "Expected violations: \(names(rules)); found: \(names(found.map(\.rule))).\n"
        + found.map(\.description).joined(separator: "\n"),
      attaching: TestReporting.Kept.of(view), at: CheckPlace(fileID, file, line, column))
  }
}
