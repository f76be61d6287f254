// face
internal import CollectionCore
import Foundation

/// Where and how one element is shown: what a layout answers with.
///
/// As in UIKit a class that layouts may subclass; a subclass with stored properties overrides `copy(with:)` and
/// `isEqual(_:)`, or its changes are not seen (Semantics 3.15).
@preconcurrency @MainActor open class CollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  // Read from isEqual, hash and copy, which Foundation declares without isolation.
  internal nonisolated(unsafe) final var _geometry = ElementGeometry(frame: .zero)
  internal nonisolated(unsafe) final var _key = ElementKey(bits: 0)
  internal nonisolated(unsafe) final var _transform: TransformBox?
  internal nonisolated(unsafe) final var _givenPath: IndexPath?
  internal nonisolated(unsafe) final var _isVended = false
  internal nonisolated(unsafe) final var _loan: AttributesLoan?

  /// Makes attributes for no element yet: item path of length 0, an empty frame.
  public nonisolated override init() {
    super.init()
    _key = ElementKey(cell: .empty)
    CollectionViewLayoutAttributes.made &+= 1
  }

  /// Makes an instance of whatever class the message is sent to; see `ViewMaking.swift`.
  @_silgen_name("_virtual_collection_make_layout_attributes")
  public nonisolated convenience init(_making marker: Int) { self.init() }

  /// Makes attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    setElement(.cell, kind: 0, indexPath)
  }

  /// Makes attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    setElement(.supplementary, kind: ElementKinds.number(of: elementKind), indexPath)
  }

  /// Makes attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    setElement(.decoration, kind: ElementKinds.number(of: decorationViewKind), indexPath)
  }

  /// The element's index path.
  open var indexPath: IndexPath {
    get {
      CollectionViewLayoutAttributes.reads &+= 1
      return _givenPath ?? IndexPath(_key.path)
    }
    set {
      willChange()
      setElement(_key.category, kind: _key.kind, newValue)
    }
  }

  /// Cell, supplementary or decoration view.
  open var representedElementCategory: CollectionView.ElementCategory { CollectionView.ElementCategory(_key.category) }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { _key.isCell ? nil : ElementKinds.name(of: _key.kind) }

  /// The rectangle in content coordinates, in points; with a transform, the box around the transformed rectangle
  /// (Semantics 3.18). Setting it with a transform sets the rectangle before the transform.
  open var frame: CGRect {
    get {
      CollectionViewLayoutAttributes.reads &+= 1
      return _transform == nil ? CGRect(_geometry.frame) : transformedFrame()
    }
    set { setFrame(LayoutRect(newValue)) }
  }

  /// The middle, in content coordinates.
  open var center: CGPoint {
    get { CGPoint(_geometry.center) }
    set { setCenter(LayoutPoint(newValue)) }
  }

  /// The size before any transform; setting it keeps the middle.
  open var size: CGSize {
    get { CGSize(_geometry.size) }
    set { setSize(LayoutSize(newValue)) }
  }

  /// The size at the origin; an origin other than zero is a violation (Semantics 3.18).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: CGSize(_geometry.size)) }
    set { setBounds(newValue) }
  }

  /// The transform in the plane; the identity when ``transform3D`` is not of the plane (Semantics 3.19).
  open var transform: CGAffineTransform {
    get { affineTransform() }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The transform in space.
  open var transform3D: CATransform3D {
    get { _transform?.value ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// Opacity from 0 to 1; 1.
  open var alpha: CGFloat {
    get { CGFloat(_geometry.alpha) }
    set { setAlpha(Double(newValue)) }
  }

  /// Greater lies nearer to the eye; 0.
  open var zIndex: Int {
    get { _geometry.zIndex }
    set { setZIndex(newValue) }
  }

  /// Whether nothing is drawn; a view need not exist for a hidden element (Semantics 1.25).
  open var isHidden: Bool {
    get { _geometry.isHidden }
    set { setHidden(newValue) }
  }

  /// An object of the same class with the same values; a subclass copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any { copyOfSameClass() }

  /// Foundation's `copy()` looks for the protocol at run time, 100 ns a call; this reaches `copy(with:)` directly.
  public nonisolated final override func copy() -> Any { copyDirectly() }

  /// Whether the other object has the same class, element and values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool { hasSameValues(as: object) }

  /// A hash of element and frame.
  open nonisolated override var hash: Int { hashOfValues }

  /// As UIKit prints attributes, without addresses.
  open nonisolated override var description: String { textOfValues }
}
