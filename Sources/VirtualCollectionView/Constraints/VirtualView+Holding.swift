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
    if let size = fittingContentSize(attributes.size) { return resized(attributes, to: size) }
    let hasContent = _extras?.constraints != nil || _subviews.contains { $0._extras?.constraints != nil }
    guard hasContent || hasConstrainedContent else { return attributes }
    let fitted = constrainedSize(
      VirtualView.layoutFittingCompressedSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    let old = attributes.size
    return resized(attributes, to: CGSize(width: fitted.width ?? old.width, height: fitted.height ?? old.height))
  }

  private func resized(
    _ attributes: CollectionViewLayoutAttributes, to size: CGSize
  ) -> CollectionViewLayoutAttributes {
    if size == attributes.size { return attributes }
    let copy = attributes.copy() as! CollectionViewLayoutAttributes
    copy.size = size
    return copy
  }

  private var hasConstrainedContent: Bool {
    guard let content = (self as? CollectionViewCell)?._contentView else { return false }
    return content._subviews.contains { $0._extras?.constraints != nil }
  }
}
