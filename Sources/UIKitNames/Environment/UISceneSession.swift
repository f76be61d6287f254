import Foundation
import VirtualCollectionView

/// What one interface of the application is shown in. There is one.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  static let only = UISceneSession()

  /// An interface on the device.
  open var role: Role { .windowApplication }
  /// The one scene there is.
  open var scene: UIScene? { UIWindowScene.only }
  /// How the scene is begun: without a delegate.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// Always the same text.
  open var persistentIdentifier: String { "UIWindowScene" }
  /// What the application keeps with the session. Kept as long as the process runs.
  open var userInfo: [String: Any]?

  /// What a session is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An interface on another screen.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }
}

/// How a scene is begun. Nothing begins one here: tests make the window and its root themselves.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the application's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene. Kept.
  open var sceneClass: AnyClass?
  /// The class of its delegate. Kept.
  open var delegateClass: AnyClass?

  /// Makes a configuration of a name; there is no property list to look it up in.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// With what a scene begins.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Addresses to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Activities to go on with: none.
    open var userActivities: Set<NSUserActivity> { [] }
  }
}

/// An address that the application is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Makes the question for an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Something that the user does and may go on with elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public let activityType: String

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
