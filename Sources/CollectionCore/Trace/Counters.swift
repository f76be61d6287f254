/// What a collection view did, in numbers. Always on; two readings subtract to the cost of what lay between.
public struct Counters: Hashable, Sendable {
  /// Cells made because the pool had none.
  public var cellsCreated = 0
  /// Cells taken from the pool.
  public var cellsReused = 0
  /// Cells put into the pool.
  public var cellsRecycled = 0
  /// Supplementary and decoration views made.
  public var supplementaryCreated = 0
  /// Supplementary and decoration views taken from the pool.
  public var supplementaryReused = 0
  /// Supplementary and decoration views put into the pool.
  public var supplementaryRecycled = 0
  /// Calls of the layout's `prepare()`.
  public var prepareCalls = 0
  /// Calls of `layoutAttributesForElements(in:)` by the view.
  public var elementsQueries = 0
  /// Calls of the layout's single-element questions by the view.
  public var itemQueries = 0
  /// Attribute objects that came into being for this view: made by its own layouts, or new in the answers of others.
  public var attributesMade = 0
  /// Invalidations of the layout.
  public var invalidations = 0
  /// `numberOfSections(in:)` calls.
  public var numberOfSectionsCalls = 0
  /// `collectionView(_:numberOfItemsInSection:)` calls.
  public var numberOfItemsCalls = 0
  /// `collectionView(_:cellForItemAt:)` calls.
  public var cellForItemCalls = 0
  /// Calls for supplementary views.
  public var supplementaryCalls = 0
  /// `collectionView(_:layout:sizeForItemAt:)` calls.
  public var sizeForItemCalls = 0
  /// Calls that a delegate implementing it got of `willDisplay`, for cells.
  public var willDisplayCalls = 0
  /// Calls that a delegate implementing it got of `didEndDisplaying`, for cells.
  public var didEndDisplayingCalls = 0
  /// Cells on screen or prepared.
  public var liveCells = 0
  /// Cells in the pool.
  public var pooledCells = 0
  /// The most cells that were live at one time.
  public var liveCellsPeak = 0
  /// The most cells that were in the pool at one time.
  public var pooledCellsPeak = 0
  /// Rounds of asking cells for their preferred sizes.
  public var selfSizingRounds = 0

  /// Zero everywhere.
  public init() {}

  /// The names under which files and messages know the counters, in a stable order.
  public static let names: [StaticString] = [
    "cellsCreated", "cellsReused", "cellsRecycled", "supplementaryCreated", "supplementaryReused",
    "supplementaryRecycled", "prepareCalls", "elementsQueries", "itemQueries", "attributesMade", "invalidations",
    "numberOfSectionsCalls", "numberOfItemsCalls", "cellForItemCalls", "supplementaryCalls", "sizeForItemCalls",
    "willDisplayCalls", "didEndDisplayingCalls", "liveCells", "pooledCells", "liveCellsPeak", "pooledCellsPeak",
    "selfSizingRounds",
  ]

  /// The values in the order of ``names``.
  public var values: [Int] {
    [
      cellsCreated, cellsReused, cellsRecycled, supplementaryCreated, supplementaryReused, supplementaryRecycled,
      prepareCalls, elementsQueries, itemQueries, attributesMade, invalidations, numberOfSectionsCalls,
      numberOfItemsCalls, cellForItemCalls, supplementaryCalls, sizeForItemCalls, willDisplayCalls,
      didEndDisplayingCalls, liveCells, pooledCells, liveCellsPeak, pooledCellsPeak, selfSizingRounds,
    ]
  }

  /// What was done since `earlier`. States (live, pooled and their peaks) are not differences and stay as they are.
  public func since(_ earlier: Counters) -> Counters {
    var result = self
    result.cellsCreated -= earlier.cellsCreated
    result.cellsReused -= earlier.cellsReused
    result.cellsRecycled -= earlier.cellsRecycled
    result.supplementaryCreated -= earlier.supplementaryCreated
    result.supplementaryReused -= earlier.supplementaryReused
    result.supplementaryRecycled -= earlier.supplementaryRecycled
    result.prepareCalls -= earlier.prepareCalls
    result.elementsQueries -= earlier.elementsQueries
    result.itemQueries -= earlier.itemQueries
    result.attributesMade -= earlier.attributesMade
    result.invalidations -= earlier.invalidations
    result.numberOfSectionsCalls -= earlier.numberOfSectionsCalls
    result.numberOfItemsCalls -= earlier.numberOfItemsCalls
    result.cellForItemCalls -= earlier.cellForItemCalls
    result.supplementaryCalls -= earlier.supplementaryCalls
    result.sizeForItemCalls -= earlier.sizeForItemCalls
    result.willDisplayCalls -= earlier.willDisplayCalls
    result.didEndDisplayingCalls -= earlier.didEndDisplayingCalls
    result.selfSizingRounds -= earlier.selfSizingRounds
    return result
  }
}
