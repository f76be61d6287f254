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
    return isAnother(preferred._geometry.size[axis], than: original._geometry.size[axis])
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
      _sized = nil
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
    _sized = nil
  }

  /// Keeps what a view prefers, and lays out with it, so that how far the content on screen would move is known.
  ///
  /// - Complexity: That of a preparation without questions.
  func measured(_ wish: SizeWish) {
    _sizingShift = 0
    guard sizesItself, let view = _collectionView else { return }
    let key = wish.original._key
    let size = reasonable(wish.preferred._geometry.size, else: wish.original._geometry.size)
    let axis = scrollAxis
    guard !_pending.needsPrepare, axis == _solved.solver.axis else { return }
    let anchor = sizingAnchor(besides: key, view, axis, _scrollAnchoring) { place(of: $0) }
    if key.isCell {
      _measured.set(size, at: key.path)
    } else {
      _measuredBoundaries[key] = size[axis]
    }
    _sized = nil
    solve(axis, _solvedBreadth, view)
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

  /// Keeps the size that a cell was given and is content with: it was measured, and no later average is to change it.
  ///
  /// Nothing moves by this. What it was given is its own, the delegate's or the average, which it leaves as it is.
  func settled(_ original: CollectionViewLayoutAttributes) {
    let key = original._key
    guard sizesItself, key.isCell, !_pending.needsPrepare, _measured.size(at: key.path) == nil,
      let frame = _solved.frame(ofItem: key.path), frame.size == original._geometry.size
    else { return }
    _measured.set(frame.size, at: key.path)
  }

  // MARK: Sections

  /// The sections with measured sizes in the places of estimates.
  ///
  /// - Complexity: O(items) of sections that hold measured items or sizes of their own, O(1) for the others.
  func sizedSections(_ axis: LayoutAxis) -> [FlowSection] {
    guard sizesItself else { return _sections }
    if let sized = _sized { return sized }
    var sections = _sections
    let rest = _measured.average
    for index in sections.indices {
      sections[index].equalAcrossIsGrid = true
      sections[index].items = sized(sections[index].items, _measured.entries(inSection: index), rest, axis)
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

  private func sized(
    _ items: FlowItems, _ entries: [MeasuredSizes.Entry], _ average: LayoutSize?, _ axis: LayoutAxis
  ) -> FlowItems {
    let count = items.count
    if case .uniform(let size, _) = items {
      let rest = average ?? size
      if entries.isEmpty { return .uniform(rest, count: count) }
      return overlaid([LayoutSize](repeating: rest, count: count), entries)
    }
    if entries.isEmpty { return items }
    if case .sizes(let sizes) = items { return overlaid(sizes, entries) }
    return overlaid((0..<count).map { items.size($0, axis: axis) }, entries)
  }

  private func overlaid(_ given: [LayoutSize], _ entries: [MeasuredSizes.Entry]) -> FlowItems {
    var sizes = given
    for entry in entries where Int(entry.item) < sizes.count { sizes[Int(entry.item)] = entry.size }
    return .sizes(sizes)
  }
}
