internal import CollectionCore
import Foundation

// Where views come from and go to in an update. There is no clock: the animation is over when the call returns, and what
// it would have shown is kept as values.

extension CollectionView {
  /// How one view went through the last update: what UIKit would have animated, as the layout's initial and final
  /// attributes say. Frames are those of the attributes; a transform in them is left out.
  public struct UpdateAnimation: Hashable, Sendable {
    /// What happens to the view.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The view comes on screen: its element is new, or stood elsewhere.
      case appears
      /// The view stays on screen, at the same or another place.
      case stays
      /// The view leaves the screen: its element is gone, or stands elsewhere.
      case disappears
    }

    /// What happens.
    public let kind: Kind
    /// The element, as in scenario files (`cell:0.3`): by its old path if it disappears, else by its new one.
    public let element: String
    /// The view's name in traces, `c1` for the first cell made.
    public let viewName: String
    /// The frame at the beginning, in content coordinates.
    public let startFrame: CGRect
    /// The frame at the end.
    public let endFrame: CGRect
    /// The opacity at the beginning, 0 to 1.
    public let startAlpha: CGFloat
    /// The opacity at the end.
    public let endAlpha: CGFloat
  }

  /// What the last update animated, first what was on screen before and left, then what is there after it, each in the
  /// order of elements; empty before the first update and after a reload in place of one.
  ///
  /// - Complexity: O(visible).
  public final var lastUpdateAnimations: [UpdateAnimation] {
    _history.motions.map { motion in
      let kind: UpdateAnimation.Kind =
        motion.after == nil ? .disappears : motion.before == nil ? .appears : .stays
      return UpdateAnimation(
        kind: kind, element: describe(motion.after ?? motion.before!), viewName: Trace.name(motion.view),
        startFrame: CGRect(motion.start.frame), endFrame: CGRect(motion.end.frame),
        startAlpha: CGFloat(motion.start.alpha), endAlpha: CGFloat(motion.end.alpha))
    }
  }
}

extension CollectionView {
  /// Asks the layout for the last attributes of all that was on screen and the first of all that will be, movers included
  /// (Semantics 6.12).
  ///
  /// - Parameter survivors: Those of `shown` that have a new key, in the order of new keys.
  func motions(
    _ shown: [ShownView], _ survivors: [ShownView], _ answer: [CollectionViewLayoutAttributes], _ plan: UpdatePlan,
    _ layout: CollectionViewLayout
  ) -> [ViewMotion] {
    _phase = .querying
    defer { _phase = .passing }
    let scanned = _scan
    var motions: [ViewMotion] = []
    motions.reserveCapacity(shown.count + scanned.count)
    for view in shown {
      // A surviving item has attributes also where it is off screen (Semantics 6.12c).
      let now = view.key.flatMap { $0.isCell ? placeAfterUpdate(IndexPath($0.path)) : nil }
      let last = lastAttributes(of: view.old, layout)
      if let key = view.key, contains(key, scanned) { continue }
      let end = (last ?? now).map { placed($0) } ?? (view.key == nil ? faded(view.geometry) : view.geometry)
      motions.append(
        ViewMotion(
          before: view.old.key, after: nil, view: _views[Int(view.old.slot)]._id, start: view.geometry, end: end))
    }
    var at = 0
    for element in scanned {
      while at < survivors.count, survivors[at].key.unsafelyUnwrapped < element.key { at += 1 }
      let attributes = answer[Int(element.index)]
      let first = firstAttributes(of: element.key, attributes, layout)
      let end = placed(attributes)
      if at < survivors.count, survivors[at].key == element.key {
        motions.append(
          ViewMotion(
            before: survivors[at].old.key, after: element.key, view: _views[Int(survivors[at].old.slot)]._id,
            start: first.map { placed($0) } ?? survivors[at].geometry, end: end))
        continue
      }
      let isOld = element.key.isCell && plan.oldPath(of: element.key.path) != nil
      let start = first.map { placed($0) } ?? (isOld ? end : faded(end))
      motions.append(
        ViewMotion(before: nil, after: element.key, view: ViewID(.cell, number: 0), start: start, end: end))
    }
    return motions
  }

  /// The attributes of a surviving item; UIKit raises where a layout has none (Semantics 3.12).
  private func placeAfterUpdate(_ path: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = question(.cell, kind: "", path: path)
    if attributes == nil, !_needsReload { report(.missingAttributes(path)) }
    return attributes
  }

  /// The view's own fade, where the layout says nothing (Semantics 6.15a).
  private func faded(_ geometry: ElementGeometry) -> ElementGeometry {
    var geometry = geometry
    geometry.alpha = 0
    return geometry
  }

  private func contains(_ key: ElementKey, _ scanned: [ScannedElement]) -> Bool {
    var low = 0
    var high = scanned.count
    while low < high {
      let middle = (low + high) / 2
      if scanned[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < scanned.count && scanned[low].key == key
  }

  private func lastAttributes(
    of entry: VisibleEntry, _ layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes? {
    let path = givenPath(_views[Int(entry.slot)], entry.key)
    switch entry.key.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kindName(entry.key), at: path)
    case .decoration:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kindName(entry.key), at: path)
    }
  }

  private func firstAttributes(
    of key: ElementKey, _ attributes: CollectionViewLayoutAttributes, _ layout: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes? {
    let path = requestPath(key, attributes)
    switch key.category {
    case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kindName(key), at: path)
    case .decoration:
      return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kindName(key), at: path)
    }
  }
}
