import Foundation
import UIKit

/// Which names the code under the view uses.
enum Spelling: String, CaseIterable {
  case own = "our names"
  case uikit = "UIKit's names"
}

/// A view whose layout, data source and delegate are written with one or the other names; else the same.
@MainActor final class SpelledScene {
  let view: UICollectionView
  private let owner: AnyObject

  init(_ spelling: Spelling, count: Int) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 830)
    switch spelling {
    case .own:
      view = UICollectionView(frame: frame, collectionViewLayout: OwnRowLayout())
      let owner = OwnRowOwner(count)
      view.dataSource = owner
      view.delegate = owner
      self.owner = owner
    case .uikit:
      view = UICollectionView(frame: frame, collectionViewLayout: UIKitRowLayout())
      let owner = UIKitRowOwner(count)
      view.dataSource = owner
      view.delegate = owner
      self.owner = owner
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.layoutIfNeeded()
  }

  /// Scrolls and lays out: a frame.
  @inline(__always) func frame(at y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }

  /// A layout that computes all places anew, asking the delegate for each.
  func prepareAnew(_ spelling: Spelling) {
    view.setCollectionViewLayout(spelling == .own ? OwnRowLayout() : UIKitRowLayout(), animated: false)
    view.layoutIfNeeded()
  }
}
