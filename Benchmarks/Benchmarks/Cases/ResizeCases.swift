import CollectionCore
import Foundation
import VirtualCollectionView

/// What it takes when one item turns out to be of another size.
@MainActor enum ResizeCases {
  static let all: [BenchmarkCase] = [
    core("Resize one item, core (flow list, 1,000 measured)") { measuredFlow($0, known: 1_000, breadth: 390) },
    core("Resize one item, core (flow list, all measured)") { measuredFlow($0, known: $0, breadth: 390) },
    core("Resize one item, core (flow grid of 3, all measured)") { measuredFlow($0, known: $0, breadth: 130) },
    core("Resize one item, core (flow list, sizes given)") { givenFlow($0) },
    visible("Resize one item and query, core (flow list, 1,000 measured)", limit: 2_000) {
      measuredFlow($0, known: 1_000, breadth: 390)
    },
    visible("Resize one item and query, core (flow list, all measured)", limit: 2_000) {
      measuredFlow($0, known: $0, breadth: 390)
    },
    BenchmarkCase("Resize one item, core (compositional, estimated)", goal: .atMillion(1_000), run: compositional),
    through("Resize pass (flow list, 30 visible)", Scene.list),
    through("Resize pass (flow grid of 3, 30 visible)", Scene.grid),
    through("Resize pass (compositional, estimated, 30 visible)", estimatedRows),
  ]

  private static let goal = Goal.atMillion(1_000)

  /// One item after the other, anywhere, with a new average for all that was never measured, and how long all comes to be.
  private static func core(_ name: String, _ make: @escaping @MainActor (Int) -> FlowSolver) -> BenchmarkCase {
    BenchmarkCase(name, goal: goal) { size, sampling in
      var solver = make(size)
      var random = Random(state: 9)
      var rest = SizeLists.rest(of: solver)
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls {
          let number = random.next()
          rest.height = 35 + Double(number % 128) / 64
          let item = LayoutSize(width: rest.width, height: Double(20 + number % 32))
          guard solver.setMeasured(item, at: ItemPath(0, Int(number) % size), rest: rest) else {
            fatalError("Refused.")
          }
          keep(solver.contentSize.height)
        }
      }
    }
  }

  /// The same around one place, and what is visible there then.
  private static func visible(_ name: String, limit: Double, _ make: @escaping @MainActor (Int) -> FlowSolver)
    -> BenchmarkCase
  {
    BenchmarkCase(name, goal: .atMillion(limit)) { size, sampling in
      var solver = make(size)
      var random = Random(state: 9)
      var rest = SizeLists.rest(of: solver)
      var found: [PlacedElement] = []
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls {
          let number = random.next()
          rest.height = 35 + Double(number % 128) / 64
          let path = ItemPath(0, Int(number) % size)
          let item = LayoutSize(width: rest.width, height: Double(20 + number % 32))
          guard solver.setMeasured(item, at: path, rest: rest), let frame = solver.frame(ofItem: path) else {
            fatalError("Refused.")
          }
          found.removeAll(keepingCapacity: true)
          _ = solver.elements(in: LayoutRect(x: 0, y: frame.y - 400, width: 390, height: 830), into: &found)
        }
      }
    }
  }

  private static func measuredFlow(_ size: Int, known: Int, breadth: Double) -> FlowSolver {
    var random = Random(state: 5)
    let step = max(1, size / known)
    let entries = stride(from: 0, to: size, by: step).map { item in
      MeasuredSizes.Entry(
        item: Int32(item), size: LayoutSize(width: breadth, height: Double(20 + random.next() % 32)))
    }
    var solver = FlowSolver(axis: .vertical, breadth: 390, scale: 2)
    solver.append(
      FlowSection(
        items: .uniform(LayoutSize(width: breadth, height: 35.5), count: size), lineSpacing: 0, interitemSpacing: 0,
        equalAcrossIsGrid: true), measured: entries)
    return solver
  }

  private static func givenFlow(_ size: Int) -> FlowSolver {
    var solver = FlowSolver(axis: .vertical, breadth: 390, scale: 2)
    var section = SizeLists.section(SizeLists.rows(size))
    section.equalAcrossIsGrid = true
    solver.append(section, measured: [])
    return solver
  }

  private static func compositional(_ size: Int, _ sampling: Sampling) -> Measurement {
    let row = CompositionalItem(
      size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(35)))
    let group = CompositionalGroup(
      size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(35)),
      filling: .fit(axis: .vertical), children: [.item(row)])
    var solver = CompositionalSolver(
      CompositionalConfiguration(viewSize: LayoutSize(width: 390, height: 830), scale: 2),
      definitions: [CompositionalSection(group: group)], sections: [CompositionalSectionUse(definition: 0, count: size)]
    )
    var random = Random(state: 9)
    return Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        let number = random.next()
        let item = LayoutSize(width: 390, height: Double(20 + number % 32))
        keep(solver.setMeasuredSize(item, for: ElementKey(cell: ItemPath(0, Int(number) % size))))
      }
    }
  }

  /// A cell in the middle of the screen, in the middle of the content, wants another height; all cells behind it move.
  private static func through(_ name: String, _ layout: @escaping @MainActor () -> CollectionViewLayout)
    -> BenchmarkCase
  {
    BenchmarkCase(name, goal: .atMillion(3_000)) { size, sampling in
      let scene = ResizeScene(size, layout())
      scene.resize()
      let before = scene.view.counters
      scene.resize()
      let done = scene.view.counters.since(before)
      var result = Timing.measure(sampling) { calls in for _ in 0..<calls { scene.resize() } }
      result.note = "\(done.prepareCalls) prepare, \(done.invalidations) invalidations"
      result.countsAreRight = done.prepareCalls == 1 && done.invalidations == 1
      return result
    }
  }

  private static func estimatedRows() -> CollectionViewLayout {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    let group = CollectionLayoutGroup.vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
  }
}

extension SizeLists {
  /// The size of an item that was given the common breadth.
  fileprivate static func rest(of solver: FlowSolver) -> LayoutSize {
    LayoutSize(width: solver.frame(ofItem: ItemPath(0, 0))?.width ?? 0, height: 35.5)
  }
}
