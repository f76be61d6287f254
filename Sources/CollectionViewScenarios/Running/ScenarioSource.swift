import CollectionCore
import Foundation
import VirtualCollectionView

/// The built-in data source: a cell for each item of the model, labelled with the item's identifier, and misbehaviour
/// where the document asks for it.
@MainActor final class ScenarioSource: NSObject, CollectionViewDataSource {
  private let model: ScenarioModel
  private let registry: ScenarioRegistry
  private let faults: [ItemPath: ScenarioCells.FaultAction]
  private var knownCells: Set<String> = []
  private var knownSupplementary: Set<[String]> = []
  /// What the cell of an item prefers; nil keeps what it is given.
  private let wish: (_ path: ItemPath, _ id: String?) -> ScenarioCells.PreferredSize?
  private let isSized: Bool
  /// What was returned for the last request.
  private var lastCell: CollectionViewCell?
  /// Where ``ScenarioCells/FaultAction/reloadData`` has been done: a reload asks for the same cell again, for ever.
  private var reloaded: Set<ItemPath> = []

  /// - Parameter wish: What cells prefer, where it is not for the document to say.
  init(
    _ model: ScenarioModel, registry: ScenarioRegistry,
    wish: ((_ path: ItemPath, _ id: String?) -> ScenarioCells.PreferredSize?)? = nil
  ) {
    self.model = model
    self.registry = registry
    let given = model.cells.preferredSize
    self.wish = wish ?? { path, id in given?.value(item: Int(path.item), id: id ?? "") }
    isSized = wish != nil || given != nil
    faults = Dictionary(model.cells.faults.map { ($0.at, $0.action) }) { first, _ in first }
  }

  /// A new step may reload again.
  func beginStep() { reloaded = [] }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.sectionCount }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    model.itemCount(in: section)
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    cell(collectionView, at: indexPath, id: model.data.itemID(at: ItemPath(indexPath)))
  }

  /// The cell for an item, whoever says which item is there.
  func cell(_ collectionView: CollectionView, at indexPath: IndexPath, id: String?) -> CollectionViewCell {
    let fault = faults.isEmpty ? nil : faults[ItemPath(indexPath)]
    let cell = fault.map { misbehave($0, collectionView, indexPath) } ?? dequeue(collectionView, indexPath)
    cell.itemLabel = id
    if let sized = cell as? SizedCell { sized.preferredSize = wish(ItemPath(indexPath), id) }
    lastCell = cell
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    // A kind that the document says nothing about is an identifier of its own.
    let identifier = model.cells.supplementary[kind]?.identifier ?? kind
    let preferredSize = model.cells.supplementary[kind]?.preferredSize
    if knownSupplementary.insert([kind, identifier]).inserted {
      let plain = preferredSize == nil ? CollectionReusableView.self : SizedSupplementaryView.self
      collectionView.register(
        registry.supplementaryViews[identifier] ?? plain, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    (view as? SizedSupplementaryView)?.preferredSize = preferredSize
    view.itemLabel = model.data.sections.indices.contains(indexPath[0]) ? model.data.sections[indexPath[0]].id : nil
    return view
  }

  private func dequeue(_ collectionView: CollectionView, _ indexPath: IndexPath) -> CollectionViewCell {
    let identifier = model.reuseIdentifier(at: indexPath)
    if knownCells.insert(identifier).inserted {
      let plain = isSized ? SizedCell.self : CollectionViewCell.self
      collectionView.register(registry.cells[identifier] ?? plain, forCellWithReuseIdentifier: identifier)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

// MARK: - Misbehaving

extension ScenarioSource {
  private func misbehave(
    _ fault: ScenarioCells.FaultAction, _ collectionView: CollectionView, _ indexPath: IndexPath
  ) -> CollectionViewCell {
    switch fault {
    case .returnFresh:
      return CollectionViewCell(frame: .zero)
    case .dequeueUnregistered:
      return collectionView.dequeueReusableCell(withReuseIdentifier: ScenarioSource.nobody, for: indexPath)
    case .dequeueTwice:
      _ = dequeue(collectionView, indexPath)
      return dequeue(collectionView, indexPath)
    case .returnOther:
      return lastCell ?? dequeue(collectionView, indexPath)
    case .reloadData:
      if reloaded.insert(ItemPath(indexPath)).inserted { collectionView.reloadData() }
      return dequeue(collectionView, indexPath)
    }
  }

  /// A reuse identifier that no document is likely to use.
  static let nobody = "nobody registered this"
}
