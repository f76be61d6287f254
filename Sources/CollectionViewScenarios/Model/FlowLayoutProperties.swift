import CollectionCore

/// What a flow layout can be told, with UIKit's defaults (Semantics 4.1).
public struct FlowLayoutProperties: Hashable, Sendable {
  /// The guess at the size of items that size themselves (Semantics 5.1).
  public enum EstimatedSize: Hashable, Sendable {
    /// `[0, 0]`: items do not size themselves.
    case none
    /// A guess in points.
    case size(LayoutSize)
    /// `"automaticSize"`: UIKit's constant of this name.
    case automatic
  }

  /// What section insets are measured from.
  public enum InsetReference: String, CaseIterable, Hashable, Sendable {
    /// The content inset.
    case contentInset
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
  }

  /// Where the content grows to.
  public var scrollDirection: LayoutAxis = .vertical
  /// The size of items the delegate says nothing about, in points.
  public var itemSize = LayoutSize(width: 50, height: 50)
  /// The guess at the size of items that size themselves.
  public var estimatedItemSize: EstimatedSize = .none
  /// The space around the items of each section.
  public var sectionInset = LayoutInsets.zero
  /// Points between lines at least.
  public var minimumLineSpacing = 10.0
  /// Points between items of a line at least.
  public var minimumInteritemSpacing = 10.0
  /// The size of headers; only the number along the scroll direction counts.
  public var headerReferenceSize = LayoutSize.zero
  /// The size of footers; only the number along the scroll direction counts.
  public var footerReferenceSize = LayoutSize.zero
  /// What section insets are measured from.
  public var sectionInsetReference: InsetReference = .contentInset
  /// Whether headers stay in sight.
  public var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  public var sectionFootersPinToVisibleBounds = false

  /// Makes UIKit's defaults.
  public init() {}
}
