internal import CollectionCore
import Foundation

// What stays where it is on screen while views turn out to be of another size than was assumed (Semantics 5.10).

extension CollectionViewLayout {
  /// What is to stay on screen when an element gets another size: of the views that are known to be right, the first that
  /// is not in front of the screen and not in front of the element where that begins in front of the screen, or the last.
  /// Without one, as after a jump, the element itself.
  ///
  /// - Parameters:
  ///   - start: Where the screen begins along the axis in the layout's coordinates, insets taken off; nil for what the bounds
  ///     say, which holds in layouts that are not mirrored.
  ///   - wasMeasured: Whether an element that is to be asked has a size that it answered before.
  ///   - place: The frame of an element, nil when there is none.
  /// - Complexity: O(visible) questions about places.
  func sizingAnchor(
    besides key: ElementKey, _ view: CollectionView, _ axis: LayoutAxis, _ anchoring: ScrollAnchoring,
    start: Double? = nil, wasMeasured: (ElementKey) -> Bool = { _ in false }, _ place: (ElementKey) -> LayoutRect?
  ) -> ScrollAnchor? {
    guard let own = place(key) else { return nil }
    let top = start ?? view._bounds.min(axis) + view._adjustedInset.leading(axis)
    let isInFront = own.min(axis) < top
    var best: ScrollAnchor?
    for entry in view._visible where entry.key.isCell && entry.key != key {
      guard !view._views[Int(entry.slot)]._needsSizing || wasMeasured(entry.key), let frame = place(entry.key) else {
        continue
      }
      if anchoring == .keepBottom {
        if best.map({ frame.max(axis) > $0.end }) ?? true {
          best = ScrollAnchor(key: entry.key, frame: frame, axis: axis)
        }
        continue
      }
      // What stands beside or in front of a view that begins on screen is not moved by it, but by an average.
      guard frame.min(axis) >= top, isInFront ? frame.min(axis) >= own.max(axis) : frame.max(axis) <= own.min(axis)
      else { continue }
      if best.map({ frame.min(axis) < $0.start }) ?? true {
        best = ScrollAnchor(key: entry.key, frame: frame, axis: axis)
      }
    }
    return best ?? ScrollAnchor(key: key, frame: own, axis: axis)
  }
}
