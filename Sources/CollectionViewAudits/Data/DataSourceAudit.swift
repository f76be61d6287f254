import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for what is wrong with a data source: it is put before a view that is scrolled through, reloaded and scrolled
/// again.
///
/// ```swift
/// let report = DataSourceAudit { view in
///   let source = PhotoSource(photos)
///   view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///   view.dataSource = source
///   return source
/// }.run()
/// ```
///
/// Every rule of the contract that the view notices is a finding by its own name (`dequeued-not-returned`,
/// `registration-in-provider`, …), and counts and identifiers are asked for again and compared. Each view on screen must have
/// been dequeued for the element that it shows.
@MainActor public struct DataSourceAudit {
  /// The layout; a list of rows of 50 points. Give the screen's own where it shows headers or decoration views.
  public var layout: @MainActor () -> CollectionViewLayout = auditRows
  /// The size of the view, in points.
  public var size = CGSize(width: 320, height: 480)
  /// The most screens that are scrolled through.
  public var mostScreens = 40
  /// Whether a cell is asked for that does not exist. A data source that looks into an array stops the process there;
  /// false.
  public var asksForMissingPaths = false

  let install: @MainActor (CollectionView) -> AnyObject?

  /// Audits a data source.
  ///
  /// - Parameter install: Registers cells and sets the data source of a view that was just made. What it answers is kept
  ///   alive.
  public init(_ install: @escaping @MainActor (CollectionView) -> AnyObject?) { self.install = install }

  /// Scrolls, reloads, and compares.
  public func run() -> AuditReport {
    let recorder = SimulationRecorder()
    return withEnvironment(.recording(recorder)) { examined(recorder) }
  }

  private func examined(_ recorder: SimulationRecorder) -> AuditReport {
    let view = AuditedCollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
    view.isTracing = true
    let kept = install(view)
    defer { withExtendedLifetime(kept) {} }
    guard let source = view.dataSource else {
      let finding = Finding(
        .nothingShown, subject: "no data source", facts: "the view has no data source", smallest: "any")
      return AuditReport(subject: "no data source", findings: [finding], cases: 0, comparisons: 0)
    }
    var examination = DataExamination(view: view, source: source)
    examination.compareCounts("at the start")
    view.layoutIfNeeded()
    examination.compareCounts("after the first layout")
    for round in ["scrolling", "reloading and scrolling again"] {
      sweep(view) { examination.look("after \(round)") }
      if round == "scrolling" {
        view.reloadData()
        view.layoutIfNeeded()
        examination.look("after reloadData")
      }
    }
    // What it dequeues for an item that does not exist is lost, as the view says, and not to be held against it.
    let violations = recorder.violations
    if asksForMissingPaths { examination.askForMissing() }
    return examination.report(violations)
  }

  /// To the end and back, a screen at a time.
  private func sweep(_ view: CollectionView, _ body: () -> Void) {
    let isVertical = view.scrollsVertically
    let length = view.room(isVertical: isVertical)
    let page = isVertical ? view.bounds.height : view.bounds.width
    guard page > 0 else { return }
    // The end as well, where lists load more.
    var stops = (Array(stride(from: 0, to: length, by: page * 0.8)) + [length]).prefix(max(1, mostScreens)).map(\.self)
    stops += stops.reversed()
    for stop in stops {
      view.contentOffset = isVertical ? CGPoint(x: 0, y: stop) : CGPoint(x: stop, y: 0)
      view.layoutIfNeeded()
      body()
    }
  }
}
