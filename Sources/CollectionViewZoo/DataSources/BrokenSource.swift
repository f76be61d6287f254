import Foundation
import VirtualCollectionView

/// A data source of thirty plain cells that does one thing wrong.
@preconcurrency @MainActor public final class BrokenSource: NSObject, CollectionViewDataSource {
  /// What it does wrong.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Makes its registration anew for every cell.
    case registersInProvider
    /// Dequeues two cells and returns one.
    case dequeuesTwice
    /// Returns a cell that it made itself.
    case returnsOwnCell
    /// Returns the cell of item 0 for every item.
    case returnsOtherCell
    /// Reloads the view when item 3 is shown.
    case reloadsInProvider
    /// Inserts an item when item 3 is shown.
    case insertsInProvider
    /// Dequeues an identifier that nobody registered.
    case forgetsRegistration
    /// Has one item more or less at each question.
    case countsOn
    /// Has one item more after item 20 was shown, and tells nobody.
    case growsSilently
    /// Chooses the identifier by how often it was asked.
    case changesIdentifier
    /// Answers −1 for a section without items.
    case countsBelowZero
    /// Hands the cell out again that an item had before.
    case keepsCells
    /// Dequeues with the path of the item before.
    case dequeuesForAnother
    /// Has an identifier for each item.
    case identifiesItems
    /// Registers its class each time.
    case registersClass
  }

  private let fault: Fault
  private var asked = 0
  private var count = 30
  private var kept: [IndexPath: CollectionViewCell] = [:]

  /// Makes a data source with a fault.
  public init(_ fault: Fault) { self.fault = fault }

  /// Registers its cells and becomes a view's data source.
  public func install(in view: CollectionView) -> AnyObject? {
    for name in ["row", "other"] { view.register(CollectionViewCell.self, forCellWithReuseIdentifier: name) }
    view.dataSource = self
    return self
  }

  /// Two: the second is empty.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  /// Thirty, or what the fault makes of it.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    guard section == 0 else { return fault == .countsBelowZero ? -1 : 0 }
    asked += 1
    return fault == .countsOn ? count + asked % 2 : count
  }

  /// A plain cell, or what the fault makes of it.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    switch fault {
    case .registersInProvider:
      let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
    case .dequeuesTwice: _ = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    case .returnsOwnCell: return CollectionViewCell()
    case .returnsOtherCell:
      if indexPath.item > 0, let first = collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) { return first }
    case .reloadsInProvider: if indexPath.item == 3 { collectionView.reloadData() }
    case .insertsInProvider:
      if indexPath.item == 3, count == 30 {
        count += 1
        collectionView.insertItems(at: [IndexPath(item: 30, section: 0)])
      }
    case .forgetsRegistration:
      return collectionView.dequeueReusableCell(withReuseIdentifier: "nobody", for: indexPath)
    case .growsSilently: if indexPath.item == 20 { count = 31 }
    case .changesIdentifier:
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: asked % 7 == 0 ? "other" : "row", for: indexPath)
    case .keepsCells:
      if let cell = kept[indexPath] { return cell }
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      kept[indexPath] = cell
      return cell
    case .dequeuesForAnother:
      let path = IndexPath(item: max(0, indexPath.item - 1), section: indexPath.section)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    case .identifiesItems:
      let identifier = "row \(indexPath.item)"
      collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    case .registersClass: collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "row")
    case .none, .countsOn, .countsBelowZero: break
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
