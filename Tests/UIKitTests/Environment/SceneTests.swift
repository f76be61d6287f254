import Testing
import UIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@Suite("Scenes") @MainActor struct SceneTests {
  @Test("A scene's delegate makes a window that fills the scene's screen")
  func connecting() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let configuration = AppDelegate().application(
      UIApplication.shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    #expect(configuration.delegateClass is SceneDelegate.Type && configuration.role == .windowApplication)
    let delegate: any UIWindowSceneDelegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    delegate.sceneDidBecomeActive(scene)
    #expect(delegate.window?.frame == UIScreen.main.bounds)
    #expect(delegate.window?.rootViewController?.view.frame == UIScreen.main.bounds)
  }
}
