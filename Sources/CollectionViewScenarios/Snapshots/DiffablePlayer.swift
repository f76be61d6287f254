import Foundation
import VirtualCollectionView

/// Applies one snapshot over another in a view and notes which cells are asked for.
@MainActor struct DiffablePlayer {
  private(set) var askedFor: [String] = []

  init(_ given: DiffableCase) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 30)
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    let log = Log()
    let dataSource = CollectionViewDiffableDataSource<String, String>(collectionView: view) { (view, path, item) in
      log.lines.append("\(path.section).\(path.item) \(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    dataSource.apply(DiffablePlayer.snapshot(given.before), animatingDifferences: given.isAnimated)
    view.layoutIfNeeded()
    log.lines = []
    var after = DiffablePlayer.snapshot(given.after)
    after.reloadItems(given.reloadItems)
    after.reloadSections(given.reloadSections)
    after.reconfigureItems(given.reconfigureItems)
    dataSource.apply(after, animatingDifferences: given.isAnimated)
    view.layoutIfNeeded()
    askedFor = log.lines
  }

  private final class Log { var lines: [String] = [] }

  private static func snapshot(_ sections: DiffableCase.Sections) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items, toSection: section.id)
    }
    return snapshot
  }
}
