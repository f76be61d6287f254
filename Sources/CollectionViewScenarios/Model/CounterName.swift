/// The counters that a scenario can hold an expectation against.
public enum CounterName: String, CaseIterable, Hashable, Sendable {
  /// Cells made because none could be reused.
  case cellsCreated
  /// Cells taken from the pool.
  case cellsReused
  /// Cells given back to the pool.
  case cellsRecycled
  /// Supplementary and decoration views made.
  case supplementaryCreated
  /// Supplementary and decoration views taken from the pool.
  case supplementaryReused
  /// Supplementary and decoration views given back to the pool.
  case supplementaryRecycled
  /// Calls of `prepare`.
  case prepareCalls
  /// Calls of `layoutAttributesForElements(in:)`.
  case elementsQueries
  /// Calls of `layoutAttributesForItem(at:)`.
  case itemQueries
  /// Attributes objects made.
  case attributesMade
  /// Invalidations of the layout.
  case invalidations
  /// Calls of `numberOfSections(in:)`.
  case numberOfSectionsCalls
  /// Calls of `collectionView(_:numberOfItemsInSection:)`.
  case numberOfItemsCalls
  /// Calls of `collectionView(_:cellForItemAt:)`.
  case cellForItemCalls
  /// Calls of `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  case supplementaryCalls
  /// Calls of `collectionView(_:layout:sizeForItemAt:)`.
  case sizeForItemCalls
  /// Calls of `collectionView(_:willDisplay:forItemAt:)`.
  case willDisplayCalls
  /// Calls of `collectionView(_:didEndDisplaying:forItemAt:)`.
  case didEndDisplayingCalls
  /// Cells that are there: on screen, prepared or in the pool.
  case liveCells
  /// Cells in the pool.
  case pooledCells
  /// The most cells that were there at one time.
  case liveCellsPeak
  /// The most cells that were in the pool at one time.
  case pooledCellsPeak
  /// Rounds of self-sizing.
  case selfSizingRounds
}

/// What a counter should read: one number, or a range open at one end or none.
public struct CountExpectation: Hashable, Sendable {
  /// The least that is right; nil is no bound.
  public var atLeast: Int?
  /// The most that is right; nil is no bound.
  public var atMost: Int?

  /// Makes a range.
  public init(atLeast: Int? = nil, atMost: Int? = nil) {
    self.atLeast = atLeast
    self.atMost = atMost
  }

  /// Makes an expectation of one number.
  public init(exactly count: Int) { self.init(atLeast: count, atMost: count) }

  /// Whether a counter reads what it should.
  public func holds(for count: Int) -> Bool { count >= atLeast ?? .min && count <= atMost ?? .max }
}
