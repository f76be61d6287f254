internal import CollectionCore
import Foundation

// Asking the layout for what is visible.

extension CollectionView {
  /// Asks the layout for the bounds and brings the screen up to date.
  func updateWhole(invalidated: Bool) {
    let bounds = _bounds
    let answer = askForElements(bounds)
    let layout = _layout
    let vendor = layout._vendor
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
    if isNext, vendor.reuses, vendor.hasDelta, _seenLayout == ObjectIdentifier(_layout), exists(vendor.delta, answer) {
      _seenVersion = vendor.version
      apply(vendor.delta, answer, invalidated: invalidated)
      return
    }
    scan(answer, bounds: bounds)
    let isComplete = _scan.count == answer.count
    _seenVersion = vendor.version
    _seenChanges = changesOfVended()
    _seenLayout = nil
    let visible = apply(answer, invalidated: invalidated)
    // From here on the visible list is the answer, entry for entry, unless a callback changed something meanwhile.
    if isComplete, visible, !_needsReload, layout === _layout { _seenLayout = ObjectIdentifier(layout) }
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

  func askForElements(_ bounds: LayoutRect) -> [CollectionViewLayoutAttributes] {
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
    let changes = changesOfVended()
    let answer = _layout.layoutAttributesForElements(in: CGRect(rect)) ?? []
    if changes != changesOfVended() { _layout.vendedObjectsChanged() }
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

// These work on plain values outside of the main actor: a closure handed to the standard library from isolated code is
// checked for its executor at each call.

/// Whether two arrays are one and the same storage.
@inline(__always) private nonisolated func sameArray(
  _ a: [CollectionViewLayoutAttributes], _ b: [CollectionViewLayoutAttributes]
) -> Bool {
  a.count == b.count && a.withUnsafeBufferPointer { x in b.withUnsafeBufferPointer { x.baseAddress == $0.baseAddress } }
}

@inline(__always) private nonisolated func changesOfVended() -> UInt64 {
  CollectionViewLayoutAttributes.changesOfVended
}
