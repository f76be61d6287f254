import CollectionCore
import Foundation
import VirtualCollectionView

/// Finds completions that write to a cell which was handed to another item meanwhile, as image loaders do.
///
/// ```swift
/// let queue = CompletionQueue()
/// let watch = LateWriteWatch(view, queue)
/// view.layoutIfNeeded()
/// for offset in [500.0, 1_000.0] {  // the second jump hands the cells of the first one on
///   view.contentOffset.y = offset
///   view.layoutIfNeeded()
/// }
/// queue.deliverAll(.lastInFirstOut)
/// #expect(watch.report.isClean, "\(watch.report)")
/// ```
///
/// The view is traced from here on. A completion is for the item whose cell was being configured when it was given to the
/// queue. What it changes is found by comparing portraits of all cells before and after it. A write to a cell that shows
/// the same item again, or waits in the pool, is none; what it leaves behind is for ``LateWriteAudit`` to find, which also
/// does without a queue.
@MainActor public final class LateWriteWatch {
  /// Where a completion comes from: an item, and the cell that was dequeued for it.
  struct Origin {
    let path: IndexPath
    /// How many cells had been configured before.
    let moment: Int
  }

  private let view: CollectionView
  private let more: [PortraitProperty]
  private var findings: [Finding] = []
  private var delivered = 0
  /// By the name of the view: the numbers of the events by which it was configured, in order.
  private var tenancies: [String: [Int]] = [:]
  private var readUpTo: Int

  /// Watches a view, and the completions of a queue.
  ///
  /// - Parameter more: Properties to compare beside the known ones.
  public init(_ view: CollectionView, _ queue: CompletionQueue, properties more: [PortraitProperty] = []) {
    self.view = view
    self.more = more
    view.isTracing = true
    readUpTo = view.traceCount
    queue.watch = self
  }

  /// What was found so far; cases are completions.
  public var report: AuditReport {
    AuditReport(subject: subject, findings: findings, cases: delivered, comparisons: delivered)
  }

  private var subject: String { view.dataSource.map { "\(type(of: $0))" } ?? "view" }

  /// What a completion given now belongs to: the item that is named, or the one that is being configured.
  func origin(for item: IndexPath?) -> Origin? {
    if let current = view.itemBeingProvided, item == nil || item == current {
      return Origin(path: current, moment: view.traceCount)
    }
    guard let item else { return nil }
    readTrace()
    // Its cell was configured already: as if the completion had been given then.
    let cell = view.cellForItem(at: item)
    let since = cell.flatMap { tenancies[$0.traceName]?.last }
    return Origin(path: item, moment: since ?? view.traceCount)
  }

  func run(_ pending: CompletionQueue.Pending) {
    delivered += 1
    guard let origin = pending.origin else {
      pending.work()
      return
    }
    let before = portraits()
    let start = view.traceCount
    pending.work()
    readTrace()
    for (cell, portrait) in before {
      let changes = CellPortrait(cell, more: more).differences(from: portrait)
      guard let change = changes.first, let tenancy = tenancy(of: cell), tenancy.since < start else { continue }
      // Configured for its item by the request during which the completion was given: that is the cell it was meant for.
      guard !tenancy.isBegun(by: origin), tenancy.path != origin.path else { continue }
      note(cell, tenancy, origin, change)
    }
  }

  private func note(
    _ cell: CollectionViewCell, _ now: CurrentTenancy, _ origin: Origin,
    _ change: (place: CellPortrait.Place, mine: String, theirs: String)
  ) {
    let place = (change.place.view.isEmpty ? "" : change.place.view + ".") + change.place.property
    let item = ValueText.path(origin.path)
    findings.append(
      Finding(
        .lateWrite, subject: subject,
        facts: "a completion for item \(item) set \(place) of \(cell.traceName) to \(change.mine), and that cell shows"
          + " item \(ValueText.path(now.path))",
        smallest: "item \(item), whose cell was handed on before its completion came"))
  }

  // MARK: Cells and what they were used for

  struct CurrentTenancy {
    let path: IndexPath
    let since: Int
    /// The number of the configuration before the current one, nil for the first.
    let before: Int?

    /// Whether the completion was given during the request that began this tenancy: no other lies between.
    func isBegun(by origin: Origin) -> Bool { since >= origin.moment && (before ?? -1) < origin.moment }
  }

  private func tenancy(of cell: CollectionViewCell) -> CurrentTenancy? {
    guard let list = tenancies[cell.traceName], let last = list.last else { return nil }
    guard let path = view.indexPath(for: cell) else { return nil }
    return CurrentTenancy(
      path: path, since: last, before: list.count > 1 ? list[list.count - 2] : nil)
  }

  private func portraits() -> [(CollectionViewCell, CellPortrait)] {
    readTrace()
    // A cell in the pool belongs to nobody yet: what is written there is seen only if its next configuration leaves it.
    return view.visibleCells.map { ($0, CellPortrait($0, more: more)) }
  }

  private func readTrace() {
    let trace = view.trace(from: readUpTo)
    for number in trace.numbers {
      guard case .viewConfigured(let id, let key, _)? = trace[number]?.event, key.isCell else { continue }
      tenancies[Trace.name(id), default: []].append(number)
    }
    readUpTo = view.traceCount
  }
}
