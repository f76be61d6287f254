import Foundation
import VirtualCollectionView

/// The application: what the current ``SimulationEnvironment`` and the window that was made key say of it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let only = UIApplication()

  /// The one application there is.
  open class var shared: UIApplication { only }

  /// Who is told of the application's life: nobody tells. Not owned.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The direction of the environment.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { SimulationEnvironment.current.direction }
  /// The text size of the environment.
  open var preferredContentSizeCategory: UIContentSizeCategory { SimulationEnvironment.current.contentSizeCategory }
  /// Always active.
  open var applicationState: State { .active }
  /// The window that was made key.
  open var keyWindow: UIWindow? { VirtualWindow.key }
  /// The window that was made key, or none.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The one scene there is.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// As wide as the screen, as high as the top of the environment's safe area.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: SimulationEnvironment.current.screenSize.width,
      height: SimulationEnvironment.current.safeArea.top)
  }
  /// By the shape of the screen.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
  /// Whether the screen stays on. Kept.
  open var isIdleTimerDisabled = false
  /// Whether touches are taken: always.
  open var isIgnoringInteractionEvents: Bool { false }
  /// The number on the icon. Kept.
  open var applicationIconBadgeNumber = 0
  /// Whether something can open an address: nothing can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing and says so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// What the application does: UIKit's numbers.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front, not taking touches.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How the application was begun.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  // Posted by nobody; tests may.

  /// The application is in front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The application goes.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The application is behind.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The application comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// There is little memory left.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The application ends.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The status bar has turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// Who is told of the application's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's window.
  var window: UIWindow? { get set }
  /// Called when the application has begun.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called for how to begin a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when sessions are thrown away.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// How the session is begun already.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

extension ViewTraits.ContentSizeCategory {
  /// Posted by nobody; tests may.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
