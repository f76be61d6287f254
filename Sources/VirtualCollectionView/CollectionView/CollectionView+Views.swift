internal import CollectionCore
import Foundation

// MARK: - From the answer to the screen

extension CollectionView {
  /// Brings the screen to what was scanned: first all that arrive, one after the other; then the visible list is replaced;
  /// then all that leave (Semantics 1.19a).
  ///
  /// - Returns: Whether every element has its view.
  /// - Complexity: O(visible before and after).
  @discardableResult func apply(_ answer: [CollectionViewLayoutAttributes], invalidated: Bool) -> Bool {
    let scanned = _scan
    var next = _spareVisible
    _spareVisible = []
    next.removeAll(keepingCapacity: true)
    var entering = _entering
    _entering = []
    entering.removeAll(keepingCapacity: true)
    var leaving = _leaving
    _leaving = []
    leaving.removeAll(keepingCapacity: true)
    let before = _visible
    var at = 0
    for element in scanned {
      while at < before.count, before[at].key < element.key {
        leaving.append(before[at])
        at += 1
      }
      if at < before.count, before[at].key == element.key {
        next.append(before[at])
        stay(before[at], answer[Int(element.index)], invalidated: invalidated)
        at += 1
      } else {
        entering.append(EnteringElement(index: element.index, place: Int32(truncatingIfNeeded: next.count)))
        next.append(VisibleEntry(key: element.key, slot: -1))
      }
    }
    while at < before.count {
      leaving.append(before[at])
      at += 1
    }
    _scan = scanned
    if entering.isEmpty, leaving.isEmpty {
      _spareVisible = next
      _entering = entering
      _leaving = leaving
      return true
    }
    return turnOver(&next, &entering, &leaving, answer)
  }

  /// The same for an answer that differs from the screen by a few elements.
  ///
  /// - Complexity: O(visible) in plain numbers, O(change) in objects.
  func apply(_ delta: VendedDelta, _ answer: [CollectionViewLayoutAttributes]) {
    var next = _spareVisible
    _spareVisible = []
    next.removeAll(keepingCapacity: true)
    var entering = _entering
    _entering = []
    entering.removeAll(keepingCapacity: true)
    var leaving = _leaving
    _leaving = []
    leaving.removeAll(keepingCapacity: true)
    let before = _visible
    var removed = 0
    var at = 0
    // Stretches of what stays, between what goes and what comes.
    for index in delta.inserted {
      while next.count < Int(index) {
        appendStay(before, &at, upTo: Int(index), &next, &leaving, delta, &removed)
      }
      entering.append(EnteringElement(index: index, place: index))
      next.append(VisibleEntry(key: answer[Int(index)]._key, slot: -1))
    }
    while at < before.count { appendStay(before, &at, upTo: .max, &next, &leaving, delta, &removed) }
    let layout = _seenLayout
    if !turnOver(&next, &entering, &leaving, answer) {
      _seenLayout = nil
    } else if _needsReload {
      _seenLayout = nil
    } else {
      _seenLayout = layout
    }
  }

  /// Appends the next stretch of entries that stay, or takes the next entry out.
  private func appendStay(
    _ before: [VisibleEntry], _ at: inout Int, upTo limit: Int, _ next: inout [VisibleEntry],
    _ leaving: inout [VisibleEntry], _ delta: VendedDelta, _ removed: inout Int
  ) {
    let stop = removed < delta.removed.count ? Int(delta.removed[removed]) : before.count
    if stop == at, removed < delta.removed.count {
      leaving.append(before[at])
      removed += 1
      at += 1
      return
    }
    let length = min(stop - at, limit == .max ? stop - at : limit - next.count)
    next.append(contentsOf: before[at..<at + length])
    at += length
  }

  /// Shows what arrives, replaces the visible list, lets go of what leaves; true when every element has its view.
  ///
  /// The lists are the caller's buffers: an array passed by value would be copied at its first change.
  private func turnOver(
    _ next: inout [VisibleEntry], _ entering: inout [EnteringElement], _ leaving: inout [VisibleEntry],
    _ answer: [CollectionViewLayoutAttributes]
  ) -> Bool {
    let missing = enter(entering, answer, &next)
    if missing { next.removeAll { $0.slot < 0 } }
    replaceVisible(next)
    entering.removeAll(keepingCapacity: true)
    _entering = entering
    leave(leaving)
    leaving.removeAll(keepingCapacity: true)
    _leaving = leaving
    return !missing
  }

  private func replaceVisible(_ next: [VisibleEntry]) {
    let old = _visible
    _visible = next
    _spareVisible = old
  }

  /// Brings the elements that a context named up to date: one question each, no elements query.
  func updateNamed(_ named: [PendingInvalidation.Named]) {
    var next = _visible
    var leaving: [VisibleEntry] = []
    // A layout that names elements while it is asked for one would have each question bring two more.
    var done: Set<ElementKey> = []
    for name in named {
      let key = localKey(name.category, kind: name.kind, path: ItemPath(name.path))
      guard done.insert(key).inserted else { continue }
      guard let attributes = askForElement(key, name) else {
        remove(key, from: &next, into: &leaving)
        continue
      }
      let frame = shownFrame(attributes)
      let isShown = frame.isFinite && frame.touches(_bounds)
      let place = insertionPlace(of: key, in: next)
      let isThere = place < next.count && next[place].key == key
      if isThere, isShown {
        stay(next[place], attributes, invalidated: true)
      } else if isThere {
        leaving.append(next.remove(at: place))
      } else if isShown, !attributes._geometry.isHidden, let slot = provide(key, attributes) {
        next.insert(VisibleEntry(key: key, slot: slot), at: place)
        display(slot, key)
      }
    }
    _visible = next
    _seenLayout = nil
    leave(leaving)
  }

  private func remove(_ key: ElementKey, from entries: inout [VisibleEntry], into leaving: inout [VisibleEntry]) {
    let place = insertionPlace(of: key, in: entries)
    if place < entries.count, entries[place].key == key { leaving.append(entries.remove(at: place)) }
  }

  private func askForElement(
    _ key: ElementKey, _ name: PendingInvalidation.Named
  ) -> CollectionViewLayoutAttributes? {
    if key.isCell, !_sections.contains(key.path) { return nil }
    _phase = .querying
    defer { _phase = .passing }
    let attributes = question(name.category, kind: name.kind, path: name.path)
    if _isTracing { traceCause(.elementQueried(key)) }
    return attributes
  }

  /// Asks the layout for one element, and counts it.
  func question(
    _ category: CollectionCore.ElementCategory, kind: String, path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    _counters.itemQueries += 1
    let made = CollectionViewLayoutAttributes.made
    defer { _counters.attributesMade += Int(CollectionViewLayoutAttributes.made &- made) }
    switch category {
    case .cell: return _layout.layoutAttributesForItem(at: path)
    case .supplementary: return _layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration: return _layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}

// MARK: - Staying, arriving, leaving

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
    if view._bounds.size != frame.size { view.bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
    if view._center != frame.center { view.center = CGPoint(frame.center) }
    if view._alpha != geometry.alpha { view.alpha = CGFloat(geometry.alpha) }
    if view._isHidden != geometry.isHidden { view.isHidden = geometry.isHidden }
    if view._zPosition != Double(geometry.zIndex) { view.zPosition = CGFloat(geometry.zIndex) }
    view.apply(attributes)
  }

  /// Makes and shows what arrives; true when an element got no view.
  private func enter(
    _ entering: [EnteringElement], _ answer: [CollectionViewLayoutAttributes], _ next: inout [VisibleEntry]
  ) -> Bool {
    var missing = false
    let cause = _cause
    for element in entering {
      _cause = cause
      let place = Int(element.place)
      let key = next[place].key
      guard let slot = provide(key, answer[Int(element.index)]) else {
        missing = true
        continue
      }
      next[place].slot = slot
      display(slot, key)
    }
    _cause = cause
    return missing
  }

  /// Tells the delegate, and puts the view on screen (Semantics 1.19).
  func display(_ slot: Int32, _ key: ElementKey) {
    let view = _views[Int(slot)]
    view._key = key
    _phase = .displaying
    tellWillDisplay(view, key)
    _phase = .passing
    view._keepsPlace = true
    if view._superviewReference == nil || view._superview !== self { addSubview(view) }
    if _isTracing { trace(.viewDisplayed(view._id, for: key)) }
  }

  /// Takes views off the screen, tells the delegate, pools them (Semantics 1.21).
  func leave(_ leaving: [VisibleEntry]) {
    let cause = _cause
    for entry in leaving {
      _cause = cause
      let view = _views[Int(entry.slot)]
      view._isShown = false
      view.removeFromSuperview()
      _phase = .displaying
      tellDidEndDisplaying(view, entry.key)
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
    leave(all)
  }

  /// The decoration views of a layout go with it, and so do their pools: another layout has classes of its own.
  func dropDecorations() {
    dropDecorationPools()
    let gone = _visible.filter { $0.key.category == .decoration }
    guard !gone.isEmpty else { return }
    _visible = _visible.filter { $0.key.category != .decoration }
    _seenLayout = nil
    let phase = _phase
    leave(gone)
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
    view._keepsPlace = false
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

// MARK: - Telling the delegate

extension CollectionView {
  private func tellWillDisplay(_ view: CollectionReusableView, _ key: ElementKey) {
    if key.isCell {
      if _delegateMethods.willDisplay == .absent { return }
      guard let delegate = _collectionDelegate else { return }
      // Every view of this category is a cell: only cells get the number of one.
      let cell = unsafeDowncast(view, to: CollectionViewCell.self)
      let path = IndexPath(key.path)
      if _delegateMethods.willDisplay == .unknown {
        let saved = OptionalMethod.begin()
        delegate.collectionView(self, willDisplay: cell, forItemAt: path)
        _delegateMethods.willDisplay = OptionalMethod.presence(after: saved)
        if _delegateMethods.willDisplay == .present { _counters.willDisplayCalls += 1 }
      } else {
        _counters.willDisplayCalls += 1
        delegate.collectionView(self, willDisplay: cell, forItemAt: path)
      }
      return
    }
    if _delegateMethods.willDisplaySupplementary == .absent { return }
    guard let delegate = _collectionDelegate else { return }
    let saved = OptionalMethod.begin()
    delegate.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kindName(key), at: givenPath(view, key))
    _delegateMethods.willDisplaySupplementary = OptionalMethod.presence(after: saved)
  }

  private func tellDidEndDisplaying(_ view: CollectionReusableView, _ key: ElementKey) {
    if key.isCell {
      if _delegateMethods.didEndDisplaying == .absent { return }
      guard let delegate = _collectionDelegate else { return }
      // Every view of this category is a cell: only cells get the number of one.
      let cell = unsafeDowncast(view, to: CollectionViewCell.self)
      let path = IndexPath(key.path)
      if _delegateMethods.didEndDisplaying == .unknown {
        let saved = OptionalMethod.begin()
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        _delegateMethods.didEndDisplaying = OptionalMethod.presence(after: saved)
        if _delegateMethods.didEndDisplaying == .present { _counters.didEndDisplayingCalls += 1 }
      } else {
        _counters.didEndDisplayingCalls += 1
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
      return
    }
    if _delegateMethods.didEndDisplayingSupplementary == .absent { return }
    guard let delegate = _collectionDelegate else { return }
    let saved = OptionalMethod.begin()
    delegate.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: kindName(key), at: givenPath(view, key))
    _delegateMethods.didEndDisplayingSupplementary = OptionalMethod.presence(after: saved)
  }

  /// The delegate as the collection view's own protocol.
  @inline(__always) var _collectionDelegate: (any CollectionViewDelegate)? { _passDelegate ?? _cachedDelegate }

  /// A path as the layout gave it, odd ones included.
  func givenPath(_ view: CollectionReusableView, _ key: ElementKey) -> IndexPath {
    view._oddPath ?? IndexPath(key.path)
  }
}
