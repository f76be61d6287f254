import CollectionCore
import Foundation
import VirtualCollectionView

/// How long it takes to know where everything is.
@MainActor enum PrepareCases {
  static let all: [BenchmarkCase] = [
    BenchmarkCase("FlowLayout prepare (uniform grid)", goal: .atMillion(2_000)) { size, sampling in
      prepare(size, Scene.grid(), sampling)
    },
    BenchmarkCase("FlowLayout prepare (list, itemSizes)", goal: .atMillion(2e6), isPerItem: true) { size, sampling in
      prepare(size, bulk(SizeLists.rows(size)), sampling)
    },
    BenchmarkCase("FlowLayout prepare (line breaking, itemSizes)", goal: .atMillion(8.3e6), isPerItem: true) {
      prepare($0, bulk(SizeLists.tags($0)), $1)
    },
    BenchmarkCase("FlowLayout prepare (list, sizeForItemAt)", goal: .atMillion(27e6), isPerItem: true) {
      prepare($0, Scene.list(), delegate: SizeDelegate(SizeLists.rows($0)), $1)
    },
    BenchmarkCase("FlowLayout prepare (line breaking, sizeForItemAt)", goal: .atMillion(33.3e6), isPerItem: true) {
      prepare($0, Scene.list(), delegate: SizeDelegate(SizeLists.tags($0)), $1)
    },
    BenchmarkCase("WaterfallSolver init (3 columns, shortest)", goal: .atMillion(8.3e6), isPerItem: true) {
      waterfall($0, .shortestColumn, $1)
    },
    BenchmarkCase("WaterfallSolver init (3 columns, sticky)", goal: .atMillion(8.3e6), isPerItem: true) {
      waterfall($0, .stickyColumns, $1)
    },
  ]

  /// A layout that knows all sizes.
  static func bulk(_ sizes: [CGSize]) -> CollectionViewFlowLayout {
    let layout = Scene.list()
    layout.itemSizes = { _ in sizes }
    return layout
  }

  private static func prepare(
    _ size: Int, _ layout: CollectionViewFlowLayout, delegate: SizeDelegate? = nil, _ sampling: Sampling
  ) -> Measurement {
    let scene = Scene(counts: [size], layout: layout)
    scene.view.delegate = delegate
    scene.view.layoutIfNeeded()
    // Another line spacing each time: a flow keeps its places when nothing they depend on has changed.
    let spacing = layout.minimumLineSpacing
    var isWider = false
    let result = Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        isWider.toggle()
        layout.minimumLineSpacing = isWider ? spacing + 1 : spacing
        layout.prepare()
      }
    }
    return withExtendedLifetime(delegate) { result }
  }

  private static func waterfall(_ size: Int, _ mode: WaterfallMode, _ sampling: Sampling) -> Measurement {
    let heights = SizeLists.heights(size)
    return Timing.measure(sampling) { calls in
      for _ in 0..<calls { keep(SizeLists.waterfall(heights, mode).contentLength) }
    }
  }
}
