import CollectionCore

/// A layout recorded elsewhere: what was laid out, and what came out of it. Numbers are points.
///
/// Files of cases come from other programs, so keys that are not known here are passed over; values must have their
/// type all the same.
public struct ConformanceCase: Hashable, Sendable {
  /// Unique over all files.
  public var id: String
  /// What the case is about.
  public var name: String
  /// The size of the collection view.
  public var bounds: LayoutSize
  /// Set on the view.
  public var contentInset: LayoutInsets
  /// What held when it was recorded.
  public var safeAreaInsets: LayoutInsets
  /// Set on the view; nil leaves the view's default.
  public var layoutMargins: LayoutInsets?
  /// Set after the first layout; the origin means that none was set.
  public var contentOffsetSet: LayoutPoint
  /// The layout.
  public var layout: ScenarioLayout
  /// Items per section.
  public var counts: [Int]
  /// What a flow layout's delegate answers; nil when there is none.
  public var delegate: FlowDelegateAnswers?
  /// How cells answer preferred attributes.
  public var cells: ConformanceCells
  /// What self-sizing supplementary views answer, nil when they keep what they are given.
  public var supplementaryViews: ConformanceSupplementaryViews?
  /// How often the recording laid out, in words.
  public var passes: String?
  /// How far numbers may be off, in points; nil is exact.
  public var tolerance: Double?
  /// Why the recording is less certain; nil when it is not. Empty when the file says only that it is.
  public var doubtful: String?
  /// Remarks for people.
  public var notes: String?
  /// What came out.
  public var expected: ConformanceExpectation
  /// Where the case was read.
  public var mark: SourceMark
}

/// How cells of a recorded case answer preferred attributes.
public struct ConformanceCells: Hashable, Sendable {
  /// The kind of cell; `unchanged` and `plain` keep what they are given.
  public var selfSizing: String
  /// The kind of cell in words.
  public var about: String?
  /// Sizes that items want, in index order; empty when none were recorded.
  public var preferredSizes: [LayoutSize]
  /// Heights that items want, by item number modulo the count; empty when none were recorded.
  public var preferredHeightByTextIndex: [Double]
  /// The width that goes with those heights; nil is the given width.
  public var preferredWidth: Double?
}

extension ConformanceCells {
  /// What the cell of an item wants, nil when it keeps what it is given.
  ///
  /// - Parameters:
  ///   - ordinal: The number of the item over all sections.
  ///   - item: The number in its section.
  public func preferredSize(ordinal: Int, item: Int) -> ScenarioCells.PreferredSize? {
    if ordinal >= 0, ordinal < preferredSizes.count {
      return ScenarioCells.PreferredSize(width: preferredSizes[ordinal].width, height: preferredSizes[ordinal].height)
    }
    guard item >= 0, !preferredHeightByTextIndex.isEmpty else { return nil }
    return ScenarioCells.PreferredSize(
      width: preferredWidth, height: preferredHeightByTextIndex[item % preferredHeightByTextIndex.count])
  }
}

/// What self-sizing headers and footers of a recorded case answer.
public struct ConformanceSupplementaryViews: Hashable, Sendable {
  /// In words.
  public var about: String?
  /// Heights by element kind, in points.
  public var preferredHeight: [String: Double]
}
