import CollectionCore

/// What came out of a recorded layout.
public struct ConformanceExpectation: Hashable, Sendable {
  /// The size of the content; nil when it was not recorded.
  public var content: LayoutSize?
  /// The origin of the view's bounds in the end; nil when it was not recorded.
  public var offset: LayoutPoint?
  /// Whether ``offset`` was read from the view. False: it is what was set.
  public var offsetWasRecorded: Bool
  /// Which elements were recorded.
  public var elementsScope: ElementsScope
  /// The elements, in the order of their names, not of the layout.
  public var elements: [ConformanceElement]
  /// What the layout answered for rectangles.
  public var rects: [Expectation.Query]
  /// What the layout answered for single items.
  public var itemFrames: [ConformanceItemFrame]
  /// Sections that scroll across, at several offsets; empty in other cases.
  public var steps: [ConformanceOrthogonalStep]
}

/// Which elements a recording holds.
public enum ElementsScope: Hashable, Sendable {
  /// All that the layout answers for a rectangle around everything.
  case all
  /// Those of them whose frame meets the view's bounds.
  case visibleBounds
  /// Only what is listed, for the reason given in words: compare nothing else.
  case listed(String)
}

/// An element of a recorded layout.
public struct ConformanceElement: Hashable, Sendable {
  /// Its name.
  public var name: ElementName
  /// Its frame in content coordinates.
  public var frame: LayoutRect
  /// Its z index; nil when it was not recorded.
  public var z: Int?
}

/// What a layout answered for one item.
public struct ConformanceItemFrame: Hashable, Sendable {
  /// The item.
  public var path: ItemPath
  /// Its frame in content coordinates.
  public var frame: LayoutRect
}
