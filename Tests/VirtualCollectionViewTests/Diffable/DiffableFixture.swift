import Foundation
import VirtualCollectionView

/// A collection view that counts what a data source does to it.
@MainActor final class CountingView: CollectionView {
  var calls: [String] = []

  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reload \(indexPaths.map(name).joined(separator: " "))")
    super.reloadItems(at: indexPaths)
  }

  override func reloadSections(_ sections: IndexSet) {
    calls.append("reload sections \(sections.map(String.init).joined(separator: " "))")
    super.reloadSections(sections)
  }

  override func reconfigureItems(at indexPaths: [IndexPath]) {
    calls.append("reconfigure \(indexPaths.map(name).joined(separator: " "))")
    super.reconfigureItems(at: indexPaths)
  }
}

typealias TextDataSource = CollectionViewDiffableDataSource<String, String>

/// A view of rows with a diffable data source that notes which cells it is asked for.
@MainActor final class DiffableFixture {
  let view: CountingView
  private(set) var dataSource: TextDataSource!
  let recorder = SimulationRecorder()
  /// `0.1 b` for each cell that was asked for.
  var asked: [String] = []
  /// Takes the place of the provider's cell.
  var provide: ((CollectionView, IndexPath, String) -> CollectionViewCell?)?

  /// - Parameter height: Rows are 100 high.
  init(
    height: CGFloat = 1_000, era: UIKitEra = .latest,
    make: (CollectionView, @escaping TextDataSource.CellProvider) -> TextDataSource = {
      TextDataSource(collectionView: $0, cellProvider: $1)
    }
  ) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    view = withEnvironment({ [recorder] in
      $0.violationPolicy = .record
      $0.recorder = recorder
      $0.era = era
    }) { CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: flow) }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    dataSource = make(view) { [unowned self] view, path, item in
      self.asked.append("\(name(path)) \(item)")
      if let provide { return provide(view, path, item) }
      return self.cell(view, path, item)
    }
  }

  func cell(_ view: CollectionView, _ path: IndexPath, _ item: String) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    cell.itemLabel = item
    return cell
  }

  /// Applies sections with items and lays out.
  func show(_ sections: KeyValuePairs<String, [String]>) {
    dataSource.apply(textSnapshot(sections))
    view.layoutIfNeeded()
  }

  /// Forgets what was called and asked for.
  func forget() {
    view.calls = []
    asked = []
  }

  /// The items that the cells on screen were made for, by path: `A: a b | B: c`.
  var shown: String {
    view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.itemLabel ?? "?" }.joined(separator: " ")
  }

  /// The cell that shows an item.
  func cell(of item: String) -> CollectionViewCell? { view.visibleCells.first { $0.itemLabel == item } }
}

/// Runs a block at whose end all it made is gone.
@inline(never) @MainActor func scoped(_ body: () -> Void) { body() }
