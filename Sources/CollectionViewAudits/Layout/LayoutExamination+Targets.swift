import Foundation
import VirtualCollectionView

// Where a layout lets a scroll come to rest.

extension LayoutExamination {
  /// Asks for targets from the start, the middle and the end, at rest and in both directions.
  mutating func examineTargets(_ stage: AuditStage, _ setup: AuditCase) {
    let (least, most) = stage.offsets
    guard most.x.isFinite, most.y.isFinite else { return }
    let page = stage.view.bounds.size
    let isLong = most.y - least.y >= most.x - least.x
    for part in [0, 0.5, 1] as [CGFloat] {
      let proposed = CGPoint(x: least.x + (most.x - least.x) * part, y: least.y + (most.y - least.y) * part)
      for speed in [0, 1, -1] as [CGFloat] {
        let velocity = isLong ? CGPoint(x: 0, y: speed) : CGPoint(x: speed, y: 0)
        let target = stage.layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        compared()
        let facts = "a scroll to \(AuditText.point(proposed)) at a speed of \(AuditText.number(speed)) is to end at"
        guard target.x.isFinite, target.y.isFinite else {
          find(.notANumber, setup, "\(facts) \(AuditText.point(target))")
          continue
        }
        // A page more is left to bouncing and to layouts that let their ends come to the middle.
        guard
          target.x < least.x - page.width || target.x > most.x + page.width || target.y < least.y - page.height
            || target.y > most.y + page.height
        else { continue }
        find(
          .targetOutsideContent, setup,
          "\(facts) \(AuditText.point(target)), where offsets from \(AuditText.point(least)) to \(AuditText.point(most))"
            + " show something")
      }
    }
  }
}
