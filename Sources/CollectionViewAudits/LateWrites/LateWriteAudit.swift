import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for completions that write to cells which show other items by now, in code that knows nothing of a
/// ``CompletionQueue``: `DispatchQueue.main.async`, tasks, timers, loaders of any sort.
///
/// ```swift
/// let report = await LateWriteAudit { view in
///   let source = PhotoSource(photos, loader)
///   view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///   view.dataSource = source
///   return source
/// }.run()
/// #expect(report.isClean, "\(report)")
/// ```
///
/// Each item is shown alone, in a new cell, and waited for: that is what it looks like. Then a small view is scrolled through
/// all of them, to and fro and with reloads, while completions are under way, and waited for: what a cell on screen has of
/// another item was written late, and what it lacks was lost. Both items are named. What a recycled cell shows of another
/// item until its own completion comes is found as ``FindingRule/reuseLeak``.
///
/// In which order completions come is the loader's: one that answers in an order of its own, such as the newest first, makes
/// a stricter test. Give images different names or sizes: two that cannot be told apart are no difference.
@MainActor public struct LateWriteAudit {
  /// What is audited, in reports; the class of the data source.
  public var subject = "data source"
  /// How many items are looked at.
  public var most = 24
  /// The size of the view in which cells are recycled, in points.
  public var size = CGSize(width: 320, height: 200)
  /// The layout; a list of rows of 50 points.
  public var layout: @MainActor () -> CollectionViewLayout = auditRows
  /// Properties to compare beside the known ones.
  public var properties: [PortraitProperty] = []
  /// Properties that may differ, as in ``ReuseAudit/ignored``.
  public var ignored: Set<String> = []
  /// Waits until nothing is under way any more. By default eight turns of the main queue and the main actor: enough for a
  /// chain of as many completions. Code that waits for a clock or another thread needs one of its own, such as
  /// `{ _ in await loader.isIdle() }`; it is called twice for each item, and some forty times while scrolling.
  public var settle: @MainActor (CollectionView) async -> Void = { await LateWriteAudit.settle($0, turns: 8) }

  let install: @MainActor (CollectionView) -> AnyObject?

  /// Audits the cells of a data source.
  ///
  /// - Parameter install: Registers cells and sets the data source of a view that was just made; called three times. What it
  ///   answers is kept alive.
  public init(_ install: @escaping @MainActor (CollectionView) -> AnyObject?) { self.install = install }

  /// Compares.
  public func run() async -> AuditReport {
    ValueText.begin()
    defer { ValueText.end() }
    return await withEnvironment(.recording()) { await compared() }
  }

  private func compared() async -> AuditReport {
    let stage = LoneStage(self)
    let name = subject == "data source" ? stage.subject : subject
    guard !stage.elements.isEmpty else {
      let finding = Finding(.nothingShown, subject: name, facts: "no item was shown", smallest: "any")
      return AuditReport(subject: name, findings: [finding], cases: 0, comparisons: 0)
    }
    var alone: [ShownElement: LonePortraits] = [:]
    for element in stage.elements { alone[element] = await stage.portraits(of: element) }
    let run = LateWriteRun(self, alone)
    await run.run()
    let suspects = await stage.confirmed(run.suspects, alone)
    return AuditReport(
      subject: name, findings: LateReport(subject: name, suspects: suspects).findings, cases: alone.count,
      comparisons: run.comparisons)
  }

  /// Lets the main queue and the main actor do what waits there, and lays out, so many times.
  public static func settle(_ view: CollectionView, turns: Int) async {
    view.layoutIfNeeded()
    for _ in 0..<max(1, turns) {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      await Task.yield()
      view.layoutIfNeeded()
    }
  }
}
