// face
internal import CollectionCore
import Foundation

/// Items on a circle or an arc around the middle of the view, one ring for each section.
///
/// 0° is at 3 o'clock and angles grow counter-clockwise unless ``isClockwise``. A ``sweep`` of 360 or more closes the
/// ring: *n* items stand sweep / *n* apart. Below that both ends of the arc are occupied: they stand sweep / (*n* − 1)
/// apart. Section 0 is the outermost ring; each further one is nearer to the middle by the item's larger side and
/// ``ringSpacing``.
///
/// The content is as large as the view, and larger where a fixed radius needs it, so that every item can be reached.
/// Preparing costs O(sections) whatever the number of items; a question costs O(answer + rings · log items). Memory:
/// nothing for an item.
@preconcurrency @MainActor open class CircleLayout: CollectionViewLayout {
  /// How far the items of section 0 are from the middle.
  public enum Radius: Sendable, Hashable {
    /// That many points from the middle to the middle of an item.
    case fixed(CGFloat)
    /// As far as the room inside the insets allows without an item sticking out, whatever its shape.
    case fit
  }

  internal final var _radius = Radius.fit
  internal final var _startAngle: CGFloat = 0
  internal final var _sweep: CGFloat = 360
  internal final var _isClockwise = false
  internal final var _itemSize = CGSize(width: 50, height: 50)
  internal final var _sectionInset = ViewInsets.zero
  internal final var _ringSpacing: CGFloat = 0
  internal final var _metrics = CircleMetrics()
  internal final var _solved = Solved(CircleMetrics().solver(startAngle: 0))

  /// Makes a closed circle that fits the view, with items of 50 x 50.
  public override init() { super.init() }

  /// Archives are not supported; the layout is made with its defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // The value is stored first and the access is over before the call: an override of `invalidateLayout()` may read it.

  /// The distance of the items from the middle; `.fit`.
  open var radius: Radius {
    get { _radius }
    set {
      guard newValue != _radius else { return }
      _radius = newValue
      invalidateLayout()
    }
  }

  /// Where the first item of every ring stands, in degrees; 0.
  ///
  /// Setting it invalidates with a ``CircleLayoutInvalidationContext`` that keeps all else: the same cells go on showing
  /// the same items, somewhere else, and nobody is asked for a cell. Set it step by step to turn the circle.
  open var startAngle: CGFloat {
    get { _startAngle }
    set {
      guard newValue != _startAngle else { return }
      _startAngle = newValue
      invalidateAngles()
    }
  }

  /// The angle from the first item to the end of the arc, in degrees; 360. A negative one runs the other way.
  open var sweep: CGFloat {
    get { _sweep }
    set {
      guard newValue != _sweep else { return }
      _sweep = newValue
      invalidateLayout()
    }
  }

  /// Whether angles grow clockwise; false.
  open var isClockwise: Bool {
    get { _isClockwise }
    set {
      guard newValue != _isClockwise else { return }
      _isClockwise = newValue
      invalidateLayout()
    }
  }

  /// The size of every item, in points; 50 x 50.
  open var itemSize: CGSize {
    get { _itemSize }
    set {
      guard newValue != _itemSize else { return }
      _itemSize = newValue
      invalidateLayout()
    }
  }

  /// The margins around all rings together. An uneven inset moves the middle as well as it makes the radius smaller.
  open var sectionInset: ViewInsets {
    get { _sectionInset }
    set {
      guard newValue != _sectionInset else { return }
      _sectionInset = newValue
      invalidateLayout()
    }
  }

  /// The room between the items of neighbouring rings, in points; 0.
  open var ringSpacing: CGFloat {
    get { _ringSpacing }
    set {
      guard newValue != _ringSpacing else { return }
      _ringSpacing = newValue
      invalidateLayout()
    }
  }

  /// ``CircleLayoutInvalidationContext``.
  open override class var invalidationContextClass: AnyClass { CircleLayoutInvalidationContext.self }

  /// Reads counts and properties and computes the rings. Overriders call super.
  open override func prepare() {
    super.prepare()
    prepareCircle()
  }

  /// The size of the view, or that of the circle with its items and insets where it is larger.
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

  /// True for another size; scrolling moves nothing.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { resizes(to: newBounds) }

  /// True: from right to left the circle is seen in a mirror, the first item at 9 o'clock.
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
