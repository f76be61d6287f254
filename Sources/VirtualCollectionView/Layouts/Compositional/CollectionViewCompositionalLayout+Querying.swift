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
    let fading = fading(vendor.vended)
    if _visibleItems.isEmpty, fading.isEmpty { return vendor.vended }
    return vendor.vended.map { object in
      let answer = changed(object._key) ?? object
      guard let alpha = fading[object._key] else { return answer }
      // The vendor's own object is used again as it is.
      let copy = (answer === object ? answer.copy() as? CollectionViewLayoutAttributes : answer) ?? answer
      copy._geometry.alpha = copy._geometry.alpha * alpha
      return copy
    }
  }

  /// An element's attributes as it is seen, the caller's own.
  func attributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    guard let vendor = _vendor else { return nil }
    let pinning = pinning
    guard let answer = changed(key) ?? _solved.solver.element(key, pinning: pinning).map({ vendor.single($0) }) else {
      return nil
    }
    if let pinning, fades {
      // Computed first: a call while the geometry is being changed has every access to it checked, in every frame.
      let alpha = answer._geometry.alpha * opacity(of: key, pinning)
      answer._geometry.alpha = alpha
    }
    return answer
  }

  /// Whether pinned views fade as they are pushed out: seen on iOS 26, and on none before.
  private var fades: Bool { (_collectionView?._environment.era ?? .latest) >= .latest }

  /// The pinned views that fade, and how opaque they are.
  private func fading(_ shown: [CollectionViewLayoutAttributes]) -> [ElementKey: Double] {
    guard let pinning, fades else { return [:] }
    var result: [ElementKey: Double] = [:]
    for attributes in shown where attributes._geometry.zIndex >= CompositionalPinning.zIndex {
      let alpha = opacity(of: attributes._key, pinning)
      if alpha < 1 { result[attributes._key] = alpha }
    }
    return result
  }

  /// How opaque a boundary item is: 1, unless it is pinned and the end of its section pushes it out of the visible part,
  /// when it is the share of it that is still in there (Semantics 11.43a; UIKit's own curve is not known).
  private func opacity(of key: ElementKey, _ pinning: CompositionalPinning) -> Double {
    let solver = _solved.solver
    let axis = solver.axis
    guard key.category == .supplementary, let pinned = solver.element(key, pinning: pinning)?.frame,
      let natural = solver.element(key)?.frame, natural != pinned, pinned.length(axis) > 0
    else { return 1 }
    let seen = min(pinned.max(axis), pinning.visibleEnd) - max(pinned.min(axis), pinning.visibleStart)
    return max(0, min(1, seen / pinned.length(axis)))
  }

  /// Where boundary items are held, nil while none is pinned: the bounds less the adjusted content inset
  /// (Semantics 11.43, 4.41b).
  var pinning: CompositionalPinning? {
    let solver = _solved.solver
    guard solver.isPinning, let view = _collectionView else { return nil }
    let axis = solver.axis
    var bounds = view._bounds
    var insets = view._adjustedInset
    if view._isMirrored {
      bounds = bounds.mirrored(inWidth: view.mirrorWidth)
      swap(&insets.left, &insets.right)
    }
    return CompositionalPinning(
      visibleStart: bounds.min(axis) + insets.leading(axis), visibleEnd: bounds.max(axis) - insets.trailing(axis))
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
