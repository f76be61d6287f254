internal import CollectionCore
import Foundation

extension CollectionViewCompositionalLayout {
  func elements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    guard let vendor = _vendor else { return [] }
    tellHandlers()
    if !vendor.holds(for: rect) {
      reportAlteration(of: vendor)
      // What sticks out of a group comes and goes with the group: an answer is made as a whole, not moved on.
      var found = vendor.takeBuffer()
      let window = _solved.solver.elements(in: rect, pinning: pinning, into: &found)
      _ = vendor.vend(found, for: rect, window: window, axis: _solved.solver.axis)
    }
    guard !_visibleItems.isEmpty else { return vendor.vended }
    return vendor.vended.map { changed($0._key) ?? $0 }
  }

  /// An element's attributes as it is seen, the caller's own.
  func attributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    guard let vendor = _vendor else { return nil }
    if let changed = changed(key) { return changed }
    return _solved.solver.element(key, pinning: pinning).map { vendor.single($0) }
  }

  /// Where boundary items are held, nil while none is pinned: the bounds less the adjusted content inset
  /// (Semantics 11.43, 4.41b).
  var pinning: CompositionalPinning? {
    let solver = _solved.solver
    guard solver.isPinning, let view = _collectionView else { return nil }
    let axis = solver.axis
    return CompositionalPinning(
      visibleStart: view._bounds.min(axis) + view._adjustedInset.leading(axis),
      visibleEnd: view._bounds.max(axis) - view._adjustedInset.trailing(axis))
  }

  // MARK: Updates

  func initialAttributes(
    of category: CollectionCore.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? { key(category, kind, path).flatMap { initialAttributes(of: $0) } }

  func finalAttributes(
    of category: CollectionCore.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? { key(category, kind, path).flatMap { finalAttributes(of: $0) } }

  /// Nil for the paths of length 0 that vanished views are told of by (Semantics 1.26b).
  private func key(
    _ category: CollectionCore.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> ElementKey? {
    guard path.count == 2, path[0] >= 0 else { return nil }
    return ElementKey(category, kind: ElementKinds.number(of: kind), path: ItemPath(path))
  }
}
