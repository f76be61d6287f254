import Foundation
import VirtualCollectionView

/// One interface of the application.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// Nothing.
  open var title: String! = ""
  /// What the scene is shown in.
  open var session: UISceneSession { .only }
  /// Who is told of the scene's life: nobody tells. Kept.
  open var delegate: (any UISceneDelegate)?

  /// What a scene does: UIKit's numbers.
  public enum ActivationState: Int, Sendable {
    /// Not there.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front, not taking touches.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }
}

/// The one interface there is, on the screen of the current ``SimulationEnvironment``.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The screen.
  open var screen: UIScreen { .main }
  /// The window that was made key, or none.
  open var windows: [UIWindow] { VirtualWindow.key.map { [$0] } ?? [] }
  /// The window that was made key.
  open var keyWindow: UIWindow? { VirtualWindow.key }
  /// Upright, or on its side when the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = SimulationEnvironment.current.screenSize
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { SimulationEnvironment.current.traits }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// As wide as the screen, as high as the top of the environment's safe area.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether it takes no room.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

extension VirtualWindow {
  /// Makes a window as large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// The one scene there is. Setting it has no effect.
  public var windowScene: UIWindowScene? {
    get { .only }
    set {}
  }

  /// The one screen there is.
  public var screen: UIScreen { .main }
}
