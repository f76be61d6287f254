import Foundation
import VirtualCollectionView

/// The kit's own target: plain cells whose label is the identifier.
@MainActor public final class PlainFuzzTarget: NSObject, FuzzTarget, CollectionViewDataSource {
  private var sections: [[Int]] = []
  private var kinds: Set<String> = []

  /// Makes a target and the data source of a view, which does not keep it.
  public init(in view: CollectionView) {
    super.init()
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "fuzz")
    view.dataSource = self
  }

  /// Makes the model these identifiers by section.
  public func setModel(_ sections: [[Int]]) { self.sections = sections }

  /// The label of a cell as a number.
  public func shownItem(in cell: CollectionViewCell) -> Int? { cell.itemLabel.flatMap { Int($0) } }

  /// The sections of the model.
  public func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  /// The items of a section of the model.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  /// A plain cell that is labelled with its item.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fuzz", for: indexPath)
    cell.itemLabel = String(sections[indexPath.section][indexPath.item])
    return cell
  }

  /// A plain view, of whatever kind.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    if kinds.insert(kind).inserted {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "fuzz")
    }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "fuzz", for: indexPath)
  }
}
