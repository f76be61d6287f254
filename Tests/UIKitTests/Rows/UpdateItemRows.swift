// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum UpdateItemRows {
  // UICollectionViewUpdateItem: class UICollectionViewUpdateItem
  static func row1() {
    let _: UICollectionViewUpdateItem.Type = UICollectionViewUpdateItem.self
  }

  // UICollectionViewUpdateItem: enum Action
  static func row2() {
    let _: UICollectionViewUpdateItem.Action.Type = UICollectionViewUpdateItem.Action.self
  }

  // UICollectionViewUpdateItem: case delete  [in UICollectionViewUpdateItem.Action]
  static func row3() {
    let _: UICollectionViewUpdateItem.Action = .delete
  }

  // UICollectionViewUpdateItem: init?(rawValue: Int)  [in UICollectionViewUpdateItem.Action]
  static func row4(_ a0: Int) {
    let _: UICollectionViewUpdateItem.Action? = UICollectionViewUpdateItem.Action(rawValue: a0)
  }

  // UICollectionViewUpdateItem: case insert  [in UICollectionViewUpdateItem.Action]
  static func row5() {
    let _: UICollectionViewUpdateItem.Action = .insert
  }

  // UICollectionViewUpdateItem: case move  [in UICollectionViewUpdateItem.Action]
  static func row6() {
    let _: UICollectionViewUpdateItem.Action = .move
  }

  // UICollectionViewUpdateItem: case none  [in UICollectionViewUpdateItem.Action]
  static func row7() {
    let _: UICollectionViewUpdateItem.Action = .none
  }

  // UICollectionViewUpdateItem: case reload  [in UICollectionViewUpdateItem.Action]
  static func row8() {
    let _: UICollectionViewUpdateItem.Action = .reload
  }

  // UICollectionViewUpdateItem: var indexPathAfterUpdate: IndexPath? { get }
  static func row9(_ o: UICollectionViewUpdateItem) {
    let _: IndexPath? = o.indexPathAfterUpdate
  }

  // UICollectionViewUpdateItem: var indexPathBeforeUpdate: IndexPath? { get }
  static func row10(_ o: UICollectionViewUpdateItem) {
    let _: IndexPath? = o.indexPathBeforeUpdate
  }

  // UICollectionViewUpdateItem: var updateAction: UICollectionViewUpdateItem.Action { get }
  static func row11(_ o: UICollectionViewUpdateItem) {
    let _: UICollectionViewUpdateItem.Action = o.updateAction
  }
}
