import Foundation
import VirtualCollectionView

extension UIViewController {
  final func loadIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    // An override that set no view would ask for it again without end.
    if storedView == nil { loadDefaultView() }
    isLoadingView = false
    viewDidLoad()
  }

  final func loadDefaultView() {
    if let name = storedNibName ?? UINib.factoryName(for: type(of: self)), UINib.isRegistered(name) {
      let objects = UINib(nibName: name, bundle: storedNibBundle).instantiate(withOwner: self, options: nil)
      if storedView == nil, let view = objects.first as? UIView { self.view = view }
    }
    guard storedView == nil else { return }
    let view = UIView(frame: CGRect(origin: .zero, size: SimulationEnvironment.current.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  final func take(_ view: UIView?) {
    if view === storedView { return }
    storedView?.keeper = nil
    storedView = view
    view?.keeper = self
    view?.keeperSafeAreaDidChange()
  }

  final func minimumMargins(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

// MARK: - What the view asks

extension UIViewController: ViewKeeper {
  package final var additionalSafeArea: UIEdgeInsets {
    let own = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + barInsets.top, left: own.left + barInsets.left, bottom: own.bottom + barInsets.bottom,
      right: own.right + barInsets.right)
  }

  /// The margins of a root view: nothing above and below unless set, the system's at the sides at least.
  package final func margins(own: UIEdgeInsets?, size: CGSize) -> UIEdgeInsets {
    var margins = own ?? .zero
    guard viewRespectsSystemMinimumLayoutMargins else {
      return own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = minimumMargins(width: size.width).leading
    margins.left = max(margins.left, side)
    margins.right = max(margins.right, side)
    return margins
  }

  package final func keptViewWillLayout() { viewWillLayoutSubviews() }

  package final func keptViewDidLayout() { viewDidLayoutSubviews() }

  package final func keptViewSafeAreaDidChange() { viewSafeAreaInsetsDidChange() }

  package final func keptViewMarginsDidChange() { viewLayoutMarginsDidChange() }
}
