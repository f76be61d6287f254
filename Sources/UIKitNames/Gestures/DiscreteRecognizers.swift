import Foundation
import VirtualCollectionView

/// Looks for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row; 1.
  open var numberOfTapsRequired = 1
  /// With how many fingers; 1.
  open var numberOfTouchesRequired = 1
}

/// Looks for a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// With how many fingers; 1.
  open var numberOfTouchesRequired = 1
  /// In which directions; to the right.
  open var direction = Direction.right

  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes directions from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
