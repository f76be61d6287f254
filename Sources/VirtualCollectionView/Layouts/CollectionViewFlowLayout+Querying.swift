internal import CollectionCore
import Foundation

/// A solver that is done. A class, so that asking it retains one object and not each array of the solver.
final class SolvedFlow {
  /// A constant: each question to a variable would copy the solver.
  let solver: FlowSolver
  /// What stands here while the solver is changed, so that nothing but the change holds it.
  @MainActor static let nothing = SolvedFlow(FlowSolver(axis: .vertical, breadth: 0, scale: 1))

  init(_ solver: FlowSolver) { self.solver = solver }

  /// Asked here, the solver is not copied.
  func frame(ofItem item: ItemPath) -> LayoutRect? { solver.frame(ofItem: item) }

  func frame(ofBoundary key: ElementKey, pinning: FlowPinning?) -> LayoutRect? {
    let section = Int(key.path.section)
    return key.kind == 1
      ? solver.pinnedFrame(ofHeader: section, pinning: pinning)
      : solver.pinnedFrame(ofFooter: section, pinning: pinning)
  }
}

/// Which parts of a flow are held in the visible bounds.
struct PinnedParts: Equatable {
  var headers: Bool
  var footers: Bool
}

/// A flow with what holds its headers and footers.
private struct PinnedFlow: ElementSolver {
  let solved: SolvedFlow
  let pinning: FlowPinning?

  func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow {
    solved.solver.elements(in: rect, pinning: pinning, into: &result)
  }
}

extension CollectionViewFlowLayout {
  func elements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    if _vendor == nil { prepareByHand() }
    if _lateness == .overtaken { prepareAgainIfOvertaken() }
    guard let vendor = _vendor else { return [] }
    if vendor.holds(for: rect) { return vendor.vended }
    reportAltered()
    let solved = _solved
    return vendor.answer(PinnedFlow(solved: solved, pinning: pinning), for: rect, axis: solved.solver.axis)
  }

  /// A layout that belongs to a view and was never prepared prepares itself when it is asked by hand.
  private func prepareByHand() {
    guard _collectionView != nil, !_isPreparingByHand else { return }
    _isPreparingByHand = true
    prepare()
    didPrepare()
    _isPreparingByHand = false
  }

  func sizeOfContent() -> CGSize {
    if _vendor == nil { prepareByHand() }
    if _lateness == .overtaken { prepareAgainIfOvertaken() }
    return CGSize(_solved.solver.contentSize)
  }

  /// Reports, once, that somebody changed attributes in place of copies of them (Semantics 4.34).
  func reportAltered() {
    guard !_warnedOfMutation, let bad = _vendor?.altered() else { return }
    _warnedOfMutation = true
    report(.mutatedSuperAttributes(self, bad.attributes, computed: bad.computed))
  }

  func attributesOfItem(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    if _vendor == nil { prepareByHand() }
    if _lateness == .overtaken { prepareAgainIfOvertaken() }
    guard let vendor = _vendor, path.count == 2 else { return nil }
    let item = ItemPath(path)
    reportAlteredLoan()
    guard let frame = _solved.frame(ofItem: item) else {
      // While the data source is being asked for counts, what exists is not known.
      if _collectionView?._phase != .counting { report(.itemBeyondBounds(path, solved: _solved.solver)) }
      return nil
    }
    return lent(vendor.single(PlacedElement(key: ElementKey(cell: item), frame: frame)))
  }

  private func lent(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    attributes._loan = _loan
    return attributes
  }

  /// Reports, once, that somebody changed an object given for one item in place of a copy.
  private func reportAlteredLoan() {
    guard !_warnedOfMutation, let changed = _loan.take(), let frame = _solved.solver.frame(ofItem: changed._key.path),
      frame != changed._geometry.frame
    else { return }
    _warnedOfMutation = true
    report(.mutatedSuperAttributes(self, changed, computed: frame))
  }

  func attributesOfBoundary(_ kind: String, _ path: IndexPath) -> CollectionViewLayoutAttributes? {
    if _vendor == nil { prepareByHand() }
    if _lateness == .overtaken { prepareAgainIfOvertaken() }
    guard let vendor = _vendor, path.count == 2, path[1] == 0 else { return nil }
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard isHeader || kind == CollectionView.elementKindSectionFooter else { return nil }
    let item = ItemPath(path)
    guard item.section >= 0, Int(item.section) < _solved.solver.sectionCount else { return nil }
    let key = ElementKey(.supplementary, kind: isHeader ? 1 : 2, path: item)
    let frame = place(of: key)
    guard let frame else { return nil }
    return vendor.single(
      PlacedElement(key: key, frame: frame, zIndex: 10))
  }

  /// Where an element of this layout stands, pinned if need be; nil when there is none.
  func place(of key: ElementKey) -> LayoutRect? {
    if key.isCell { return _solved.frame(ofItem: key.path) }
    return _solved.frame(ofBoundary: key, pinning: pinning)
  }

  /// Keeps the places before an update, headers and footers where they were held.
  func rememberFlow() {
    let solved = _solved
    let held = pinning
    rememberPlaces { key in
      key.isCell ? solved.frame(ofItem: key.path) : solved.frame(ofBoundary: key, pinning: held)
    }
  }

  /// Where headers and footers are held, nil while none is pinned.
  var pinning: FlowPinning? {
    let headers = sectionHeadersPinToVisibleBounds
    let footers = sectionFootersPinToVisibleBounds
    guard headers || footers, let view = _collectionView else { return nil }
    let axis = _solved.solver.axis
    return FlowPinning(
      headers: headers, footers: footers,
      visibleStart: view._bounds.min(axis) + view._adjustedInset.leading(axis),
      visibleEnd: view._bounds.max(axis) - view._adjustedInset.trailing(axis))
  }

  // MARK: Bounds

  func dependsOn(_ newBounds: CGRect) -> Bool {
    guard let view = _collectionView else { return false }
    let new = LayoutRect(newBounds)
    let across = scrollAxis.across
    if new.length(across) != view._bounds.length(across) { return true }
    return (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds) && new != view._bounds
  }

  func flowContext(for newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if let flow = context as? CollectionViewFlowLayoutInvalidationContext, let view = _collectionView {
      // While only the offset changes, pinned views alone move: their places are computed when they are asked for.
      // Another size may change any metric, of the delegate or of a getter, also along the scroll direction.
      let isResized = LayoutSize(newBounds.size) != view._bounds.size
      flow.invalidateFlowLayoutDelegateMetrics = isResized
      flow.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }
}
