internal import CollectionCore
import Foundation

/// The state of a scroll view that most of them never change.
@MainActor final class ScrollExtras {
  var isDirectionalLockEnabled = false
  var bouncesHorizontally = true
  var bouncesVertically = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var keyboardDismissMode = VirtualScrollView.KeyboardDismissMode.none
  var indicatorStyle = VirtualScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = ViewInsets.zero
  var horizontalIndicatorInsets = ViewInsets.zero
  var adjustsIndicatorInsets = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  var bouncesZoom = true
  var pan: PanGestureRecognizer?
  var pinch: PinchGestureRecognizer?
  var refreshView: VirtualView?
}

extension VirtualScrollView {
  /// The extras, made at the first write.
  final var scrollExtras: ScrollExtras {
    if let extras = _scrollExtras { return extras }
    let extras = ScrollExtras()
    _scrollExtras = extras
    return extras
  }

  /// The control that is pulled into view to load again; a subview, above the content.
  package final var refreshView: VirtualView? {
    get { _scrollExtras?.refreshView }
    set {
      let old = _scrollExtras?.refreshView
      if newValue === old { return }
      old?.removeFromSuperview()
      scrollExtras.refreshView = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  final var scrollPan: PanGestureRecognizer {
    if let pan = _scrollExtras?.pan { return pan }
    let pan = PanGestureRecognizer()
    scrollExtras.pan = pan
    addGestureRecognizer(pan)
    return pan
  }

  final var zoomPinch: PinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let pinch = _scrollExtras?.pinch { return pinch }
    let pinch = PinchGestureRecognizer()
    scrollExtras.pinch = pinch
    addGestureRecognizer(pinch)
    return pinch
  }
}

// MARK: - Zooming

extension VirtualScrollView {
  final func setZoom(_ scale: CGFloat) {
    let clamped = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    if clamped != zoomScale { scrollExtras.zoomScale = clamped }
  }

  /// Scales so that `rect`, a part of the content at scale 1, fills the view, and brings its middle to the view's.
  final func zoom(to rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(CGFloat(_bounds.width) / rect.width, CGFloat(_bounds.height) / rect.height)
    let scale = zoomScale
    let middle = LayoutPoint(
      x: Double(rect.midX * scale) - _bounds.width / 2, y: Double(rect.midY * scale) - _bounds.height / 2)
    contentOffset = CGPoint(restingOffset(middle))
  }
}

extension VirtualView {
  /// Whether a touch of the view is its own, so that it does not become a scroll. Controls say yes.
  package final var takesTouchesForItself: Bool {
    get { _extras?.takesTouchesForItself ?? false }
    set { extras.takesTouchesForItself = newValue }
  }
}
