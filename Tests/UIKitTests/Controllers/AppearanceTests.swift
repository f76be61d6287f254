import Testing
import UIKit
import VirtualCollectionView

@MainActor @Suite("Controller appearance") struct AppearanceTests {
  @Test("A window puts its controller on screen in UIKit's order, once")
  func order() {
    let controller = LoggingController("a")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(
      controller.take() == [
        "load", "didLoad", "willAppear", "isAppearing 320", "willLayout", "didLayout", "didAppear",
      ])
    #expect(controller.view.superview === window && controller.next === window)
    #expect(controller.view.next === controller)
    window.rootViewController = nil
    #expect(controller.take() == ["willDisappear", "didDisappear"])
    #expect(controller.view.window == nil)
  }

  @Test("A child appears with its parent: after it on the way in, ended before it")
  func children() {
    let log = CallLog()
    let parent = LoggingController("p", log)
    let child = LoggingController("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.lines = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(
      log.lines.filter { $0.contains("Appear") } == [
        "p willAppear", "c willAppear", "p isAppearing 320", "c isAppearing 320", "c didAppear", "p didAppear",
      ])
  }

  @Test("A controller's view is laid out between two calls to it, each time it is laid out")
  func layout() {
    let controller = LoggingController("a")
    controller.loadViewIfNeeded()
    _ = controller.take()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.take() == ["willLayout", "didLayout"])
  }

  @Test("A resized window asks first, then runs what is animated beside, then the completion; the view follows")
  func resize() {
    let controller = LoggingController("a")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = controller.take()
    window.simulateResize(to: CGSize(width: 480, height: 320))
    #expect(
      controller.take() == [
        "willTransition 480 from 320", "beside 480", "willLayout", "didLayout", "after",
      ])
    #expect(controller.view.frame == window.bounds)
  }

  @Test("What a controller adds to the safe area reaches its view, the views inside and the margins")
  func safeArea() {
    let controller = LoggingController("a")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 300, height: 430))
    controller.view.addSubview(inner)
    _ = controller.take()
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.take() == ["safeArea 57"])
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 34, right: 0))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 57, left: 16, bottom: 34, right: 16))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 42, right: 8))
  }

  @Test("Pushing and popping tell both controllers; the bar of 44 points counts as safe area while it is shown")
  func navigation() {
    let log = CallLog()
    let first = LoggingController("1", log)
    let second = LoggingController("2", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(first.navigationController === navigation && first.view.safeAreaInsets.top == 44)
    log.lines = []
    navigation.pushViewController(second, animated: true)
    #expect(
      log.lines.filter { $0.contains("Appear") && !$0.contains("isApp") || $0.contains("Disappear") } == [
        "1 willDisappear", "2 willAppear", "1 didDisappear", "2 didAppear",
      ])
    #expect(navigation.topViewController === second && first.view.window == nil)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(second.view.safeAreaInsets.top == 0)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.parent == nil && first.view.window === window)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("A tab bar controller shows one of its controllers, above 49 points")
  func tabs() {
    let tabs = UITabBarController()
    let controllers = [LoggingController("1"), LoggingController("2")]
    tabs.viewControllers = controllers
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window === window && !controllers[1].isViewLoaded)
    #expect(controllers[0].view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 1
    #expect(controllers[1].view.window === window && controllers[0].view.window == nil)
    #expect(controllers[0].take().last == "didDisappear")
  }

  @Test("Presenting shows a controller over another; covering the screen takes the other one off")
  func presenting() {
    let base = LoggingController("base")
    let sheet = LoggingController("sheet")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = base
    window.makeKeyAndVisible()
    _ = base.take()
    var done = 0
    base.present(sheet, animated: true) { done += 1 }
    #expect(base.presentedViewController === sheet && sheet.presentingViewController === base && done == 1)
    #expect(base.take() == [])
    sheet.dismiss(animated: true) { done += 1 }
    #expect(base.presentedViewController == nil && done == 2 && sheet.view.window == nil)
    sheet.modalPresentationStyle = .fullScreen
    base.present(sheet, animated: false)
    #expect(base.take() == ["willDisappear", "didDisappear"])
    base.dismiss(animated: false)
    #expect(base.take() == ["willAppear", "didAppear"])
  }
}

@MainActor private final class CallLog {
  var lines: [String] = []
}

private final class LoggingController: UIViewController {
  private let name: String
  private let log: CallLog
  private var own: [String] = []

  init(_ name: String, _ log: CallLog? = nil) {
    self.name = name
    self.log = log ?? CallLog()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func take() -> [String] {
    defer { own = [] }
    return own
  }

  private func note(_ line: String) {
    own.append(line)
    log.lines.append(name + " " + line)
  }

  override func loadView() {
    note("load")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(Int(view.bounds.width))") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewSafeAreaInsetsDidChange() { note("safeArea \(Int(view.safeAreaInsets.top))") }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("willTransition \(Int(size.width)) from \(Int(view.bounds.width))")
    coordinator.animate(alongsideTransition: { _ in self.note("beside \(Int(self.view.bounds.width))") }) { _ in
      self.note("after")
    }
  }
}
