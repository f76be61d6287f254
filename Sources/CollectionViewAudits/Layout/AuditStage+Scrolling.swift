import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// Asking a stage for all that there is, and moving through it.

extension AuditStage {
  /// Everything that the layout answers. A layout does not keep its view: the stage has to live as long as it is asked.
  func everything() -> ProbedAnswer { withExtendedLifetime(self) { layout.probeEverything() } }

  /// Whether a name is of an item or section that does not exist. A supplementary view of section 0 may be there without
  /// any section, as the header of the whole.
  func lacks(_ name: ElementName) -> Bool {
    let section = Int(name.path.section)
    switch name.category {
    case .cell: return section >= counts.count || Int(name.path.item) >= counts[section]
    case .supplementary: return section > 0 && section >= counts.count
    case .decoration: return false
    }
  }

  /// Whether a section of a compositional layout scrolls on its own, across the layout.
  func scrollsByItself(_ section: Int) -> Bool {
    guard let layout = layout as? CollectionViewCompositionalLayout else { return false }
    let range = layout.orthogonalOffsetRange(inSection: section)
    return range.lowerBound < range.upperBound
  }

  /// Whether a step of one point invalidates the layout: what is answered away from the visible bounds is then asked for
  /// again before it is shown.
  func followsScrolling() -> Bool {
    let (least, most) = offsets
    guard most.x.isFinite, most.y.isFinite else { return false }
    let start = view.contentOffset
    var next = start
    if most.y - least.y >= 1 {
      next.y += start.y + 1 <= most.y ? 1 : -1
    } else if most.x - least.x >= 1 {
      next.x += start.x + 1 <= most.x ? 1 : -1
    } else {
      return false
    }
    let before = view.counters.invalidations
    move(to: next)
    let follows = view.counters.invalidations > before
    move(to: start)
    return follows
  }

  /// Scrolls through everything by four fifths of a view along each axis, in 80 stops at most, and back.
  func sweep(_ look: () -> Void) {
    let (least, most) = offsets
    guard most.x.isFinite, most.y.isFinite else { return }
    let start = view.contentOffset
    func stops(_ from: CGFloat, _ to: CGFloat, _ page: CGFloat) -> [CGFloat] {
      let count = 1 + Int(min(79, max(0, (to - from) / max(1, page * 0.8))).rounded(.up))
      return (0..<count).map { from + (to - from) * CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
    var left = 80
    for y in stops(least.y, most.y, view.bounds.height) {
      for x in stops(least.x, most.x, view.bounds.width) where left > 0 {
        left -= 1
        move(to: CGPoint(x: x.rounded(.down), y: y.rounded(.down)))
        look()
      }
    }
    move(to: start)
  }

  func move(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }
}
