import CollectionCore

/// The collection view of a scenario: what it is and what is around it, in points.
public struct ScenarioView: Hashable, Sendable {
  /// Which items can be selected.
  public enum Selection: String, CaseIterable, Hashable, Sendable {
    /// None: `allowsSelection` is false.
    case none
    /// One at a time, UIKit's default.
    case single
    /// Any number.
    case multiple
  }

  /// Where a line of text begins.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
  }

  /// What happens when the contract of the collection view is broken.
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    /// The violation is noted and the scenario goes on.
    case record
    /// The process stops where UIKit would.
    case trap
  }

  /// The size of the view; 320 x 480 when a file says none.
  public var size: LayoutSize
  /// Pixels per point.
  public var scale: Double
  /// Space around the content.
  public var contentInset: LayoutInsets
  /// What the surroundings cover.
  public var safeArea: LayoutInsets
  /// The view's margins, 8 points at each edge by default.
  public var layoutMargins: LayoutInsets
  /// Whether cells are prepared ahead. Off, unlike in UIKit, so that counts are easy to say.
  public var prefetching: Bool
  /// Which items can be selected.
  public var selection: Selection
  /// The direction of the user interface.
  public var direction: Direction
  /// What happens when the contract is broken.
  public var policy: Policy

  /// Makes a view; every default is the one of scenario files.
  public init(
    size: LayoutSize = LayoutSize(width: 320, height: 480), scale: Double = 2, contentInset: LayoutInsets = .zero,
    safeArea: LayoutInsets = .zero, layoutMargins: LayoutInsets = ScenarioView.standardMargins,
    prefetching: Bool = false, selection: Selection = .single, direction: Direction = .leftToRight,
    policy: Policy = .record
  ) {
    self.size = size
    self.scale = scale
    self.contentInset = contentInset
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.prefetching = prefetching
    self.selection = selection
    self.direction = direction
    self.policy = policy
  }

  /// The margins of a view that nobody gave any: 8 points at each edge.
  public static let standardMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
}
