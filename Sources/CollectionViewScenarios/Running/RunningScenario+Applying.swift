import CollectionCore
import Foundation
import VirtualCollectionView

// Snapshots. A scenario that applies one is fed by a diffable data source from its first moment: its data is the first
// snapshot.

extension RunningScenario {
  func apply(_ step: ApplyStep) throws(StepRefusal) {
    guard let diffable else {
      throw .impossible("snapshots need the built-in data source: leave out 'dataSource'")
    }
    var snapshot = step.snapshot.snapshot
    if !step.reload.isEmpty { snapshot.reloadItems(step.reload) }
    if !step.reconfigure.isEmpty { snapshot.reconfigureItems(step.reconfigure) }
    // What reads the model by path, such as heights, reads the new one.
    model.data = step.snapshot
    diffable.apply(snapshot, animatingDifferences: step.animating)
  }
}

extension ScenarioSource {
  /// A diffable data source whose cells are made as this source makes them, each labelled with its item's identifier.
  func diffable(for view: CollectionView) -> CollectionViewDiffableDataSource<String, String> {
    let diffable = CollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, id in
      self.cell(view, at: path, id: id)
    }
    diffable.supplementaryViewProvider = { view, kind, path in
      self.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    return diffable
  }
}

extension ScenarioData {
  /// The model as a snapshot.
  var snapshot: DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections {
      snapshot.appendItems((0..<section.items.count).map { section.itemID(at: $0) ?? "" }, toSection: section.id)
    }
    return snapshot
  }
}

extension StepAction {
  /// Whether a snapshot is applied in it.
  var applies: Bool {
    switch self {
    case .apply: true
    case .repeat(let step): step.steps.contains { $0.action.applies }
    default: false
    }
  }
}
