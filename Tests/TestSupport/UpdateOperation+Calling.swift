public import CollectionCore
import Foundation
public import VirtualCollectionView

extension UpdateOperation {
  /// Makes the call that this operation stands for.
  @MainActor public func call(on view: CollectionView) {
    switch self {
    case .insert(let path): view.insertItems(at: [indexPath(path)])
    case .delete(let path): view.deleteItems(at: [indexPath(path)])
    case .move(let from, let to): view.moveItem(at: indexPath(from), to: indexPath(to))
    case .reload(let path): view.reloadItems(at: [indexPath(path)])
    case .reconfigure(let path): view.reconfigureItems(at: [indexPath(path)])
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    case .reloadSection(let section): view.reloadSections([section])
    }
  }

  private func indexPath(_ path: ItemPath) -> IndexPath {
    IndexPath(item: Int(path.item), section: Int(path.section))
  }
}
