import CollectionCore
import Foundation
import VirtualCollectionView

/// Snapshots, and what it takes to show one: the whole way beside the difference alone.
@MainActor enum DiffableCases {
  static let all: [BenchmarkCase] =
    [
      BenchmarkCase("Snapshot build (one call)", isPerItem: true) { size, sampling in
        let items = EditedLists.identical(size).old
        return Timing.measure(sampling) { calls in for _ in 0..<calls { keep(snapshot(items)) } }
      },
      BenchmarkCase("Snapshot build (a call for each item)", isPerItem: true) { size, sampling in
        let items = EditedLists.identical(size).old
        return Timing.measure(sampling) { calls in
          for _ in 0..<calls {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            for item in items { snapshot.appendItems([item]) }
            keep(snapshot)
          }
        }
      },
      BenchmarkCase("Snapshot itemIdentifiers (again, two sections)") { size, sampling in
        var snapshot = snapshot(EditedLists.identical(size).old)
        snapshot.appendSections([1])
        keep(snapshot.itemIdentifiers)
        return Timing.measure(sampling) { calls in for _ in 0..<calls { keep(snapshot.itemIdentifiers) } }
      },
      BenchmarkCase("Snapshot indexOfItem (random item)") { size, sampling in
        let items = EditedLists.identical(size).old
        let snapshot = snapshot(items)
        var next = 0
        return Timing.measure(sampling) { calls in
          for _ in 0..<calls {
            next = (next &+ 7_919) % size
            keep(snapshot.indexOfItem(items[next]))
          }
        }
      },
    ] + pair("1% mixed", { .mixed($0, part: 100) }, { $0 })
    + pair("1% mixed, strings", { .mixed($0, part: 100) }, { "item \($0)" })
    + pair("shuffle", { .reordered($0) }, { $0 })

  /// The row of a difference alone and that of applying it.
  private static func pair<Item: Hashable & Sendable>(
    _ variation: String, _ lists: @escaping (Int) -> EditedLists, _ item: @escaping (Int) -> Item
  ) -> [BenchmarkCase] {
    let alone = "Diffable difference alone (\(variation))"
    return [
      BenchmarkCase(alone, isPerItem: true, largest: 100_000) { size, sampling in
        let lists = lists(size)
        let (old, new) = (list(lists.old.map(item)), list(lists.new.map(item)))
        var isNew = false
        return Timing.measure(sampling) { calls in
          for _ in 0..<calls {
            isNew.toggle()
            keep(isNew ? operations(old, new) : operations(new, old))
          }
        }
      },
      BenchmarkCase("Diffable apply (\(variation))", baseline: alone, isPerItem: true, largest: 100_000) {
        size, sampling in
        let lists = lists(size)
        return apply(lists.old.map(item), lists.new.map(item), sampling)
      },
    ]
  }

  private static func operations<Item: Hashable>(
    _ old: SectionedList<Int, Item>, _ new: SectionedList<Int, Item>
  ) -> [UpdateOperation] {
    if let old = old as? SectionedList<Int, Int>, let new = new as? SectionedList<Int, Int> {
      return SectionedDiff(from: old, to: new).operations
    }
    return SectionedDiff(from: old, to: new).operations
  }

  private static func list<Item: Hashable>(_ items: [Item]) -> SectionedList<Int, Item> {
    SectionedList(sections: [0], items: items, counts: SectionTable(counts: [items.count]))
  }

  private static func snapshot<Item: Hashable & Sendable>(_ items: [Item]) -> DiffableDataSourceSnapshot<Int, Item> {
    var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Applies two snapshots in turn in a view of rows, of which 30 are on screen.
  private static func apply<Item: Hashable & Sendable>(
    _ old: [Item], _ new: [Item], _ sampling: Sampling
  ) -> Measurement {
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: Scene.size), collectionViewLayout: Scene.list())
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: BenchSource.cell)
    let dataSource = CollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: BenchSource.cell, for: path)
    }
    let (before, after) = (snapshot(old), snapshot(new))
    dataSource.apply(before)
    view.layoutIfNeeded()
    var isNew = false
    var result = Timing.measure(sampling) { calls in
      for _ in 0..<calls {
        isNew.toggle()
        dataSource.apply(isNew ? after : before)
      }
    }
    let queries = view.counters.elementsQueries
    dataSource.apply(isNew ? before : after)
    result.note = "\(view.counters.elementsQueries - queries) elements queries"
    result.countsAreRight = view.visibleCells.count == min(30, old.count)
    return result
  }
}
