// face
internal import CollectionCore
import Foundation

/// Pages of items, each filled row by row: left to right, then down, then the next page.
///
/// A page is as large as the view. Each section begins a new page, and an empty one has none; the content is a whole
/// number of pages. Items share the page evenly, rounded down to a pixel, or have a size of their own.
///
/// Preparing costs O(sections), a question O(answer + log sections): pages, rows and columns come out of a division.
/// Memory: nothing for an item.
@preconcurrency @MainActor open class PagedGridLayout: CollectionViewLayout {
  internal final var _itemsPerRow = 4
  internal final var _rows = 2
  internal final var _scrollDirection = CollectionView.ScrollDirection.horizontal
  internal final var _sectionInset = ViewInsets.zero
  internal final var _interitemSpacing: CGFloat = 0
  internal final var _lineSpacing: CGFloat = 0
  internal final var _itemSize: CGSize?
  internal final var _solved = Solved(PagedGridLayout.emptySolver)

  /// Makes horizontal pages of 2 rows of 4 items, without insets and spacings.
  public override init() { super.init() }

  /// Archives are not supported; the layout is made with its defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // The value is stored first and the access is over before the call: an override of `invalidateLayout()` may read it.

  /// How many items stand side by side; 4. Less than 1 counts as 1, and is reported.
  open var itemsPerRow: Int {
    get { _itemsPerRow }
    set {
      guard newValue != _itemsPerRow else { return }
      _itemsPerRow = newValue
      invalidateLayout()
    }
  }

  /// How many rows a page has; 2. Less than 1 counts as 1, and is reported.
  open var rows: Int {
    get { _rows }
    set {
      guard newValue != _rows else { return }
      _rows = newValue
      invalidateLayout()
    }
  }

  /// Where the next page is: to the side or below; to the side. Pages are filled alike in both.
  open var scrollDirection: CollectionView.ScrollDirection {
    get { _scrollDirection }
    set {
      guard newValue != _scrollDirection else { return }
      _scrollDirection = newValue
      invalidateLayout()
    }
  }

  /// The margins of every page.
  open var sectionInset: ViewInsets {
    get { _sectionInset }
    set {
      guard newValue != _sectionInset else { return }
      _sectionInset = newValue
      invalidateLayout()
    }
  }

  /// The room between the items of a row, in points; 0. A negative one lets them overlap.
  open var interitemSpacing: CGFloat {
    get { _interitemSpacing }
    set {
      guard newValue != _interitemSpacing else { return }
      _interitemSpacing = newValue
      invalidateLayout()
    }
  }

  /// The room between rows, in points; 0.
  open var lineSpacing: CGFloat {
    get { _lineSpacing }
    set {
      guard newValue != _lineSpacing else { return }
      _lineSpacing = newValue
      invalidateLayout()
    }
  }

  /// The size of every item, in points; nil lets the items fill the page.
  open var itemSize: CGSize? {
    get { _itemSize }
    set {
      guard newValue != _itemSize else { return }
      _itemSize = newValue
      invalidateLayout()
    }
  }

  /// How many pages a section has, after the layout was prepared if it has to be; 0 for an empty one and for one that
  /// does not exist.
  open func pageCount(inSection section: Int) -> Int { preparedSolver.pageCount(inSection: section) }

  /// How many pages there are, after the layout was prepared if it has to be.
  open var pageCount: Int { preparedSolver.pageCount }

  /// Reads counts and properties. Overriders call super.
  open override func prepare() {
    super.prepare()
    preparePages()
  }

  /// A whole number of pages along the scroll direction, one page across it.
  open override var collectionViewContentSize: CGSize { CGSize(_solved.solver.contentSize) }

  /// The items whose frames meet `rect`, in the order of their paths.
  ///
  /// The objects belong to the layout and are used again: change copies.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    elements(in: LayoutRect(rect))
  }

  /// An item's attributes, a fresh object; nil when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  /// The page at which a scroll comes to rest: the next or previous one when the finger was fast, else the one nearest to
  /// where the scroll would end; never more than one page from where the view is.
  ///
  /// - Parameter velocity: Points per millisecond (Semantics 7.16); from 0.3 on a page is turned.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { pageOffset(near: proposedContentOffset, velocity: velocity) }

  /// True for another size; scrolling moves nothing.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { resizes(to: newBounds) }

  /// True: from right to left rows run the other way and the first page is the rightmost.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

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

  // MARK: Hooks

  override func adjustedInsetDidChange() { invalidateLayout() }
}
