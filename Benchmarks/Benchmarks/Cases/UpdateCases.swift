import CollectionCore
import Foundation
import VirtualCollectionView

/// What it takes to know what a batch of edits does, and to follow it.
@MainActor enum UpdateCases {
  static let all: [BenchmarkCase] = [
    BenchmarkCase("UpdatePlan build (1,000 edits, one section)", goal: .atMillion(200_000)) { size, sampling in
      let (before, after, operations) = edits(size)
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls { keep(plan(before, after, operations)) }
      }
    },
    BenchmarkCase("UpdatePlan newPath (1,000 edits, random item)", goal: .atMillion(400)) { size, sampling in
      let (before, after, operations) = edits(size)
      guard let plan = plan(before, after, operations) else {
        fatalError("The \(operations.count) edits are not legal.")
      }
      var item = 0
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls {
          item = (item &+ 7_919) % size
          keep(plan.newPath(of: ItemPath(0, item)))
        }
      }
    },
    BenchmarkCase("Batch of 1,000 edits, plan + FlowSolver (one size)", goal: .atMillion(1e6)) { size, sampling in
      let section = FlowSection(items: .uniform(LayoutSize(width: 130, height: 84), count: size))
      return follow(size, section, SizeLists.tags(1_000), sampling)
    },
    BenchmarkCase("Batch of 1,000 edits, plan + FlowSolver (list, sizes in bulk)", goal: .atMillion(1e6)) {
      follow($0, SizeLists.section(SizeLists.rows($0)), SizeLists.rows(1_000), $1)
    },
    BenchmarkCase("Batch of 1,000 edits, plan + FlowSolver (line breaking, sizes in bulk)", goal: .atMillion(1e6)) {
      follow($0, SizeLists.section(SizeLists.tags($0)), SizeLists.tags(1_000), $1)
    },
    BenchmarkCase("Batch of 1,000 edits, plan + WaterfallSolver (3 columns, shortest)") { size, sampling in
      let (before, after, operations) = edits(size)
      let solver = SizeLists.waterfall(SizeLists.heights(size), .shortestColumn)
      let heights = SizeLists.heights(1_000)
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls {
          guard let plan = plan(before, after, operations) else { fatalError("The edits are not legal.") }
          let sections = [WaterfallSection(itemCount: 0, columns: .count(3))]
          keep(
            solver.updated(by: plan, sections: sections) { _, items, lengths in
              for item in items { lengths.append(heights[item % heights.count]) }
            })
        }
      }
    },
    BenchmarkCase("Batch of 1,000 edits, all (one size)", goal: .atMillion(1e6)) { size, sampling in
      batch(size, Scene.grid(), sampling)
    },
    BenchmarkCase("Batch of 1,000 edits, all (list, itemSizesInRange)", goal: .atMillion(1e6)) { size, sampling in
      batch(size, ranged(SizeLists.rows(size)), sampling)
    },
    BenchmarkCase("Batch of 1,000 edits, all (line breaking, itemSizesInRange)", goal: .atMillion(1e6)) {
      batch($0, ranged(SizeLists.tags($0)), $1)
    },
  ]

  /// The same batch again and again on the same layout, by the core alone.
  private static func follow(
    _ size: Int, _ section: FlowSection, _ sizes: [CGSize], _ sampling: Sampling
  ) -> Measurement {
    let (before, after, operations) = edits(size)
    let new = sizes.map { LayoutSize(width: Double($0.width), height: Double($0.height)) }
    let isUniform = if case .uniform = section.items { true } else { false }
    var solver = FlowSolver(axis: .vertical, breadth: 390, scale: 2)
    solver.append(section)
    let common = LayoutSize(width: 130, height: 84)
    return Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        guard let plan = plan(before, after, operations) else { fatalError("The edits are not legal.") }
        let next = solver.updated(
          by: plan, sections: [section], whole: { _ in .uniform(common, count: size) },
          some: { _, items, result in
            for item in items { result.append(isUniform ? common : new[item % new.count]) }
          })
        keep(next)
      }
    }
  }

  /// The same batch again and again through the view, each on what the last one left.
  private static func batch(_ size: Int, _ layout: CollectionViewFlowLayout, _ sampling: Sampling) -> Measurement {
    let scene = Scene(counts: [size], layout: layout)
    scene.view.layoutIfNeeded()
    let (deletes, inserts, reloads, moves) = paths(size)
    return Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        scene.view.performBatchUpdates {
          scene.view.deleteItems(at: deletes)
          scene.view.insertItems(at: inserts)
          scene.view.reloadItems(at: reloads)
          for move in moves { scene.view.moveItem(at: move.from, to: move.to) }
        }
      }
    }
  }

  /// A layout that is asked for sizes by range.
  private static func ranged(_ sizes: [CGSize]) -> CollectionViewFlowLayout {
    let layout = Scene.list()
    layout.itemSizesInRange = { _, items in Array(sizes[items]) }
    return layout
  }

  private static func paths(
    _ size: Int
  ) -> (deletes: [IndexPath], inserts: [IndexPath], reloads: [IndexPath], moves: [(from: IndexPath, to: IndexPath)]) {
    var deletes: [IndexPath] = []
    var inserts: [IndexPath] = []
    var reloads: [IndexPath] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []
    func path(_ path: ItemPath) -> IndexPath { IndexPath(item: Int(path.item), section: Int(path.section)) }
    for operation in edits(size).2 {
      switch operation {
      case .delete(let item): deletes.append(path(item))
      case .insert(let item): inserts.append(path(item))
      case .reload(let item): reloads.append(path(item))
      case .move(let from, let to): moves.append((path(from), path(to)))
      default: break
      }
    }
    return (deletes, inserts, reloads, moves)
  }

  /// 400 deletes, 400 inserts, 100 reloads and 100 moves, spread over a section, in no order.
  private static func edits(_ size: Int) -> (SectionTable, SectionTable, [UpdateOperation]) {
    let step = max(1, size / 1_000)
    let count = min(100, size / 10)
    var operations: [UpdateOperation] = []
    for i in 0..<count {
      // 37 and 100 have no factor in common.
      let start = (i * 37 % count) * 10 * step
      for k in 0..<4 { operations.append(.delete(ItemPath(0, start + k * step))) }
      for k in 0..<4 { operations.append(.insert(ItemPath(0, start + k * step))) }
      operations.append(.reload(ItemPath(0, start + 5 * step)))
      operations.append(.move(from: ItemPath(0, start + 8 * step), to: ItemPath(0, start + 9 * step)))
    }
    let table = SectionTable(sections: 1, items: size)
    return (table, table, operations)
  }

  private static func plan(
    _ before: SectionTable, _ after: SectionTable, _ operations: [UpdateOperation]
  ) -> UpdatePlan? {
    do throws(UpdateError) {
      return try UpdatePlan(before: before, after: after, operations: operations)
    } catch {
      return nil
    }
  }
}
