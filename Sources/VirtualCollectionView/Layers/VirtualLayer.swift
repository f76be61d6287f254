// face
import Foundation

/// A rectangle in a tree of layers: `CALayer` without drawing.
///
/// A view's layer has no geometry of its own: what it says of position, bounds, transform, opacity, colour and clipping is
/// what the view says, and what is set here is set there. A layer without a view keeps all that itself, and is laid out by
/// ``layoutIfNeeded()`` alone.
@preconcurrency @MainActor open class VirtualLayer: NSObject {
  /// The view whose layer this is. Not owned.
  internal final weak var _view: VirtualView?
  internal final var _bounds = CGRect.zero
  internal final var _position = CGPoint.zero
  internal final var _anchor = CGPoint(x: 0.5, y: 0.5)
  internal final var _transform = CATransform3DIdentity
  internal final var _zPosition: CGFloat = 0
  internal final var _opacity: Float = 1
  internal final var _isHidden = false
  internal final var _masksToBounds = false
  internal final var _backgroundColor: CGColor?
  /// The layers added here, in order; those of a view's subviews are not among them.
  internal final var _ownSublayers: [VirtualLayer] = []
  internal final weak var _superlayer: VirtualLayer?
  internal final var _needsLayout = true
  internal final var _animations: [(key: String, animation: AnyObject)] = []
  internal final var _values: [String: Any] = [:]

  /// Makes an empty layer.
  public override init() { super.init() }

  /// Makes a layer with the properties of another, as Core Animation does for what it shows meanwhile.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? VirtualLayer { copyProperties(of: layer) }
  }

  /// Makes an empty layer: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  @_silgen_name("_virtual_collection_make_layer")
  convenience init(_marker: Int) { self.init() }

  // MARK: Geometry

  /// The box around the layer in its superlayer, points.
  open var frame: CGRect {
    get { _view?.frame ?? ownFrame }
    set { if let view = _view { view.frame = newValue } else { setOwnFrame(newValue) } }
  }

  /// The layer's rectangle in its own coordinates, points.
  open var bounds: CGRect {
    get { _view?.bounds ?? _bounds }
    set { if let view = _view { view.bounds = newValue } else { setOwnBounds(newValue) } }
  }

  /// Where the anchor is in the superlayer, points: the view's centre.
  open var position: CGPoint {
    get { _view?.center ?? _position }
    set { if let view = _view { view.center = newValue } else { _position = newValue } }
  }

  /// What part of the size lies before the position; (0.5, 0.5). Changing it moves the frame and leaves the position.
  open var anchorPoint: CGPoint {
    get { _view?.anchorStorage ?? _anchor }
    set { if let view = _view { view.setAnchorStorage(newValue) } else { _anchor = newValue } }
  }

  /// Greater lies nearer to the eye among siblings.
  open var zPosition: CGFloat {
    get { _view?.zPosition ?? _zPosition }
    set { if let view = _view { view.zPosition = newValue } else { _zPosition = newValue } }
  }

  /// How far the anchor lies in front, points; 0. Kept.
  open var anchorPointZ: CGFloat = 0

  /// The transform about the anchor.
  open var transform: CATransform3D {
    get { _view?.transform3D ?? _transform }
    set { if let view = _view { view.transform3D = newValue } else { _transform = newValue } }
  }

  /// The transform of the sublayers, for perspective. Kept: frames do not show it.
  open var sublayerTransform = CATransform3DIdentity

  /// The part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Looks

  /// Opacity from 0 to 1.
  open var opacity: Float {
    get { _view.map { Float($0.alpha) } ?? _opacity }
    set { if let view = _view { view.alpha = CGFloat(newValue) } else { _opacity = newValue } }
  }

  /// Whether nothing of the layer is seen.
  open var isHidden: Bool {
    get { _view?.isHidden ?? _isHidden }
    set { if let view = _view { view.isHidden = newValue } else { _isHidden = newValue } }
  }

  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool {
    get { _view?.clipsToBounds ?? _masksToBounds }
    set { if let view = _view { view.clipsToBounds = newValue } else { _masksToBounds = newValue } }
  }

  /// What the bounds are filled with.
  open var backgroundColor: CGColor? {
    get { _view.map { $0.backgroundColor?.cgColor } ?? _backgroundColor }
    set {
      if let view = _view {
        view.backgroundColor = newValue.map(VirtualColor.init(cgColor:))
      } else {
        _backgroundColor = newValue
      }
    }
  }

  /// The radius of the corners, points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round: all.
  open var maskedCorners: CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners: part of a circle.
  open var cornerCurve = CornerCurve.circular
  /// The width of the border, points; it takes no room.
  open var borderWidth: CGFloat = 0
  /// The colour of the border: black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The colour of the shadow: black.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How dark the shadow is; 0, so that there is none.
  open var shadowOpacity: Float = 0
  /// Where the shadow lies, points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, points.
  open var shadowRadius: CGFloat = 3
  /// The shape that throws the shadow; nil for the layer's own.
  open var shadowPath: CGPath?
  /// Whether nothing shows through.
  open var isOpaque = false
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false
  /// Pixels in a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether its back is seen.
  open var isDoubleSided = true
  /// Whether y goes upwards.
  open var isGeometryFlipped = false
  /// Whether edges between pixels are made smooth.
  open var allowsEdgeAntialiasing = false
  /// Whether opacity holds for the layer and its sublayers together.
  open var allowsGroupOpacity = true
  /// Whether it is drawn elsewhere than where it is asked.
  open var drawsAsynchronously = false
  /// What is shown in the bounds.
  open var contents: Any?
  /// Pixels in a point of the contents.
  open var contentsScale: CGFloat = 1
  /// What part of the contents is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What part of the contents is stretched.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the contents lie in the bounds.
  open var contentsGravity = ContentsGravity.resize
  /// What is seen of the layer.
  open var mask: VirtualLayer?
  /// A name of the user's.
  open var name: String?
  /// How fast time goes for it.
  open var speed: Float = 1
  /// When its time begins, seconds.
  open var beginTime: TimeInterval = 0
  /// How far its time has gone, seconds.
  open var timeOffset: TimeInterval = 0
  /// Whether changed bounds ask for drawing.
  open var needsDisplayOnBoundsChange = false
  /// What is done in place of animations when properties change. Kept.
  open var actions: [String: Any]?
  /// Filters. Kept.
  open var filters: [Any]?
  /// Who is told; the view of a view's layer.
  open weak var delegate: (any LayerDelegate)?

  // MARK: Tree

  /// The layer around this one: the superview's for a view's layer.
  open var superlayer: VirtualLayer? { _view.map { $0.superview?.layer } ?? _superlayer }

  /// The layers held: those added here, then those of the view's subviews; nil when there is none.
  ///
  /// Setting it replaces those added here.
  open var sublayers: [VirtualLayer]? {
    get { allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Puts a layer in front of the others and takes it from where it was.
  open func addSublayer(_ layer: VirtualLayer) { insertOwn(layer, at: _ownSublayers.count) }

  /// Puts a layer at a place among those added here.
  open func insertSublayer(_ layer: VirtualLayer, at idx: UInt32) { insertOwn(layer, at: Int(idx)) }

  /// Puts a layer behind another.
  open func insertSublayer(_ layer: VirtualLayer, below sibling: VirtualLayer?) {
    insertOwn(layer, beside: sibling, after: 0)
  }

  /// Puts a layer in front of another.
  open func insertSublayer(_ layer: VirtualLayer, above sibling: VirtualLayer?) {
    insertOwn(layer, beside: sibling, after: 1)
  }

  /// Puts one layer where another was.
  open func replaceSublayer(_ oldLayer: VirtualLayer, with newLayer: VirtualLayer) { exchange(oldLayer, newLayer) }

  /// Takes the layer out. Nothing happens to a view's layer, which goes with its view.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout and drawing

  /// Asks for ``layoutSublayers()``; of a view's layer, for layout of the view.
  open func setNeedsLayout() { if let view = _view { view.setNeedsLayout() } else { _needsLayout = true } }

  /// Lays out what needs it, here and below; of a view's layer, as the view does.
  open func layoutIfNeeded() { layOut() }

  /// Whether layout was asked for.
  open func needsLayout() -> Bool { _view?._needsLayout ?? _needsLayout }

  /// Called to place the sublayers by ``layoutIfNeeded()``; tells the delegate. Not called for a view's layer: its view
  /// lays itself out.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for drawing, of which there is none.
  open func setNeedsDisplay() {}
  /// Asks for drawing in a part.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws nothing.
  open func displayIfNeeded() {}
  /// Draws nothing.
  open func display() {}
  /// Whether drawing was asked for: there is none.
  open func needsDisplay() -> Bool { false }
  /// Whether changing a property asks for drawing.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The layer as it is seen: itself, since no time passes.
  open func presentation() -> Self? { self }
  /// The layer as it was set: itself.
  open func model() -> Self { self }

  // MARK: Animations

  /// Forgets every animation.
  open func removeAllAnimations() { _animations = [] }
  /// Forgets the animation of a key.
  open func removeAnimation(forKey key: String) { _animations.removeAll { $0.key == key } }
  /// The keys of the animations, in the order in which they came; nil when there is none.
  open func animationKeys() -> [String]? { _animations.isEmpty ? nil : _animations.map(\.key) }

  // MARK: Values by name

  /// What was kept under the name with ``setValue(_:forKey:)``; properties are not reached by their names.
  open func value(forKey key: String) -> Any? { _values[key] }
  /// Keeps anything under a name; properties are not reached by their names.
  open func setValue(_ value: Any?, forKey key: String) { _values[key] = value }

  // MARK: Coordinates

  /// Whether a point in the layer's own coordinates is inside its bounds, edges half open.
  open func contains(_ p: CGPoint) -> Bool {
    let box = bounds
    return p.x >= box.minX && p.x < box.maxX && p.y >= box.minY && p.y < box.maxY
  }

  /// The frontmost layer under a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> VirtualLayer? { frontmostLayer(at: p) }

  /// Where a point of `l` is here; nil means the topmost layer.
  open func convert(_ p: CGPoint, from l: VirtualLayer?) -> CGPoint { p.applying(path(from: l)) }
  /// Where a point of this layer is in `l`; nil means the topmost layer.
  open func convert(_ p: CGPoint, to l: VirtualLayer?) -> CGPoint { p.applying(path(from: l).inverted()) }
  /// Where a rectangle of `l` is here; nil means the topmost layer.
  open func convert(_ r: CGRect, from l: VirtualLayer?) -> CGRect { r.applying(path(from: l)) }
  /// Where a rectangle of this layer is in `l`; nil means the topmost layer.
  open func convert(_ r: CGRect, to l: VirtualLayer?) -> CGRect { r.applying(path(from: l).inverted()) }
}
