// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum RegistrationRows {
  // UICollectionView: struct UICollectionView.CellRegistration<Cell, Item> where Cell : UICollectionViewCell (explicitly non-Sendable)
  static func row1() {
    let _: UICollectionView.CellRegistration<UICollectionViewCell, Int>.Type = UICollectionView.CellRegistration.self
  }

  // UICollectionView: struct UICollectionView.SupplementaryRegistration<Supplementary> where Supplementary : UICollectionReusableView (explicitly non-Sendable)
  static func row2() {
    let _: UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Type = UICollectionView.SupplementaryRegistration.self
  }

  // UICollectionView: typealias Handler = (Cell, IndexPath, Item) -> Void  [in UICollectionView.CellRegistration]
  static func row3(_ h: @escaping UICollectionView.CellRegistration<UICollectionViewCell, Int>.Handler) {
    let _: (UICollectionViewCell, IndexPath, Int) -> Void = h
  }

  // UICollectionView: init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)  [in UICollectionView.CellRegistration]
  static func row4(_ h: @escaping UICollectionView.CellRegistration<UICollectionViewCell, Int>.Handler) {
    let _: UICollectionView.CellRegistration<UICollectionViewCell, Int> = .init(handler: h)
  }

  // UICollectionView: typealias Handler = (Supplementary, String, IndexPath) -> Void  [in UICollectionView.SupplementaryRegistration]
  static func row5(_ h: @escaping UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler) {
    let _: (UICollectionReusableView, String, IndexPath) -> Void = h
  }

  // UICollectionView: init(elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler)  [in UICollectionView.SupplementaryRegistration]
  static func row6(_ k: String, _ h: @escaping UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler) {
    let _: UICollectionView.SupplementaryRegistration<UICollectionReusableView> = .init(elementKind: k, handler: h)
  }

  // UICollectionView: func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell where Cell : UICollectionViewCell
  static func row7(_ o: UICollectionView, _ r: UICollectionView.CellRegistration<UICollectionViewCell, Int>, _ p: IndexPath, _ i: Int?) {
    let _: UICollectionViewCell = o.dequeueConfiguredReusableCell(using: r, for: p, item: i)
  }

  // UICollectionView: func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary where Supplementary : UICollectionReusableView
  static func row8(_ o: UICollectionView, _ r: UICollectionView.SupplementaryRegistration<UICollectionReusableView>, _ p: IndexPath) {
    let _: UICollectionReusableView = o.dequeueConfiguredReusableSupplementary(using: r, for: p)
  }
}
