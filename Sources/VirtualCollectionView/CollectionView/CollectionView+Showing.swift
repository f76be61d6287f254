internal import CollectionCore
import Foundation

// Views that stay, arrive and leave.

extension CollectionView {
  /// Applies changed attributes to a view that stays.
  @inline(__always) func stay(
    _ entry: VisibleEntry, _ attributes: CollectionViewLayoutAttributes, invalidated: Bool
  ) {
    let view = _views[Int(entry.slot)]
    if !_isMirrored, view._appliedAttributes == nil, view._applied == attributes._geometry,
      view._appliedTransform === attributes._transform, type(of: attributes) == CollectionViewLayoutAttributes.self
    {
      return
    }
    moveIfChanged(view, entry.key, attributes, invalidated: invalidated)
  }

  private func moveIfChanged(
    _ view: CollectionReusableView, _ key: ElementKey, _ attributes: CollectionViewLayoutAttributes,
    invalidated: Bool
  ) {
    guard differs(view, attributes) else { return }
    if !invalidated, !key.isCell {
      report(.changedWithoutInvalidation(view, attributes, kind: kindName(key)))
    }
    apply(attributes, to: view)
    if _isTracing { trace(.viewMoved(view._id, for: key)) }
  }

  /// Whether the view's attributes are not these (Semantics 3.16). Objects of a user's class are compared by their
  /// `isEqual`, which may look at more than we know.
  private func differs(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) -> Bool {
    if placed(attributes) != view._applied { return true }
    if !TransformBox.same(view._appliedTransform, attributes._transform) { return true }
    guard let old = view._appliedAttributes else {
      return type(of: attributes) != CollectionViewLayoutAttributes.self
    }
    return !old.isEqual(attributes)
  }

  /// The geometry as shown: mirrored if the layout is.
  @inline(__always) func placed(_ attributes: CollectionViewLayoutAttributes) -> ElementGeometry {
    guard _isMirrored else { return attributes._geometry }
    var geometry = attributes._geometry
    geometry.frame = geometry.frame.mirrored(inWidth: mirrorWidth)
    return geometry
  }

  /// Puts attributes on a view: middle, size, transform, opacity, order, and then its own `apply` (Semantics 3.17).
  func apply(_ attributes: CollectionViewLayoutAttributes, to view: CollectionReusableView) {
    let geometry = placed(attributes)
    view._applied = geometry
    // A copy: the layout may keep the object and change values of a user's class in place (Semantics 3.15).
    view._appliedAttributes =
      type(of: attributes) == CollectionViewLayoutAttributes.self
      ? nil : attributes.copy() as? CollectionViewLayoutAttributes
    if !TransformBox.same(view._appliedTransform, attributes._transform) {
      view.transform3D = attributes._transform?.value ?? CATransform3DIdentity
    }
    view._appliedTransform = attributes._transform
    let frame = geometry.frame
    if view._bounds.size != frame.size {
      view.bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
      if view._isShown, isAsked(view) { markForSizing(view) }
    }
    if view._center != frame.center { view.center = CGPoint(frame.center) }
    if view._alpha != geometry.alpha { view.alpha = CGFloat(geometry.alpha) }
    if view._isHidden != geometry.isHidden { view.isHidden = geometry.isHidden }
    if view._zPosition != Double(geometry.zIndex) { view.zPosition = CGFloat(geometry.zIndex) }
    view.apply(attributes)
  }

  /// Makes and shows what arrives; true when an element got no view.
  func enter(
    _ entering: [EnteringElement], _ answer: [CollectionViewLayoutAttributes], _ next: inout [VisibleEntry],
    _ partners: PassPartners
  ) -> Bool {
    var missing = false
    let cause = _cause
    for element in entering {
      _cause = cause
      let place = Int(element.place)
      let key = next[place].key
      let attributes = answer[Int(element.index)]
      let path = requestPath(key, attributes)
      guard let slot = provide(key, attributes, path, partners) else {
        missing = true
        continue
      }
      next[place].slot = slot
      display(slot, key, path, partners)
    }
    _cause = cause
    return missing
  }

  /// Tells the delegate, and puts the view on screen (Semantics 1.19).
  func display(_ slot: Int32, _ key: ElementKey, _ path: IndexPath, _ partners: PassPartners) {
    let view = _views[Int(slot)]
    view._key = key
    if view._needsSizing { askFirst(view, key) }
    _phase = .displaying
    tellWillDisplay(view, key, path, partners)
    _phase = .passing
    view._placeKeeper = Unmanaged.passUnretained(self)
    if !view.isChild(of: self) { addSubview(view) }
    if _isTracing { trace(.viewDisplayed(view._id, for: key)) }
  }

  /// Takes views off the screen, tells the delegate, pools them (Semantics 1.21).
  func leave(_ leaving: [VisibleEntry], _ partners: PassPartners) {
    let cause = _cause
    for entry in leaving {
      _cause = cause
      let view = _views[Int(entry.slot)]
      view._isShown = false
      view.removeFromSuperview()
      _phase = .displaying
      tellDidEndDisplaying(view, entry.key, partners)
      _phase = .passing
      if _isTracing { traceCause(.viewEndedDisplay(view._id, for: entry.key)) }
      recycle(view, from: entry.key)
    }
    _cause = cause
  }

  /// All that is on screen leaves before new counts are read, and is in the pool when the first new cell is asked for
  /// (Semantics 2.8, policy 2.8a).
  func endAllViews() {
    _needsReload = false
    let all = _visible
    _visible = []
    _seenLayout = nil
    _fetchedRect = nil
    leave(all, loadPartners())
    unloadPartners()
  }

  /// The decoration views of a layout go with it, and so do their pools: another layout has classes of its own.
  ///
  /// Not inside a pass, which works on copies of the visible list: then it is done at the beginning of the next one.
  func dropDecorations() {
    guard !_phase.isInPass else {
      _dropsDecorations = true
      return
    }
    _dropsDecorations = false
    dropDecorationPools()
    let gone = _visible.filter { $0.key.category == .decoration }
    guard !gone.isEmpty else { return }
    _visible = _visible.filter { $0.key.category != .decoration }
    _seenLayout = nil
    let phase = _phase
    leave(gone, loadPartners())
    unloadPartners()
    _phase = phase
  }

  /// Puts a view into its pool; one that has none is let go.
  func recycle(_ view: CollectionReusableView, from key: ElementKey) {
    if view._id.category == .cell { _counters.liveCells -= 1 }
    guard view._pool >= 0 else {
      if _isTracing { trace(.viewDropped(view._id, from: key)) }
      forget(view)
      return
    }
    view._appliedAttributes = nil
    _pool.push(view._slot, for: Int(view._pool))
    if view._id.category == .cell {
      _counters.cellsRecycled += 1
      _counters.pooledCells += 1
      if _counters.pooledCells > _counters.pooledCellsPeak { _counters.pooledCellsPeak = _counters.pooledCells }
    } else {
      _counters.supplementaryRecycled += 1
    }
    if _isTracing { trace(.viewRecycled(view._id, from: key)) }
  }

  /// Takes a view out of the table of views, and lets go of it.
  func forget(_ view: CollectionReusableView) {
    guard view._slot >= 0 else { return }
    view._placeKeeper = nil
    dropParkedSubview(view)
    _freeSlots = _freeSlots + [view._slot]
    var views = _views
    _views = []
    views[Int(view._slot)] = CollectionView.noView
    _views = views
    view._slot = -1
    // It may outlive this view.
    view._owner = nil
  }

  /// Stands in the free places of the table of views.
  private static let noView = CollectionReusableView(frame: .zero)
}
