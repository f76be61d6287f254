// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionView: struct UICollectionView.CellRegistration<Cell, Item> where Cell : UICollectionViewCell
//   (explicitly non-Sendable)
@MainActor private func cellRegistration<Cell: UICollectionViewCell, Item>(
  _ value: UICollectionView.CellRegistration<Cell, Item>
) -> UICollectionView.CellRegistration<Cell, Item> { value }

// row: UICollectionView: struct UICollectionView.SupplementaryRegistration<Supplementary> where Supplementary :
//   UICollectionReusableView (explicitly non-Sendable)
@MainActor private func supplementaryRegistration<Supplementary: UICollectionReusableView>(
  _ value: UICollectionView.SupplementaryRegistration<Supplementary>
) -> UICollectionView.SupplementaryRegistration<Supplementary> { value }

// row: UICollectionView: typealias Handler = (Cell, IndexPath, Item) -> Void  [in UICollectionView.CellRegistration]
@MainActor private func cellHandler<Cell: UICollectionViewCell, Item>(
  _ value: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler
) -> (Cell, IndexPath, Item) -> Void { value }

// row: UICollectionView: init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)  [in
//   UICollectionView.CellRegistration]
@MainActor private func makeCellRegistration<Cell: UICollectionViewCell, Item>(
  _ handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler
) -> UICollectionView.CellRegistration<Cell, Item> { .init(handler: handler) }

// row: UICollectionView: typealias Handler = (Supplementary, String, IndexPath) -> Void  [in
//   UICollectionView.SupplementaryRegistration]
@MainActor private func supplementaryHandler<Supplementary: UICollectionReusableView>(
  _ value: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
) -> (Supplementary, String, IndexPath) -> Void { value }

// row: UICollectionView: init(elementKind: String, handler: @escaping
//   UICollectionView.SupplementaryRegistration<Supplementary>.Handler)  [in
//   UICollectionView.SupplementaryRegistration]
@MainActor private func makeSupplementaryRegistration<Supplementary: UICollectionReusableView>(
  _ handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
) -> UICollectionView.SupplementaryRegistration<Supplementary> { .init(elementKind: "kind", handler: handler) }

// row: UICollectionView: func dequeueConfiguredReusableCell<Cell, Item>(using registration:
//   UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell where Cell :
//   UICollectionViewCell
@MainActor private func dequeueConfigured<Cell: UICollectionViewCell, Item>(
  _ view: UICollectionView, _ registration: UICollectionView.CellRegistration<Cell, Item>, _ path: IndexPath,
  _ item: Item?
) -> Cell { view.dequeueConfiguredReusableCell(using: registration, for: path, item: item) }

// row: UICollectionView: func dequeueConfiguredReusableSupplementary<Supplementary>(using registration:
//   UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary where
//   Supplementary : UICollectionReusableView
@MainActor private func dequeueSupplementary<Supplementary: UICollectionReusableView>(
  _ view: UICollectionView, _ registration: UICollectionView.SupplementaryRegistration<Supplementary>, _ path: IndexPath
) -> Supplementary { view.dequeueConfiguredReusableSupplementary(using: registration, for: path) }
