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
/// `registration-in-provider`, …), and counts and identifiers are asked for again and compared.
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
    let view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
    let kept = install(view)
    defer { withExtendedLifetime(kept) {} }
    guard let source = view.dataSource else {
      return AuditReport(subject: "no data source", findings: [], cases: 0, comparisons: 0)
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
    if asksForMissingPaths { examination.askForMissing() }
    return examination.report(recorder.violations)
  }

  /// To the end and back, a screen at a time.
  private func sweep(_ view: CollectionView, _ body: () -> Void) {
    let room = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
    let isVertical = room.y >= room.x
    let length = isVertical ? room.y : room.x
    let page = isVertical ? view.bounds.height : view.bounds.width
    guard page > 0 else { return }
    var stops = Array(stride(from: 0, through: length, by: page * 0.8).prefix(mostScreens))
    stops += stops.reversed()
    for stop in stops {
      view.contentOffset = isVertical ? CGPoint(x: 0, y: stop) : CGPoint(x: stop, y: 0)
      view.layoutIfNeeded()
      body()
    }
  }
}

/// An audit of a data source that is under way.
@MainActor private struct DataExamination {
  let view: CollectionView
  let source: any CollectionViewDataSource
  private var findings: [Finding] = []
  private var comparisons = 0
  private var seen: [IndexPath: String] = [:]
  private var cases = 0

  init(view: CollectionView, source: any CollectionViewDataSource) {
    self.view = view
    self.source = source
  }

  private var subject: String { "\(type(of: source))" }

  private mutating func find(_ rule: FindingRule, _ when: String, _ facts: String) {
    findings.append(Finding(rule, subject: subject, facts: facts, smallest: when))
  }

  private func counts() -> [Int] {
    let sections = source.numberOfSections?(in: view) ?? 1
    return (0..<max(0, sections)).map { source.collectionView(view, numberOfItemsInSection: $0) }
  }

  mutating func compareCounts(_ when: String) {
    let (first, second) = (counts(), counts())
    comparisons += 1
    if first != second {
      find(.countsChange, when, "\(AuditText.counts(first)), and then \(AuditText.counts(second))")
      return
    }
    guard when != "at the start" else { return }
    let known = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if known != first {
      find(
        .countsChangeInPass, when,
        "the view knows \(AuditText.counts(known)), and the data source has \(AuditText.counts(first))")
    }
  }

  mutating func look(_ when: String) {
    cases += 1
    compareCounts(when)
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) else { continue }
      let kind = "\(type(of: cell)) \"\(cell.reuseIdentifier ?? "")\""
      comparisons += 1
      if let known = seen[path], known != kind {
        find(.identifierChanges, when, "item \(ValueText.path(path)) had \(known), and now has \(kind)")
      }
      seen[path] = kind
    }
  }

  mutating func askForMissing() {
    for (section, count) in counts().enumerated() {
      let path = IndexPath(item: count, section: section)
      _ = source.collectionView(view, cellForItemAt: path)
      find(
        .answersForMissingPath, "a cell for item \(ValueText.path(path))",
        "item \(ValueText.path(path)) got a cell, where there are \(AuditText.counts(counts()))")
    }
  }

  func report(_ violations: [Violation]) -> AuditReport {
    var all = findings
    for violation in violations where violation.severity != .advice || violation.rule == .optionalMethodInSubclass {
      let facts = violation.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      let rule: FindingRule =
        switch violation.rule {
        case .reloadDuringPass, .updateDuringPass: .mutatesDuringLayout
        default: FindingRule(violation)
        }
      all.append(
        Finding(
          rule, subject: subject, facts: facts.isEmpty ? violation.sentence : facts,
          smallest: "the first time it came up"))
    }
    return AuditReport(subject: subject, findings: all, cases: cases, comparisons: comparisons)
  }
}
