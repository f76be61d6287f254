import Foundation
import VirtualCollectionView

/// Makes controllers from a storyboard: here from closures that a test registers under the storyboard's name, since there
/// are no storyboard files.
///
///     UIStoryboard.registerFactory(forStoryboardName: "Main", identifier: "Photos") { PhotosController() }
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Makes a storyboard of a name; whether factories are registered is looked up when a controller is asked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The controller that stands at the beginning. A name without a factory for it is a violation; nil then.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  /// The controller that stands at the beginning, as one of a class. The creator, which has no archive to read, is not
  /// called.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { make(nil) as? ViewController }

  /// The controller of an identifier. One without a factory is a violation; an empty controller then.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier) ?? UIViewController()
  }

  /// The controller of an identifier, which must be of the class. The creator, which has no archive to read, is not
  /// called.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = make(identifier) as? ViewController else {
      preconditionFailure("storyboard '\(name)' makes no \(ViewController.self) for the identifier '\(identifier)'")
    }
    return controller
  }

  /// Says how a controller of a storyboard is made; without an identifier the one that stands at the beginning.
  public static func registerFactory(
    forStoryboardName name: String, identifier: String? = nil, _ factory: @escaping () -> UIViewController
  ) { factories[name, default: [:]][identifier] = factory }

  /// Takes every factory of a storyboard away.
  public static func removeFactories(forStoryboardName name: String) { factories[name] = nil }

  private func make(_ identifier: String?) -> UIViewController? {
    guard let factory = UIStoryboard.factories[name]?[identifier] else {
      reportMissingController(identifier, storyboard: name)
      return nil
    }
    let controller = factory()
    controller.storedStoryboard = self
    controller.awakeFromNib()
    return controller
  }

  private static var factories: [String: [String?: () -> UIViewController]] = [:]
}
