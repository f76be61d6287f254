import CollectionCore

/// Sections that scroll across, brought to an offset one after the other.
public struct ConformanceOrthogonalStep: Hashable, Sendable {
  /// The offset set in every section.
  public var requestedOffset: Double
  /// Where each section came to rest.
  public var sectionOffsets: [Double]
  /// Every visible cell, in collection view coordinates.
  public var visibleCells: [VisibleCell]
  /// What each section's handler was told last; nil when the case has a handler that changes items.
  public var handler: [HandlerCall]?

  /// A cell on screen.
  public struct VisibleCell: Hashable, Sendable {
    /// Its item.
    public var path: ItemPath
    /// Its frame in collection view coordinates.
    public var frame: LayoutRect
    /// Its opacity, 0 to 1.
    public var alpha: Double
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Its layer's z position.
    public var zPosition: Double
    /// Its transform: m11, m12, m21, m22, m41, m42.
    public var transform: [Double]
  }

  /// The last call of a section's handler.
  public struct HandlerCall: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The offset it was told.
    public var offsetX: Double
    /// The items in the order they came, in the section's content coordinates.
    public var items: [HandlerItem]
  }

  /// An item that a handler was told of.
  public struct HandlerItem: Hashable, Sendable {
    /// Its name.
    public var name: ElementName
    /// Its frame; the offset is not taken off.
    public var frame: LayoutRect
    /// Its opacity, 0 to 1.
    public var alpha: Double
    /// Its z index.
    public var z: Int
  }
}
