import CollectionCore

/// What should hold after a step, or at the end. Only what is said is checked.
public struct Expectation: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize: LayoutSize?
  /// The content offset, in points.
  public var offset: LayoutPoint?
  /// How far the sections that scroll themselves are scrolled, in points, from section 0 on.
  public var sectionOffsets: [Double] = []
  /// Frames of elements, on screen or not.
  public var frames: [ElementName: LayoutRect] = [:]
  /// The elements on screen, in any order.
  public var visible: [ElementName]?
  /// Which item, by identifier, the cell at a place was configured for.
  public var showing: [ElementName: String] = [:]
  /// Cells that are the same object before and after the step.
  public var sameCell: [CellPair] = []
  /// Totals since the scenario began.
  public var counters: [CounterName: CountExpectation] = [:]
  /// Counts of this step alone.
  public var stepCounters: [CounterName: CountExpectation] = [:]
  /// Lines of the trace that come in this order, others between them.
  public var events: [String] = []
  /// All lines of the trace of this step.
  public var eventsExactly: [String]?
  /// The violations since the scenario began, each by rule or by a piece of its message.
  public var violations: [String]?
  /// The likely causes of the updates refused since the scenario began, one entry each: names, `a or b` where two are told.
  public var causes: [String]?
  /// The selected items, in any order.
  public var selected: [ItemPath]?
  /// What the layout answers for rectangles.
  public var queries: [Query] = []
  /// Whether the invariants of the view hold; they are checked after every step anyway.
  public var valid: Bool?
  /// How far numbers may be off, in points; nil is the scenario's tolerance.
  public var tolerance: Double?
  /// Where the expectation was read.
  public var mark = SourceMark()

  /// Makes an expectation of nothing.
  public init() {}

  /// Whether nothing is expected.
  public var isEmpty: Bool { self == Expectation() }
}

// MARK: - Parts

extension Expectation {
  /// A cell object that showed one item before a step and shows another after it.
  public struct CellPair: Hashable, Sendable {
    /// What it showed before.
    public var before: ElementName
    /// What it shows after.
    public var after: ElementName

    /// Makes a pair.
    public init(before: ElementName, after: ElementName) {
      self.before = before
      self.after = after
    }
  }

  /// What the layout answers for a rectangle.
  public struct Query: Hashable, Sendable {
    /// The rectangle, in content coordinates.
    public var rect: LayoutRect
    /// The elements, in any order.
    public var elements: [ElementName]

    /// Makes a query.
    public init(rect: LayoutRect, elements: [ElementName]) {
      self.rect = rect
      self.elements = elements
    }
  }
}
