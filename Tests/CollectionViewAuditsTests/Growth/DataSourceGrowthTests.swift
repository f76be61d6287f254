import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

/// Growth checks of what a user's data source does, in a layout that does no more for many items than for few.
@MainActor @Suite("Growth of data sources") struct DataSourceGrowthTests {
  private let counts = [100, 316, 1_000, 3_162, 10_000]

  @Test("A data source that looks for its item from the start is found by its own counter")
  func search() {
    var reads = 0
    var check = GrowthCheck(.scroll, .reload).counting("model reads") { _ in reads }
    check.counts = counts
    let slow = check.run { view, count in SearchingSource(view, count) { reads += $0 } }
    #expect(slow.subject == "SearchingSource")
    // A reload asks for the first items, which are soon found.
    #expect(slow[.reload]?.growth(of: "model reads") == .constant, "\(slow)")
    #expect(slow[.scroll]?.growth == .linear && slow[.scroll]?.fastest == "model reads", "\(slow)")
    #expect(
      slow.failures([.scroll: .constant]).first?.hasPrefix("SearchingSource: scroll is O(n) in model reads") == true)
    let right = check.run { view, count in
      let source = RowSource([count]) { _, _ in reads += 1 }
      _ = source.install(view)
      return source
    }
    #expect(right[.reload]?.growth == .constant && right[.scroll]?.growth == .constant, "\(right)")
    #expect(right[.reload]?.points.last?.work.others.first?.count ?? 0 > 0)
  }

  #if os(Linux)
    @Test("A data source that sorts a copy of its model for each cell is found by its allocations")
    func copies() {
      guard AllocationCounting.total != nil else { return }
      var check = GrowthCheck(.reload)
      check.counts = counts
      let report = check.run { view, count in CopyingSource(view, count) }
      #expect(report[.reload]?.growth(of: "allocations") == .linear, "\(report)")
      #expect(report[.reload]?.growth(of: "calls") == .constant)
    }
  #endif

  @Test("A data source that is a delegate too is both, and its questions are told apart")
  func delegate() {
    var check = GrowthCheck(.reload)
    check.counts = counts
    let report = check.run { view, count in SizingSource(view, count) }
    #expect(report[.reload]?.growth(of: "sizeForItem") == .linear, "\(report)")
    #expect(report[.reload]?.growth(of: "cellForItem") == .constant)
    #expect(report.description.contains("calls (sizeForItem)") || report[.reload]?.fastest != "calls", "\(report)")
  }

  @Test("A snapshot with ten edits is applied to a data source of the user's own, whatever its identifiers are")
  func apply() {
    var check = GrowthCheck(.apply(edits: 10))
    check.counts = counts
    var requests = 0
    let own = check.run { view, count in
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      let source = CollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, _ in
        requests += 1
        return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      }
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["first", "second"])
      snapshot.appendItems((0..<count / 2).map { "\($0)" }, toSection: "first")
      snapshot.appendItems((count / 2..<count).map { "\($0)" }, toSection: "second")
      source.apply(snapshot, animatingDifferences: false)
      return source
    }
    #expect(own[.apply(edits: 10)]?.growth(of: "cellForItem") == .constant, "\(own)")
    #expect(own[.apply(edits: 10)]?.growth(of: "views") == .constant)
    #expect(own[.apply(edits: 10)]?.points.last?.work.questions.isEmpty == false)
    #expect(requests > 0)
    // Without one the view gets one.
    let made = check.run(on: CollectionViewFlowLayout())
    #expect(made[.apply(edits: 10)]?.growth ?? .worse <= .linearithmic, "\(made)")
    #expect(made[.apply(edits: 10)]?.growth(of: "cellForItem") == .constant, "\(made)")
  }

  @Test("Edits spread over sections, empty ones between them")
  func sections() {
    var check = GrowthCheck(.batch(edits: 10), .invalidate(item: 3))
    check.counts = counts
    let report = check.run { view, count in
      let source = RowSource([0, count / 2, 0, count / 2]) { _, _ in }
      _ = source.install(view)
      return source
    }
    #expect(report[.batch(edits: 10)]?.growth(of: "views") == .constant, "\(report)")
    #expect(report[.batch(edits: 10)]?.points.last?.work.calls ?? 0 > 0)
    #expect(report[.invalidate(item: 3)]?.points.last?.work.count(of: "attributes of an item") == 1, "\(report)")
  }
}

/// Goes through its items from the first one for each cell.
@MainActor private final class SearchingSource: NSObject, CollectionViewDataSource {
  private let count: Int
  private let reads: (Int) -> Void

  init(_ view: CollectionView, _ count: Int, reads: @escaping (Int) -> Void) {
    (self.count, self.reads) = (count, reads)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    reads(indexPath.item + 1)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}

/// Makes all texts to show one.
@MainActor private final class CopyingSource: NSObject, CollectionViewDataSource {
  private let count: Int

  init(_ view: CollectionView, _ count: Int) {
    self.count = count
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    let boxes = (0..<count).map { NSNumber(value: $0 + 1_000_000) as NSObject }
    cell.tag = boxes.count + boxes[indexPath.item].hash % 2
    return cell
  }
}

/// Sizes its items one by one.
@MainActor private final class SizingSource: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let count: Int

  init(_ view: CollectionView, _ count: Int) {
    self.count = count
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 40 + indexPath.item % 3) }
}
