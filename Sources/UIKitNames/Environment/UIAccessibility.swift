import Foundation
import VirtualCollectionView

/// What a reader with special needs has asked for: nothing.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the screen is read out; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the screen is stepped through; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether there should be less motion; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether there should be fades in place of motion; false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether nothing should show through; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold; false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours should be darker; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are turned; false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colour must not be the only sign; false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have shapes; false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether videos begin by themselves; true.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// What a screen reader is told: UIKit's numbers.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public var rawValue: UInt32
    /// Makes one from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted by nobody; tests may.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted by nobody; tests may.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
