internal import CollectionCore
import Foundation

// Configuring cells again without replacing them.

extension CollectionView {
  /// Asks the data source again for the cells of items that have one, at once and with the path as given, also inside the
  /// block of a batch (Semantics 2.11, 2.11a).
  func reconfigure(_ paths: [IndexPath]) {
    guard _phase == .idle else {
      batchDuringPass(nil, completion: nil)
      return
    }
    // A pending reload asks for all cells anyway.
    guard !_needsReload else { return }
    let partners = loadPartners()
    defer { unloadPartners() }
    for path in paths {
      let key = ElementKey(cell: ItemPath(path))
      let slot = visibleSlot(key)
      if slot >= 0 { reconfigure(slot, key, path, partners) }
    }
    settle()
  }

  private func reconfigure(_ slot: Int32, _ key: ElementKey, _ path: IndexPath, _ partners: PassPartners) {
    guard let dataSource = _dataSource else { return }
    let cell = unsafeDowncast(_views[Int(slot)], to: CollectionViewCell.self)
    let outer = CollectionView.inPass
    CollectionView.inPass = self
    defer { CollectionView.inPass = outer }
    _phase = .providing
    _request.isActive = true
    _request.key = key
    _request.slot = -1
    _request.isMisplaced = false
    _reconfiguring = slot
    RegistrationIdentity.providersRunning += 1
    _counters.cellForItemCalls += 1
    let returned = dataSource.collectionView(self, cellForItemAt: path)
    RegistrationIdentity.providersRunning -= 1
    _reconfiguring = -1
    _request.isActive = false
    _phase = .idle
    dropOthers(cell, key)
    if returned !== cell {
      report(.reconfiguredOtherCell(cell, returned, path))
      return
    }
    // Always measured again, however little it changed (Semantics 2.11).
    if isAsked(cell) { markForSizing(cell) }
    if _isTracing {
      var label: NameIndex = -1
      if let text = cell._itemLabel { label = _recording.name(text) }
      trace(.viewConfigured(cell._id, for: key, label: label))
    }
  }

  /// The cell for a dequeue while an item is configured again: the one it has, as long as the identifier is the same
  /// (Semantics 2.12a); −1 for any other dequeue.
  func slotBeingReconfigured(_ pool: Int32, _ key: ElementKey) -> Int32 {
    let slot = _reconfiguring
    guard slot >= 0, key == _request.key else { return -1 }
    if _views[Int(slot)]._pool == pool { return slot }
    report(.reconfiguredOtherRegistration(_views[Int(slot)], identifier: _pools[Int(pool)].identifier))
    return -1
  }

  /// What was dequeued beside the cell goes to the pool.
  private func dropOthers(_ cell: CollectionViewCell, _ key: ElementKey) {
    var others = _requestOthers
    _requestOthers = []
    if _request.slot >= 0 { others.append(_request.slot) }
    for slot in others where slot != cell._slot { recycle(_views[Int(slot)], from: key) }
  }
}
