import Foundation
import VirtualCollectionView

extension UICollectionViewController {
  final func loadCollectionView() {
    let bounds = CGRect(origin: .zero, size: SimulationEnvironment.current.screenSize)
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    take(
      storedLayout.map { UICollectionView(frame: bounds, collectionViewLayout: $0) } ?? UICollectionView(frame: bounds))
  }

  final func take(_ collectionView: UICollectionView?) {
    if collectionView === storedCollectionView { return }
    storedCollectionView?.removeFromSuperview()
    storedCollectionView = collectionView
    guard let collectionView else { return }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    guard let view = viewIfLoaded, view !== collectionView else { return }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: 0)
  }

  final func clearSelection(_ animated: Bool) {
    guard let collectionView = storedCollectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }
}
