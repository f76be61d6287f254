import Foundation
import VirtualCollectionView

/// One way to set up a view for an audit: how much data, how large a view, where it stands.
public struct AuditCase: Hashable, Sendable {
  /// Items by section.
  public var counts: [Int]
  /// The size of the view, in points.
  public var size: CGSize
  /// The content inset of the view, in points.
  public var inset: ViewInsets
  /// The direction of the interface.
  public var direction: LayoutDirection
  /// What was changed about the layout, as its user named it; nil for the layout as it comes.
  public var variant: String?
  /// How far through the content the view is scrolled, from 0 to 1 on both axes.
  public var position: Double
  /// What was done besides, in words.
  public var change: String?

  /// Makes a case in an unscrolled view without insets, from left to right.
  public init(
    counts: [Int], size: CGSize, inset: ViewInsets = .zero, direction: LayoutDirection = .leftToRight,
    variant: String? = nil, position: Double = 0, change: String? = nil
  ) {
    self.counts = counts
    self.size = size
    self.inset = inset
    self.direction = direction
    self.variant = variant
    self.position = position
    self.change = change
  }

  /// How much there is to it: the smallest case of a finding is that of the least weight.
  public var weight: Int {
    counts.reduce(0, +) * 100 + counts.count * 10 + (inset == .zero ? 0 : 3) + (direction == .leftToRight ? 0 : 2)
      + (variant == nil ? 0 : 4) + (position == 0 ? 0 : 1)
  }
}

extension AuditCase: CustomStringConvertible {
  /// `3, 0, 2 items in a view of 320x480, scrolled to the middle`.
  public var description: String {
    var text = counts.isEmpty ? "no section" : counts.map(String.init).joined(separator: ", ")
    if !counts.isEmpty { text += counts == [1] ? " item" : " items" }
    text += " in a view of \(AuditText.size(size))"
    if inset != .zero { text += ", inset \(AuditText.insets(inset))" }
    if direction == .rightToLeft { text += ", from right to left" }
    if let variant { text += ", \(variant)" }
    if position > 0 { text += position >= 1 ? ", scrolled to the end" : ", scrolled to \(Int(position * 100))%" }
    if let change { text += ", after \(change)" }
    return text
  }
}
