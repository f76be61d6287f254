import Foundation
import VirtualCollectionView

/// A screen to test in: its size, its pixels and its safe area, as data.
public struct Viewport: Hashable, Sendable {
  /// What people call it.
  public var name: String
  /// Points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  /// Points.
  public var safeArea: ViewInsets
  /// The kind of device.
  public var idiom: ViewTraits.UserInterfaceIdiom

  /// Makes a viewport.
  public init(
    _ name: String, size: CGSize, scale: CGFloat, safeArea: ViewInsets = .zero,
    idiom: ViewTraits.UserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.idiom = idiom
  }
}

extension Viewport {
  /// 390 x 844 points at 3 pixels, with a notch: iPhone 12 to 14.
  public static let phone = Viewport(
    "phone", size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: ViewInsets(top: 47, left: 0, bottom: 34, right: 0))
  /// 320 x 568 points at 2 pixels, without a notch: the narrowest there is.
  public static let smallPhone = Viewport("small phone", size: CGSize(width: 320, height: 568), scale: 2)
  /// 375 x 667 points at 2 pixels, without a notch: iPhone SE.
  public static let classicPhone = Viewport("classic phone", size: CGSize(width: 375, height: 667), scale: 2)
  /// 430 x 932 points at 3 pixels: iPhone Plus and Pro Max.
  public static let largePhone = Viewport(
    "large phone", size: CGSize(width: 430, height: 932), scale: 3,
    safeArea: ViewInsets(top: 59, left: 0, bottom: 34, right: 0))
  /// 834 x 1194 points at 2 pixels: iPad 11 inch.
  public static let pad = Viewport(
    "pad", size: CGSize(width: 834, height: 1194), scale: 2,
    safeArea: ViewInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)
  /// 1024 x 1366 points at 2 pixels: iPad 13 inch.
  public static let largePad = Viewport(
    "large pad", size: CGSize(width: 1024, height: 1366), scale: 2,
    safeArea: ViewInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

  /// All of these.
  public static let all: [Viewport] = [.smallPhone, .classicPhone, .phone, .largePhone, .pad, .largePad]

  /// The same turned on its side: the safe area's top is on both sides then, and nothing above.
  public var landscape: Viewport {
    var turned = self
    turned.name += " on its side"
    turned.size = CGSize(width: size.height, height: size.width)
    let side = idiom == .phone ? safeArea.top : 0
    turned.safeArea = ViewInsets(
      top: idiom == .phone ? 0 : safeArea.top, left: side, bottom: safeArea.bottom > 0 ? 21 : 0, right: side)
    return turned
  }

  /// Puts the viewport into an environment.
  public func apply(to environment: inout SimulationEnvironment) {
    environment.screenSize = size
    environment.scale = scale
    environment.safeArea = safeArea
    environment.idiom = idiom
  }
}

extension Viewport: CustomStringConvertible {
  /// `phone 390x844@3`.
  public var description: String { "\(name) \(AuditText.size(size))@\(AuditText.number(scale))" }
}
