internal import CollectionCore
import Foundation

// Sizes that cells, headers and footers turn out to want.

extension CollectionViewFlowLayout {
  /// Whether an estimate turns self-sizing on (Semantics 5.1).
  var sizesItself: Bool { estimatedItemSize != .zero }

  /// Whether a subclass has its own mind about what views prefer.
  var hasOwnSizing: Bool {
    OverriddenMethod.followsPreferredSizes.isOverridden(in: type(of: self), beyond: CollectionViewFlowLayout.self)
  }

  func follows(
    _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    guard sizesItself, original._key.category != .decoration else { return false }
    if original._key.isCell { return differs(preferred, from: original) }
    let axis = scrollAxis
    // Read one after the other: a read inside of another has every access to the geometry checked, in every frame.
    let wanted = preferred._geometry.size
    let given = original._geometry.size
    return isAnother(wanted[axis], than: given[axis])
  }

  func sizingContext(_ preferred: CollectionViewLayoutAttributes) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if let flow = context as? CollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    switch preferred.representedElementCategory {
    case .cell: context.invalidateItems(at: [preferred.indexPath])
    default:
      context.invalidateSupplementaryElements(
        ofKind: preferred.representedElementKind ?? "", at: [preferred.indexPath])
    }
    if _sizingShift != 0 {
      var shift = LayoutPoint.zero
      if scrollAxis == .vertical { shift.y = _sizingShift } else { shift.x = _sizingShift }
      context.contentOffsetAdjustment = CGPoint(shift)
      _sizingShift = 0
    }
    return context
  }

  /// Forgets what was measured for another room or other data, and brings it to where its items are now (Semantics 5.7).
  func keepMeasured(_ breadth: Double, _ axis: LayoutAxis) {
    if _preparing.everything || _pending.everything || breadth != _measuredBreadth || axis != _solved.solver.axis {
      _measuredBreadth = breadth
      guard _measured.count > 0 || !_measuredBoundaries.isEmpty else { return }
      _measured.removeAll()
      _measuredBoundaries = [:]
      forgetSized()
      return
    }
    guard let plan = updatePlan, !_sizesHaveFollowed else { return }
    _sizesHaveFollowed = true
    guard _measured.count > 0 || !_measuredBoundaries.isEmpty else { return }
    _measured.follow(plan)
    var boundaries: [ElementKey: Double] = [:]
    for (key, length) in _measuredBoundaries {
      if let key = plan.newKey(of: key) { boundaries[key] = length }
    }
    _measuredBoundaries = boundaries
    forgetSized()
  }

  /// Has the next solve look at all that was measured.
  private func forgetSized() {
    _sized = nil
    _measuredVersion &+= 1
  }

  /// Keeps what a view prefers, and lays out with it, so that how far the content on screen would move is known.
  ///
  /// - Complexity: O(log items + visible · log items) for cells of one breadth, in lists and grids, and O(sections) where
  ///   there are more. Where the breadths of items differ, or another average breadth breaks lines again, that of a
  ///   preparation without questions: O(items).
  func measured(_ wish: SizeWish) {
    _sizingShift = 0
    guard sizesItself, let view = _collectionView else { return }
    let key = wish.original._key
    let size = reasonable(wish.preferred._geometry.size, else: wish.original._geometry.size)
    let axis = scrollAxis
    guard !_pending.needsPrepare, axis == _solved.solver.axis else { return }
    let anchor = sizingAnchor(besides: key, view, axis, _scrollAnchoring) { place(of: $0) }
    if key.isCell {
      let isUpToDate = _solvedVersion == _measuredVersion
      _measured.set(size, at: key.path)
      _measuredVersion &+= 1
      if isUpToDate, resize(key.path, size) { didSolve() } else { solve(axis, _solvedBreadth, view) }
    } else {
      _measuredBoundaries[key] = size[axis]
      forgetSized()
      solve(axis, _solvedBreadth, view)
    }
    guard let anchor, let frame = place(of: anchor.key) else { return }
    let shift = anchor.shift(to: frame, axis: axis, _scrollAnchoring)
    // Before the beginning there is nothing that could grow; what moves there was only put into another line, or is in
    // the middle of a line that got higher.
    if _scrollAnchoring == .keepTopItem, view._bounds.min(axis) + view._adjustedInset.leading(axis) <= 0 { return }
    if _scrollAnchoring == .keepOffset {
      _sizingJump += shift
    } else {
      _sizingShift = shift
    }
  }

  /// Gives an item its measured size in the flow as it is; false when it has to be computed again.
  private func resize(_ path: ItemPath, _ size: LayoutSize) -> Bool {
    // Only one may hold what is changed, or all of it is copied. An update that still needs the places as they were has them.
    var solver = _solved.solver
    _solved = SolvedFlow.nothing
    let isDone = resize(path, size, in: &solver)
    _solved = SolvedFlow(solver)
    return isDone
  }

  private func resize(_ path: ItemPath, _ size: LayoutSize, in solver: inout FlowSolver) -> Bool {
    for settled in _settled {
      guard let own = _measured.size(at: settled), solver.setMeasured(own, at: settled, rest: nil) else { return false }
    }
    _settled.removeAll(keepingCapacity: true)
    return solver.setMeasured(size, at: path, rest: _measured.average)
  }

  /// Keeps the size that a cell was given and is content with: it was measured, and no later average is to change it.
  ///
  /// Nothing moves by this. What it was given is its own, the delegate's or the average, which it leaves as it is.
  func settled(_ original: CollectionViewLayoutAttributes) {
    let key = original._key
    guard sizesItself, key.isCell, !_pending.needsPrepare, _measured.size(at: key.path) == nil,
      let frame = _solved.frame(ofItem: key.path), frame.size == original._geometry.size
    else { return }
    _measured.set(frame.size, at: key.path)
    _settled.append(key.path)
  }

  // MARK: Sections

  /// The sections, ready to be measured where cells size themselves. O(sections) after metrics or headers changed.
  func selfSizedSections() -> [FlowSection] {
    guard sizesItself else { return _sections }
    if let sized = _sized { return sized }
    var sections = _sections
    for index in sections.indices {
      sections[index].equalAcrossIsGrid = true
      for kind in [1, 2] as [UInt16] {
        let key = ElementKey(.supplementary, kind: kind, path: ItemPath(index, 0))
        guard !_measuredBoundaries.isEmpty, let length = _measuredBoundaries[key] else { continue }
        // What has no extent is not there, and stays so (Semantics 4.6).
        if kind == 1, sections[index].headerLength > 0 { sections[index].headerLength = length }
        if kind == 2, sections[index].footerLength > 0 { sections[index].footerLength = length }
      }
    }
    _sized = sections
    return sections
  }

  /// Adds sections to a flow, measured sizes in the places of estimates and the average in the places of all others.
  ///
  /// - Complexity: O(measured items), O(items) for sections that ``FlowSolver/append(_:measured:)`` names.
  func appendMeasured(_ sections: [FlowSection], to solver: inout FlowSolver) {
    let average = _measured.average
    for index in sections.indices {
      var section = sections[index]
      if let average, case .uniform(_, let count) = section.items { section.items = .uniform(average, count: count) }
      solver.append(section, measured: _measured.entries(inSection: index))
    }
  }
}
