/// The UIKit whose behaviour and wording are followed where it changed over time.
public enum UIKitEra: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// iOS 13.
  case iOS13 = 13
  /// iOS 14.
  case iOS14 = 14
  /// iOS 15: registrations inside providers raise, scrolling out of bounds raises.
  case iOS15 = 15
  /// iOS 16.
  case iOS16 = 16
  /// iOS 17.
  case iOS17 = 17
  /// iOS 18: dequeued views must be returned.
  case iOS18 = 18
  /// The newest UIKit known.
  case latest = 100

  /// Older first.
  public static func < (a: UIKitEra, b: UIKitEra) -> Bool { a.rawValue < b.rawValue }
}
