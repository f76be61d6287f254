import Foundation
import VirtualCollectionView

/// What a fuzzer works on: a model that can be set, behind a data source of the user's own or of the kit's.
@MainActor public protocol FuzzTarget: AnyObject {
  /// Makes the model these identifiers by section, and tells nobody: the fuzzer makes the calls.
  func setModel(_ sections: [[Int]])
  /// The identifier of the item that a cell was configured for; nil when that cannot be told, and nothing is compared.
  func shownItem(in cell: CollectionViewCell) -> Int?
}

/// The kit's own target: plain cells whose label is the identifier.
@MainActor final class PlainFuzzTarget: NSObject, FuzzTarget, CollectionViewDataSource {
  private var sections: [[Int]] = []
  private var kinds: Set<String> = []

  func install(in view: CollectionView) {
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "fuzz")
    view.dataSource = self
  }

  func setModel(_ sections: [[Int]]) { self.sections = sections }

  func shownItem(in cell: CollectionViewCell) -> Int? { cell.itemLabel.flatMap { Int($0) } }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fuzz", for: indexPath)
    cell.itemLabel = String(sections[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    if kinds.insert(kind).inserted {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "fuzz")
    }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "fuzz", for: indexPath)
  }
}
