// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionViewUpdateItem: class UICollectionViewUpdateItem
private class Row784: UICollectionViewUpdateItem {}
@MainActor private func row784(_ value: Row784) -> NSObject { value }

// row: UICollectionViewUpdateItem: enum Action
private func row785(_ value: UICollectionViewUpdateItem.Action) -> Int {
  switch value {
  case .delete: 0
  case .insert: 1
  case .move: 2
  case .none: 3
  case .reload: 4
  }
}

// row: UICollectionViewUpdateItem: case delete  [in UICollectionViewUpdateItem.Action]
@MainActor private func row786() {
  let _: UICollectionViewUpdateItem.Action = .delete
}

// row: UICollectionViewUpdateItem: init?(rawValue: Int)  [in UICollectionViewUpdateItem.Action]
@MainActor private func row787() {
  let _: @MainActor (Int) -> UICollectionViewUpdateItem.Action? = UICollectionViewUpdateItem.Action.init(rawValue:)
}

// row: UICollectionViewUpdateItem: case insert  [in UICollectionViewUpdateItem.Action]
@MainActor private func row788() {
  let _: UICollectionViewUpdateItem.Action = .insert
}

// row: UICollectionViewUpdateItem: case move  [in UICollectionViewUpdateItem.Action]
@MainActor private func row789() {
  let _: UICollectionViewUpdateItem.Action = .move
}

// row: UICollectionViewUpdateItem: case none  [in UICollectionViewUpdateItem.Action]
@MainActor private func row790() {
  let _: UICollectionViewUpdateItem.Action = .none
}

// row: UICollectionViewUpdateItem: case reload  [in UICollectionViewUpdateItem.Action]
@MainActor private func row791() {
  let _: UICollectionViewUpdateItem.Action = .reload
}

// row: UICollectionViewUpdateItem: var indexPathAfterUpdate: IndexPath? { get }
private class Row792: UICollectionViewUpdateItem {
  override var indexPathAfterUpdate: IndexPath? {
    get { super.indexPathAfterUpdate }
  }
}

// row: UICollectionViewUpdateItem: var indexPathBeforeUpdate: IndexPath? { get }
private class Row793: UICollectionViewUpdateItem {
  override var indexPathBeforeUpdate: IndexPath? {
    get { super.indexPathBeforeUpdate }
  }
}

// row: UICollectionViewUpdateItem: var updateAction: UICollectionViewUpdateItem.Action { get }
private class Row794: UICollectionViewUpdateItem {
  override var updateAction: UICollectionViewUpdateItem.Action {
    get { super.updateAction }
  }
}
