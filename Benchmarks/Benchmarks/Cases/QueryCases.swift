import CollectionCore
import Foundation

/// What it takes to know what is visible at a random place, in the core.
@MainActor enum QueryCases {
  static let linearScan = "Linear scan query (all frames, random jump)"
  static let unions = "Union rectangles of 20 query (random jump)"

  static let all: [BenchmarkCase] = [
    flow("FlowSolver query (uniform list, random jump)") { size in
      var solver = FlowSolver(axis: .vertical, breadth: 390, scale: 2)
      solver.append(
        FlowSection(
          items: .uniform(LayoutSize(width: 390, height: 28), count: size), lineSpacing: 0, interitemSpacing: 0))
      return solver
    },
    flow("FlowSolver query (varied rows, random jump)") { SizeLists.list(SizeLists.rows($0)) },
    BenchmarkCase(
      "WaterfallSolver query (3 columns, random jump)", goal: .always(400), baseline: linearScan
    ) { size, sampling in
      let solver = SizeLists.waterfall(SizeLists.heights(size), .shortestColumn)
      return measure(solver.contentLength, sampling) { rect, buffer in _ = solver.elements(in: rect, into: &buffer) }
    },
    BenchmarkCase("OffsetIndex range (varied rows, random jump)", goal: .always(400), baseline: linearScan) {
      size, sampling in
      let index = OffsetIndex(lengths: SizeLists.rows(size).map { Double($0.height) }, spacing: 0)
      return measure(index.total, sampling) { rect, _ in keep(index.range(from: rect.minY, to: rect.maxY)) }
    },
    BenchmarkCase("FrameIndex indices (3 columns, random jump)", goal: .always(400), baseline: linearScan) {
      size, sampling in
      let frames = frames(size)
      let index = FrameIndex(frames: frames, axis: .vertical)
      var found: [Int32] = []
      found.reserveCapacity(100)
      return measure(length(frames), sampling) { rect, _ in index.indices(in: rect, into: &found) }
    },
    BenchmarkCase(linearScan) { size, sampling in
      let scan = LinearScan(frames(size))
      return measure(length(scan.frames), sampling) { rect, buffer in scan.elements(in: rect, into: &buffer) }
    },
    BenchmarkCase(unions, baseline: linearScan) { size, sampling in
      let unions = UnionRectangles(frames(size))
      return measure(length(unions.frames), sampling) { rect, buffer in unions.elements(in: rect, into: &buffer) }
    },
  ]

  private static func flow(_ name: String, _ make: @escaping @MainActor (Int) -> FlowSolver) -> BenchmarkCase {
    BenchmarkCase(name, goal: .always(400), baseline: unions) { size, sampling in
      let solver = make(size)
      return measure(solver.contentSize.height, sampling) { rect, buffer in
        _ = solver.elements(in: rect, into: &buffer)
      }
    }
  }

  private static func measure(
    _ contentLength: Double, _ sampling: Sampling, _ query: (LayoutRect, inout [PlacedElement]) -> Void
  ) -> Measurement {
    var offsets = Offsets.jumps(contentLength: CGFloat(contentLength))
    var buffer: [PlacedElement] = []
    buffer.reserveCapacity(200)
    return Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        buffer.removeAll(keepingCapacity: true)
        query(LayoutRect(x: 0, y: Double(offsets.next()), width: 390, height: 830), &buffer)
      }
      keep(buffer)
    }
  }

  /// Frames of a waterfall of three columns, in the order of items.
  private static func frames(_ size: Int) -> [LayoutRect] {
    let solver = SizeLists.waterfall(SizeLists.heights(size), .shortestColumn)
    return (0..<size).map { solver.frame(of: ItemPath(0, $0)) ?? .zero }
  }

  private static func length(_ frames: [LayoutRect]) -> Double { frames.reduce(0) { max($0, $1.maxY) } }
}
