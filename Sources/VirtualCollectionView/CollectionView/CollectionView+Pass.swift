internal import CollectionCore
import Foundation

// The layout pass. Scrolling, reloading, another layout and other bounds all end here:
//
//   counts -> prepare -> content size (and clamp) -> elements in the bounds -> what changed -> views
//
// Everything that a pass asks or tells the user may call back into the view; the phase says where it stands.

extension CollectionView {
  func runPass() {
    guard _phase == .idle else {
      // Called from inside a pass or a count: the work is done after it.
      _wantsAnotherPass = true
      return
    }
    _phase = .passing
    // Weak references are loaded once a pass, 34 ns each; these locals keep the objects.
    let dataSource = _dataSource
    let delegate = _cachedDelegate
    _passDataSource = dataSource
    _passDelegate = delegate
    defer {
      _passDataSource = nil
      _passDelegate = nil
    }
    let (work, loops) = prepareEverything()
    if let work, !work.isWhole, !work.named.isEmpty, _seenBounds == _bounds, _fetchedRect == nil {
      updateNamed(work.named)
    } else {
      updateWhole(invalidated: work != nil)
    }
    placeBackground()
    _phase = .idle
    _cause = -1
    // Views that came and went marked this view; that work is done. What was asked for meanwhile is not.
    _needsLayout = false
    if isSettled { return }
    _wantsAnotherPass = false
    // A loop inside one pass is reported once; a hundred more passes would only repeat it.
    if !loops { setNeedsLayout() }
  }

  /// Whether nothing was asked for during the pass that the pass did not see.
  private var isSettled: Bool {
    !_wantsAnotherPass && !_layout._pending.needsPrepare && !_needsReload && _unseenWork == nil
      && _seenBounds == _bounds
  }

  /// Counts, preparation and content size, until nothing is due: clamping the offset may invalidate again.
  ///
  /// - Returns: What was prepared, and whether it had no end.
  private func prepareEverything() -> (work: PendingInvalidation?, loops: Bool) {
    var work = _unseenWork
    _unseenWork = nil
    var isSizeDue = work != nil
    var rounds = 0
    if !_hasPrepared { startBelowInsets() }
    while true {
      if _needsReload { endAllViews() }
      ensureCounts()
      let done = prepareIfNeeded()
      if let done {
        work = merged(work, done)
        isSizeDue = true
      }
      updateContentSize(prepared: isSizeDue, now: done != nil)
      isSizeDue = false
      rounds += 1
      guard _layout._pending.needsPrepare || _needsReload || !_countsAreValid else {
        return (work, false)
      }
      guard rounds < 100 else {
        report(.layoutLoop(self))
        return (work, true)
      }
    }
  }

  /// What two preparations in a row leave in doubt.
  func merged(_ before: PendingInvalidation?, _ next: PendingInvalidation) -> PendingInvalidation {
    guard let before else { return next }
    return PendingInvalidation(
      needsPrepare: true, isWhole: before.isWhole || next.isWhole, named: before.named + next.named)
  }

  /// Takes the layout's content size over, and brings the offset back into its range if that, the bounds or the insets
  /// changed (Semantics 2.14, 7.4).
  private func updateContentSize(prepared: Bool, now: Bool) {
    if prepared {
      let size = LayoutSize(_layout.collectionViewContentSize)
      if _isTracing, now { tracePrepared(size) }
      if !size.isFinite {
        report(.invalidContentSize(CGSize(size)))
      } else if size != _contentSize {
        contentSize = CGSize(size)
      }
      if _isMirrored, _startsMirrored { startAtRight() }
      _startsMirrored = false
    }
    guard _clampPending else { return }
    let before = _bounds.origin
    clampOffsetIfNeeded()
    if _isTracing, before != _bounds.origin { trace(.offsetClamped(_recording.rect(_bounds))) }
  }

  /// The first picture begins below the insets, unless an offset was set: a scroll view without content has no other place.
  private func startBelowInsets() {
    let insets = _adjustedInset
    let start = LayoutPoint(
      x: _bounds.x == 0 ? 0 - insets.left : _bounds.x, y: _bounds.y == 0 ? 0 - insets.top : _bounds.y)
    if start != _bounds.origin { contentOffset = CGPoint(start) }
  }

  /// A mirrored layout begins at the right: the first picture shows the first items.
  private func startAtRight() {
    let range = _contentSize.width + _adjustedInset.right - _bounds.width
    if range > 0, _bounds.x == 0 { contentOffset = CGPoint(x: range, y: _bounds.y) }
  }

  private func placeBackground() {
    guard let background = _backgroundView else { return }
    let frame = CGRect(_bounds)
    if background.frame != frame { background.frame = frame }
  }

  func setBackground(_ view: VirtualView?) {
    guard view !== _backgroundView else { return }
    _backgroundView?.removeFromSuperview()
    _backgroundView = view
    guard let view else { return }
    insertSubview(view, at: 0)
    placeBackground()
  }
}

// MARK: - Asking the layout

extension CollectionView {
  /// Asks the layout for the bounds and brings the screen up to date.
  func updateWhole(invalidated: Bool) {
    let bounds = _bounds
    let answer = askForElements(bounds)
    let vendor = _layout._vendor
    if let vendor, vendor.reuses, vendor.version == _seenVersion, vendor.rect == bounds,
      _seenChanges == changesOfVended(),
      _seenLayout == ObjectIdentifier(_layout), sameArray(answer, vendor.vended)
    {
      // Element for element what is on screen already.
      _seenBounds = bounds
      return
    }
    _seenBounds = bounds
    guard let vendor, vendor.rect == bounds, sameArray(answer, vendor.vended) else {
      scan(answer, bounds: bounds)
      _seenLayout = nil
      apply(answer, invalidated: invalidated)
      return
    }
    let isNext = vendor.version == _seenVersion &+ 1 && _seenChanges == changesOfVended()
    if isNext, _seenLayout == ObjectIdentifier(_layout), let delta = vendor.delta, exists(delta, answer) {
      _seenVersion = vendor.version
      apply(delta, answer)
      return
    }
    scan(answer, bounds: bounds)
    let isComplete = _scan.count == answer.count
    _seenVersion = vendor.version
    _seenChanges = changesOfVended()
    _seenLayout = nil
    let visible = apply(answer, invalidated: invalidated)
    // From here on the visible list is the answer, entry for entry, unless a callback changed something meanwhile.
    if isComplete, visible, !_needsReload { _seenLayout = ObjectIdentifier(_layout) }
  }

  /// Whether all that a change brings can exist.
  private func exists(_ delta: VendedDelta, _ answer: [CollectionViewLayoutAttributes]) -> Bool {
    for index in delta.inserted {
      let attributes = answer[Int(index)]
      let path = attributes._key.path
      guard attributes._key.kind <= 2, path.section >= 0, Int(path.section) < _sections.sectionCount,
        !attributes._key.isCell || _sections.contains(path)
      else { return false }
    }
    return true
  }

  private func askForElements(_ bounds: LayoutRect) -> [CollectionViewLayoutAttributes] {
    var rect = bounds
    if _environment.fetchMargin == .page {
      if let fetched = _fetchedRect, fetched.minX <= bounds.minX, fetched.minY <= bounds.minY,
        fetched.maxX >= bounds.maxX, fetched.maxY >= bounds.maxY
      {
        return _fetched
      }
      rect = fetchRect(around: bounds)
    }
    if _isMirrored { rect = rect.mirrored(inWidth: mirrorWidth) }
    _phase = .querying
    _counters.elementsQueries += 1
    let made = CollectionViewLayoutAttributes.made
    let answer = _layout.layoutAttributesForElements(in: CGRect(rect)) ?? []
    _counters.attributesMade += Int(CollectionViewLayoutAttributes.made &- made)
    _phase = .passing
    if _isTracing {
      traceCause(.elementsQueried(_recording.rect(rect), count: Int32(clamping: answer.count)))
    }
    if _environment.fetchMargin == .page {
      _fetched = answer
      _fetchedRect = fetchRect(around: bounds)
    }
    return answer
  }

  private func fetchRect(around bounds: LayoutRect) -> LayoutRect {
    var rect = bounds
    if _contentSize.width > bounds.width {
      rect.x -= bounds.width / 2
      rect.width *= 2
    }
    if _contentSize.height > bounds.height {
      rect.y -= bounds.height / 2
      rect.height *= 2
    }
    return rect
  }

  /// The width in which a mirrored layout is turned around.
  var mirrorWidth: Double { max(_contentSize.width, _bounds.width) }

  /// Where an element is shown: the layout's place, mirrored if need be.
  @inline(__always) func shownFrame(_ attributes: CollectionViewLayoutAttributes) -> LayoutRect {
    _isMirrored ? attributes.shownFrame.mirrored(inWidth: mirrorWidth) : attributes.shownFrame
  }

  /// The key of an element with the kind as this view numbers it.
  @inline(__always) func localKey(_ attributes: CollectionViewLayoutAttributes) -> ElementKey {
    let key = attributes._key
    return key.kind <= 2 ? key : localKey(key)
  }

  private func localKey(_ key: ElementKey) -> ElementKey {
    ElementKey(key.category, kind: localKind(global: key.kind), path: key.path)
  }

  func localKind(global: UInt16) -> UInt16 {
    while _localKinds.count <= Int(global) { _localKinds.append(0) }
    if global > 2, _localKinds[Int(global)] == 0 {
      _localKinds[Int(global)] = UInt16(_kinds.count)
      _kinds.append(ElementKinds.name(of: global))
    }
    return _localKinds[Int(global)]
  }

  func localKey(_ category: CollectionCore.ElementCategory, kind: String, path: ItemPath) -> ElementKey {
    category == .cell
      ? ElementKey(cell: path)
      : ElementKey(category, kind: localKind(global: ElementKinds.number(of: kind)), path: path)
  }

  func kindName(_ key: ElementKey) -> String { _kinds[Int(key.kind)] }
}

// MARK: - Reading the answer

extension CollectionView {
  /// Picks from an answer what touches the bounds, checks it, and puts it in the order of keys.
  ///
  /// - Complexity: O(answer), and O(visible log visible) when the answer is not in the order of keys.
  func scan(_ answer: [CollectionViewLayoutAttributes], bounds: LayoutRect) {
    var scanned = _scan
    _scan = []
    scanned.removeAll(keepingCapacity: true)
    var isAscending = true
    var last: UInt64 = 0
    let mirrored = _isMirrored
    let count = answer.count
    for index in 0..<count {
      let attributes = answer[index]
      let frame = mirrored ? shownFrame(attributes) : attributes.shownFrame
      guard frame.touches(bounds), frame.isFinite, frame.width >= 0, frame.height >= 0 else {
        reportUnsound(frame, attributes)
        continue
      }
      let key = localKey(attributes)
      guard exists(key, attributes) else { continue }
      if attributes._geometry.isHidden, visibleSlot(key) < 0 { continue }
      if key.bits <= last, !scanned.isEmpty { isAscending = false }
      last = key.bits
      scanned.append(ScannedElement(key: key, index: Int32(truncatingIfNeeded: index)))
    }
    if !isAscending { scanned = ordered(scanned, answer) }
    if count > 200, count > scanned.count * 20 { reportOverReporting(count, visible: scanned.count) }
    _scan = scanned
  }

  /// Says why a frame cannot be shown, unless it is only elsewhere.
  private func reportUnsound(_ frame: LayoutRect, _ attributes: CollectionViewLayoutAttributes) {
    if !frame.isFinite {
      report(.invalidFrame(attributes))
    } else if frame.width < 0 || frame.height < 0 {
      report(.negativeFrame(attributes))
    }
  }

  private func ordered(
    _ scanned: [ScannedElement], _ answer: [CollectionViewLayoutAttributes]
  ) -> [ScannedElement] {
    let sorted = sortedByKey(scanned)
    var result: [ScannedElement] = []
    result.reserveCapacity(sorted.count)
    for element in sorted {
      if let last = result.last, last.key == element.key {
        report(.duplicateAttributes(answer[Int(last.index)], answer[Int(element.index)]))
      } else {
        result.append(element)
      }
    }
    return result
  }

  /// Whether the element can exist by the counts (Semantics 3.13).
  @inline(__always) private func exists(_ key: ElementKey, _ attributes: CollectionViewLayoutAttributes) -> Bool {
    let path = key.path
    if key.isCell {
      if attributes._givenPath == nil, _sections.contains(path) { return true }
    } else if path.item < 0 || (path.section >= 0 && Int(path.section) < _sections.sectionCount) {
      // A path of length 1 is accepted whatever it names; it is how views of the whole layout are numbered.
      return true
    }
    report(.attributesForMissingItem(attributes, counts: _sections.counts))
    return false
  }

  private func reportOverReporting(_ count: Int, visible: Int) {
    guard !_violations.contains(where: { $0.rule == .overReporting }) else { return }
    report(.overReporting(count, visible: visible, layout: _layout))
  }
}

// These work on plain values outside of the main actor: a closure handed to the standard library from isolated code is
// checked for its executor at each call.

private nonisolated func sortedByKey(_ elements: [ScannedElement]) -> [ScannedElement] {
  elements.sorted { $0.key.bits != $1.key.bits ? $0.key.bits < $1.key.bits : $0.index < $1.index }
}

/// Whether two arrays are one and the same storage.
@inline(__always) private nonisolated func sameArray(
  _ a: [CollectionViewLayoutAttributes], _ b: [CollectionViewLayoutAttributes]
) -> Bool {
  a.count == b.count && a.withUnsafeBufferPointer { x in b.withUnsafeBufferPointer { x.baseAddress == $0.baseAddress } }
}

@inline(__always) private nonisolated func changesOfVended() -> UInt64 {
  CollectionViewLayoutAttributes.changesOfVended
}
