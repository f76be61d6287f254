// face
internal import CollectionCore
import Foundation

/// Items fill lines, lines are stacked along the scroll direction, sections follow each other with headers and footers:
/// UIKit's flow layout, to the pixel.
///
/// Metrics come from the collection view's delegate where it gives them, else from the properties (Semantics 4.2).
///
/// Preparing costs O(sections) when the items of a section have one size, O(items) with sizes from a delegate, which is
/// asked for every item, or from ``itemSizes``. A batch update costs as much, the delegate being asked for every item again
/// as in UIKit; with sizes from ``itemSizesInRange`` it costs O(sections + edits) for the most part. A question costs
/// O(log sections + log lines + visible). Memory: nothing for items of one size, their sizes and 12 bytes a line otherwise.
@preconcurrency @MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
  /// What section insets are measured from (Semantics 4.39).
  public enum SectionInsetReference: Int, Sendable, Hashable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  internal final var _itemSize = CGSize(width: 50, height: 50)
  internal final var _estimatedItemSize = CGSize.zero
  internal final var _minimumLineSpacing: CGFloat = 10
  internal final var _minimumInteritemSpacing: CGFloat = 10
  internal final var _sectionInset = ViewInsets.zero
  internal final var _headerReferenceSize = CGSize.zero
  internal final var _footerReferenceSize = CGSize.zero
  internal final var _scrollDirection = CollectionView.ScrollDirection.vertical
  internal final var _sectionInsetReference = SectionInsetReference.fromContentInset
  internal final var _pinsHeaders = false
  internal final var _pinsFooters = false
  internal final var _itemSizes: ((_ section: Int) -> [CGSize])?
  internal final var _itemSizesInRange: ((_ section: Int, _ items: Range<Int>) -> [CGSize])?
  internal final var _solved = SolvedFlow(FlowSolver(axis: .vertical, breadth: 0, scale: 2))
  internal final var _sections: [FlowSection] = []
  internal final var _solvedBreadth = 0.0
  internal final var _solvedSections: [FlowSection] = []
  internal final var _solvedPins = PinnedParts(headers: false, footers: false)
  internal final var _isPreparingByHand = false
  internal final var _lateness = PreparationState.idle
  internal final var _warnedOfMutation = false
  internal final let _loan = AttributesLoan()
  /// What cells turned out to want; nil until the first of them (Semantics 5.7).
  internal final var _measured = MeasuredSizes()
  /// What headers and footers turned out to want, along the scroll direction.
  internal final var _measuredBoundaries: [ElementKey: Double] = [:]
  /// The room across for which all that was measured.
  internal final var _measuredBreadth = 0.0
  /// ``_sections`` as sections that measure themselves, their items as given; nil when it is to be put together again.
  internal final var _sized: [FlowSection]?
  /// Changes whenever something is measured or forgotten, and what of it the flow was computed with.
  internal final var _measuredVersion = 0
  internal final var _solvedVersion = 0
  /// Items that were content with what they were given since: known, and not told to the flow yet.
  internal final var _settled: [ItemPath] = []
  /// What the offset is to change by so that nothing moves on screen, for the context that comes.
  internal final var _sizingShift = 0.0
  internal final var _scrollAnchoring = ScrollAnchoring.keepTopItem
  internal final var _sizingJump = 0.0

  /// Makes a layout with UIKit's defaults: items of 50 x 50, spacings of 10, no insets, vertical (Semantics 4.1).
  public override init() { super.init() }

  /// Archives are not supported; the layout is made with its defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The estimate that stands for sizing by the cells themselves.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // Setting a property to another value invalidates (Semantics 4.36). The value is stored first and the access is over
  // before the call: an override of `invalidateLayout()` may read it.

  /// The size of items, in points, where the delegate gives none; 50 x 50.
  open var itemSize: CGSize {
    get { _itemSize }
    set {
      guard newValue != _itemSize else { return }
      _itemSize = newValue
      invalidateLayout()
    }
  }

  /// The size that stands for items whose cells were not measured yet; zero for none. Anything else turns self-sizing on:
  /// cells, headers and footers on screen are asked what they prefer (Semantics 5.1).
  ///
  /// Once cells were measured, their average in all sections stands for the others (5.6), unless the delegate gives sizes.
  /// What was measured stays with its item until `reloadData()` or another room across the scroll direction (5.7), and
  /// follows it through updates.
  ///
  /// A measured cell costs O(log items + visible) in lists and grids, in which all items of a section are equally broad;
  /// where their breadths differ, O(items of such sections): an average of another breadth breaks all their lines again.
  open var estimatedItemSize: CGSize {
    get { _estimatedItemSize }
    set {
      guard newValue != _estimatedItemSize else { return }
      _estimatedItemSize = newValue
      invalidateLayout()
    }
  }

  /// The room between lines, exact in spite of its name; 10.
  open var minimumLineSpacing: CGFloat {
    get { _minimumLineSpacing }
    set {
      guard newValue != _minimumLineSpacing else { return }
      _minimumLineSpacing = newValue
      invalidateLayout()
    }
  }

  /// The least room between the items of a line; 10.
  open var minimumInteritemSpacing: CGFloat {
    get { _minimumInteritemSpacing }
    set {
      guard newValue != _minimumInteritemSpacing else { return }
      _minimumInteritemSpacing = newValue
      invalidateLayout()
    }
  }

  /// The margins around the lines of a section; headers and footers are outside of them.
  open var sectionInset: ViewInsets {
    get { _sectionInset }
    set {
      guard newValue != _sectionInset else { return }
      _sectionInset = newValue
      invalidateLayout()
    }
  }

  /// The header's size; its extent along the scroll direction is used, 0 for no header (Semantics 4.5, 4.6).
  open var headerReferenceSize: CGSize {
    get { _headerReferenceSize }
    set {
      guard newValue != _headerReferenceSize else { return }
      _headerReferenceSize = newValue
      invalidateLayout()
    }
  }

  /// The footer's size; its extent along the scroll direction is used, 0 for no footer.
  open var footerReferenceSize: CGSize {
    get { _footerReferenceSize }
    set {
      guard newValue != _footerReferenceSize else { return }
      _footerReferenceSize = newValue
      invalidateLayout()
    }
  }

  /// The direction in which lines are stacked; vertical.
  open var scrollDirection: CollectionView.ScrollDirection {
    get { _scrollDirection }
    set {
      guard newValue != _scrollDirection else { return }
      _scrollDirection = newValue
      invalidateLayout()
    }
  }

  /// What section insets are measured from. Setting it does not invalidate, as measured (Semantics 4.36a).
  open var sectionInsetReference: SectionInsetReference {
    get { _sectionInsetReference }
    set { _sectionInsetReference = newValue }
  }

  /// Whether headers stay in the visible bounds while their section is there; false.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { _pinsHeaders }
    set {
      guard newValue != _pinsHeaders else { return }
      _pinsHeaders = newValue
      invalidateLayout()
    }
  }

  /// Whether footers stay in the visible bounds while their section is there; false.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { _pinsFooters }
    set {
      guard newValue != _pinsFooters else { return }
      _pinsFooters = newValue
      invalidateLayout()
    }
  }

  /// The sizes of all items of a section at once, where the delegate gives none: two calls a section in place of one an
  /// item. Not in UIKit. A list that is too short is filled up with ``itemSize``.
  ///
  /// Every preparation asks for all of them, those of batch updates too: ``itemSizesInRange`` asks for what is new.
  public final var itemSizes: ((_ section: Int) -> [CGSize])? {
    get { _itemSizes }
    set {
      _itemSizes = newValue
      invalidateLayout()
    }
  }

  /// The sizes of some items of a section at once, where the delegate gives none; it comes before ``itemSizes``. Not in
  /// UIKit. A list that is too short is filled up with ``itemSize``.
  ///
  /// A preparation asks for all items of each section. A batch update asks for those alone that are inserted or reloaded
  /// and for new sections, by their new numbers; all others keep the size they have, wherever they go. Where an item that stays has another size
  /// in the new data, reload it in the batch, or invalidate the layout. An empty batch asks for everything.
  ///
  /// An update of *e* edits then costs O(sections + *e* log *e* + the items of the lines it touches), however many items
  /// there are: lines are broken again from an edit until one begins where a line began before. It costs O(items) where
  /// lines of several items of one breadth all move on, where the items come to be of one size or cease to be, where an
  /// item is warned of, with a negative line spacing, and now and then, to put in order what many updates left.
  public final var itemSizesInRange: ((_ section: Int, _ items: Range<Int>) -> [CGSize])? {
    get { _itemSizesInRange }
    set {
      _itemSizesInRange = newValue
      invalidateLayout()
    }
  }

  /// ``CollectionViewFlowLayoutInvalidationContext``; a subclass that answers another answers a subclass of it.
  open override class var invalidationContextClass: AnyClass { CollectionViewFlowLayoutInvalidationContext.self }

  /// Reads metrics and computes where everything is. Overriders call super.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  /// The room across, and the length of all sections along the scroll direction (Semantics 4.30).
  open override var collectionViewContentSize: CGSize { sizeOfContent() }

  /// The elements whose frames meet `rect`.
  ///
  /// The objects belong to the layout and are used again: change copies, as UIKit wants it (Semantics 3.15).
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    elements(in: LayoutRect(rect))
  }

  /// An item's attributes, a fresh object; nil when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  /// A header's or footer's attributes, a fresh object; nil when it has no extent (Semantics 4.6).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributesOfBoundary(elementKind, indexPath) }

  /// A flow layout has no decoration views.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// True for another extent across the scroll direction, and for any change while headers or footers are pinned
  /// (Semantics 4.35).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    dependsOn(newBounds)
  }

  /// A context that has the delegate asked again only when the size changed (Semantics 4.38).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { flowContext(for: newBounds) }

  /// Whether a cell, header or footer prefers another size, by half a pixel or more; never without an estimate
  /// (Semantics 5.3, 5.12a). Of headers and footers the extent along the scroll direction counts.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { follows(preferredAttributes, originalAttributes) }

  /// A context that names the element, has the delegate asked for nothing, and moves the offset by what the content in
  /// front of the screen grew (Semantics 5.10).
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { sizingContext(preferredAttributes) }

  /// Raises for a context that is not a flow context (Semantics 4.37b).
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if !(context is CollectionViewFlowLayoutInvalidationContext) { report(.wrongContext(context, for: self)) }
    super.invalidateLayout(with: context)
    if _lateness == .done { _lateness = .overtaken }
  }

  // MARK: Updates

  /// Where an item starts when it appears in an update, an object of the caller's own: inserted and reloaded items where
  /// they stand, transparent; all others where they were, on screen or not (Semantics 6.15). Nil outside of an update.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { initialAttributes(ofItem: itemIndexPath) }

  /// Where an item goes when it disappears in an update, an object of the caller's own, by its old path: deleted and
  /// reloaded items where they stood, transparent; all others where they are now. Nil outside of an update.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { finalAttributes(ofItem: itemIndexPath) }

  /// Where a header or footer starts when it appears in an update; it follows its section as an item would.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { initialAttributes(ofBoundary: elementKind, elementIndexPath) }

  /// Where a header or footer goes when it disappears in an update; it follows its section as an item would.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { finalAttributes(ofBoundary: elementKind, elementIndexPath) }

  // MARK: Hooks

  override func didPrepare() {
    prepareAgainIfOvertaken()
    _lateness = .idle
  }

  override var asksForSizes: Bool { sizesItself || hasOwnSizing }

  override func willFollow(_ wish: SizeWish) { measured(wish) }

  override func didSettle(_ original: CollectionViewLayoutAttributes) { settled(original) }

  override func adjustedInsetDidChange() { roomMayHaveChanged() }

  override func vendedObjectsChanged() { reportAltered() }
}
