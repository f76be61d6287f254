package import CollectionCore
import Foundation

extension UpdateOperation {
  /// Makes the call that this operation stands for.
  @MainActor package func call(on view: CollectionView) {
    switch self {
    case .insert(let path): view.insertItems(at: [IndexPath(path)])
    case .delete(let path): view.deleteItems(at: [IndexPath(path)])
    case .move(let from, let to): view.moveItem(at: IndexPath(from), to: IndexPath(to))
    case .reload(let path): view.reloadItems(at: [IndexPath(path)])
    case .reconfigure(let path): view.reconfigureItems(at: [IndexPath(path)])
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    case .reloadSection(let section): view.reloadSections([section])
    }
  }
}
