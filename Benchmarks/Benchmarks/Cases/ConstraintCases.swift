import CollectionCore
import Foundation
import VirtualCollectionView

/// What it takes to lay a cell out by constraints.
@MainActor enum ConstraintCases {
  static let all: [BenchmarkCase] = [
    BenchmarkCase("ConstraintSolver solve (cell of 20 constraints)", goal: .always(60_000), onlySize: 20) {
      _, sampling in
      Timing.measure(sampling) { calls in
        for index in 0..<calls { keep(solvedCell(width: Double(320 + index % 7))) }
      }
    },
    BenchmarkCase("View measuring (cell of 20 constraints)", goal: .always(150_000), onlySize: 20) { _, sampling in
      let cell = CollectionViewCell(frame: .zero)
      addRows(to: cell.contentView)
      return Timing.measure(sampling) { calls in
        for index in 0..<calls {
          keep(
            cell.systemLayoutSizeFitting(
              CGSize(width: 320 + index % 7, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel))
        }
      }
    },
  ]

  /// Five views one below the other: four edges each, heights by hugging and compression.
  static func solvedCell(width: Double) -> Double {
    var solver = ConstraintSolver()
    let height = solver.makeVariable(isNonnegative: true)
    var above: (y: Int, height: Int)?
    for _ in 0..<5 {
      let x = solver.makeVariable()
      let y = solver.makeVariable()
      let w = solver.makeVariable(isNonnegative: true)
      let h = solver.makeVariable(isNonnegative: true)
      _ = solver.add([.init(x)], constant: -16, .equal)
      _ = solver.add([.init(x), .init(w)], constant: 16 - width, .equal)
      if let above {
        _ = solver.add([.init(y), .init(above.y, -1), .init(above.height, -1)], constant: -8, .equal)
      } else {
        _ = solver.add([.init(y)], constant: -8, .equal)
      }
      _ = solver.add([.init(h)], constant: -20, .lessOrEqual, priority: 250)
      _ = solver.add([.init(h)], constant: -20, .greaterOrEqual, priority: 750)
      above = (y, h)
    }
    if let above { _ = solver.add([.init(above.y), .init(above.height), .init(height, -1)], constant: 8, .equal) }
    _ = solver.add([.init(height)], .equal, priority: 50)
    solver.solve()
    return solver.value(of: height)
  }

  private static func addRows(to content: VirtualView) {
    var above = content.topAnchor
    for index in 0..<5 {
      let view = VirtualView()
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above, constant: 8),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index)),
      ])
      above = view.bottomAnchor
    }
    content.bottomAnchor.constraint(equalTo: above, constant: 8).isActive = true
  }
}
