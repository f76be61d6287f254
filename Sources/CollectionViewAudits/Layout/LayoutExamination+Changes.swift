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
    var after = setup
    after.change = "turning it to \(AuditText.size(audit.rotatedSize))"
    let stage = stage(after)
    stage.view.frame.size = audit.rotatedSize
    stage.view.layoutIfNeeded()
    let fresh = self.stage(AuditCase(counts: setup.counts, size: audit.rotatedSize))
    // The offset decides where something stands in some layouts, and rotation may keep another one.
    fresh.view.contentOffset = stage.view.contentOffset
    fresh.view.layoutIfNeeded()
    compare(.sizeChangeMissed, after, stage.layout.probeEverything(), shouldBe: fresh.layout.probeEverything())
    examineViolations(stage, after)
  }

  // MARK: Data

  private mutating func examineReload(_ setup: AuditCase) {
    for fewer in [true, false] {
      var after = setup
      let counts = setup.counts.map { fewer ? $0 / 2 : $0 + 3 }
      after.change = "reloading \(AuditText.counts(counts))"
      let stage = stage(after)
      stage.counts = counts
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      let fresh = self.stage(AuditCase(counts: counts, size: setup.size))
      compare(.reloadLeavesOldPlaces, after, stage.layout.probeEverything(), shouldBe: fresh.layout.probeEverything())
      examineAnswersAfter(stage, after)
      examineViolations(stage, after)
    }
  }

  /// An element twice or of an item that is gone, after data went away.
  private mutating func examineAnswersAfter(_ stage: AuditStage, _ setup: AuditCase) {
    let answer = stage.layout.probeEverything()
    if let name = answer.repeated.first { find(.duplicateElements, setup, "\(name) is there more than once") }
    if let gone = answer.order.first(where: { name in
      name.isCell
        && (Int(name.path.section) >= stage.counts.count || Int(name.path.item) >= stage.counts[Int(name.path.section)])
    }) {
      find(.elementOfMissingItem, setup, "\(gone), where there are \(AuditText.counts(stage.counts))")
    }
  }

  private mutating func examineUpdates(_ setup: AuditCase) {
    guard let section = setup.counts.firstIndex(where: { $0 >= 3 }) else { return }
    let count = setup.counts[section]
    var after = setup
    after.change = "a batch that deletes item \(count - 1), moves item 0 behind item 1 and inserts two at the start"
    let stage = stage(after)
    stage.view.performBatchUpdates({
      var counts = setup.counts
      counts[section] += 1
      stage.counts = counts
      stage.view.deleteItems(at: [IndexPath(item: count - 1, section: section)])
      stage.view.moveItem(at: IndexPath(item: 0, section: section), to: IndexPath(item: 3, section: section))
      stage.view.insertItems(at: [IndexPath(item: 0, section: section), IndexPath(item: 1, section: section)])
    })
    stage.view.layoutIfNeeded()
    let fresh = self.stage(AuditCase(counts: stage.counts, size: setup.size))
    fresh.view.contentOffset = stage.view.contentOffset
    fresh.view.layoutIfNeeded()
    compare(.updateLeavesOldPlaces, after, stage.layout.probeEverything(), shouldBe: fresh.layout.probeEverything())
    examineViolations(stage, after)
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
}
