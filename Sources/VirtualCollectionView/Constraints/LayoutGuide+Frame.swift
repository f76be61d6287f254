internal import CollectionCore
import Foundation

extension LayoutGuide {
  /// The insets from the owner's bounds of a guide that follows it; nil for one with lengths of its own.
  var insets: LayoutInsets? {
    guard let owner = _owner else { return nil }
    switch _role {
    case .free, .content: return nil
    case .scrollFrame: return .zero
    case .placed: return placedInsets(in: owner)
    case .safeArea: return LayoutInsets(owner.safeAreaInsets)
    case .margins: return LayoutInsets(owner.layoutMargins)
    case .readable:
      var insets = LayoutInsets(owner.layoutMargins)
      // Lines longer than this are hard to read; UIKit's number at the usual text size.
      let spare = owner._bounds.width - insets.left - insets.right - 672
      if spare > 0 {
        insets.left += spare / 2
        insets.right += spare / 2
      }
      return insets
    }
  }

  /// A guide that its owner places follows the owner's edges, except where constraints of a user decide about it.
  private func placedInsets(in owner: VirtualView) -> LayoutInsets? {
    if _mayBeConstrained, !_touching.isEmpty { return nil }
    let bounds = owner._bounds
    return LayoutInsets(
      top: _frame.minY - bounds.minY, left: _frame.minX - bounds.minX, bottom: bounds.maxY - _frame.maxY,
      right: bounds.maxX - _frame.maxX)
  }

  var currentFrame: LayoutRect {
    guard let owner = _owner else { return _frame }
    if let insets {
      let bounds = owner._bounds
      return LayoutRect(
        x: bounds.x + insets.left, y: bounds.y + insets.top, width: bounds.width - insets.left - insets.right,
        height: bounds.height - insets.top - insets.bottom)
    }
    if _role == .content, let scroll = owner as? VirtualScrollView {
      return LayoutRect(origin: .zero, size: scroll._contentSize)
    }
    return _frame
  }
}

extension VirtualView {
  /// The part of the view that no bar or corner covers.
  public final var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The view inside its margins.
  public final var layoutMarginsGuide: LayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }

  /// The view inside its margins, no wider than 672 points: lines of text should not be longer.
  public final var readableContentGuide: LayoutGuide { guide(.readable, "UIViewReadableContentGuide") }

  /// The guides added to the view.
  public final var layoutGuides: [LayoutGuide] { _extras?.constraints?.guides ?? [] }

  /// Adds a guide and takes it from the view it was added to.
  public final func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    layoutGuide._owner?.removeLayoutGuide(layoutGuide)
    layoutGuide._owner = self
    constraintState.guides.append(layoutGuide)
  }

  /// Takes a guide away, and its constraints with it.
  public final func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard let state = _extras?.constraints, state.guides.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layoutGuide._touching { constraint.deactivate() }
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide._owner = nil
  }

  final func guide(_ role: LayoutGuide.Role, _ identifier: String) -> LayoutGuide {
    let state = constraintState
    if let guide = state.ownGuides.first(where: { $0._role == role }) { return guide }
    let guide = LayoutGuide()
    guide._owner = self
    guide._role = role
    guide._identifier = identifier
    state.ownGuides.append(guide)
    return guide
  }
}

extension VirtualScrollView {
  /// The content: its size becomes the content size where constraints give it one.
  public final var contentLayoutGuide: LayoutGuide { guide(.content, "UIScrollView-contentLayoutGuide") }

  /// The scroll view itself, which does not move with the content.
  public final var frameLayoutGuide: LayoutGuide { guide(.scrollFrame, "UIScrollView-frameLayoutGuide") }
}
