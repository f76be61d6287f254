import CollectionCore

/// What the delegate of a flow layout answers; nil where it does not implement the method.
public struct FlowDelegateAnswers: Hashable, Sendable {
  /// The sizes of items.
  public enum ItemSizes: Hashable, Sendable {
    /// The same for all.
    case all(LayoutSize)
    /// A list by section and item, and the rule behind it in words, for people.
    case byItem(rule: String?, values: ItemValues<LayoutSize>)

    /// The size of an item in points, nil when its section's list is empty.
    public subscript(section: Int, item: Int) -> LayoutSize? {
      switch self {
      case .all(let size): size
      case .byItem(_, let values): values[section, item]
      }
    }
  }

  /// `collectionView(_:layout:sizeForItemAt:)`.
  public var sizeForItem: ItemSizes?
  /// `collectionView(_:layout:insetForSectionAt:)`.
  public var insetForSection: SectionValues<LayoutInsets>?
  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public var minimumLineSpacing: SectionValues<Double>?
  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public var minimumInteritemSpacing: SectionValues<Double>?
  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public var referenceSizeForHeader: SectionValues<LayoutSize>?
  /// `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public var referenceSizeForFooter: SectionValues<LayoutSize>?

  /// Makes a delegate that implements nothing.
  public init() {}
}
