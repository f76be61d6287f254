import Foundation
import VirtualCollectionView

/// A cell that prefers what the fixture says, and counts how often it is asked.
final class SizingCell: CollectionViewCell {
  weak var fixture: SizingFixture?
  var path = IndexPath()

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    fixture?.answer(self, layoutAttributes) ?? layoutAttributes
  }
}

final class SizingHeader: CollectionReusableView {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    if let height { layoutAttributes.size.height = height }
    return layoutAttributes
  }
}

/// A view whose cells prefer what a test says, with a flow layout of rows 100 wide unless another is given; it records
/// violations.
@MainActor final class SizingFixture {
  let view: CollectionView
  let source: ListSource
  /// `0.3` for each question to a cell.
  var asked: [String] = []
  /// What items prefer; nil is what they are given.
  var height: (IndexPath) -> CGFloat?
  /// In place of `height`.
  var size: ((IndexPath, CGSize) -> CGSize)?
  /// Called when a cell is asked.
  var onAsk: ((SizingCell) -> Void)?

  convenience init(
    counts: [Int], height viewHeight: CGFloat = 300, estimate: CGFloat = 40, layout: CollectionViewFlowLayout? = nil,
    era: UIKitEra = .latest, _ height: @escaping (IndexPath) -> CGFloat?
  ) {
    let flow = layout ?? CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.estimatedItemSize = CGSize(width: 100, height: estimate)
    flow.itemSize = flow.estimatedItemSize
    self.init(counts: counts, size: CGSize(width: 100, height: viewHeight), layout: flow, era: era, height)
  }

  init(
    counts: [Int], size: CGSize, layout: CollectionViewLayout, era: UIKitEra = .latest, scale: CGFloat = 2,
    _ height: @escaping (IndexPath) -> CGFloat?
  ) {
    self.height = height
    source = ListSource(counts)
    view = withEnvironment {
      $0.violationPolicy = .record
      $0.era = era
      $0.scale = scale
    } _: {
      CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    view.register(SizingCell.self, forCellWithReuseIdentifier: "Cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(SizingHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    source.configure = { [unowned self] cell, path in
      (cell as? SizingCell)?.fixture = self
      (cell as? SizingCell)?.path = path
    }
    view.dataSource = source
  }

  func answer(_ cell: SizingCell, _ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    asked.append(name(attributes.indexPath))
    onAsk?(cell)
    if let size {
      attributes.size = size(attributes.indexPath, attributes.size)
    } else if let height = height(attributes.indexPath) {
      attributes.size.height = height
    }
    return attributes
  }

  var flow: CollectionViewFlowLayout { view.collectionViewLayout as! CollectionViewFlowLayout }

  func layout() { view.layoutIfNeeded() }

  func scroll(to y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }

  /// `0.3 120+40` for each cell on screen: where it begins in the content, and its height.
  var rows: [String] {
    view.indexPathsForVisibleItems.sorted().map { path in
      let frame = view.cellForItem(at: path)!.frame
      return "\(name(path)) \(number(frame.minY))+\(number(frame.height))"
    }
  }

  /// Where a cell begins on screen.
  func place(_ path: IndexPath) -> CGFloat? {
    view.cellForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
  }

  private func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
