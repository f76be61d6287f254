// face
internal import CollectionCore
import Foundation

/// Answers what a section looks like; nil is for sections without items: `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias CollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any CollectionLayoutEnvironment) -> CollectionLayoutSection?

/// Items fill groups, groups are repeated in sections, sections follow each other: `UICollectionViewCompositionalLayout`.
///
/// A solve asks the provider once for each section (Semantics 11.31) and costs O(sections + items of one group for each
/// section that looks unlike the one before): groups repeat in closed form, and nothing is kept for an item. A question
/// costs O(log sections + log groups + visible). Scrolling, a pinned header and an offset of a section solve nothing again.
@preconcurrency @MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
  internal final let _section: CollectionLayoutSection?
  internal final let _provider: CollectionViewCompositionalLayoutSectionProvider?
  internal final var _configuration: CollectionViewCompositionalLayoutConfiguration
  internal final var _solved = SolvedComposition()
  internal final var _mustSolve = true
  /// How far sections were scrolled by call, by section.
  internal final var _offsets: [Int: Double] = [:]
  internal final var _visibleItems: [ElementKey: VisibleSectionItem] = [:]
  internal final var _handlerWork = HandlerWork.nothing
  internal final var _handledBounds: LayoutRect?
  /// What of the measured sizes survives the solve that comes.
  internal final var _keeping = SizeKeeping.nothing
  /// Which views are to be asked again after the preparation at hand.
  internal final var _sizingScope = SizingScope.none
  /// What the offset is to change by so that nothing moves on screen, for the context that comes.
  internal final var _sizingShift = 0.0
  internal final var _sizingJump = 0.0
  internal final var _scrollAnchoring = ScrollAnchoring.keepTopItem
  internal final var _updateAnchoring = UpdateAnchoring.keepFirstItem
  /// An item that stays cut by the edge of the screen in the same proportion until it was measured for another width.
  internal final var _cutItem: ItemPath?
  /// Where the update at hand comes to rest.
  internal final var _restingOffset: CGPoint?
  internal final var _reportedObstacle: Violation?

  /// Makes a layout whose sections all look alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections all look alike.
  public init(section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration) {
    _section = section.duplicate()
    _provider = nil
    _configuration = configuration.duplicate()
    super.init()
  }

  /// Makes a layout that asks what each section looks like.
  public convenience init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout that asks what each section looks like.
  public init(
    sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    _section = nil
    _provider = sectionProvider
    _configuration = configuration.duplicate()
    super.init()
  }

  /// Archives are not supported; the layout has no sections.
  public required init?(coder: NSCoder) {
    _section = nil
    _provider = nil
    _configuration = CollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What holds for all sections. Setting it copies and invalidates (Semantics 11.63); changing the object that was read
  /// does not.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    get { _configuration }
    set {
      _configuration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// A class of the layout's own, which remembers what was measured.
  open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

  /// Asks for the sections and solves them, unless only bounds or the offset of a section changed. Overriders call super.
  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  /// All sections along the scroll direction, the view or the widest group across it (Semantics 11.29).
  open override var collectionViewContentSize: CGSize { CGSize(_solved.solver.contentSize) }

  /// The elements whose groups and frames meet `rect` inside the content (Semantics 11.50).
  ///
  /// The objects belong to the layout and are used again: change copies.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    elements(in: LayoutRect(rect))
  }

  /// An item's attributes, a fresh object, where it is seen; nil when there is none (Semantics 11.51).
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    indexPath.count == 2 ? attributes(of: ElementKey(cell: ItemPath(indexPath))) : nil
  }

  /// A supplementary view's attributes, a fresh object; nil when there is none (Semantics 11.41, 11.42).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(
      of: ElementKey(.supplementary, kind: ElementKinds.number(of: elementKind), path: ItemPath(indexPath)))
  }

  /// A background's attributes, a fresh object; the item is its place in the section's list (Semantics 11.42).
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(
      of: ElementKey(.decoration, kind: ElementKinds.number(of: elementKind), path: ItemPath(indexPath)))
  }

  /// True for another size, and for any change while something is pinned or a section that does not scroll itself has a
  /// handler (Semantics 11.44, 11.57).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dependsOn(newBounds) }

  /// A context that keeps the solution while only the offset changes (Semantics 11.44).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { context(for: newBounds) }

  /// False, also where a view is followed: a compositional layout follows what a view prefers on estimated axes whatever is
  /// answered here, by it or by a subclass. Called once for each measurement (Semantics 5.3a).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// A context that names the element and moves the offset by what the content in front of the screen grew; sections are
  /// not asked for again (Semantics 5.10, 5.17).
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { sizingContext(preferredAttributes) }

  /// Notes whether sections are to be asked for again. Overriders call super.
  ///
  /// What views were measured to be is forgotten when the data is reloaded and for views that are not on screen; those on
  /// screen are asked again (Semantics 11.59).
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// True: from right to left everything is mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Lists

  override func listPlace(ofItemAt path: IndexPath) -> ListPlace? { placeInList(ofItemAt: path) }

  override func listPlace(ofSupplementaryView kind: String, at path: IndexPath) -> ListPlace? {
    placeInList(ofSupplementaryView: kind, at: path)
  }

  // MARK: Updates

  /// Where an item starts when it appears in an update, an object of the caller's own: inserted and reloaded items where
  /// they stand, transparent; all others where they were (Semantics 6.15). Nil outside of an update.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { initialAttributes(ofItem: itemIndexPath) }

  /// Where an item goes when it disappears in an update, by its old path.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { finalAttributes(ofItem: itemIndexPath) }

  /// Where a supplementary view starts when it appears in an update; it follows its section.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { initialAttributes(of: .supplementary, elementKind, elementIndexPath) }

  /// Where a supplementary view goes when it disappears in an update; it follows its section.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { finalAttributes(of: .supplementary, elementKind, elementIndexPath) }

  /// Where a background starts when it appears in an update; it follows its section.
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { initialAttributes(of: .decoration, elementKind, decorationIndexPath) }

  /// Where a background goes when it disappears in an update; it follows its section.
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { finalAttributes(of: .decoration, elementKind, decorationIndexPath) }

  // MARK: Hooks

  override func adjustedInsetDidChange() { surroundingsMayHaveChanged() }

  override var asksForSizes: Bool { _solved.solver.isMeasuring || hasOwnSizing }

  override func follows(_ wish: SizeWish, answer: Bool) -> Bool { measured(wish) }

  override func didSettle(_ original: CollectionViewLayoutAttributes) { settled(original) }

  override func keptLengths(of attributes: CollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
    keptAxes(of: attributes)
  }

  override func takeSizingScope() -> SizingScope {
    let scope = _sizingScope
    _sizingScope = .none
    return scope
  }

  override var restingOffset: CGPoint? { updatePlan == nil ? nil : _restingOffset }

  override var ignoresTargetsOfSnapshots: Bool { true }

  override func marginsDidChange() { surroundingsMayHaveChanged() }

  override func orderViews() { bringChangedItemsInOrder() }
}
