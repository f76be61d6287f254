import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// A layout that lived through something must answer as one that was made just now.

extension LayoutExamination {
  mutating func examineChanges() {
    let size = audit.sizes.first ?? CGSize(width: 320, height: 480)
    for counts in [[7], [60], [0, 3, 0, 5]] where audit.expectsAllSections || counts.count == 1 {
      let setup = AuditCase(counts: counts, size: size)
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

  private mutating func examinePreparing(_ setup: AuditCase) {
    var after = setup
    after.change = "a second prepare()"
    let stage = stage(after)
    let first = stage.layout.probeEverything()
    let firstCount = first.order.count + first.repeated.count
    // As an invalidation does it, with nothing new.
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    let second = stage.layout.probeEverything()
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
    if secondCount <= firstCount { compare(.notRepeatable, after, stage.layout.probeEverything(), shouldBe: first) }
    examineOrder(setup)
  }

  /// Items asked for before any rectangle must be what they are behind one.
  private mutating func examineOrder(_ setup: AuditCase) {
    var after = setup
    after.change = "asking for a rectangle"
    let stage = AuditStage(audit.layout(for: setup), setup, showsCells: false, prepare: audit.preparesView)
    let layout = stage.layout
    _ = layout.collectionViewContentSize
    func alone() -> [ProbedElement?] {
      stage.paths.map { layout.probe(ElementName(cell: ItemPath($0.section, $0.item))) }
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
    let before = stage.layout.probeEverything()
    let (least, most) = stage.offsets
    guard most.x.isFinite, most.y.isFinite else { return }
    let room = CGPoint(x: most.x - least.x, y: most.y - least.y)
    guard max(room.x, room.y) >= 1 else { return }
    for position in [0.25, 0.5, 1] {
      var here = setup
      here.position = position
      here.change = "scrolling"
      let invalidations = stage.view.counters.invalidations
      let places = stage.layout.probeEverything()
      let offset = stage.view.contentOffset
      stage.scroll(to: position)
      guard stage.view.contentOffset != offset else { continue }
      let now = stage.layout.probeEverything()
      // Prepared at the place itself.
      let fresh = self.stage(here)
      fresh.layout.invalidateLayout()
      fresh.view.layoutIfNeeded()
      compare(.boundsChangeMissed, here, now, shouldBe: fresh.layout.probeEverything())
      scrolling.steps += 1
      if places.firstDifference(from: now) != nil { scrolling.moved = true }
      if stage.view.counters.invalidations > invalidations {
        scrolling.invalidating += 1
        if scrolling.firstInvalidating == nil { scrolling.firstInvalidating = here }
      }
    }
    stage.view.contentOffset = start
    stage.view.layoutIfNeeded()
    compare(.scrollingBackDiffers, there, stage.layout.probeEverything(), shouldBe: before)
    examineViolations(stage, there)
  }

  // MARK: Rotation

  private mutating func examineRotation(_ setup: AuditCase) {
    let wider = CGSize(width: setup.size.width + 80, height: setup.size.height)
    let higher = CGSize(width: setup.size.width, height: setup.size.height + 120)
    for (size, position) in [(audit.rotatedSize, 0), (audit.rotatedSize, 0.5), (wider, 0), (higher, 0)] {
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
      compare(.sizeChangeMissed, after, stage.layout.probeEverything(), shouldBe: fresh.layout.probeEverything())
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
    compare(.frameForBounds, scaled, stage.layout.probeEverything(), shouldBe: plain.layout.probeEverything())
  }

  private mutating func examineScreen(_ setup: AuditCase) {
    var other = setup
    let screen = SimulationEnvironment.current.screenSize
    // As upright as it was, so that traits stay what they are.
    let another = CGSize(width: screen.width + 40, height: screen.height + 88)
    other.change = "moving it to a screen of \(AuditText.size(another))"
    let plain = stage(setup).layout.probeEverything()
    let moved = withEnvironment({ $0.screenSize = another }) { stage(other).layout.probeEverything() }
    compare(.screenForBounds, other, moved, shouldBe: plain)
  }
}
