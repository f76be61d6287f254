internal import CollectionCore
import Foundation

/// Who a view belongs to: the view controller whose root it is. Asked for what the view cannot know of itself.
@MainActor package protocol ViewKeeper: VirtualResponder {
  /// Who is asked after the view's keeper.
  var additionalSafeArea: ViewInsets { get }
  /// The margins of a view of this size when it has `own`, or none of its own.
  func margins(own: ViewInsets?, size: CGSize) -> ViewInsets
  /// Called before the view lays out its subviews.
  func keptViewWillLayout()
  /// Called when the view has laid out its subviews.
  func keptViewDidLayout()
  /// Called when the safe area of the view has changed.
  func keptViewSafeAreaDidChange()
  /// Called when the margins of the view have changed.
  func keptViewMarginsDidChange()
}

/// What a window shows.
@MainActor package protocol WindowContent: AnyObject {
  /// The window is on screen from now on.
  func windowDidAppear(_ window: VirtualWindow)
}

extension VirtualView {
  /// Who the view belongs to; not retained.
  package final var keeper: (any ViewKeeper)? {
    get { _hasKeeper ? _extras?.keeper : nil }
    set {
      extras.keeper = newValue
      _hasKeeper = newValue != nil
    }
  }

  /// The safe area may be another, since the keeper adds another amount.
  package final func keeperSafeAreaDidChange() { refreshSafeArea() }
}
