#if canImport(UIKit)
  import UIKit

  /// A view of rows in a window, with a diffable data source that notes which cells it is asked for.
  @MainActor final class DiffableScreen {
    typealias DataSource = UICollectionViewDiffableDataSource<String, String>

    let view: UICollectionView
    private(set) var dataSource: DataSource!
    let flow = NotingFlow()
    /// `0.1 b` for each cell that was asked for.
    var asked: [String] = []
    /// Takes the place of the provider's cell.
    var provide: ((UICollectionView, IndexPath, String) -> UICollectionViewCell?)?
    private let shown: Shown<UICollectionView>

    init(height: CGFloat = 1_000, in surroundings: Surroundings = Surroundings()) {
      RecordingCell.log = CallLog()
      let flow = flow
      shown = Engine.show(in: surroundings) {
        UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: flow)
      }
      view = shown.view
      view.isPrefetchingEnabled = false
      view.register(RecordingCell.self, forCellWithReuseIdentifier: "Cell")
      dataSource = DataSource(collectionView: view) { [unowned self] view, path, item in
        self.asked.append("\(name(path)) \(item)")
        if let provide { return provide(view, path, item) }
        return self.cell(view, path, item)
      }
    }

    func cell(_ view: UICollectionView, _ path: IndexPath, _ item: String) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      (cell as? RecordingCell)?.label = item
      return cell
    }

    /// Applies sections with items, lays out, and forgets what was asked for before.
    func show(_ sections: KeyValuePairs<String, [String]>) { show(snapshot(sections)) }

    /// Applies a snapshot likewise.
    func show(_ snapshot: NSDiffableDataSourceSnapshot<String, String>) {
      asked = []
      flow.updates = []
      dataSource.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    /// The items that the cells on screen were made for, in the order of their paths.
    var labels: String {
      view.indexPathsForVisibleItems.sorted().map { path in
        (view.cellForItem(at: path) as? RecordingCell)?.label ?? "?"
      }.joined(separator: " ")
    }

    /// The cell that shows an item.
    func cell(of item: String) -> UICollectionViewCell? {
      view.visibleCells.first { ($0 as? RecordingCell)?.label == item }
    }
  }

  /// Rows 100 points high; notes the updates it is told of, an entry for each batch.
  @MainActor final class NotingFlow: UICollectionViewFlowLayout {
    /// `insert 0.1, delete 0.2, reload 0.0, move 0.1 0.2` in an order of their own; sections have no item.
    var updates: [[String]] = []

    override init() {
      super.init()
      itemSize = CGSize(width: 100, height: 100)
      minimumLineSpacing = 0
      minimumInteritemSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      func place(_ path: IndexPath?) -> String {
        path.map { $0[1] == NSNotFound ? "section \($0[0])" : name($0) } ?? ""
      }
      updates.append(
        updateItems.map { item in
          let (before, after) = (place(item.indexPathBeforeUpdate), place(item.indexPathAfterUpdate))
          switch item.updateAction {
          case .insert: return "insert \(after)"
          case .delete: return "delete \(before)"
          case .reload: return "reload \(before)"
          case .move: return "move \(before) \(after)"
          default: return "none"
          }
        }.sorted())
    }
  }

  /// A snapshot of sections with items.
  func snapshot(_ sections: KeyValuePairs<String, [String]>) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// `A: a b | B: c`.
  func text(_ snapshot: NSDiffableDataSourceSnapshot<String, String>) -> String {
    snapshot.sectionIdentifiers.map { section in
      ([section + ":"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
    }.joined(separator: " | ")
  }
#endif
