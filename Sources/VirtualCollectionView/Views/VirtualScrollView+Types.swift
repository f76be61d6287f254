import Foundation

extension VirtualScrollView {
  /// Which part of the safe area counts as content inset: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As ``scrollableAxes``. What UIKit adds, for scroll views in navigation controllers, has no place here.
    case automatic = 0
    /// Along the axes in which the content can be scrolled: it is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All four edges.
    case always = 3
  }

  /// The part of its speed that a movement keeps each millisecond: `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Between 0 and 1, per millisecond.
    public var rawValue: CGFloat

    /// Makes a rate; at 0.998 a movement goes about half its speed per second further.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How a keyboard goes away when the content is dragged: `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It stays.
    case none = 0
    /// At the start of a drag.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// At the start of a drag, the view above it included.
    case onDragWithAccessory = 3
    /// With the finger, the view above it included.
    case interactiveWithAccessory = 4
  }

  /// The colour of the bars: `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Seen on every background.
    case `default` = 0
    /// For a light background.
    case black = 1
    /// For a dark background.
    case white = 2
  }
}
