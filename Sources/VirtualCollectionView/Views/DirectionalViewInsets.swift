import Foundation

/// Distances from the four edges of a rectangle inwards, named by the reading direction: `NSDirectionalEdgeInsets`.
public struct DirectionalViewInsets: Hashable, Sendable, Codable {
  /// From the top edge downwards, points.
  public var top: CGFloat
  /// From the edge where a line of text begins, points.
  public var leading: CGFloat
  /// From the bottom edge upwards, points.
  public var bottom: CGFloat
  /// From the edge where a line of text ends, points.
  public var trailing: CGFloat

  /// Makes insets of 0 at every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets in UIKit's order: top, leading, bottom, trailing.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static var zero: DirectionalViewInsets { DirectionalViewInsets() }
}

// MARK: - Resolving

extension DirectionalViewInsets {
  /// The insets of `insets` seen by a reader in `direction`.
  init(_ insets: ViewInsets, direction: LayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  /// The insets with left and right in place of leading and trailing.
  func resolved(_ direction: LayoutDirection) -> ViewInsets {
    let mirrored = direction == .rightToLeft
    return ViewInsets(
      top: top, left: mirrored ? trailing : leading, bottom: bottom, right: mirrored ? leading : trailing)
  }
}
