// face
internal import CollectionCore
import Foundation

/// Columns of equal width, filled with items of different heights; section below section, with headers and footers.
///
/// How high an item is comes from the first of these that says so: the delegate's `heightForItemAt`, its
/// `aspectRatioForItemAt` (``WaterfallLayoutDelegate``), ``itemHeightsInRange``, ``itemHeights``, ``itemAspectRatios``,
/// ``itemHeight``. Numbers that make no sense are reported, and 0 is taken.
///
/// Headers and footers are as wide as the view and outside of the insets; one of height 0 does not exist. An empty section
/// keeps its header, insets and footer.
///
/// Preparing costs O(items · columns), a question O(answer + log items). A batch update prepares in the same way; with
/// heights from ``itemHeightsInRange`` it places again only what lies behind the first edit of a section. Memory: 16 bytes
/// for each item and little more.
@preconcurrency @MainActor open class WaterfallLayout: CollectionViewLayout {
  /// How the column of an item is chosen.
  public enum Mode: Sendable, Hashable {
    /// The column that ends first, the leftmost of those that end equally.
    case shortestColumn
    /// Item *i* of a section goes to column *i* mod *n*, so that a change of height moves its own column alone.
    case stickyColumns
  }

  internal final var _numberOfColumns = 2
  internal final var _minimumColumnWidth: CGFloat?
  internal final var _mode = Mode.shortestColumn
  internal final var _interitemSpacing: CGFloat = 0
  internal final var _lineSpacing: CGFloat = 0
  internal final var _sectionInset = ViewInsets.zero
  internal final var _itemHeight: CGFloat = 50
  internal final var _headerHeight: CGFloat = 0
  internal final var _footerHeight: CGFloat = 0
  internal final var _itemHeights: ((_ section: Int) -> [CGFloat])?
  internal final var _itemHeightsInRange: ((_ section: Int, _ items: Range<Int>) -> [CGFloat])?
  internal final var _solvedScale = 0.0
  internal final var _itemAspectRatios: ((_ section: Int) -> [CGFloat])?
  internal final var _itemSpans: ((_ section: Int) -> [Int])?
  internal final var _solved = Solved(WaterfallLayout.emptySolver)

  /// Makes a waterfall of 2 columns without insets and spacings.
  public override init() { super.init() }

  /// Archives are not supported; the layout is made with its defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // The value is stored first and the access is over before the call: an override of `invalidateLayout()` may read it.

  /// How many columns a section has, from 1 to 255, where ``minimumColumnWidth`` does not say; 2.
  open var numberOfColumns: Int {
    get { _numberOfColumns }
    set {
      guard newValue != _numberOfColumns else { return }
      _numberOfColumns = newValue
      invalidateLayout()
    }
  }

  /// As many columns as fit with at least this width, in points, but at least one; nil for ``numberOfColumns``.
  open var minimumColumnWidth: CGFloat? {
    get { _minimumColumnWidth }
    set {
      guard newValue != _minimumColumnWidth else { return }
      _minimumColumnWidth = newValue
      invalidateLayout()
    }
  }

  /// How the column of an item is chosen; the shortest one.
  open var mode: Mode {
    get { _mode }
    set {
      guard newValue != _mode else { return }
      _mode = newValue
      invalidateLayout()
    }
  }

  /// The room between columns, in points; 0. Columns share evenly what is left, rounded down to a pixel.
  open var interitemSpacing: CGFloat {
    get { _interitemSpacing }
    set {
      guard newValue != _interitemSpacing else { return }
      _interitemSpacing = newValue
      invalidateLayout()
    }
  }

  /// The room between an item and the next one in its column, in points; 0.
  open var lineSpacing: CGFloat {
    get { _lineSpacing }
    set {
      guard newValue != _lineSpacing else { return }
      _lineSpacing = newValue
      invalidateLayout()
    }
  }

  /// The margins around the items of a section, header and footer left out.
  open var sectionInset: ViewInsets {
    get { _sectionInset }
    set {
      guard newValue != _sectionInset else { return }
      _sectionInset = newValue
      invalidateLayout()
    }
  }

  /// The height of items about which nothing else is known, in points; 50.
  open var itemHeight: CGFloat {
    get { _itemHeight }
    set {
      guard newValue != _itemHeight else { return }
      _itemHeight = newValue
      invalidateLayout()
    }
  }

  /// The height of the header of every section, in points; 0 for none.
  open var headerHeight: CGFloat {
    get { _headerHeight }
    set {
      guard newValue != _headerHeight else { return }
      _headerHeight = newValue
      invalidateLayout()
    }
  }

  /// The height of the footer of every section, in points; 0 for none.
  open var footerHeight: CGFloat {
    get { _footerHeight }
    set {
      guard newValue != _footerHeight else { return }
      _footerHeight = newValue
      invalidateLayout()
    }
  }

  /// The heights of all items of a section at once, where the delegate gives none. A list that is longer than needed is
  /// fine; one that is too short is reported.
  public final var itemHeights: ((_ section: Int) -> [CGFloat])? {
    get { _itemHeights }
    set {
      _itemHeights = newValue
      invalidateLayout()
    }
  }

  /// The heights of some items of a section at once, where the delegate gives none; it comes before ``itemHeights``. A list
  /// that is longer than needed is fine; one that is too short is reported.
  ///
  /// A preparation asks for all items of each section. A batch update asks for those alone that are inserted or reloaded
  /// and for new sections, by their new numbers; all others keep the height they have, wherever they go. Where an item that stays has another
  /// height in the new data, reload it in the batch, or invalidate the layout. An empty batch asks for everything.
  ///
  /// An update then copies the places in front of the first edit of a section and places the items behind it: O(items),
  /// as the column of an item depends on all before it. It asks for everything while ``itemSpans`` are given, and with a
  /// delegate that says something about single items.
  public final var itemHeightsInRange: ((_ section: Int, _ items: Range<Int>) -> [CGFloat])? {
    get { _itemHeightsInRange }
    set {
      _itemHeightsInRange = newValue
      invalidateLayout()
    }
  }

  /// Width divided by height of all items of a section at once, where neither the delegate nor ``itemHeights`` says more.
  public final var itemAspectRatios: ((_ section: Int) -> [CGFloat])? {
    get { _itemAspectRatios }
    set {
      _itemAspectRatios = newValue
      invalidateLayout()
    }
  }

  /// How many columns each item of a section covers, where the delegate does not say. Items behind the end of the list
  /// cover one; sticky columns know no spans.
  public final var itemSpans: ((_ section: Int) -> [Int])? {
    get { _itemSpans }
    set {
      _itemSpans = newValue
      invalidateLayout()
    }
  }

  /// How many columns a section has, after the layout was prepared if it has to be; 0 when there is no such section.
  open func numberOfColumns(inSection section: Int) -> Int { preparedSolver.numberOfColumns(inSection: section) }

  /// The column of an item, the first one if it covers several, counted from 0 at the left; nil when there is no such item.
  open func column(ofItemAt indexPath: IndexPath) -> Int? {
    indexPath.count == 2 ? preparedSolver.column(of: ItemPath(indexPath)) : nil
  }

  /// Reads metrics and heights and places every item. Overriders call super.
  open override func prepare() {
    super.prepare()
    prepareWaterfall()
  }

  /// The room across, and the length of all sections.
  open override var collectionViewContentSize: CGSize { CGSize(_solved.solver.contentSize) }

  /// The elements whose frames meet `rect`: cells in the order of their paths, then headers, then footers.
  ///
  /// The objects belong to the layout and are used again: change copies.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    elements(in: LayoutRect(rect))
  }

  /// An item's attributes, a fresh object; nil when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  /// A header's or footer's attributes, a fresh object; nil when it has no height. Their item is 0.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributesOfBoundary(elementKind, indexPath) }

  /// True for another width; scrolling and another height move nothing.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    resizes(to: newBounds, height: false)
  }

  /// True: from right to left the first column is the rightmost.
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

  /// Where a header or footer starts when it appears in an update; it follows its section as an item would.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { initialAttributes(ofBoundary: elementKind, elementIndexPath) }

  /// Where a header or footer goes when it disappears in an update; it follows its section as an item would.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { finalAttributes(ofBoundary: elementKind, elementIndexPath) }

  // MARK: Hooks

  override func adjustedInsetDidChange() { invalidateLayout() }
}
