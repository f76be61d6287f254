import Foundation
import VirtualCollectionView

/// A diffable data source as a growth check sees it: whatever its identifiers are, some of its items can change places.
@MainActor protocol DiffableEditing: AnyObject {
  /// Makes a snapshot in which so many items stand elsewhere, and answers a block that applies it.
  func readyToApply(_ edits: Int) -> @MainActor () -> Void
}

extension CollectionViewDiffableDataSource: DiffableEditing {
  func readyToApply(_ edits: Int) -> @MainActor () -> Void {
    let old = snapshot()
    var new = old
    let all = old.itemIdentifiers
    let number = min(edits, all.count - 1)
    if number > 0 {
      // Spread over all items, the last one left where it is, for each goes behind it.
      let last = all[all.count - 1]
      let moved = (0..<number).map { all[$0 * ((all.count - 1) / number)] }
      new.deleteItems(moved)
      new.insertItems(moved, afterItem: last)
    }
    return { self.apply(new, animatingDifferences: false) }
  }
}

extension AuditStage {
  /// Applies a snapshot with so many edits to the diffable data source of the view, or to one that is made for it.
  func readyToApply(_ edits: Int) -> @MainActor () -> Int {
    if let own = view.dataSource as? any DiffableEditing {
      return finishing(own.readyToApply(edits))
    }
    let items = counts.first ?? 0
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: CountingSource.identifier, for: path)
    }
    source.supplementaryViewProvider = { [source = self.source] view, kind, path in
      source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    keep(source)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<items))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return finishing(source.readyToApply(edits))
  }

  private func finishing(_ apply: @escaping @MainActor () -> Void) -> @MainActor () -> Int {
    { [view] in
      apply()
      view.layoutIfNeeded()
      return 0
    }
  }
}
