import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// A layout that lived through something must answer as one that was made just now.

extension LayoutExamination {
  mutating func examineChanges() {
    let size = audit.usableSizes.first ?? CGSize(width: 320, height: 480)
    for counts in [[7], [60], [0, 3, 0, 5]] where audit.expectsAllSections || counts.count == 1 {
      let setup = AuditCase(counts: counts, size: size)
      guard examineMaking(setup) else { return }
      examinePreparing(setup)
      examineScrolling(setup)
      examineRotation(setup)
      examineReload(setup)
      examineUpdates(setup)
      examineTransform(setup)
      examineScreen(setup)
    }
  }

  // MARK: Preparing

  /// Two layouts made alike must be alike: what changes is told by comparing with a new one.
  private mutating func examineMaking(_ setup: AuditCase) -> Bool {
    var after = setup
    after.change = "making it twice"
    let (first, second) = (stage(setup).everything(), stage(setup).everything())
    compare(.notRepeatable, after, second, shouldBe: first)
    return first.firstDifference(from: second) == nil
  }

  private mutating func examinePreparing(_ setup: AuditCase) {
    var after = setup
    after.change = "a second prepare()"
    let stage = stage(after)
    let first = stage.everything()
    let firstCount = first.order.count + first.repeated.count
    // As an invalidation does it, with nothing new.
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    let second = stage.everything()
    let secondCount = second.order.count + second.repeated.count
    if secondCount > firstCount {
      find(.prepareAddsUp, after, "\(firstCount) elements, then \(secondCount)")
    } else {
      compare(.notRepeatable, after, second, shouldBe: first)
    }
    // Twice more: what goes to and fro is back after the second time.
    for _ in 0..<2 {
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    after.change = "preparing it three times more"
    if secondCount <= firstCount { compare(.notRepeatable, after, stage.everything(), shouldBe: first) }
    examineOrder(setup)
  }

  /// Items asked for before any rectangle must be what they are behind one.
  private mutating func examineOrder(_ setup: AuditCase) {
    var after = setup
    after.change = "asking for a rectangle"
    let stage = stage(after)
    let layout = stage.layout
    layout.invalidateLayout()
    layout.prepare()
    _ = layout.collectionViewContentSize
    let paths = expectedPaths(stage)
    func alone() -> [ProbedElement?] {
      paths.map { layout.probe(ElementName(cell: ItemPath($0.section, $0.item))) }
    }
    let before = alone()
    _ = layout.layoutAttributesForElements(in: stage.view.bounds)
    _ = layout.layoutAttributesForElements(in: stage.view.bounds.offsetBy(dx: 0, dy: 40))
    for (first, second) in zip(before, alone()) {
      guard let first, let second, !second.agrees(with: first) else { continue }
      find(
        .changesByItself, after,
        "\(first.name), asked for alone before and after, is at \(second.difference(from: first))")
      return
    }
  }

  // MARK: Scrolling

  private mutating func examineScrolling(_ setup: AuditCase) {
    var there = setup
    there.change = "scrolling there and back"
    let stage = stage(there)
    let start = stage.view.contentOffset
    let before = stage.everything()
    let (least, most) = stage.offsets
    guard most.x.isFinite, most.y.isFinite else { return }
    let room = CGPoint(x: most.x - least.x, y: most.y - least.y)
    guard max(room.x, room.y) >= 1 else { return }
    for position in [0.25, 0.5, 1] {
      var here = setup
      here.position = position
      here.change = "scrolling"
      let invalidations = stage.view.counters.invalidations
      let places = stage.everything()
      let offset = stage.view.contentOffset
      stage.scroll(to: position)
      guard stage.view.contentOffset != offset else { continue }
      let now = stage.everything()
      // Prepared at the place itself.
      let fresh = self.stage(here)
      fresh.layout.invalidateLayout()
      fresh.view.layoutIfNeeded()
      compare(.boundsChangeMissed, here, now, shouldBe: fresh.everything())
      scrolling.steps += 1
      if places.firstDifference(from: now) != nil { scrolling.moved = true }
      if stage.view.counters.invalidations > invalidations {
        scrolling.invalidating += 1
        if scrolling.firstInvalidating == nil { scrolling.firstInvalidating = here }
      }
    }
    examineBeyond(stage, setup)
    stage.move(to: start)
    compare(.scrollingBackDiffers, there, stage.everything(), shouldBe: before)
    examineViolations(stage, there)
  }

  /// Drags the view beyond both ends, as a finger does: headers stretch there, and there alone.
  private mutating func examineBeyond(_ stage: AuditStage, _ setup: AuditCase) {
    let (least, most) = stage.offsets
    let along = most.y - least.y >= most.x - least.x ? CGPoint(x: 0, y: 60) : CGPoint(x: 60, y: 0)
    for (end, way, name) in [(least, CGFloat(-1), "start"), (most, 1, "end")] {
      stage.move(to: end)
      let places = stage.everything()
      let beyond = CGPoint(x: end.x + way * along.x, y: end.y + way * along.y)
      stage.move(to: beyond)
      guard stage.view.contentOffset == beyond else { continue }
      var there = setup
      there.change = "dragging it 60 points beyond the \(name)"
      let fresh = self.stage(there)
      settle(fresh, at: beyond)
      guard fresh.view.contentOffset == beyond else { continue }
      let now = stage.everything()
      compare(.boundsChangeMissed, there, now, shouldBe: fresh.everything())
      if places.firstDifference(from: now) != nil { scrolling.moved = true }
    }
  }

  // MARK: Rotation

  private mutating func examineRotation(_ setup: AuditCase) {
    let wider = CGSize(width: setup.size.width + 80, height: setup.size.height)
    let higher = CGSize(width: setup.size.width, height: setup.size.height + 120)
    for (size, position) in [(audit.rotatedSize, 0), (audit.rotatedSize, 0.5), (wider, 0), (higher, 0)]
    where size.width.isFinite && size.height.isFinite {
      var after = setup
      after.position = position
      after.change = "turning it to \(AuditText.size(size))"
      let stage = stage(after)
      if position > 0, stage.view.contentOffset == .zero { continue }
      stage.view.frame.size = size
      stage.view.layoutIfNeeded()
      let fresh = self.stage(AuditCase(counts: setup.counts, size: size))
      // The offset decides where something stands in some layouts, and rotation may keep another one.
      settle(fresh, at: stage.view.contentOffset)
      compare(.sizeChangeMissed, after, stage.everything(), shouldBe: fresh.everything())
      examineViolations(stage, after)
    }
  }

  /// Scrolls a new view to where another one is, and has its layout prepared there if that makes a difference.
  func settle(_ fresh: AuditStage, at offset: CGPoint) {
    guard fresh.view.contentOffset != offset else { return }
    fresh.view.contentOffset = offset
    fresh.layout.invalidateLayout()
    fresh.view.layoutIfNeeded()
  }

  // MARK: Frame and bounds

  private mutating func examineTransform(_ setup: AuditCase) {
    var scaled = setup
    scaled.change = "scaling the view to one half"
    let plain = stage(setup)
    // Prepared again with the transform there.
    let stage = stage(scaled, frameScale: 0.5)
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    guard stage.view.bounds.size == plain.view.bounds.size else { return }
    compare(.frameForBounds, scaled, stage.everything(), shouldBe: plain.everything())
  }

  private mutating func examineScreen(_ setup: AuditCase) {
    var other = setup
    let screen = SimulationEnvironment.current.screenSize
    // As upright as it was, so that traits stay what they are.
    let another = CGSize(width: screen.width + 40, height: screen.height + 88)
    other.change = "moving it to a screen of \(AuditText.size(another))"
    let plain = stage(setup).everything()
    let moved = withEnvironment({ $0.screenSize = another }) { stage(other).everything() }
    compare(.screenForBounds, other, moved, shouldBe: plain)
  }
}
