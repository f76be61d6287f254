// face
internal import CollectionCore
import Foundation

/// A collection view without a screen: it owns a data source, a reuse pool, a scroll offset and a layout, behaves as
/// UIKit's does, and can say what it did and why.
///
/// Set the bounds or the offset, call `layoutIfNeeded()`, and look: ``visibleCells``, ``counters``, ``violations``,
/// ``record(_:)``. There is no clock: an animation is over when the call that began it returns, and prefetching is off.
@preconcurrency @MainActor open class CollectionView: VirtualScrollView {
  // The frame path reads these. Internal and final, or each access is checked at run time.
  internal nonisolated(unsafe) final var _layout: CollectionViewLayout
  internal final weak var _dataSource: (any CollectionViewDataSource)?
  internal final var _reportedLostDataSource = false
  internal final var _dataSourceMethods = DataSourceMethods()
  internal final var _delegateMethods = DelegateMethods()
  internal final var _flowMethods = FlowMethods()
  /// Whether what the pass has loaded is still the data source, the delegate; see `PassPartners.swift`.
  internal final var _passHasDataSource = false
  internal final var _passHasDelegate = false
  internal final weak var _cachedDelegate: (any CollectionViewDelegate)?
  internal final weak var _cachedFlowDelegate: (any CollectionViewDelegateFlowLayout)?
  internal final weak var _cachedWaterfallDelegate: (any WaterfallLayoutDelegate)?
  internal final var _waterfallMethods = MethodPresenceTable.unknown
  internal final weak var _prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  internal final let _environment: SimulationEnvironment
  internal final var _phase = Phase.idle
  internal final var _wantsAnotherPass = false
  internal final var _sections = SectionTable(counts: [])
  internal final var _countsAreValid = false
  internal final var _hasLoaded = false
  internal final var _isLoading = false
  internal final var _dropsDecorations = false
  internal final var _needsReload = false
  /// How often the data was reloaded; tells whether counts that were just read are old ones already.
  internal final var _reloads = 0
  internal final var _hasPrepared = false
  /// How many changes of the bounds are inside each other.
  internal final var _boundsDepth = 0
  internal final var _unseenWork: PendingInvalidation?
  internal final var _isMirrored = false
  internal final var _startsMirrored = true
  internal final var _visible: [VisibleEntry] = []
  internal final var _spareVisible: [VisibleEntry] = []
  internal final var _leaving: [VisibleEntry] = []
  internal final var _scan: [ScannedElement] = []
  internal final var _entering: [EnteringElement] = []
  internal nonisolated(unsafe) final var _views: [CollectionReusableView] = []
  internal final var _freeSlots: [Int32] = []
  // Taking and putting back call nothing of the user's, so that no access can meet another one: a check would cost as
  // much as the rest of it.
  @exclusivity(unchecked) internal final var _pool = ReusePool()
  internal final var _pools: [PoolInfo] = []
  internal final var _cellPools: [String: Int32] = [:]
  internal final var _supplementaryPools: [SupplementaryPoolKey: Int32] = [:]
  internal final var _standInPools: [SupplementaryPoolKey: Int32] = [:]
  internal final var _decorationPools: [String: Int32] = [:]
  internal final var _lastIdentifier = ""
  internal final var _lastPool: Int32 = -1
  internal final var _kinds: [String]
  internal final var _localKinds: [UInt16] = [0, 1, 2]
  internal final var _request = ViewRequest()
  internal final var _requestAttributes: CollectionViewLayoutAttributes?
  /// What was dequeued for the request before the last one.
  internal final var _requestOthers: [Int32] = []
  // Edited and searched without a callback in between; read for every view that comes.
  @exclusivity(unchecked) internal final var _selected: [ItemPath] = []
  @exclusivity(unchecked) internal final var _highlighted: [ItemPath] = []
  /// The items that touches are about, the innermost last, as updates take them along; nil once they are gone.
  internal final var _touches: [ItemPath?] = []
  internal final var _allowsSelection = true
  internal final var _allowsMultipleSelection = false
  internal final var _allowsSelectionDuringEditing = false
  internal final var _allowsMultipleSelectionDuringEditing = false
  internal final var _isEditing = false
  internal final var _isPrefetchingEnabled = true
  internal final var _selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the layout would follow what views prefer; known from its last preparation.
  internal final var _layoutAsksForSizes = false
  /// Whether a view is to be asked what it prefers.
  internal final var _sizingIsDue = false
  internal final var _viewBeingAsked: CollectionReusableView?
  internal final var _backgroundView: VirtualView?
  internal final var _seenVersion: UInt64 = 0
  internal final var _seenChanges: UInt64 = 0
  internal final var _seenBounds = LayoutRect.zero
  internal final var _seenLayout: ObjectIdentifier?
  internal final var _fetched: [CollectionViewLayoutAttributes] = []
  internal final var _fetchedRect: LayoutRect?
  /// Whether the block of a batch runs. A plain flag, since each pass looks at it.
  internal final var _isCollecting = false
  /// The calls of that batch; nil outside of one.
  /// Whether a call of another form is on its way to the open `performBatchUpdates`.
  internal final var _forwardsUpdates = false
  internal final var _batch: CollectedBatch? { didSet { _isCollecting = _batch != nil } }
  /// Whether the batch that runs is a diffable data source's.
  internal final var _isApplyingSnapshot = false
  internal final var _history = UpdateHistory()
  /// The slot of the cell that is being configured again; −1 when none is.
  internal final var _reconfiguring: Int32 = -1
  /// What the last preparation was for, while tracing.
  internal final var _tracedWork = PendingInvalidation.none
  /// Called after each preparation while tracing, before the view asks the layout for anything.
  internal final var _preparationObserver: (() -> Void)?
  internal final var _counters = Counters()
  internal final var _violations: [Violation] = []
  internal final var _isTracing = false
  internal final let _recording = TraceRecording()
  internal final var _cause: Int32 = -1
  internal final var _viewNumbers: (UInt32, UInt32, UInt32) = (0, 0, 0)
  internal final var _objectNumber: Int

  /// The kind of section headers: `"UICollectionElementKindSectionHeader"`.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of section footers: `"UICollectionElementKindSectionFooter"`.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Makes a view with a layout, in the current ``SimulationEnvironment``.
  ///
  /// - Parameter frame: In points; an empty one shows nothing until it is set.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    _layout = layout
    _environment = SimulationEnvironment.current
    _objectNumber = _environment.numbers.next()
    _kinds = ["", CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
    super.init(frame: frame)
    start()
  }

  /// UIKit raises here, since a collection view needs a layout (Semantics 1.17); in `.record` a plain layout is taken. A
  /// subclass that overrides `init(frame:collectionViewLayout:)` and brings a layout of its own can be made this way, as in
  /// UIKit.
  public convenience override init(frame: CGRect) {
    let none = CollectionViewLayout()
    self.init(frame: frame, collectionViewLayout: none)
    if _layout === none { report(.missingLayout()) }
  }

  /// Archives are not supported: the view is made empty, with a flow layout, as one from an archive would have it.
  public required init?(coder: NSCoder) {
    _layout = CollectionViewFlowLayout()
    _environment = SimulationEnvironment.current
    _objectNumber = _environment.numbers.next()
    _kinds = ["", CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
    super.init(coder: coder)
    start()
  }

  deinit { letGo() }

  override func boundsWillChange(to new: LayoutRect) {
    super.boundsWillChange(to: new)
    askAboutBounds(new)
  }

  override func boundsDidChange(from old: LayoutRect) {
    if _isTracing { traceBounds() }
    super.boundsDidChange(from: old)
  }

  override func adjustedInsetStorageDidChange() {
    super.adjustedInsetStorageDidChange()
    if _hasPrepared { _layout.adjustedInsetDidChange() }
  }

  override func marginsStorageDidChange() {
    super.marginsStorageDidChange()
    if _hasPrepared { _layout.marginsDidChange() }
  }

  override var environmentTraits: ViewTraits? { _environment.traits }

  override func scrollDelegateDidChange() { delegateChanged(_scrollDelegate as? any CollectionViewDelegate) }

  override func directionMayHaveChanged() { mirroringMayHaveChanged() }

  override func refuse(_ violation: Violation) { report(violation) }

  override func layoutLoopDetected() { report(.layoutLoop(self)) }

  // MARK: Data, delegate, layout

  /// Who has the data; not retained. Another object means a reload at the next layout (Semantics 2.2b, 2.18).
  open weak var dataSource: (any CollectionViewDataSource)? {
    get { _dataSource }
    set { setDataSource(newValue) }
  }

  /// Who is told and asked; not retained. What it implements is found out once (Semantics 2.18).
  @_nonoverride open weak var delegate: (any CollectionViewDelegate)? {
    get { _cachedDelegate }
    set { super.delegate = newValue }
  }

  /// Who is told of items that will be needed soon; not retained. Without a clock it is not called.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { _prefetchDataSource }
    set {
      _prefetchDataSource = newValue
      reportUncalledMethods(of: newValue)
    }
  }

  /// Who decides where everything is. Another one takes over at the next layout; cells are kept where items stay
  /// (Semantics 3.25).
  open var collectionViewLayout: CollectionViewLayout {
    get { _layout }
    set { setLayout(newValue) }
  }

  /// Replaces the layout. Without a clock the change is over when the call returns, animated or not.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls `completion` at the end.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Throws counts, attributes and selection away; all is asked again at the next layout or question, not now
  /// (Semantics 2.1).
  open func reloadData() { reload() }

  /// How many sections there are, from the cache, which is filled when it is empty (Semantics 2.3); 1 without a data
  /// source (2.2a).
  open var numberOfSections: Int { countSections() }

  /// How many items a section has, from the cache, which is filled when it is empty.
  open func numberOfItems(inSection section: Int) -> Int { countItems(in: section) }

  // MARK: Updates

  /// Carries several changes out as one: lays out if due, runs `updates`, in which the model changes and the calls below
  /// are made, reads the counts again, and shows the result (Semantics 6.1–6.22). All of it happens before this returns.
  ///
  /// Deletes, reloads and move sources are in the paths before the update, inserts and move targets in those after it. A
  /// batch inside the block of another joins it. A batch that is not legal is a violation with a diagnosis; in `.record` the
  /// view then reloads.
  ///
  /// - Parameters:
  ///   - updates: Run before this returns; nil is an empty batch, which still prepares the layout (6.11).
  ///   - completion: Called once at the end with true, with false when the batch was refused; those of inner batches after
  ///     that of the outermost (6.9a).
  /// - Complexity: O(edits log edits + sections + visible), and what the layout needs to prepare.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion: completion)
  }

  /// Adds sections, at their numbers after the update. Outside a batch it is one of its own, at once (Semantics 6.7).
  open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

  /// Takes sections away, by their numbers before the update.
  open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

  /// Replaces sections by themselves, by their numbers before the update.
  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

  /// Moves a section from its number before the update to its number after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(from: section, to: newSection)])
  }

  /// Adds items, at their paths after the update. Outside a batch it is one of its own, at once (Semantics 6.7).
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insert(ItemPath($0)) }) }

  /// Takes items away, by their paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .delete(ItemPath($0)) }) }

  /// Replaces items by themselves, by their paths before the update: their cells are asked for again.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reload(ItemPath($0)) }) }

  /// Moves an item from its path before the update to its path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.move(from: ItemPath(indexPath), to: ItemPath(newIndexPath))])
  }

  /// Configures the cells of items again, at once and without replacing them (Semantics 2.11, 2.11a). The data source must
  /// dequeue with the identifier the cell already has (2.12a); items off screen are left alone.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Whether an update is being collected: a batch block runs.
  open var hasUncommittedUpdates: Bool { _isCollecting }

  // MARK: Registration and dequeue

  /// Registers a class of cells; nil takes the registration away. It is made through its `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a class of supplementary views for a kind; nil takes the registration away.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerSupplementary(viewClass, elementKind, identifier) }

  /// A cell: the one pooled last under this identifier, or a new one (Semantics 1.5). Call it once for each request of the
  /// view, with the path of the request, and return what it gives (1.16).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell { dequeueCell(identifier, indexPath) }

  /// A supplementary view: the one pooled last under this kind and identifier, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

  // MARK: What is shown

  /// The cells on screen, in the order of their paths. UIKit promises no order (Semantics 1.23b).
  open var visibleCells: [CollectionViewCell] { cellsOnScreen() }

  /// The paths of the cells on screen, ascending. Inside `willDisplay` still those before the pass, inside
  /// `didEndDisplaying` already those after it (Semantics 1.23a).
  open var indexPathsForVisibleItems: [IndexPath] { pathsOnScreen() }

  /// The supplementary views of a kind on screen, in the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    supplementaryViewsOnScreen(elementKind)
  }

  /// The paths of the supplementary views of a kind on screen, ascending.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaryPathsOnScreen(elementKind)
  }

  /// The cell on screen for an item; nil when there is none. Never asks the data source (Semantics 1.24).
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { cell(at: indexPath) }

  /// The supplementary view on screen for an element; nil when there is none.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> CollectionReusableView? {
    supplementary(elementKind, at: indexPath)
  }

  /// The path a cell is shown for; nil when it is not on screen.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { path(of: cell) }

  /// The path a supplementary view is shown for; nil when it is not on screen.
  open func indexPath(forSupplementaryView supplementaryView: CollectionReusableView) -> IndexPath? {
    path(of: supplementaryView)
  }

  /// The topmost item at a point in content coordinates, by the layout; nil when there is none (Semantics 3.29).
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// An item's attributes, after the layout was prepared if it has to be; no cell is made (Semantics 3.28). A copy.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  /// A supplementary view's attributes, likewise.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributesOfSupplementary(kind, at: indexPath) }

  /// A view behind all cells; it always fills the visible bounds (Semantics 2.5).
  open var backgroundView: VirtualView? {
    get { _backgroundView }
    set { setBackground(newValue) }
  }

  // MARK: Selection

  /// Whether items can be selected; true. False clears the selection.
  open var allowsSelection: Bool {
    get { _allowsSelection }
    set { setAllowsSelection(newValue) }
  }

  /// Whether several items can be selected; false. Setting false keeps one of them (Semantics 8.10).
  open var allowsMultipleSelection: Bool {
    get { _allowsMultipleSelection }
    set { setAllowsMultipleSelection(newValue) }
  }

  /// Whether items can be selected while editing; false.
  open var allowsSelectionDuringEditing: Bool {
    get { _allowsSelectionDuringEditing }
    set { _allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected while editing; false. Setting true allows selection while editing as well.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { _allowsMultipleSelectionDuringEditing }
    set { setAllowsMultipleSelectionDuringEditing(newValue) }
  }

  /// Whether the view is editing; false. A change clears the selection and tells the visible cells.
  open var isEditing: Bool {
    get { _isEditing }
    set { setEditingState(newValue) }
  }

  /// The selected items in the order of selection; empty when there are none (Semantics 8.9).
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths() }

  /// Selects an item by program: no delegate is asked or told (Semantics 8.7). nil clears the selection (8.8); an empty
  /// position does not scroll (7.9).
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByProgram(indexPath, animated: animated, position: scrollPosition)
  }

  /// Deselects an item by program: no delegate is asked or told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectByProgram(indexPath) }

  // MARK: Scrolling

  /// Brings an item to a place in the visible bounds, after a layout pass if one is due (Semantics 7.7–7.13).
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  /// One layout pass: counts, preparation, content size, elements, cells (Semantics 2.5).
  ///
  /// The clamp of the scroll view is part of the pass, behind the content size, so super is not called.
  open override func layoutSubviews() { runPass() }

  // MARK: Options

  /// Whether cells are made ahead of time. True as in UIKit, without effect as long as there is no clock.
  open var isPrefetchingEnabled: Bool {
    get { _isPrefetchingEnabled }
    set { _isPrefetchingEnabled = newValue }
  }

  /// When cells that change by themselves are measured again.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { _selfSizingInvalidation }
    set { _selfSizingInvalidation = newValue }
  }

  /// `<UICollectionView: #1; …>`: UIKit's class name, a number in place of the address.
  open override var description: String { MainActor.assumeIsolated { describe() } }
}
