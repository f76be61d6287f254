import Foundation
import VirtualCollectionView

/// What it takes to come up to date after something changed.
@MainActor enum InvalidationCases {
  static let all: [BenchmarkCase] = [
    BenchmarkCase("Invalidation pass (everything, uniform list)", goal: .atMillion(4_000)) { size, sampling in
      let scene = Scene(counts: [size], layout: Scene.list())
      scene.view.layoutIfNeeded()
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls {
          scene.view.collectionViewLayout.invalidateLayout()
          scene.view.layoutIfNeeded()
        }
      }
    },
    BenchmarkCase("Invalidation pass (context naming 3 items)", goal: .atMillion(2_000), run: context),
    BenchmarkCase("Rotation pass (uniform grid)", goal: .atMillion(14_000)) { size, sampling in
      rotation(Scene(counts: [size], layout: Scene.grid()), sampling)
    },
    BenchmarkCase("Rotation pass (line breaking, itemSizes)", goal: .atMillion(8.312e6), isPerItem: true) {
      size, sampling in
      rotation(Scene(counts: [size], layout: PrepareCases.bulk(SizeLists.tags(size))), sampling)
    },
    BenchmarkCase("Frame scroll (pinned headers, 30 sections)", goal: .always(2_000), onlySize: 1_200) {
      size, sampling in
      let scene = Scene(counts: [Int](repeating: size / 30, count: 30), layout: Scene.pinned())
      let steps = (0..<2_000).map { 100 + 5 * CGFloat($0) }
      var offsets = Offsets(steps + steps.reversed())
      for _ in 0..<4_000 { scene.frame(at: offsets.next()) }
      return Timing.measure(sampling) { calls in for _ in 0..<calls { scene.frame(at: offsets.next()) } }
    },
    BenchmarkCase(
      "Reload pass (30 visible)", goal: .always(12_000), baseline: ObjectModelCases.reload, run: reload),
  ]

  private static func context(_ size: Int, _ sampling: Sampling) -> Measurement {
    let scene = Scene(counts: [size], layout: Scene.list())
    scene.view.layoutIfNeeded()
    let paths = (3...5).map { IndexPath(item: $0, section: 0) }
    let invalidate = {
      let context = CollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateItems(at: paths)
      scene.view.collectionViewLayout.invalidateLayout(with: context)
      scene.view.layoutIfNeeded()
    }
    invalidate()
    let before = scene.view.counters
    invalidate()
    let done = scene.view.counters.since(before)
    var result = Timing.measure(sampling) { calls in for _ in 0..<calls { invalidate() } }
    result.note =
      "\(done.prepareCalls) prepare, \(done.elementsQueries) elements queries, \(done.itemQueries) item queries"
    result.countsAreRight = done.prepareCalls == 1 && done.elementsQueries == 0 && done.itemQueries == 3
    return result
  }

  private static func rotation(_ scene: Scene, _ sampling: Sampling) -> Measurement {
    scene.view.layoutIfNeeded()
    var isWide = false
    return Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        isWide.toggle()
        scene.view.bounds.size = isWide ? CGSize(width: 830, height: 390) : Scene.size
        scene.view.layoutIfNeeded()
      }
    }
  }

  private static func reload(_ size: Int, _ sampling: Sampling) -> Measurement {
    let scene = Scene(counts: [size], layout: Scene.list())
    scene.view.layoutIfNeeded()
    let before = scene.view.counters
    var result = Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
      }
    }
    let created = scene.view.counters.since(before).cellsCreated
    result.note = "\(created) cells created"
    result.countsAreRight = created == 0
    return result
  }
}
