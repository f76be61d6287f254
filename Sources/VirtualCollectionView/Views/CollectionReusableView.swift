// face
internal import CollectionCore
import Foundation

/// A view that a collection view recycles: the base of cells, supplementary and decoration views.
///
/// Subclasses override `init(frame:)`, ``prepareForReuse()`` and ``apply(_:)`` as in UIKit; the collection view makes a
/// registered class through its own `init(frame:)`.
@preconcurrency @MainActor open class CollectionReusableView: VirtualView {
  // What the collection view keeps with each of its views. Internal and final: the frame path reads it.
  internal nonisolated(unsafe) final var _slot: Int32 = -1
  /// From the moment the view is prepared for an element until it leaves the screen.
  internal nonisolated(unsafe) final var _isShown = false
  internal nonisolated(unsafe) final var _pool: Int32 = -1
  internal final var _id = ViewID(.supplementary, number: 0)
  internal final var _key = ElementKey(bits: 0)
  internal final var _oddPath: IndexPath?
  internal final var _applied = ElementGeometry(frame: .zero)
  internal final var _appliedTransform: TransformBox?
  internal final var _appliedAttributes: CollectionViewLayoutAttributes?
  internal final var _reuseIdentifier: String?
  internal final var _itemLabel: String?
  internal nonisolated(unsafe) final unowned(unsafe) var _owner: CollectionView?
  internal final var _objectNumber = 0
  /// Whether the class answers ``preferredLayoutAttributesFitting(_:)`` by a method of its own.
  internal final var _asksForSize = false
  /// Whether the view is to be asked in this pass, or in the next one.
  internal final var _needsSizing = false
  /// What it answered before it was displayed.
  internal final var _sizeWish: SizeWish?

  /// Makes a view. Called by the collection view for registered classes, with the size of the element (Semantics 1.6).
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives are not supported; the view is made empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an instance of whatever class the message is sent to, through the class's own `init(frame:)`; see
  /// `ViewMaking.swift`.
  @_silgen_name("_virtual_collection_make_reusable_view")
  public convenience init(_makingWithFrame frame: CGRect) { self.init(frame: frame) }

  /// The identifier under which the view was dequeued; nil for a view that was not (Semantics 1.9).
  open var reuseIdentifier: String? { _reuseIdentifier }

  /// Called when the view is taken from the pool, before it is configured again; not for a new view, and not when it goes
  /// into the pool (Semantics 1.7). The base does nothing.
  open func prepareForReuse() {}

  /// Called after changed attributes were put on the view, with frame, alpha and order already set (Semantics 3.16). The
  /// base does nothing.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Called before the layout is replaced by another. The base does nothing.
  open func willTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

  /// Called after the layout was replaced by another. The base does nothing.
  open func didTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {}

  /// The attributes the view would like to have instead of the given ones.
  ///
  /// The base gives a copy with the smallest size that constraints allow, rounded up to pixels, and keeps a length of which
  /// no constraint speaks (Semantics 5.5). Without constraints it returns what it was given.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { attributesFittingConstraints(layoutAttributes) }

  override func contentSizeMayHaveChanged(of view: VirtualView) {
    if _isShown { _owner?.sizeMayHaveChanged(of: self, direct: view === self || view === ownContent) }
    super.contentSizeMayHaveChanged(of: view)
  }

  /// The size that what the view shows wants when the given one is `size`; nil where constraints alone say it.
  func fittingContentSize(_ size: CGSize) -> CGSize? { nil }

  override func constraintsMayHaveChanged() {
    if _isShown { _owner?.sizeMayHaveChanged(of: self, direct: false) }
  }

  /// The view that fills this one and has what it shows; nil without one.
  var ownContent: VirtualView? { nil }

  /// A word for what the view shows, set by whoever configures it: traces and pictures print it. Cleared at reuse.
  public final var itemLabel: String? {
    get { _itemLabel }
    set { _itemLabel = newValue }
  }

  /// UIKit's class name and a number in place of an address: `<UICollectionViewCell: #3>`.
  open override var description: String {
    MainActor.assumeIsolated {
      if _objectNumber == 0 { _objectNumber = SimulationEnvironment.current.numbers.next() }
      return "<" + UIKitText.className(of: self) + ": #" + String(_objectNumber) + ">"
    }
  }
}
