import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for what is wrong with a view as it stands: what it shows, and what its trace tells.
///
/// ```swift
/// view.layoutIfNeeded()
/// let report = ScreenAudit(view).run()
/// #expect(report.isClean, "\(report)")
/// ```
///
/// The other audits try a part of a screen by itself, in cases of their own. This one takes the whole screen of a test, in
/// the state that the test brought it to, and changes nothing. Rules that need the past are looked for in what was traced.
///
/// - Complexity: O(items) up to ``mostItems``, and O(visible) beyond.
@MainActor public struct ScreenAudit {
  /// The view.
  public let view: CollectionView
  /// The most room there may be between two elements along the scroll axis, in points; nil when it may be anything.
  public var largestGap: CGFloat?
  /// Up to how many items all are looked at; with more, those near the visible ones.
  public var mostItems = 5_000

  /// Audits a view.
  public init(_ view: CollectionView) { self.view = view }

  /// Looks once; a layout that is pending is not done.
  public func run() -> AuditReport {
    var examination = ScreenExamination(self)
    examination.examine()
    return examination.report
  }
}
