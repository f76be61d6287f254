import Foundation
import VirtualCollectionView

/// The device of the current ``SimulationEnvironment``.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  /// The one device there is; it answers for the environment in which it is asked.
  open class var current: UIDevice { only }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulationEnvironment.current.idiom }
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// ``model``.
  open var localizedModel: String { model }
  /// ``model``.
  open var name: String { model }
  /// `iPadOS` or `iOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The number of the era, such as `15.0`; `18.4` for the latest, the newest whose documents were read.
  open var systemVersion: String {
    let era = SimulationEnvironment.current.era
    return era == .latest ? "18.4" : "\(era.rawValue).0"
  }
  /// Upright, or on its side when the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let size = SimulationEnvironment.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Always the same.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// Does nothing: nobody turns the device.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether turns are told.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Posted by nobody; tests may.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held: UIKit's numbers.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left.
  case landscapeLeft = 3
  /// Turned to the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is not flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is turned: UIKit's numbers.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the right: the device's left is up.
  case landscapeRight = 3
  /// Turned to the left.
  case landscapeLeft = 4

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
