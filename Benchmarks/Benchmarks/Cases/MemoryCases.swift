import CollectionCore
import Foundation
import VirtualCollectionView

/// What a layout keeps for each item, sizes included; the user's own list of sizes not.
@MainActor enum MemoryCases {
  static let all: [BenchmarkCase] = [
    BenchmarkCase("FlowLayout memory (uniform grid)", unit: .bytesPerItem, goal: .atMillion(0.01)) { size, _ in
      flow(size, Scene.grid())
    },
    BenchmarkCase("FlowLayout memory (list, itemSizes)", unit: .bytesPerItem, goal: .atMillion(8)) { size, _ in
      flow(size, PrepareCases.bulk(SizeLists.rows(size)))
    },
    BenchmarkCase("FlowLayout memory (line breaking, itemSizes)", unit: .bytesPerItem, goal: .atMillion(24)) {
      size, _ in
      flow(size, PrepareCases.bulk(SizeLists.tags(size)))
    },
    BenchmarkCase("WaterfallSolver memory (shortest)", unit: .bytesPerItem, goal: .atMillion(24)) { size, _ in
      waterfall(size, .shortestColumn)
    },
    BenchmarkCase("WaterfallSolver memory (sticky)", unit: .bytesPerItem, goal: .atMillion(24)) { size, _ in
      waterfall(size, .stickyColumns)
    },
  ]

  private static func flow(_ size: Int, _ layout: CollectionViewFlowLayout) -> Measurement {
    let scene = Scene(counts: [size], layout: layout)
    // Counted before, so that the view's own table of counts is not measured.
    _ = scene.view.numberOfItems(inSection: 0)
    return Allocations.growth(items: size) {
      layout.prepare()
      return scene
    }
  }

  private static func waterfall(_ size: Int, _ mode: WaterfallMode) -> Measurement {
    // The lengths are made inside: the solver keeps the list it is given.
    Allocations.growth(items: size) { SizeLists.waterfall(SizeLists.heights(size), mode) }
  }
}
