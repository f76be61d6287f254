/// A view in a trace: its category and its number of creation, counted in each category from 1.
@frozen public struct ViewID: Hashable, Sendable {
  /// 2 bits category, 30 bits number.
  public var bits: UInt32

  /// Makes a name.
  @inlinable public init(_ category: ElementCategory, number: UInt32) {
    bits = UInt32(category.rawValue) << 30 | (number & 0x3FFF_FFFF)
  }

  /// What kind of view it is.
  @inlinable public var category: ElementCategory { ElementCategory(rawValue: UInt8(bits >> 30))! }
  /// The number of its creation, from 1.
  @inlinable public var number: UInt32 { bits & 0x3FFF_FFFF }
}

/// The place of a text in the name table of a trace: reuse identifiers, element kinds, item labels, rules.
public typealias NameIndex = Int32
/// The place of a rectangle in the side table of a trace.
public typealias RectIndex = Int32

/// Why a layout was told that it no longer holds.
@frozen public enum InvalidationReason: UInt8, Hashable, Sendable {
  /// Somebody asked for it, by a call or by setting a property.
  case requested
  /// The data was reloaded.
  case reload
  /// The bounds changed and the layout said that it depends on them.
  case boundsChange
  /// The layout was put in place of another.
  case newLayout
  /// Items were inserted, deleted or moved.
  case updates
  /// A cell prefers another size.
  case preferredSize
}

/// What an invalidation marked.
@frozen public struct Invalidation: Hashable, Sendable {
  /// Who caused it.
  public var reason: InvalidationReason
  /// Everything is to be thrown away.
  public var everything: Bool
  /// The counts of the data source are to be read again.
  public var counts: Bool
  /// How many elements were named; 0 with neither flag means that nothing was marked and all may have changed.
  public var named: Int32

  /// Makes a mark.
  @inlinable public init(reason: InvalidationReason, everything: Bool, counts: Bool, named: Int32) {
    self.reason = reason
    self.everything = everything
    self.counts = counts
    self.named = named
  }
}

/// One step in the life of a collection view. A value: a trace is an array of them, a test compares two arrays, a
/// renderer draws them. It never holds a view or a layout, only the numbers needed to find one; sizes and names stand in
/// the side tables of the ``Trace``.
///
/// 17 bytes, 24 in an array.
@frozen public enum Event: Hashable, Sendable {
  // Data
  /// `reloadData()` was called; nothing has been asked yet.
  case reloadRequested
  /// The data source told its counts.
  case dataCounted(sections: Int32, items: Int32)

  // Updates
  /// The calls of an update are there, and the counts were asked for again.
  case updateRequested(edits: Int32)
  /// The view of an item that stays shows it by another path.
  case viewRenamed(ViewID, for: ElementKey)

  // Layout
  /// The layout was told that it no longer holds.
  case layoutInvalidated(Invalidation)
  /// `prepare()` returned; the rectangle holds the content size.
  case layoutPrepared(RectIndex)
  /// The layout answered for a rectangle with so many elements.
  case elementsQueried(RectIndex, count: Int32)
  /// The layout answered for a single element.
  case elementQueried(ElementKey)

  // Self-sizing
  /// So many views were asked in a round how large they want to be, and so often the layout followed.
  case sizesAsked(views: Int32, changed: Int32)

  // Viewport
  /// The bounds are these now: a scroll or a resize.
  case boundsChanged(RectIndex)
  /// The offset was brought back into the resting range.
  case offsetClamped(RectIndex)

  // Views
  /// A view was made, since no pooled one was there.
  case viewCreated(ViewID, reuse: NameIndex, for: ElementKey)
  /// A pooled view was taken.
  case viewReused(ViewID, reuse: NameIndex, for: ElementKey)
  /// The data source gave the view back, with the label it set.
  case viewConfigured(ViewID, for: ElementKey, label: NameIndex)
  /// Changed attributes were applied to a view on screen.
  case viewMoved(ViewID, for: ElementKey)
  /// The view came on screen.
  case viewDisplayed(ViewID, for: ElementKey)
  /// The view left the screen; the element is the one it was displayed for.
  case viewEndedDisplay(ViewID, for: ElementKey)
  /// The view went to the pool.
  case viewRecycled(ViewID, from: ElementKey)
  /// The view was let go without a pool.
  case viewDropped(ViewID, from: ElementKey)

  // Selection
  /// The item is selected now.
  case itemSelected(ItemPath)
  /// The item is no longer selected.
  case itemDeselected(ItemPath)
  /// The item is highlighted now.
  case itemHighlighted(ItemPath)
  /// The item is no longer highlighted.
  case itemUnhighlighted(ItemPath)

  // Contract
  /// A rule was broken; the name is the rule's.
  case violated(NameIndex)
}

/// A moment of virtual time: the number of the clock's step. 0 as long as there is no clock.
public typealias Tick = UInt32

/// An event with its moment and its cause. Its own number is its place in the trace.
@frozen public struct TraceRecord: Hashable, Sendable {
  /// What happened.
  public var event: Event
  /// The number of the event that brought it about; −1 for what came from outside.
  public var cause: Int32
  /// When.
  public var tick: Tick

  /// Makes a record.
  @inlinable public init(_ event: Event, cause: Int32, tick: Tick) {
    self.event = event
    self.cause = cause
    self.tick = tick
  }
}
