#if canImport(UIKit) && !os(Linux)
  import ExceptionCatcher
  import UIKit

  // Not tried: there was no Mac to run it on.

  extension Engine {
    nonisolated static let versions = [ProcessInfo.processInfo.operatingSystemVersion.majorVersion]
    static var scales: [CGFloat] { [UIScreen.main.scale] }

    /// What met an exception is never let go: it may be in the middle of anything.
    private static var kept: [AnyObject] = []
    private static var keepsAll = false

    static func show<View: UIView>(in surroundings: Surroundings = Surroundings(), _ make: () -> View) -> Shown<View> {
      let view = make()
      let controller = UIViewController()
      let window = UIWindow(frame: view.frame)
      window.rootViewController = controller
      window.isHidden = false
      controller.view.addSubview(view)
      // The simulator's own safe area is taken off, the wanted one is put on.
      let own = controller.view.safeAreaInsets
      let wanted = surroundings.safeArea
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: wanted.top - own.top, left: wanted.left - own.left, bottom: wanted.bottom - own.bottom,
        right: wanted.right - own.right)
      if keepsAll { kept.append(window) }
      return Shown(view: view, window: window)
    }

    static func raised(in version: Int? = nil, by body: () -> Void) -> String? {
      keepsAll = true
      defer { keepsAll = false }
      return ExceptionRaisedBy { body() }?.reason
    }

    /// Each section that scrolls itself has a scroll view of its own among the subviews, in which its cells are.
    static func scroll(section: Int, to offset: CGFloat, of view: UICollectionView) {
      let scrollers = view.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
      guard scrollers.indices.contains(section) else { return }
      scrollers[section].contentOffset.x = offset
      view.layoutIfNeeded()
    }

    static func settle() async { try? await Task.sleep(nanoseconds: 1_000_000_000) }
  }
#endif
