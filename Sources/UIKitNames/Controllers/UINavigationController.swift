import Foundation
import VirtualCollectionView

/// A stack of controllers of which the last is shown, under a bar of 44 points that counts as safe area.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var barIsHidden = false
  private var stack: [UIViewController] = []
  private var storedBar: UINavigationBar?

  /// Who is told what is shown; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a controller with one at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with an empty stack; there is no nib of a navigation controller to read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with an empty stack; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is shown over the stack, else the last of it.
  open var visibleViewController: UIViewController? { storedPresented ?? topViewController }

  /// The bar; made at the first question, as wide as the controller's view or the screen.
  open var navigationBar: UINavigationBar {
    if let storedBar { return storedBar }
    let environment = SimulationEnvironment.current
    let width = viewIfLoaded?.bounds.width ?? environment.screenSize.width
    let bar = UINavigationBar(
      frame: CGRect(x: 0, y: environment.safeArea.top, width: width, height: UINavigationBar.barHeight))
    bar.isHidden = barIsHidden
    storedBar = bar
    return bar
  }

  /// Whether the bar is hidden; false.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the safe area of the controllers follows.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    storedBar?.isHidden = hidden
    for controller in stack { coverByBar(controller) }
  }

  /// Puts a controller on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the last controller off the stack, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let last = stack.last
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Takes everything above a controller off the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Takes everything above the bottom off the stack.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack, and shows the last of the new one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack.last
    let gone = stack.filter { !viewControllers.contains($0) }
    let new = viewControllers.filter { !stack.contains($0) }
    for controller in gone {
      controller.isMovingOut = true
      controller.willMove(toParent: nil)
    }
    for controller in new {
      controller.isMovingIn = true
      addChild(controller)
      coverByBar(controller)
    }
    stack = viewControllers
    if isViewLoaded, stack.last !== old { exchange(old, stack.last, animated) }
    for controller in gone {
      controller.removeFromParent()
      controller.isMovingOut = false
      controller.barInsets = .zero
    }
    for controller in new {
      controller.didMove(toParent: self)
      controller.isMovingIn = false
    }
  }

  /// Shows the last controller of the stack.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = stack.last { place(top) }
  }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func exchange(_ old: UIViewController?, _ new: UIViewController?, _ animated: Bool) {
    let isShown = presence == .there
    if isShown {
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
      old?.beginTransition(false, animated)
      new?.beginTransition(true, animated)
    }
    if let new { place(new) }
    if isShown {
      new?.announceAppearing()
      view.layoutIfNeeded()
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown {
      old?.endTransition()
      new?.endTransition()
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
  }

  private func place(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }

  private func coverByBar(_ controller: UIViewController) {
    controller.barInsets.top = barIsHidden ? 0 : UINavigationBar.barHeight
    controller.viewIfLoaded?.keeperSafeAreaDidChange()
  }
}

/// Is told what a navigation controller shows. Both methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
