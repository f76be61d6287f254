internal import CollectionCore
import Foundation

// The one place where views come into being: the pass calls `provide`, which asks the data source or the layout.

extension CollectionView {
  /// The slot of a view for an element, asked for, checked, and with its selection state; nil when there is none to be had.
  func provide(
    _ key: ElementKey, _ attributes: CollectionViewLayoutAttributes, _ path: IndexPath, _ partners: PassPartners
  ) -> Int32? {
    let phase = _phase
    _phase = .providing
    _request.isActive = true
    _request.key = key
    _requestAttributes = attributes
    _request.slot = -1
    _request.isMisplaced = false
    RegistrationIdentity.providersRunning += 1
    let view: CollectionReusableView?
    switch key.category {
    case .cell: view = askForCell(key, path, partners)
    case .supplementary: view = askForSupplementary(key, path)
    case .decoration: view = makeDecoration(key, attributes)
    }
    RegistrationIdentity.providersRunning -= 1
    _request.isActive = false
    _requestAttributes = nil
    _phase = phase
    if !_requestOthers.isEmpty { recycleOthers(key) }
    guard let view else { return nil }
    if view._slot < 0 || view._owner !== self { adopt(view) }
    view._key = key
    view._isShown = true
    view._oddPath = attributes._givenPath
    if isAsked(view) { markForSizing(view) }
    if view._id.category == .cell {
      let cell = unsafeDowncast(view, to: CollectionViewCell.self)
      cell._isEditing = _isEditing
      cell.isSelected = !_selected.isEmpty && _selected.contains(key.path)
      cell.isHighlighted = !_highlighted.isEmpty && _highlighted.contains(key.path)
    }
    if _isTracing {
      var label: NameIndex = -1
      if let text = view._itemLabel { label = _recording.name(text) }
      traceCause(.viewConfigured(view._id, for: key, label: label))
    }
    return view._slot
  }

  /// Whether a view was made here: slots of another collection view's views mean nothing.
  @inline(__always) private func isOwner(of view: CollectionReusableView) -> Bool { view._owner === self }

  /// Views that were dequeued beside the one that was returned go to the pool.
  private func recycleOthers(_ key: ElementKey) {
    let others = _requestOthers
    _requestOthers = []
    for slot in others { recycle(_views[Int(slot)], from: key) }
  }

  private func dropOther(_ slot: Int32) -> Bool {
    var others = _requestOthers
    guard let index = others.firstIndex(of: slot) else { return false }
    others.remove(at: index)
    _requestOthers = others
    return true
  }

  // MARK: Cells

  private func askForCell(_ key: ElementKey, _ path: IndexPath, _ partners: PassPartners) -> CollectionReusableView? {
    if _passHasDataSource { return askForCell(partners.dataSource.unsafelyUnwrapped, key, path) }
    guard let dataSource = _dataSource else {
      reportLostDataSource(path)
      return nil
    }
    return askForCell(dataSource, key, path)
  }

  /// A data source that went away without a word, being held weakly, leaves counts behind and cells that nobody gives.
  private func reportLostDataSource(_ path: IndexPath) {
    guard !_reportedLostDataSource else { return }
    _reportedLostDataSource = true
    report(.missingCell(path))
  }

  private func askForCell(
    _ dataSource: any CollectionViewDataSource, _ key: ElementKey, _ path: IndexPath
  ) -> CollectionReusableView? {
    _counters.cellForItemCalls += 1
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    // What was asked for, dequeued once, and given back: the way of every frame.
    if cell._slot >= 0, cell._slot == _request.slot, isOwner(of: cell), _requestOthers.isEmpty, !_request.isMisplaced {
      return cell
    }
    return checkedCell(cell, key)
  }

  private func checkedCell(_ cell: CollectionViewCell, _ key: ElementKey) -> CollectionReusableView? {
    reportUnreturned(cell)
    if cell._reuseIdentifier == nil {
      report(.cellNotDequeued(cell, IndexPath(key.path), era: _environment.era))
      if isInUse(cell) { return substitute(key) }
    } else if isInUse(cell) {
      report(
        .viewInUse(cell, for: IndexPath(key.path), shownAt: cell._owner === self ? IndexPath(cell._key.path) : nil))
      return substitute(key)
    } else if cell._slot >= 0, cell._slot != _request.slot, !dropOther(cell._slot) {
      // An old cell that nobody shows: it leaves the pool, if it is in there, and serves again.
      removeFromPool(cell)
    }
    _ = dropOther(cell._slot)
    if let attributes = _requestAttributes { applyReturned(attributes, to: cell) }
    return cell
  }

  /// Views dequeued for this request and not returned (Semantics 1.16). Silent before iOS 18, as in UIKit.
  private func reportUnreturned(_ returned: CollectionReusableView?) {
    var dequeued = _requestOthers
    if _request.slot >= 0 { dequeued.append(_request.slot) }
    let own = returned.map { isOwner(of: $0) } ?? false
    let unreturned = own ? dequeued.filter { $0 != returned?._slot } : dequeued
    guard !unreturned.isEmpty else { return }
    _requestOthers = unreturned
    if _environment.era >= .iOS18 {
      for slot in unreturned { report(.dequeuedNotReturned(_views[Int(slot)], self)) }
    }
  }

  /// Applies attributes to the view that a request ends with; what its `apply` dequeues is beside it and not before it.
  private func applyReturned(_ attributes: CollectionViewLayoutAttributes, to view: CollectionReusableView) {
    let slot = _request.slot
    _request.slot = -1
    apply(attributes, to: view)
    if _request.slot >= 0 { _requestOthers = _requestOthers + [_request.slot] }
    _request.slot = slot
  }

  /// Whether a view is shown already, here or by another collection view: it cannot be in two places.
  private func isInUse(_ view: CollectionReusableView) -> Bool {
    guard let owner = view._owner else { return false }
    return owner !== self || view._isShown
  }

  /// A view in place of one that cannot be shown: what was dequeued for the request, or a plain one.
  private func substitute(_ key: ElementKey) -> CollectionReusableView? {
    if let slot = _requestOthers.last {
      _ = dropOther(slot)
      return _views[Int(slot)]
    }
    let frame = CGRect(_requestAttributes?._geometry.frame ?? .zero)
    let view: CollectionReusableView =
      key.isCell ? CollectionViewCell(frame: frame) : CollectionReusableView(frame: frame)
    if let attributes = _requestAttributes { applyReturned(attributes, to: view) }
    return view
  }

  // MARK: Supplementary views

  private func askForSupplementary(_ key: ElementKey, _ path: IndexPath) -> CollectionReusableView? {
    let kind = kindName(key)
    guard let dataSource = _dataSource, _dataSourceMethods.supplementary != .absent else {
      report(.supplementaryNotDequeued(kind, path, nil))
      return substitute(key)
    }
    _counters.supplementaryCalls += 1
    let saved = OptionalMethod.viewForSupplementary.begin(dataSource)
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    let presence = OptionalMethod.presence(after: saved)
    if _dataSourceMethods.supplementary != presence, _dataSource === dataSource {
      _dataSourceMethods.supplementary = presence
    }
    if presence == .absent {
      _counters.supplementaryCalls -= 1
      report(.supplementaryNotDequeued(kind, path, nil))
      return substitute(key)
    }
    if view._slot >= 0, view._slot == _request.slot, isOwner(of: view), _requestOthers.isEmpty, !_request.isMisplaced,
      view._pool >= 0,
      _pools[Int(view._pool)].kind == kind
    {
      return view
    }
    return checkedSupplementary(view, key, kind, path)
  }

  private func checkedSupplementary(
    _ view: CollectionReusableView, _ key: ElementKey, _ kind: String, _ path: IndexPath
  ) -> CollectionReusableView? {
    reportUnreturned(view)
    if view._reuseIdentifier == nil {
      report(.supplementaryNotDequeued(kind, path, view))
      if isInUse(view) { return substitute(key) }
    } else if isInUse(view) {
      report(.viewInUse(view, for: path, shownAt: view._owner === self ? IndexPath(view._key.path) : nil))
      return substitute(key)
    } else {
      if view._pool >= 0, _pools[Int(view._pool)].kind != kind {
        report(.supplementaryKindMismatch(asked: kind, dequeued: _pools[Int(view._pool)].kind))
      }
      if view._slot >= 0, view._slot != _request.slot, !dropOther(view._slot) { removeFromPool(view) }
    }
    _ = dropOther(view._slot)
    if let attributes = _requestAttributes { applyReturned(attributes, to: view) }
    return view
  }

  // MARK: Decoration views

  private func makeDecoration(
    _ key: ElementKey, _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionReusableView? {
    let kind = kindName(key)
    let pool = decorationPool(kind)
    if pool < 0 {
      report(.unregistered(kind: kind, identifier: kind))
      return substitute(key)
    }
    let slot = take(
      pool, frame: attributes._geometry.frame, path: attributes._givenPath ?? IndexPath(key.path), key: key)
    let view = _views[Int(slot)]
    apply(attributes, to: view)
    return view
  }

  // MARK: Slots

  /// Gives a view that was not made here a slot, so that it can be shown.
  private func adopt(_ view: CollectionReusableView) {
    // Whatever pool it came from is not one of ours.
    view._pool = -1
    register(view, as: view is CollectionViewCell ? .cell : .supplementary)
    if view._id.category == .cell { cellBecameLive() }
  }

  /// Gives a new view its slot, number and owner.
  func register(_ view: CollectionReusableView, as category: CollectionCore.ElementCategory) {
    // Taken and put back: an edit in place would have every access of the table checked at run time.
    var views = _views
    _views = []
    if _freeSlots.isEmpty {
      view._slot = Int32(views.count)
      views.append(view)
    } else {
      var free = _freeSlots
      view._slot = free.removeLast()
      _freeSlots = free
      views[Int(view._slot)] = view
    }
    _views = views
    view._owner = self
    view._asksForSize = OverriddenMethod.preferredAttributes.isOverridden(in: type(of: view))
    switch category {
    case .cell:
      _viewNumbers.0 += 1
      view._id = ViewID(.cell, number: _viewNumbers.0)
    case .supplementary:
      _viewNumbers.1 += 1
      view._id = ViewID(.supplementary, number: _viewNumbers.1)
    case .decoration:
      _viewNumbers.2 += 1
      view._id = ViewID(.decoration, number: _viewNumbers.2)
    }
    view._objectNumber = Int(view._id.number)
  }

  func cellBecameLive() {
    _counters.liveCells += 1
    if _counters.liveCells > _counters.liveCellsPeak { _counters.liveCellsPeak = _counters.liveCells }
  }

  /// Takes a pooled view out of its pool, wherever it stands.
  private func removeFromPool(_ view: CollectionReusableView) {
    let id = Int(view._pool)
    guard id >= 0 else { return }
    var kept: [Int32] = []
    var found = false
    while let slot = _pool.pop(for: id) {
      if slot == view._slot {
        found = true
      } else {
        kept.append(slot)
      }
    }
    for slot in kept.reversed() { _pool.push(slot, for: id) }
    if found, view._id.category == .cell {
      _counters.pooledCells -= 1
      cellBecameLive()
    }
  }
}
