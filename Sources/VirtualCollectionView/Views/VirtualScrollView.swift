// face
internal import CollectionCore
import Foundation

/// A view that shows a part of a larger content: `UIScrollView` without a finger.
///
/// The offset is the origin of the bounds, nothing else (Semantics 7.1).
@preconcurrency @MainActor open class VirtualScrollView: VirtualView {
  internal final var _contentSize = LayoutSize.zero
  internal final var _contentInset = LayoutInsets.zero
  /// The content inset with its share of the safe area; kept up to date.
  internal final var _adjustedInset = LayoutInsets.zero
  internal final weak var _scrollDelegate: (any ScrollViewDelegate)?
  /// Which methods `_scrollDelegate` has.
  internal final var _scrollMethods = MethodPresenceTable.absent
  internal final var _decelerationRate = 0.998
  /// Whether the content size, the size of the bounds or the insets changed since the offset was last held against them.
  internal final var _clampPending = false
  internal final var _insetBehavior = ContentInsetAdjustmentBehavior.automatic
  internal final var _bounces = true
  internal final var _alwaysBounceVertical = false
  internal final var _alwaysBounceHorizontal = false
  internal final var _isPagingEnabled = false
  internal final var _isScrollEnabled = true
  internal final var _showsVerticalIndicator = true
  internal final var _showsHorizontalIndicator = true
  internal final var _scrollsToTop = true
  internal final var _isTracking = false
  internal final var _isDragging = false
  internal final var _isDecelerating = false
  internal final var _scrollExtras: ScrollExtras?

  /// Makes a scroll view with a frame in the coordinates of its superview to be, points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _clipsToBounds = true
  }

  /// Makes a scroll view with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _clipsToBounds = true
  }

  // MARK: Content

  /// The point of the content at the top left corner of the view. Setting it stops a deceleration and does not clamp
  /// (Semantics 7.4, 7.24); it goes through ``VirtualView/bounds``, as in UIKit.
  open var contentOffset: CGPoint {
    get { CGPoint(_bounds.origin) }
    set { setOffset(newValue) }
  }

  /// The size of the content, points. Setting it brings an offset that is now out of range back (Semantics 7.4).
  open var contentSize: CGSize {
    get { CGSize(_contentSize) }
    set {
      setContentSizeStorage(LayoutSize(newValue))
      clampOffsetIfNeeded()
    }
  }

  /// Space around the content, points. Setting it leaves the offset alone until the next layout (Semantics 7.4a).
  open var contentInset: ViewInsets {
    get { ViewInsets(_contentInset) }
    set { setContentInset(LayoutInsets(newValue)) }
  }

  /// The content inset together with the part of the safe area that ``contentInsetAdjustmentBehavior`` adds
  /// (Semantics 7.2).
  open var adjustedContentInset: ViewInsets { ViewInsets(_adjustedInset) }

  /// Called when ``adjustedContentInset`` has changed, before the delegate is told.
  open func adjustedContentInsetDidChange() {}

  /// Which part of the safe area counts as content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { _insetBehavior }
    set {
      _insetBehavior = newValue
      updateAdjustedInset()
    }
  }

  /// Lays out the subviews, then brings an offset back that a new size or new insets put out of range.
  open override func layoutSubviews() {
    super.layoutSubviews()
    clampOffsetIfNeeded()
  }

  // MARK: Delegate

  /// Who is told about scrolling. Not owned.
  @_disfavoredOverload open weak var delegate: (any ScrollViewDelegate)? {
    get { _scrollDelegate }
    set { setScrollDelegate(newValue) }
  }

  /// Called when another delegate was set, from whichever class's property.
  func scrollDelegateDidChange() {}

  // MARK: Behaviour

  /// Whether content can be dragged beyond its edges.
  open var bounces: Bool {
    get { _bounces }
    set { _bounces = newValue }
  }

  /// Whether content that is not higher than the view can be dragged up and down (Semantics 7.5).
  open var alwaysBounceVertical: Bool {
    get { _alwaysBounceVertical }
    set {
      _alwaysBounceVertical = newValue
      updateAdjustedInset()
    }
  }

  /// Whether content that is not wider than the view can be dragged left and right (Semantics 7.5).
  open var alwaysBounceHorizontal: Bool {
    get { _alwaysBounceHorizontal }
    set {
      _alwaysBounceHorizontal = newValue
      updateAdjustedInset()
    }
  }

  /// Whether a drag ends at a multiple of the size of the bounds (Semantics 7.31).
  open var isPagingEnabled: Bool {
    get { _isPagingEnabled }
    set { _isPagingEnabled = newValue }
  }

  /// Whether a finger can scroll. Code always can.
  open var isScrollEnabled: Bool {
    get { _isScrollEnabled }
    set { _isScrollEnabled = newValue }
  }

  /// Whether a bar shows where the view is in a high content.
  open var showsVerticalScrollIndicator: Bool {
    get { _showsVerticalIndicator }
    set { _showsVerticalIndicator = newValue }
  }

  /// Whether a bar shows where the view is in a wide content.
  open var showsHorizontalScrollIndicator: Bool {
    get { _showsHorizontalIndicator }
    set { _showsHorizontalIndicator = newValue }
  }

  /// How fast a movement ends once the finger is lifted (Semantics 7.26).
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(_decelerationRate)) }
    set { _decelerationRate = Double(newValue.rawValue) }
  }

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { _scrollsToTop }
    set { _scrollsToTop = newValue }
  }

  /// Whether a drag keeps to the axis it began along; false.
  open var isDirectionalLockEnabled: Bool {
    get { _scrollExtras?.isDirectionalLockEnabled ?? false }
    set { scrollExtras.isDirectionalLockEnabled = newValue }
  }

  /// Whether content can be dragged beyond its left and right edges; true.
  open var bouncesHorizontally: Bool {
    get { _scrollExtras?.bouncesHorizontally ?? true }
    set { scrollExtras.bouncesHorizontally = newValue }
  }

  /// Whether content can be dragged beyond its top and bottom edges; true.
  open var bouncesVertically: Bool {
    get { _scrollExtras?.bouncesVertically ?? true }
    set { scrollExtras.bouncesVertically = newValue }
  }

  /// Whether a touch waits until it is clear that it does not scroll; true.
  open var delaysContentTouches: Bool {
    get { _scrollExtras?.delaysContentTouches ?? true }
    set { scrollExtras.delaysContentTouches = newValue }
  }

  /// Whether a touch in the content can become a scroll; true.
  open var canCancelContentTouches: Bool {
    get { _scrollExtras?.canCancelContentTouches ?? true }
    set { scrollExtras.canCancelContentTouches = newValue }
  }

  /// Whether touches reach `view` in the content; true.
  open func touchesShouldBegin(_ touches: Set<VirtualTouch>, with event: VirtualEvent?, in view: VirtualView) -> Bool {
    true
  }

  /// Whether a touch of `view` can become a scroll; true unless `view` is a control.
  open func touchesShouldCancel(in view: VirtualView) -> Bool { !view.takesTouchesForItself }

  /// How a keyboard goes away when the content is dragged.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { _scrollExtras?.keyboardDismissMode ?? .none }
    set { scrollExtras.keyboardDismissMode = newValue }
  }

  // MARK: Indicators

  /// The colour of the bars.
  open var indicatorStyle: IndicatorStyle {
    get { _scrollExtras?.indicatorStyle ?? .default }
    set { scrollExtras.indicatorStyle = newValue }
  }

  /// Space around the bar at the side, points.
  open var verticalScrollIndicatorInsets: ViewInsets {
    get { _scrollExtras?.verticalIndicatorInsets ?? .zero }
    set { scrollExtras.verticalIndicatorInsets = newValue }
  }

  /// Space around the bar at the bottom, points.
  open var horizontalScrollIndicatorInsets: ViewInsets {
    get { _scrollExtras?.horizontalIndicatorInsets ?? .zero }
    set { scrollExtras.horizontalIndicatorInsets = newValue }
  }

  /// Space around both bars, points; reads that of the bar at the side.
  open var scrollIndicatorInsets: ViewInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the space around the bars; true.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { _scrollExtras?.adjustsIndicatorInsets ?? true }
    set { scrollExtras.adjustsIndicatorInsets = newValue }
  }

  /// Shows the bars for a moment. There are none to see.
  open func flashScrollIndicators() {}

  // MARK: Gestures

  /// The recogniser that scrolls; on the view from the first question on. It scrolls nothing here, and answers what a test
  /// simulates.
  open var panGestureRecognizer: PanGestureRecognizer { scrollPan }

  /// The recogniser that zooms; nil unless the scales leave room for it.
  open var pinchGestureRecognizer: PinchGestureRecognizer? { zoomPinch }

  // MARK: Zooming

  /// The smallest scale; 1.
  open var minimumZoomScale: CGFloat {
    get { _scrollExtras?.minimumZoomScale ?? 1 }
    set { scrollExtras.minimumZoomScale = newValue }
  }

  /// The largest scale; 1.
  open var maximumZoomScale: CGFloat {
    get { _scrollExtras?.maximumZoomScale ?? 1 }
    set { scrollExtras.maximumZoomScale = newValue }
  }

  /// The scale, held between the smallest and the largest. Kept for code that reads it: no view is scaled by it.
  open var zoomScale: CGFloat {
    get { _scrollExtras?.zoomScale ?? 1 }
    set { setZoom(newValue) }
  }

  /// Whether the scale may go beyond its limits for a moment; true.
  open var bouncesZoom: Bool {
    get { _scrollExtras?.bouncesZoom ?? true }
    set { scrollExtras.bouncesZoom = newValue }
  }

  /// Sets the scale; an animation is over at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Takes the scale and the offset at which `rect`, a part of the content at scale 1, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  /// Whether two fingers zoom; false, there are none.
  open var isZooming: Bool { false }

  /// Whether the scale comes back from beyond its limits; false.
  open var isZoomBouncing: Bool { false }

  // MARK: Scrolling

  /// Whether the offset is being animated; false, an animation is over when the call that began it returns.
  open var isScrollAnimating: Bool { false }

  /// Whether the scale is being animated; false.
  open var isZoomAnimating: Bool { false }

  /// Ends a movement where it is.
  open func stopScrollingAndZooming() { _isDecelerating = false }

  /// Moves to an offset without clamping it (Semantics 7.4).
  ///
  /// Without a clock an animation is over at once: ``contentOffset`` is set, then the delegate's
  /// `scrollViewDidEndScrollingAnimation` is called, unless the offset was there already (Semantics 7.14).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// Scrolls no further than it takes to show `rect`, in content coordinates, and not out of range.
  ///
  /// Nothing happens when it can be seen already inside the adjusted insets. What is larger than the view comes to lie
  /// with its top or left edge first.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(LayoutRect(rect), animated: animated) }

  /// Whether a finger is down.
  open var isTracking: Bool { _isTracking }

  /// Whether a finger has moved the content and the movement is not over.
  open var isDragging: Bool { _isDragging }

  /// Whether the content moves on after the finger was lifted.
  open var isDecelerating: Bool { _isDecelerating }

  // MARK: Hooks of this module

  /// A new origin asks for layout and tells the delegate; a new size makes the offset be held against its range.
  override func boundsDidChange(from old: LayoutRect) {
    let new = _bounds
    if old.width != new.width || old.height != new.height {
      super.boundsDidChange(from: old)
      _clampPending = true
      updateAdjustedInset()
    }
    if old.x != new.x || old.y != new.y {
      setNeedsLayout()
      notifyDidScroll()
    }
  }

  /// Called when the adjusted inset has changed, before anybody else is told.
  func adjustedInsetStorageDidChange() {}

  /// What the adjusted insets hold of the safe area does not cover the content.
  override func safeAreaForSubviews(_ insets: LayoutInsets) -> LayoutInsets {
    let (adjusted, own) = (_adjustedInset, _contentInset)
    return LayoutInsets(
      top: max(0, insets.top - adjusted.top + own.top), left: max(0, insets.left - adjusted.left + own.left),
      bottom: max(0, insets.bottom - adjusted.bottom + own.bottom),
      right: max(0, insets.right - adjusted.right + own.right))
  }

  /// The safe area may be a part of the insets.
  override func safeAreaStorageDidChange() { updateAdjustedInset() }
}
