internal import CollectionCore
import Foundation

// MARK: - Registering

extension CollectionView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    _lastPool = -1
    guard let cellClass else {
      if let pool = _cellPools.removeValue(forKey: identifier) { dropPool(pool) }
      return
    }
    guard let type = cellClass as? CollectionViewCell.Type else {
      report(.notReusable(cellClass, role: "cell with identifier \(identifier)"))
      return
    }
    if let pool = _cellPools[identifier] {
      replace(pool, type)
    } else {
      _cellPools[identifier] = newPool(.cell, kind: "UICollectionElementKindCell", identifier: identifier, type: type)
    }
  }

  func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let key = SupplementaryPoolKey(kind: kind, identifier: identifier)
    guard let viewClass else {
      if let pool = _supplementaryPools.removeValue(forKey: key) { dropPool(pool) }
      return
    }
    guard let type = viewClass as? CollectionReusableView.Type else {
      report(.notReusable(viewClass, role: "supplementary view of kind \(kind) with identifier \(identifier)"))
      return
    }
    if let pool = _supplementaryPools[key] {
      replace(pool, type)
    } else {
      _supplementaryPools[key] = newPool(.supplementary, kind: kind, identifier: identifier, type: type)
    }
  }

  /// The pool of a kind of decoration views, made at the first use from the layout's registration; −1 without one.
  func decorationPool(_ kind: String) -> Int32 {
    guard let type = _layout._decorations[kind] else { return -1 }
    let source = _layout._decorationSources?[kind]
    if let pool = _decorationPools[kind] {
      replace(pool, type, source: source)
      return pool
    }
    let pool = newPool(.decoration, kind: kind, identifier: kind, type: type)
    _pools[Int(pool)].source = source
    _decorationPools[kind] = pool
    return pool
  }

  /// Another layout has decoration classes of its own.
  func dropDecorationPools() {
    for pool in _decorationPools.values.sorted() { dropPool(pool) }
  }

  private func newPool(
    _ category: CollectionCore.ElementCategory, kind: String, identifier: String, type: CollectionReusableView.Type
  ) -> Int32 {
    _pools.append(
      PoolInfo(
        category: category, kind: kind, identifier: identifier, type: type, name: _recording.name(identifier)))
    _pool.ensure(ids: _pools.count)
    return Int32(_pools.count - 1)
  }

  /// A class that takes the place of another leaves no view of the old one behind (Semantics 1.1).
  private func replace(
    _ pool: Int32, _ type: CollectionReusableView.Type, source: (any ReusableViewSource)? = nil
  ) {
    guard _pools[Int(pool)].type != type || _pools[Int(pool)].source !== source else { return }
    dropPool(pool)
    _pools[Int(pool)].type = type
    _pools[Int(pool)].source = source
  }

  /// Lets `source` make the views of a pool that was registered just now.
  func setSource(_ source: any ReusableViewSource, of pool: Int32) {
    replace(pool, _pools[Int(pool)].type, source: source)
  }

  private func make(from source: any ReusableViewSource, _ info: PoolInfo) -> CollectionReusableView? {
    let view = source.makeReusableView()
    if let view, info.category != .cell || view is CollectionViewCell { return view }
    report(.invalidNib(source.sourceName, identifier: info.identifier))
    return nil
  }

  /// Lets go of the views in a pool now, and of those on screen when they leave it.
  private func dropPool(_ pool: Int32) {
    while let slot = _pool.pop(for: Int(pool)) {
      let view = _views[Int(slot)]
      if view._id.category == .cell { _counters.pooledCells -= 1 }
      if _isTracing { trace(.viewDropped(view._id, from: view._key)) }
      forget(view)
    }
    for view in _views where view._pool == pool { view._pool = -1 }
  }

  /// Lets go of every view in every pool, and of those on screen when they leave it: what is dequeued next is made for its
  /// element. For audits that compare new views with recycled ones.
  package final func forgetReusableViews() { for pool in _pools.indices { dropPool(Int32(pool)) } }
}

// MARK: - Dequeuing

extension CollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> CollectionViewCell {
    var pool = _lastPool
    // A copy: a comparison of the property itself would be an access that lasts.
    let last = _lastIdentifier
    if pool < 0 || identifier != last {
      pool = _cellPools[identifier] ?? -1
      if pool < 0 {
        report(.unregistered(kind: "UICollectionElementKindCell", identifier: identifier))
        pool = standInPool(.cell, kind: "UICollectionElementKindCell", identifier, CollectionViewCell.self)
        return unsafeDowncast(dequeue(pool, .cell, kind: "", path), to: CollectionViewCell.self)
      }
      _lastIdentifier = identifier
      _lastPool = pool
    }
    return unsafeDowncast(dequeue(pool, .cell, kind: "", path), to: CollectionViewCell.self)
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> CollectionReusableView {
    let key = SupplementaryPoolKey(kind: kind, identifier: identifier)
    guard let pool = _supplementaryPools[key] else {
      report(.unregistered(kind: kind, identifier: identifier))
      let standIn = standInPool(.supplementary, kind: kind, identifier, CollectionReusableView.self)
      return dequeue(standIn, .supplementary, kind: kind, path)
    }
    return dequeue(pool, .supplementary, kind: kind, path)
  }

  /// The pool of plain views that stand in for an identifier without a registration, which stays without one.
  private func standInPool(
    _ category: CollectionCore.ElementCategory, kind: String, _ identifier: String,
    _ type: CollectionReusableView.Type
  ) -> Int32 {
    let key = SupplementaryPoolKey(kind: kind, identifier: identifier)
    if let pool = _standInPools[key] { return pool }
    let pool = newPool(category, kind: kind, identifier: identifier, type: type)
    _standInPools[key] = pool
    return pool
  }

  private func dequeue(
    _ pool: Int32, _ category: CollectionCore.ElementCategory, kind: String, _ path: IndexPath
  ) -> CollectionReusableView {
    let key =
      category == .cell ? ElementKey(cell: ItemPath(path)) : localKey(category, kind: kind, path: ItemPath(path))
    if _reconfiguring >= 0 {
      let slot = slotBeingReconfigured(pool, key)
      if slot >= 0 { return _views[Int(slot)] }
    }
    // For the element that is being asked for the answer of the layout is at hand; it is not asked again.
    let attributes: CollectionViewLayoutAttributes?
    if _request.isActive, _request.key == key {
      attributes = _requestAttributes
    } else {
      attributes = attributesForDequeue(category, kind: kind, path)
    }
    let slot = take(pool, frame: attributes?._geometry.frame ?? .zero, path: path, key: key)
    let view = _views[Int(slot)]
    if let attributes { apply(attributes, to: view) }
    if _request.isActive {
      if _request.slot >= 0 { _requestOthers = _requestOthers + [_request.slot] }
      _request.slot = slot
      if _request.key != key { _request.isMisplaced = true }
    } else {
      // Nobody asked: the view is lost to the pool, silently before iOS 18.
      forgetUnasked(view)
      if _environment.era >= .iOS18 { report(.dequeuedNotReturned(view, self)) }
    }
    return view
  }

  private func forgetUnasked(_ view: CollectionReusableView) {
    if view._id.category == .cell { _counters.liveCells -= 1 }
    forget(view)
    view._pool = -1
  }

  private func attributesForDequeue(
    _ category: CollectionCore.ElementCategory, kind: String, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard _hasPrepared, category != .cell || _sections.contains(ItemPath(path)) else { return nil }
    return question(category, kind: kind, path: path)
  }

  /// A view of a pool: the one pooled last, prepared for reuse, or a new one (Semantics 1.5–1.7).
  func take(_ pool: Int32, frame: LayoutRect, path: IndexPath, key: ElementKey) -> Int32 {
    if let slot = _pool.pop(for: Int(pool)) {
      let view = _views[Int(slot)]
      view._itemLabel = nil
      if view._id.category == .cell {
        _counters.cellsReused += 1
        _counters.pooledCells -= 1
        cellBecameLive()
      } else {
        _counters.supplementaryReused += 1
      }
      if _isTracing { traceCause(.viewReused(view._id, reuse: _pools[Int(pool)].name, for: key)) }
      view.prepareForReuse()
      return slot
    }
    return create(pool, frame: frame, key: key)
  }

  private func create(_ pool: Int32, frame: LayoutRect, key: ElementKey) -> Int32 {
    let info = _pools[Int(pool)]
    let view =
      info.source.flatMap { make(from: $0, info) } ?? CollectionReusableView.make(info.type, frame: CGRect(frame))
    view._reuseIdentifier = info.identifier
    view._pool = pool
    register(view, as: info.category)
    if info.category == .cell {
      _counters.cellsCreated += 1
      cellBecameLive()
    } else {
      _counters.supplementaryCreated += 1
    }
    view._applied = ElementGeometry(frame: frame)
    if _isTracing { traceCause(.viewCreated(view._id, reuse: info.name, for: key)) }
    return view._slot
  }
}
