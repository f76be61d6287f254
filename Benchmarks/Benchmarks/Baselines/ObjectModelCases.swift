import Foundation

/// The frames of the object model, row for row those of the real view.
@MainActor enum ObjectModelCases {
  static let reload = "Object model reload (30 visible)"

  static func name(_ kind: FrameCases.Kind) -> String { "Object model frame (\(kind.rawValue))" }

  static let all: [BenchmarkCase] =
    FrameCases.Kind.allCases.map { kind in
      BenchmarkCase(name(kind)) { size, sampling in
        let scene = ModelScene(size, columns: kind == .oneGridLine ? 3 : 1, line: kind.line)
        if kind != .nothingEnters { scene.view.delegate = scene }
        var offsets = kind.offsets(size)
        for _ in 0..<200 { scene.view.frame(at: offsets.next()) }
        return Timing.measure(sampling) { calls in for _ in 0..<calls { scene.view.frame(at: offsets.next()) } }
      }
    } + [
      BenchmarkCase(reload) { size, sampling in
        let scene = ModelScene(size, columns: 1, line: 28)
        scene.view.frame(at: 0)
        return Timing.measure(sampling) { calls in for _ in 0..<calls { scene.view.reload() } }
      }
    ]
}

/// An object model view with its data.
@MainActor private final class ModelScene: ModelDataSource, ModelDelegate {
  let view: ModelView
  private(set) var told = 0

  init(_ count: Int, columns: Int, line: CGFloat) {
    view = ModelView(layout: ModelLayout(count: count, columns: columns, line: line))
    view.dataSource = self
  }

  func view(_ view: ModelView, cellForItemAt indexPath: IndexPath) -> ModelCell { view.dequeue("Cell") }
  func viewDidScroll(_ view: ModelView) { told += 1 }
  func view(_ view: ModelView, willDisplay cell: ModelCell, at indexPath: IndexPath) { told += 1 }
  func view(_ view: ModelView, didEndDisplaying cell: ModelCell, at indexPath: IndexPath) { told += 1 }
}
