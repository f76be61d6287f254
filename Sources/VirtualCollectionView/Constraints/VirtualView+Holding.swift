internal import CollectionCore
import Foundation

extension VirtualView {
  /// Makes the view hold a constraint on itself or on what it holds, as `addConstraint(_:)` does.
  final func hold(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    let owners = [constraint.first?.owner, constraint.second?.owner].compactMap { $0 }
    guard !owners.isEmpty, owners.allSatisfy({ $0.isInside(self) }) else {
      reportNearby(.noCommonAncestor(constraint))
      return
    }
    constraint.attach(to: self)
  }

  /// Called when ``isHidden`` of a view with constraints has changed: a stack view lays out without hidden views.
  final func hiddenDidChange() { (_superview as? VirtualStackView)?.arrangementChanged() }
}

extension CollectionReusableView {
  final func attributesFittingConstraints(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let kept = _owner?._layout.keptLengths(of: attributes) ?? (width: false, height: false)
    if kept.width && kept.height { return attributes }
    let old = attributes.size
    let fitted: (width: CGFloat?, height: CGFloat?)
    let content = fittingContentSize(old)
    let hasContent = _extras?.constraints != nil || _subviews.contains { $0._extras?.constraints != nil }
    if let content {
      fitted = (content.width, content.height)
    } else if hasContent || hasConstrainedContent {
      // A length that is kept holds, unless constraints contradict it.
      let (smallest, strong) = (VirtualView.layoutFittingCompressedSize, FittingPriority(999))
      fitted = constrainedSize(
        CGSize(width: kept.width ? old.width : smallest.width, height: kept.height ? old.height : smallest.height),
        horizontal: kept.width ? strong : .fittingSizeLevel, vertical: kept.height ? strong : .fittingSizeLevel)
    } else if OverriddenMethod.sizeThatFits.isOverridden(in: type(of: self)) {
      let size = LayoutSize(sizeThatFits(old))
      let grid = PixelGrid(scale: Double(inheritedTraits.displayScale))
      fitted = (CGFloat(grid.up(size.width)), CGFloat(grid.up(size.height)))
    } else {
      return attributes
    }
    let size = CGSize(
      width: kept.width ? old.width : fitted.width ?? old.width,
      height: kept.height ? old.height : fitted.height ?? old.height)
    if size == old { return attributes }
    let copy = attributes.copy() as! CollectionViewLayoutAttributes
    copy.size = size
    return copy
  }

  private var hasConstrainedContent: Bool {
    guard let content = (self as? CollectionViewCell)?._contentView else { return false }
    return content._subviews.contains { $0._extras?.constraints != nil }
  }
}
