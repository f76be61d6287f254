// face
import Foundation
import VirtualCollectionView

/// Looks after a view and what happens to it: loading, appearing, layout, size and safe area.
///
/// A test puts a controller on screen with a window: `window.rootViewController = …; window.makeKeyAndVisible()`. Each
/// step is over when its call returns: there is no clock, and no turn of a run loop to wait for.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  final var storedView: UIView?
  final var isLoadingView = false
  final var presence = Presence.gone
  final var transitionIsAnimated = false
  final weak var storedParent: UIViewController?
  final var storedChildren: [UIViewController] = []
  final weak var storedPresenting: UIViewController?
  final var storedPresented: UIViewController?
  final var storedNavigationItem: UINavigationItem?
  final var storedTabBarItem: UITabBarItem?
  final var storedAdditionalInsets = UIEdgeInsets.zero
  /// What bars of a container cover of the view, points.
  final var barInsets = UIEdgeInsets.zero
  final var storedTitle: String?
  final var storedEditing = false
  final var storedEditButton: UIBarButtonItem?
  final var storedPreferredSize = CGSize.zero
  final var isMovingIn = false
  final var isMovingOut = false
  final let storedNibName: String?
  final let storedNibBundle: Bundle?
  final var storedStoryboard: UIStoryboard?

  /// Makes a controller whose view comes from a nib registered under the name, from ``loadView()`` otherwise.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    storedNibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    storedNibName = nil
    storedNibBundle = nil
    super.init()
  }

  /// Makes a controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Called after a storyboard has made the controller; tests that make one otherwise call it themselves.
  open func awakeFromNib() {}

  // MARK: View

  /// The view; loaded at the first question.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { take(newValue) }
  }

  /// The view if it is loaded; never loads it.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: from a registered nib, else a plain one of the size of the screen. An override sets ``view`` and does
  /// not call super.
  open func loadView() { loadDefaultView() }

  /// Loads the view if it is not, with ``viewDidLoad()`` at the end.
  open func loadViewIfNeeded() { loadIfNeeded() }

  /// Called once, when the view was loaded. The base does nothing.
  open func viewDidLoad() {}

  /// Called before the view comes on screen. The base does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window, with its size, before its first layout there. The base does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen. The base does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes off screen. The base does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is off screen. The base does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews. The base does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews, before these lay out theirs. The base does nothing.
  open func viewDidLayoutSubviews() {}

  /// Called when constraints are to be made up to date. The base does nothing.
  open func updateViewConstraints() {}

  /// Called where memory runs short: never here. The base does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Safe area and margins

  /// What the controller adds to the safe area of its view, points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedAdditionalInsets }
    set {
      storedAdditionalInsets = newValue
      storedView?.keeperSafeAreaDidChange()
    }
  }

  /// Called when the safe area of the view has changed. The base does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed. The base does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The margins at the sides of the view at least, points: 16, or 20 in a view of 414 or more.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins(width: storedView?.bounds.width ?? 0) }

  /// Whether the margins of the view are no less than ``systemMinimumLayoutMargins``; true.
  open var viewRespectsSystemMinimumLayoutMargins = true

  // MARK: Surroundings

  /// The traits of the view, or those of the parent while the view is not loaded.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? storedParent?.traitCollection ?? UITraitCollection()
  }

  /// Called when the traits have changed. The base does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view gets another size; the base tells the children, with the sizes of their views.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellChildren(size, coordinator)
  }

  /// Called before the traits change; the base tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) } }

  /// The size the view would like to have in a container or popover, points; told to the parent.
  open var preferredContentSize: CGSize {
    get { storedPreferredSize }
    set {
      if newValue == storedPreferredSize { return }
      storedPreferredSize = newValue
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child would like to have another size. The base does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child when the view gets `parentSize`; the base answers `parentSize` (UIKit's answer for a child that
  /// fills the view).
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Children

  /// The controller that contains this one; not retained.
  open var parent: UIViewController? { storedParent }

  /// The controllers contained in this one.
  open var children: [UIViewController] { storedChildren }

  /// Contains a controller, after ``willMove(toParent:)`` was called on it; the caller adds its view and calls
  /// ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Leaves the parent, and calls ``didMove(toParent:)``; the caller has called ``willMove(toParent:)`` with nil.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes. The base does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has changed. The base does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts the view of one child in the place of another's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, animations, completion) }

  /// Begins to appear or disappear: for containers that pass appearance on themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endTransition() }

  /// Whether children appear and disappear with this controller; true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller comes into its parent while it appears.
  open var isMovingToParent: Bool { isMovingIn }

  /// Whether the controller leaves its parent while it disappears.
  open var isMovingFromParent: Bool { isMovingOut }

  // MARK: Presenting

  /// The controller shown over this one or one of its parents.
  open var presentedViewController: UIViewController? { storedPresented ?? storedParent?.presentedViewController }

  /// The controller this one, or one of its parents, is shown over.
  open var presentingViewController: UIViewController? { storedPresenting ?? storedParent?.presentingViewController }

  /// Shows a controller over this one; over before the call returns, with the completion called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(over: viewControllerToPresent, flag, completion) }

  /// Takes away what is shown over this controller, or this controller itself where it is shown over another.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { takeAway(flag, completion) }

  /// Shows a controller in the way of the nearest container that knows one; presents it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }

  /// Shows a controller in the detail place; here as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// Whether the controller is being presented; false, since that is over when the call returns.
  open var isBeingPresented: Bool { false }

  /// Whether the controller is being dismissed; false, since that is over when the call returns.
  open var isBeingDismissed: Bool { false }

  /// How the controller lies over the one it is shown over.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the controller cannot be swiped away; false.
  open var isModalInPresentation = false

  /// Whether what is shown over this controller in its context covers this controller's view; false.
  open var definesPresentationContext = false

  // MARK: Containers around

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? { nearestParent(UINavigationController.self) }

  /// The nearest tab bar controller above.
  open var tabBarController: UITabBarController? { nearestParent(UITabBarController.self) }

  /// What a navigation bar shows for the controller; made at the first question, with ``title``.
  open var navigationItem: UINavigationItem { itemForNavigation() }

  /// What a tab bar shows for the controller; made at the first question, with ``title``.
  open var tabBarItem: UITabBarItem! {
    get { itemForTab() }
    set { storedTabBarItem = newValue }
  }

  /// The controller's name; also that of its items.
  open var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      storedNavigationItem?.title = newValue
      storedTabBarItem?.title = newValue
    }
  }

  /// Whether bars at the bottom go when the controller is pushed; false. Kept, bars stay as they are.
  open var hidesBottomBarWhenPushed = false

  // MARK: Options

  /// Whether what the controller shows is being edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; ``editButtonItem`` follows. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    storedEditButton?.systemItem = editing ? .done : .edit
  }

  /// The controller's button, the same one each time, that begins and ends editing; it says which of the two it does.
  public final var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

  /// At which edges the view reaches under bars; all.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view reaches under opaque bars; false.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether the status bar is hidden; false.
  open var prefersStatusBarHidden: Bool { false }

  /// The colour of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Asks for the status bar's looks again. There is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator goes after a while; false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether the view turns with the device; true.
  open var shouldAutorotate: Bool { true }

  /// The ways in which the view may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The storyboard that made the controller; nil for others.
  open var storyboard: UIStoryboard? { storedStoryboard }

  /// The name of the nib; nil without one.
  open var nibName: String? { storedNibName }

  /// The bundle of the nib; nil without one.
  open var nibBundle: Bundle? { storedNibBundle }

  /// A name for restoring, of the user's.
  open var restorationIdentifier: String?

  /// The view's superview; a presented controller's is the one it is shown over.
  open override var next: UIResponder? { storedView?.superview ?? storedPresenting ?? storedParent }

  /// UIKit's class name and a number in place of an address.
  open override var description: String { "<\(type(of: self))>" }
}
