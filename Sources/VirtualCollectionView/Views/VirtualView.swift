// face
internal import CollectionCore
import Foundation

/// A rectangle in a tree of rectangles: `UIView` without drawing.
///
/// Its geometry is kept as UIKit keeps it, as bounds, centre and transform; ``frame`` is computed from them. A frame is
/// therefore rounded like UIKit's: one whose halves are not exact may read back with another last bit.
///
/// A tree without a ``VirtualWindow`` lays out like one with a window. Layout happens when ``layoutIfNeeded()`` is called,
/// never by itself.
@preconcurrency @MainActor open class VirtualView: VirtualResponder {
  internal final var _bounds: LayoutRect
  internal final var _center: LayoutPoint
  internal final var _alpha = 1.0
  internal final var _zPosition = 0.0
  internal final var _tag = 0
  nonisolated(unsafe) internal final var _subviews: [VirtualView] = []
  /// Not owned; the superview clears it when it goes. Asking it for nil costs no retain, asking ``_superview`` does.
  nonisolated(unsafe) internal final var _superviewReference: Unmanaged<VirtualView>?
  /// Where the view keeps its place while it is out of the tree; see `VirtualView+Parking.swift`.
  nonisolated(unsafe) internal final var _parkingPlace: Unmanaged<VirtualView>?
  internal final var _parkedCount: Int32 = 0
  /// Tells the order among subviews of one superview whose array is out of order.
  internal final var _placeNumber: UInt64 = 0
  internal final var _lastPlaceNumber: UInt64 = 0
  internal final var _isOutOfOrder = false
  /// The superview that keeps the place when the view is taken out of it.
  nonisolated(unsafe) internal final var _placeKeeper: Unmanaged<VirtualView>?
  internal final var _extras: ViewExtras?
  internal final var _isHidden = false
  /// Whether `_extras` holds a transform other than the identity.
  internal final var _hasTransform = false
  internal final var _clipsToBounds = false
  internal final var _isUserInteractionEnabled = true
  internal final var _isWindow = false
  /// Whether `_extras` holds who the view belongs to.
  internal final var _hasKeeper = false
  internal final var _hasLayer = false
  /// The bits of ``autoresizingMask``.
  internal final var _autoresizing: UInt8 = 0
  internal final var _needsLayout = true
  /// Whether a view below may need layout; true at every ancestor of a view that does.
  internal final var _descendantNeedsLayout = false

  // MARK: Making

  /// Makes a view with a frame in the coordinates of its superview to be, points.
  public init(frame: CGRect) {
    let frame = LayoutRect(frame)
    _bounds = LayoutRect(origin: .zero, size: frame.size)
    _center = frame.center
    super.init()
  }

  /// Makes a view with an empty frame. Nothing is read from `coder`: there are no archives to read.
  public required init?(coder: NSCoder) {
    _bounds = .zero
    _center = .zero
    super.init()
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    for view in _subviews {
      if view._parkingPlace == nil { view._superviewReference = nil } else { view._parkingPlace = nil }
    }
  }

  /// Called when the view was made from a nib; see `UINib`. The base does nothing.
  open func awakeFromNib() {}

  /// Called by a design tool only: never here. The base does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Writes nothing: there are no archives.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The smallest upright rectangle around the view in its superview's coordinates, points.
  ///
  /// Setting it moves the centre and changes the size of the bounds, not their origin. With a transform the bounds get the
  /// size that the transform makes as large as the frame.
  open var frame: CGRect {
    get { CGRect(frameStorage) }
    set { setFrameStorage(LayoutRect(newValue)) }
  }

  /// The view's rectangle in its own coordinates, points. Changing the size keeps the centre where it is.
  open var bounds: CGRect {
    get { CGRect(_bounds) }
    set { setBoundsStorage(LayoutRect(newValue)) }
  }

  /// Where the middle of the bounds is in the superview's coordinates, points.
  open var center: CGPoint {
    get { CGPoint(_center) }
    set { _center = LayoutPoint(newValue) }
  }

  /// The transform about the centre; the part in the plane when ``transform3D`` has more.
  open var transform: CGAffineTransform {
    get { transformStorage }
    set { setTransformStorage(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The transform about the centre, in space.
  open var transform3D: CATransform3D {
    get { transform3DStorage }
    set { setTransformStorage(newValue) }
  }

  // MARK: Looks

  /// Opacity from 0 to 1. A view below 0.01 is not hit.
  open var alpha: CGFloat {
    get { CGFloat(_alpha) }
    set { _alpha = Double(newValue) }
  }

  /// Whether nothing of the view and what it holds is drawn. A hidden view is laid out all the same.
  open var isHidden: Bool {
    get { _isHidden }
    set {
      if newValue == _isHidden { return }
      _isHidden = newValue
      if _extras?.constraints != nil { hiddenDidChange() }
    }
  }

  /// Greater lies nearer to the eye among siblings: the layer's property of the same name. Hits do not look at it.
  open var zPosition: CGFloat {
    get { CGFloat(_zPosition) }
    set { _zPosition = Double(newValue) }
  }

  /// The class of ``layer``; a subclass of ``VirtualLayer``, which is made by its `init()`.
  open class var layerClass: AnyClass { VirtualLayer.self }

  /// The view's layer, made when it is first asked for. Geometry, opacity and colour are the view's own, seen from there.
  open var layer: VirtualLayer { backingLayer }

  /// A view whose opacity would cut out what is seen of this one. Kept.
  open var mask: VirtualView? {
    get { _extras?.mask }
    set { extras.mask = newValue }
  }

  /// What the bounds are filled with; nil for nothing.
  open var backgroundColor: VirtualColor? {
    get { _extras?.backgroundColor }
    set { extras.backgroundColor = newValue }
  }

  /// Whether what lies outside the bounds is cut off when drawn.
  open var clipsToBounds: Bool {
    get { _clipsToBounds }
    set { _clipsToBounds = newValue }
  }

  /// A number of the user's; ``viewWithTag(_:)`` finds views by it.
  open var tag: Int {
    get { _tag }
    set { _tag = newValue }
  }

  /// Whether ``hitTest(_:)`` can find the view and what it holds.
  open var isUserInteractionEnabled: Bool {
    get { _isUserInteractionEnabled }
    set { _isUserInteractionEnabled = newValue }
  }

  /// Whether the view says that it fills its bounds with opaque content; true. Nothing is drawn, so nothing depends on it.
  open var isOpaque: Bool {
    get { _extras?.isOpaque ?? true }
    set { extras.isOpaque = newValue }
  }

  /// How content lies in the bounds when they get another size.
  open var contentMode: ContentMode {
    get { _extras?.contentMode ?? .scaleToFill }
    set { extras.contentMode = newValue }
  }

  /// Pixels in a point of what is drawn; by default those of the screen.
  open var contentScaleFactor: CGFloat {
    get { _extras?.contentScaleFactor ?? traitCollection.displayScale }
    set { extras.contentScaleFactor = newValue }
  }

  /// The colour of what can be touched: the view's own, else the superview's, else the system's blue; grey where
  /// ``tintAdjustmentMode`` is dimmed. Setting nil means the superview's again.
  open var tintColor: VirtualColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is dimmed, the superview's answer where the view has none: never automatic when read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Called when ``tintColor`` may be another, here and in each view below without a tint of its own.
  open func tintColorDidChange() {}

  /// Called by nobody: nothing is drawn. Open, so that a view that draws itself compiles and can be tested by hand.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing, of which there is none.
  open func setNeedsDisplay() {}

  /// Asks for drawing in a part of the view.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// A plain view of the same size in place of a picture of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> VirtualView? {
    VirtualView(frame: CGRect(origin: .zero, size: CGSize(_bounds.size)))
  }

  /// A plain view of the size of `rect` in place of a picture of that part of this one.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: ViewInsets
  ) -> VirtualView? { VirtualView(frame: CGRect(origin: .zero, size: rect.size)) }

  // MARK: Accessibility

  /// A name for tests, never shown to a reader.
  open var accessibilityIdentifier: String? {
    get { _extras?.accessibilityIdentifier }
    set { extras.accessibilityIdentifier = newValue }
  }

  /// What a screen reader says.
  open var accessibilityLabel: String? {
    get { _extras?.accessibilityLabel }
    set { extras.accessibilityLabel = newValue }
  }

  /// Whether a screen reader stops here; false.
  open var isAccessibilityElement: Bool {
    get { _extras?.accessibility.isElement ?? false }
    set { extras.accessibility.isElement = newValue }
  }

  /// What happens on a double tap, in words.
  open var accessibilityHint: String? {
    get { _extras?.accessibility.hint }
    set { extras.accessibility.hint = newValue }
  }

  /// What the element is set to, in words.
  open var accessibilityValue: String? {
    get { _extras?.accessibility.value }
    set { extras.accessibility.value = newValue }
  }

  /// What kind of element it is.
  open var accessibilityTraits: AccessibilityTraits {
    get { _extras?.accessibility.traits ?? .none }
    set { extras.accessibility.traits = newValue }
  }

  /// Where a screen reader shows the element, in screen coordinates; by default the view's bounds there.
  open var accessibilityFrame: CGRect {
    get { _extras?.accessibility.frame ?? converted(CGRect(_bounds), to: nil) }
    set { extras.accessibility.frame = newValue }
  }

  /// The elements in the order of reading, where the view says so itself.
  open var accessibilityElements: [Any]? {
    get { _extras?.accessibility.elements }
    set { extras.accessibility.elements = newValue }
  }

  /// Whether a screen reader passes over what the view holds; false.
  open var accessibilityElementsHidden: Bool {
    get { _extras?.accessibility.elementsHidden ?? false }
    set { extras.accessibility.elementsHidden = newValue }
  }

  /// Whether a screen reader passes over all beside this view; false.
  open var accessibilityViewIsModal: Bool {
    get { _extras?.accessibility.isModal ?? false }
    set { extras.accessibility.isModal = newValue }
  }

  /// Whether a screen reader reads what the view holds as one group; false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { _extras?.accessibility.groupsChildren ?? false }
    set { extras.accessibility.groupsChildren = newValue }
  }

  // MARK: Touches

  /// The controller whose root view this is, else the superview.
  open override var next: VirtualResponder? { nextInChain }

  /// Whether the view keeps other views from taking touches meanwhile; false.
  open var isExclusiveTouch: Bool {
    get { _extras?.isExclusiveTouch ?? false }
    set { extras.isExclusiveTouch = newValue }
  }

  /// Whether the view takes more than one finger; false.
  open var isMultipleTouchEnabled: Bool {
    get { _extras?.isMultipleTouchEnabled ?? false }
    set { extras.isMultipleTouchEnabled = newValue }
  }

  /// The recognisers on the view; nil when there was never one.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { _extras?.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  /// Puts a recogniser on the view and takes it from the one it was on.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { attach(gestureRecognizer) }

  /// Takes a recogniser off. Nothing happens to one that is not here.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recogniser on the view may begin; true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Lets the first responder go if it is in this view; says whether none is left here.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endFirstResponse(force) }

  // MARK: Hierarchy

  /// The view that holds this one. Not owned.
  open var superview: VirtualView? { _superview }

  /// The views held, back to front.
  open var subviews: [VirtualView] { subviewsInTree }

  /// The nearest window around the view, itself included; nil in a tree without one.
  ///
  /// - Complexity: O(depth).
  open var window: VirtualWindow? { nearestWindow }

  /// Puts `view` in front of the others and takes it from where it was.
  ///
  /// A view that is here already only changes its place. Adding a view to itself or to what it holds stops the process.
  open func addSubview(_ view: VirtualView) { insert(view, at: _subviews.count) }

  /// Puts `view` at `index` among the subviews; an index outside means the nearest end.
  open func insertSubview(_ view: VirtualView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right behind `sibling`; at the very back when that is not here.
  open func insertSubview(_ view: VirtualView, belowSubview sibling: VirtualView) { insert(view, below: sibling) }

  /// Puts `view` right before `sibling`; at the very front when that is not here.
  open func insertSubview(_ view: VirtualView, aboveSubview sibling: VirtualView) { insert(view, above: sibling) }

  /// Moves a subview to the front. Nothing happens to a view that is not here.
  open func bringSubviewToFront(_ view: VirtualView) { moveSubview(view, to: _subviews.count) }

  /// Moves a subview to the back. Nothing happens to a view that is not here.
  open func sendSubviewToBack(_ view: VirtualView) { moveSubview(view, to: 0) }

  /// Swaps two subviews. Nothing happens when an index is outside.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swapSubviews(first, second) }

  /// Takes the view out of its superview, which may release it.
  open func removeFromSuperview() { detach() }

  /// Whether the view is `view` or is held by it at any depth.
  ///
  /// - Complexity: O(depth).
  open func isDescendant(of view: VirtualView) -> Bool { isInside(view) }

  /// The first view with `tag`, this one first, then depth first and back to front.
  open func viewWithTag(_ tag: Int) -> VirtualView? { firstView(tagged: tag) }

  /// Called before the view comes into `newSuperview`, or out of the one it has (nil).
  open func willMove(toSuperview newSuperview: VirtualView?) {}

  /// Called when ``superview`` has changed.
  open func didMoveToSuperview() {}

  /// Called before the view and the tree it is in come into another window, or into none.
  open func willMove(toWindow newWindow: VirtualWindow?) {}

  /// Called when ``window`` has changed.
  open func didMoveToWindow() {}

  /// Called when `subview` was added, after its own ``didMoveToSuperview()``.
  open func didAddSubview(_ subview: VirtualView) {}

  /// Called before `subview` goes, while it is still here.
  open func willRemoveSubview(_ subview: VirtualView) {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()`` of this view or one around it.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out what needs it in this view and below.
  ///
  /// Superviews first: when those right above need layout too, it begins at the topmost of that unbroken row. A view that
  /// asks for layout again while it is laid out is laid out again, 100 times at most.
  ///
  /// - Complexity: O(1) when nothing needs layout, else O(views on the way to those that do).
  open func layoutIfNeeded() { layoutPendingViews() }

  /// What of the view takes part when its superview gets another size; nothing by default: the origin and the size stay.
  ///
  /// A difference in length is shared among the flexible parts of an axis by their lengths, evenly when all of them are 0.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(_autoresizing)) }
    set { _autoresizing = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Whether a new size of this view changes the subviews by their ``autoresizingMask``; true.
  open var autoresizesSubviews: Bool {
    get { _extras?.autoresizesSubviews ?? true }
    set { extras.autoresizesSubviews = newValue }
  }

  /// Called to place the subviews. The base gives those with constraints their frames.
  open func layoutSubviews() { layoutConstrainedSubviews() }

  /// Lays out what is in the view's layer: ``layoutSubviews()``. Called once somebody has asked for the layer; before, only
  /// subviews can need layout, and ``layoutSubviews()`` is called directly.
  open func layoutSublayers(of layer: VirtualLayer) { layoutSubviews() }

  /// The size that suits the view best within `size`; here the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(_bounds.size) }

  /// Takes the size of ``sizeThatFits(_:)``, the frame's origin kept.
  open func sizeToFit() { takeFittingSize() }

  /// The size the content wants; ``noIntrinsicMetric`` along an axis where it wants nothing.
  open var intrinsicContentSize: CGSize {
    CGSize(width: VirtualView.noIntrinsicMetric, height: VirtualView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed: the superview lays out again.
  open func invalidateIntrinsicContentSize() {
    _superview?.setNeedsLayout()
    if isConstrained { markConstraints() }
    contentSizeMayHaveChanged(of: self)
  }

  /// A view, this one or one below it, wants another size.
  func contentSizeMayHaveChanged(of view: VirtualView) { _superview?.contentSizeMayHaveChanged(of: view) }

  /// Constraints in this view, or in one below it, are others.
  func constraintsMayHaveChanged() { _superview?.constraintsMayHaveChanged() }

  /// The size the content wants where it may be no wider than `width` points: views whose lines wrap override it, and get
  /// their height by it once constraints have decided about their width.
  open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Points from the top to the line of the first row of text; nil where there is none.
  open var firstBaselineOffset: CGFloat? { nil }

  /// Points from the line of the last row of text to the bottom; nil where there is none.
  open var lastBaselineOffset: CGFloat? { nil }

  /// The size for `targetSize` when neither length must be kept: the two-priority form at ``FittingPriority/fittingSizeLevel``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size for `targetSize` as constraints would give it; there are none, so each axis is decided alone.
  ///
  /// A required length is the target's. Else it is the intrinsic one; without that the target's, unless that is one of
  /// ``layoutFittingCompressedSize`` or ``layoutFittingExpandedSize``: then the view keeps the length it has.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: FittingPriority,
    verticalFittingPriority: FittingPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Constraints

  /// Whether the frame stays as it is set, with constraints on other views seeing it as fixed; true. False: constraints
  /// alone decide about the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isConstrained }
    set { setFixed(newValue) }
  }

  /// Whether the class needs its ``updateConstraints()`` to be called without being asked; false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints the view holds: those among itself and what it holds.
  open var constraints: [LayoutConstraint] { _extras?.constraints?.held ?? [] }

  /// Makes the view hold a constraint and activates it.
  open func addConstraint(_ constraint: LayoutConstraint) { hold(constraint) }

  /// Makes the view hold constraints and activates them.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint._holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Called before layout when ``setNeedsUpdateConstraints()`` asked for it, to change constraints. Does nothing here.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { askForUpdate() }

  /// Whether ``updateConstraints()`` was asked for.
  open func needsUpdateConstraints() -> Bool { _extras?.constraints?.needsUpdate ?? false }

  /// Calls ``updateConstraints()`` where it was asked for, here and below, inner views first.
  open func updateConstraintsIfNeeded() { updateTree() }

  /// How strongly the view resists being larger than its content; 250.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> FittingPriority {
    let pair = _extras?.constraints?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? pair.0 : pair.1
  }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: FittingPriority, for axis: LayoutConstraint.Axis) {
    setPriority(priority, \.hugging, axis)
  }

  /// How strongly the view resists being smaller than its content; 750.
  open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> FittingPriority {
    let pair = _extras?.constraints?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? pair.0 : pair.1
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: FittingPriority, for axis: LayoutConstraint.Axis) {
    setPriority(priority, \.resistance, axis)
  }

  // MARK: Surroundings

  /// How much of each edge is covered by bars and corners, points: what ``setSafeAreaInsets(_:)`` said, else what of the
  /// superview's safe area reaches into this view; and what the view's controller adds.
  ///
  /// - Complexity: O(depth).
  open var safeAreaInsets: ViewInsets { ViewInsets(currentSafeArea) }

  /// Called when ``safeAreaInsets`` has changed. Not in cells and what they hold, whose safe area changes as they scroll.
  open func safeAreaInsetsDidChange() {}

  /// The space to leave at each edge, points: 8 by default, or what was set; the safe area is added where
  /// ``insetsLayoutMarginsFromSafeArea`` says so.
  open var layoutMargins: ViewInsets {
    get { currentMargins }
    set { setMargins(newValue) }
  }

  /// Whether the margins are no less than what of the superview's margins reaches into this view; false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { _extras?.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Whether the safe area is added to the margins; true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { _extras?.insetsMarginsFromSafeArea ?? true }
    set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// ``layoutMargins`` by the reading direction of the view.
  open var directionalLayoutMargins: DirectionalViewInsets {
    get { DirectionalViewInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue.resolved(effectiveUserInterfaceLayoutDirection)) }
  }

  /// Called when ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {}

  /// The traits the view is shown with: its own (``setTraits(_:)``), completed by those of the superviews and of the
  /// environment.
  ///
  /// - Complexity: O(depth).
  open var traitCollection: ViewTraits { inheritedTraits }

  /// Called when ``traitCollection`` has changed, with what it was.
  ///
  /// Only a change of traits calls it (``setTraits(_:)``), not coming into a tree that has others.
  open func traitCollectionDidChange(_ previousTraitCollection: ViewTraits?) {}

  /// What the view means, for mirroring.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { _extras?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContent(newValue) }
  }

  /// The direction in which the view's content should run.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(reading: traitCollection.layoutDirection)
  }

  // MARK: Coordinates

  /// Where `point` of this view is in `view`; nil means the topmost view of the tree.
  open func convert(_ point: CGPoint, to view: VirtualView?) -> CGPoint { converted(point, to: view) }

  /// Where `point` of `view` is in this one; nil means the topmost view of the tree.
  open func convert(_ point: CGPoint, from view: VirtualView?) -> CGPoint {
    (view ?? topmostView).converted(point, to: self)
  }

  /// The upright rectangle in `view` around `rect` of this view; nil means the topmost view of the tree.
  open func convert(_ rect: CGRect, to view: VirtualView?) -> CGRect { converted(rect, to: view) }

  /// The upright rectangle in this view around `rect` of `view`; nil means the topmost view of the tree.
  open func convert(_ rect: CGRect, from view: VirtualView?) -> CGRect {
    (view ?? topmostView).converted(rect, to: self)
  }

  /// Whether `point`, in the view's own coordinates, is inside the bounds, edges half open.
  open func point(inside point: CGPoint, with event: VirtualEvent?) -> Bool { _bounds.contains(LayoutPoint(point)) }

  /// The frontmost view under `point`, in this view's coordinates: the last subview that is hit, else this view.
  ///
  /// Hidden views, those with an alpha below 0.01 and those that take no interaction are passed over with all they hold.
  open func hitTest(_ point: CGPoint, with event: VirtualEvent?) -> VirtualView? { frontmostView(at: point, event) }

  // MARK: Hooks of this module

  /// Called before the bounds change, with what they will be. For overriding in this module; empty here.
  func boundsWillChange(to new: LayoutRect) {}

  /// Called when the bounds have changed. For overriding in this module, with a call to this one: a new size asks for
  /// layout.
  func boundsDidChange(from old: LayoutRect) {
    guard old.width != _bounds.width || old.height != _bounds.height else { return }
    setNeedsLayout()
    if !_subviews.isEmpty { resizeSubviews(from: old.size) }
  }

  /// Called when the direction of the interface may be another.
  func directionMayHaveChanged() {}

  /// Called in place of a change to a number that cannot be: the old value stays, as the layer's exception would leave it.
  func refuse(_ violation: Violation) {
    SimulationEnvironment.current.recorder?.add(violation)
    Violation.act(violation, policy: SimulationEnvironment.current.violationPolicy)
  }

  /// The traits of the environment a view was made in, for it and what it holds; nil where it knows none.
  var environmentTraits: ViewTraits? { nil }

  /// Called when the layout margins have changed, before ``layoutMarginsDidChange()``. Empty here.
  func marginsStorageDidChange() {}

  /// Called when the safe area has changed, before ``safeAreaInsetsDidChange()``. Empty here.
  func safeAreaStorageDidChange() {}

  /// The part of `insets`, this view's safe area, that covers what it holds; a scroll view keeps what its insets hold.
  func safeAreaForSubviews(_ insets: LayoutInsets) -> LayoutInsets { insets }

  /// Called when a view was laid out 100 times and still asks for more. Empty here.
  func layoutLoopDetected() {}
}
