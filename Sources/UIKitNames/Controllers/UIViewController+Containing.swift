import Foundation
import VirtualCollectionView

extension UIViewController {
  final func add(_ child: UIViewController) {
    if child.storedParent === self { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  final func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let isShown = presence == .there
    guard let container = old.view.superview else {
      completion?(false)
      return
    }
    if isShown {
      old.beginTransition(false, true)
      new.beginTransition(true, true)
    }
    container.addSubview(new.view)
    if isShown { new.announceAppearing() }
    UIView.animate(withDuration: duration, animations: animations ?? {})
    old.view.removeFromSuperview()
    if isShown {
      old.endTransition()
      new.endTransition()
    }
    completion?(true)
  }

  final func nearestParent<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var next = storedParent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.storedParent
    }
    return nil
  }

  final func tellChildren(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  final func itemForNavigation() -> UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: storedTitle ?? "")
    item.title = storedTitle
    storedNavigationItem = item
    return item
  }

  final func makeEditButtonItem() -> UIBarButtonItem {
    if let item = storedEditButton { return item }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
    storedEditButton = item
    return item
  }

  final func itemForTab() -> UITabBarItem {
    if let item = storedTabBarItem { return item }
    let item = UITabBarItem()
    item.title = storedTitle
    storedTabBarItem = item
    return item
  }
}

// MARK: - Presenting

extension UIViewController {
  final func show(over controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    // The whole chain of parents presents: the outermost one.
    if let outer = storedParent {
      outer.present(controller, animated: animated, completion: completion)
      return
    }
    // Presenting twice is refused, as in UIKit, which logs it.
    guard storedPresented == nil, controller.storedPresenting == nil else { return }
    storedPresented = controller
    controller.storedPresenting = self
    let covers = controller.modalPresentationStyle == .fullScreen
    let window = storedView?.window
    if let window {
      if covers { beginTransition(false, animated) }
      controller.appear(in: window, animated: animated)
      if covers { endTransition() }
    } else {
      controller.loadViewIfNeeded()
    }
    completion?()
  }

  final func takeAway(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = storedPresented else {
      if let presenting = presentingViewController {
        presenting.takeAway(animated, completion)
      } else {
        completion?()
      }
      return
    }
    // What lies over it goes with it.
    if controller.storedPresented != nil { controller.takeAway(false, nil) }
    let covers = controller.modalPresentationStyle == .fullScreen && presence == .gone && storedView?.window != nil
    if covers { beginTransition(true, animated) }
    controller.disappear(animated: animated)
    controller.storedPresenting = nil
    storedPresented = nil
    if covers { endTransition() }
    completion?()
  }

  final func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let navigation = navigationController {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
