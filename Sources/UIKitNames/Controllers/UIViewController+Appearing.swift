import Foundation
import VirtualCollectionView

extension UIViewController {
  /// Where the view stands between off and on screen.
  enum Presence {
    case gone, coming, there, going
  }

  final func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    transitionIsAnimated = animated
    if isAppearing {
      guard presence == .gone || presence == .going else { return }
      presence = .coming
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard presence == .there || presence == .coming else { return }
      presence = .going
      viewWillDisappear(animated)
    }
    for child in forwardedChildren { child.beginTransition(isAppearing, animated) }
  }

  /// The view is in its window now.
  final func announceAppearing() {
    guard presence == .coming else { return }
    viewIsAppearing(transitionIsAnimated)
    for child in forwardedChildren { child.announceAppearing() }
  }

  /// Children end before their parent.
  final func endTransition() {
    switch presence {
    case .coming:
      for child in forwardedChildren { child.endTransition() }
      presence = .there
      viewDidAppear(transitionIsAnimated)
    case .going:
      for child in forwardedChildren { child.endTransition() }
      presence = .gone
      viewDidDisappear(transitionIsAnimated)
    case .gone, .there: break
    }
  }

  /// The children whose views are in this one's, which appear with it.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return [] }
    return storedChildren.filter { $0.storedView?.isDescendant(of: view) == true }
  }

  /// Brings the view into `container` with all that is called on the way, in UIKit's order.
  final func appear(in container: UIView, animated: Bool) {
    loadViewIfNeeded()
    guard let view = storedView else { return }
    view.frame = container.bounds
    beginTransition(true, animated)
    container.addSubview(view)
    announceAppearing()
    container.layoutIfNeeded()
    endTransition()
  }

  /// Takes the view off screen with all that is called on the way.
  final func disappear(animated: Bool) {
    beginTransition(false, animated)
    storedView?.removeFromSuperview()
    endTransition()
  }
}

// MARK: - Windows

extension UIViewController: WindowContent {
  package final func windowDidAppear(_ window: UIWindow) {
    guard presence == .gone else { return }
    appear(in: window, animated: false)
  }
}

extension UIWindow {
  /// The controller whose view fills the window; it appears with ``UIWindow/makeKeyAndVisible()``, or at once in a window
  /// that is shown.
  public final var rootViewController: UIViewController? {
    get { content as? UIViewController }
    set {
      let old = rootViewController
      if newValue === old { return }
      let isShown = isKeyWindow
      if let old {
        if old.presence == .there { old.disappear(animated: false) } else { old.viewIfLoaded?.removeFromSuperview() }
      }
      content = newValue
      guard let newValue, isShown else { return }
      newValue.windowDidAppear(self)
    }
  }

  /// Gives the window another size as turning the device does: the root controller is told before with
  /// `viewWillTransition(to:with:)`, then frames change and are laid out, then the coordinator's completions run.
  ///
  /// - Parameter size: Points.
  public final func simulateResize(to size: CGSize) {
    let coordinator = TransitionCoordinator(containerView: self)
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    frame = CGRect(origin: frame.origin, size: size)
    rootViewController?.viewIfLoaded?.frame = bounds
    coordinator.run { self.layoutIfNeeded() }
  }
}
