import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for what recycled cells and supplementary views keep of the items that they showed before.
///
/// ```swift
/// let report = ReuseAudit { view in
///   let source = PhotoSource(photos)
///   view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///   view.dataSource = source
///   return source
/// }.run()
/// #expect(report.isClean, "\(report)")
/// ```
///
/// Each item is configured twice: in a cell that was just made, and in one that showed other items before. What differs
/// is a leak, unless a new cell made for the item at the end of the run differs as well: then the data changed, or the
/// value is another one each time. Cells are recycled three times: as they come; *poisoned*, with a marked value in each
/// property that is not the same for all items of a reuse identifier, so that an item which forgets to set it is found even
/// if its predecessor looked the same; and after taps. What is hidden in both is no difference.
@MainActor public struct ReuseAudit {
  /// What is audited, in reports; the class of the data source.
  public var subject: String
  /// How many items are looked at.
  public var most = 60
  /// The size of the view in which cells are recycled, in points: three or four rows of the audit's own layout. Where all
  /// items have room in it, a third of their length is taken.
  public var size = CGSize(width: 320, height: 200)
  /// The layout; a list of rows of 50 points. Give the screen's own where it shows headers.
  public var layout: @MainActor () -> CollectionViewLayout = auditRows
  /// Properties to compare beside the known ones.
  public var properties: [PortraitProperty] = []
  /// Done to each cell on screen before it is recycled, beside setting known properties.
  public var poison: (@MainActor (CollectionReusableView) -> Void)?
  /// Properties that may differ: a stored property of a cell's class (`timesUsed`), one of all views (`tag`), or one of a
  /// view that the cell keeps (`badge.tag`).
  public var ignored: Set<String> = []
  /// Whether items are tapped before they are scrolled away: what `didSelectItemAt` does to a cell is left over, too; true.
  public var taps = true

  let install: @MainActor (CollectionView) -> AnyObject?

  /// Audits the cells of a data source.
  ///
  /// - Parameter install: Registers cells and sets the data source of a view that was just made; called four times. What it
  ///   answers is kept alive.
  public init(_ install: @escaping @MainActor (CollectionView) -> AnyObject?) {
    self.install = install
    subject = "data source"
  }

  /// Compares.
  public func run() -> AuditReport {
    let recorder = SimulationRecorder()
    return ValueText.session { withEnvironment(.recording(recorder)) { compared(recorder) } }
  }

  private func compared(_ recorder: SimulationRecorder) -> AuditReport {
    let fresh = FreshPortraits(self)
    let name = subject == "data source" ? fresh.subject : subject
    guard !fresh.portraits.isEmpty else {
      return AuditReport(
        subject: name, findings: [Finding(.nothingShown, subject: name, facts: fresh.reason, smallest: "any")],
        cases: 0,
        comparisons: 0)
    }
    // The poison of a flag may be just what the next item needs: so once without.
    let modes: [ReuseRun.Mode] = taps ? [.plain, .marked, .tapped] : [.plain, .marked]
    var runs = modes.map { ReuseRun(self, fresh, $0) }
    for index in runs.indices { runs[index].run() }
    let report = LeakReport(subject: name, fresh: fresh, leaks: runs.flatMap(\.leaks))
    // A method that is never called, such as the one of a tap, cannot leave anything over.
    let unheard = recorder.violations.first { $0.rule == .optionalMethodInSubclass }.map {
      Finding(FindingRule($0), subject: name, facts: $0.sentence, smallest: "the first time it came up")
    }
    return AuditReport(
      subject: name, findings: report.findings + [unheard].compactMap(\.self), cases: fresh.portraits.count,
      comparisons: runs.reduce(0) { $0 + $1.comparisons })
  }

  /// A view with the data source, laid out once.
  func stage(_ size: CGSize) -> (view: CollectionView, kept: AnyObject?) {
    let view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
    let kept = install(view)
    view.layoutIfNeeded()
    return (view, kept)
  }
}
