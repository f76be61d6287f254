import Foundation
import VirtualCollectionView

/// Controllers beside each other of which one is shown, above a bar of 49 points that counts as safe area.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = NSNotFound

  /// The controllers, in the order of their tabs; the first is selected when nothing is.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for gone in tabs where !new.contains(gone) {
      gone.willMove(toParent: nil)
      if gone === selected { hide(gone) }
      gone.removeFromParent()
      gone.barInsets = .zero
    }
    for controller in new where !tabs.contains(controller) {
      addChild(controller)
      controller.barInsets.bottom = 49
      controller.didMove(toParent: self)
    }
    tabs = new
    selection = selected.flatMap { new.firstIndex(of: $0) } ?? NSNotFound
    if selection == NSNotFound, !new.isEmpty { select(0) }
  }

  /// The number of the controller that is shown; `NSNotFound` without one.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { if let newValue, let index = tabs.firstIndex(of: newValue) { select(index) } }
  }

  /// Shows the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let selected = selectedViewController { place(selected) }
  }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selection else { return }
    let old = selectedViewController
    selection = index
    guard isViewLoaded else { return }
    let new = tabs[index]
    let isShown = presence == .there
    if isShown {
      old?.beginTransition(false, false)
      new.beginTransition(true, false)
    }
    place(new)
    if isShown {
      new.announceAppearing()
      view.layoutIfNeeded()
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown {
      old?.endTransition()
      new.endTransition()
    }
  }

  private func hide(_ controller: UIViewController) {
    if presence == .there {
      controller.disappear(animated: false)
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func place(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }
}
