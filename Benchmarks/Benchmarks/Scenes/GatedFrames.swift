import AllocationCounter
import Foundation
import VirtualCollectionView

/// The frames whose instructions are counted: `Benchmarks --frame KIND --count N` warms up and then runs nothing else.
///
/// The counter is switched on by functions with `gatedFrames` in their names, and off when such a function is called from
/// another one. So these have no closures and do not call each other.
@MainActor enum GatedFrames {
  /// The kinds of frame by the names used on the command line.
  enum Kind: String, CaseIterable {
    /// Nothing comes or goes.
    case same
    /// Nothing comes or goes, and that is recorded.
    case traced
    /// One row out and one row in, with a delegate that implements everything.
    case step
    /// All rows replaced, with a delegate that implements everything.
    case jump
    /// The same rows, all asked for again.
    case reload
    /// A context that names three visible items.
    case context
    /// A step of 5 points in 30 sections whose headers are pinned.
    case pinned
    /// The places of all items computed again, uniform sizes.
    case rotation
    /// A cell that wants another height, among a million rows that size themselves, and among a thousand.
    case resize
    case resizeFew = "resize-few"
    /// A step in a custom layout written with our names.
    case own
    /// The same with UIKit's names.
    case uikit
    /// A call with UIKit's syntax of a method that is there.
    case optional
    /// A call with UIKit's syntax of a method that is not there.
    case missing
  }

  static func run(_ kind: Kind, count: Int) {
    switch kind {
    case .own: return run(.own, kind, count: count)
    case .uikit: return run(.uikit, kind, count: count)
    case .optional: return run(.implemented, kind, count: count)
    case .missing: return run(.missing, kind, count: count)
    case .resize: return run(resizing: 1_000_000, kind, count: count)
    case .resizeFew: return run(resizing: 1_000, kind, count: count)
    default: break
    }
    let isPinned = kind == .pinned
    let counts = isPinned ? [Int](repeating: 40, count: 30) : [1_000_000]
    let scene = Scene(
      counts: counts, layout: isPinned ? Scene.pinned() : Scene.list(),
      hasDelegate: kind == .step || kind == .jump)
    // The last frame of the warm-up is the one before the first that counts.
    scroll(scene, offsets(kind, count: 202).reversed())
    let frames = offsets(kind, count: count)
    let paths = (3...5).map { IndexPath(item: $0, section: 0) }
    switch kind {
    case .reload: reload(scene, 3)
    case .context: invalidate(scene, paths, 3)
    case .rotation: rotate(scene, 4)
    case .traced:
      scene.view.reserveTrace(10 * count)
      scene.view.isTracing = true
    case .same, .step, .jump, .pinned, .own, .uikit, .optional, .missing, .resize, .resizeFew: break
    }
    allocation_counter_start()
    switch kind {
    case .same, .traced, .step, .jump, .pinned: gatedFramesOfScrolling(scene, frames)
    case .reload: gatedFramesOfReloading(scene, count)
    case .context: gatedFramesOfContexts(scene, paths, count)
    case .rotation: gatedFramesOfRotation(scene, count)
    case .own, .uikit, .optional, .missing, .resize, .resizeFew: break
    }
    let counted = allocation_counter_stop()
    print("\(kind.rawValue): \(count) frames, \(counted.count) allocations")
  }

  private static func run(_ spelling: Spelling, _ kind: Kind, count: Int) {
    let scene = SpelledScene(spelling, count: 100_000)
    for y in offsets(.step, count: 202).reversed() { scene.frame(at: y) }
    let frames = offsets(.step, count: count)
    allocation_counter_start()
    gatedFramesOfSpelledScrolling(scene, frames)
    let counted = allocation_counter_stop()
    print("\(kind.rawValue): \(count) frames, \(counted.count) allocations")
  }

  private static func run(resizing rows: Int, _ kind: Kind, count: Int) {
    let scene = ResizeScene(rows, Scene.list())
    for _ in 0..<20 { scene.resize() }
    allocation_counter_start()
    gatedFramesOfResizing(scene, count)
    let counted = allocation_counter_stop()
    print("\(kind.rawValue): \(count) frames, \(counted.count) allocations")
  }

  private static func run(_ call: OptionalCallScene.Call, _ kind: Kind, count: Int) {
    let scene = OptionalCallScene()
    scene.run(call, times: 10)
    allocation_counter_start()
    gatedFramesOfCalls(scene, call, count)
    let counted = allocation_counter_stop()
    print("\(kind.rawValue): \(count) frames, \(counted.count) allocations")
  }

  /// Offsets that all need the kind of work asked for, from the first on.
  private static func offsets(_ kind: Kind, count: Int) -> [CGFloat] {
    switch kind {
    // The visible rows are 36 to 66 at all of these.
    case .same, .traced, .rotation, .resize, .resizeFew: return (0..<count).map { 1_010 + CGFloat($0 % 2) * 8 }
    case .step, .own, .uikit, .optional, .missing: return (0..<count).map { 1_010 + 28 * CGFloat($0 + 1) }
    case .jump:
      var state: UInt64 = 42
      return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 33 % 27_900_000)
      }
    case .reload, .context: return (0..<count).map { _ in 0 }
    case .pinned: return (0..<count).map { 100 + 5 * CGFloat($0 % 6_000) }
    }
  }

  // The same work under names that the counter does not look for.
  private static func scroll(_ scene: Scene, _ offsets: [CGFloat]) { for y in offsets { scene.frame(at: y) } }
  private static func reload(_ scene: Scene, _ count: Int) {
    for _ in 0..<count {
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
    }
  }
  private static func invalidate(_ scene: Scene, _ paths: [IndexPath], _ count: Int) {
    for _ in 0..<count {
      let context = CollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateItems(at: paths)
      scene.view.collectionViewLayout.invalidateLayout(with: context)
      scene.view.layoutIfNeeded()
    }
  }
  private static func rotate(_ scene: Scene, _ count: Int) {
    for index in 0..<count {
      scene.view.bounds.size = index & 1 == 0 ? CGSize(width: 830, height: 390) : Scene.size
      scene.view.layoutIfNeeded()
    }
  }
}

@inline(never) @MainActor private func gatedFramesOfScrolling(_ scene: Scene, _ offsets: [CGFloat]) {
  for y in offsets { scene.frame(at: y) }
}

@inline(never) @MainActor private func gatedFramesOfSpelledScrolling(_ scene: SpelledScene, _ offsets: [CGFloat]) {
  for y in offsets { scene.frame(at: y) }
}

@inline(never) @MainActor private func gatedFramesOfCalls(
  _ scene: OptionalCallScene, _ call: OptionalCallScene.Call, _ count: Int
) { scene.run(call, times: count) }

@inline(never) @MainActor private func gatedFramesOfReloading(_ scene: Scene, _ count: Int) {
  for _ in 0..<count {
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
  }
}

@inline(never) @MainActor private func gatedFramesOfContexts(_ scene: Scene, _ paths: [IndexPath], _ count: Int) {
  for _ in 0..<count {
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: paths)
    scene.view.collectionViewLayout.invalidateLayout(with: context)
    scene.view.layoutIfNeeded()
  }
}

@inline(never) @MainActor private func gatedFramesOfResizing(_ scene: ResizeScene, _ count: Int) {
  for _ in 0..<count { scene.resize() }
}

@inline(never) @MainActor private func gatedFramesOfRotation(_ scene: Scene, _ count: Int) {
  for index in 0..<count {
    scene.view.bounds.size = index & 1 == 0 ? CGSize(width: 830, height: 390) : Scene.size
    scene.view.layoutIfNeeded()
  }
}
