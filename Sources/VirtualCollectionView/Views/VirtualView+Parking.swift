internal import CollectionCore
import Foundation

// A view that is taken out only to be put back soon, a pooled cell, keeps its place in the array of subviews. As far as
// anyone can tell it is gone: no superview, hooks called, not among the subviews. Coming and going then costs no search and
// no move in the array. A view that comes back lies in front of all others, as one that was added: the number of its
// coming tells the order, and the array is put into it when somebody looks.

extension VirtualView {
  /// The subviews that are not parked, back to front.
  final var subviewsInTree: [VirtualView] {
    if _parkedCount == 0, !_isOutOfOrder { return _subviews }
    return _subviews.filter { $0._superviewReference?.toOpaque() == selfReference }
      .sorted { $0._placeNumber < $1._placeNumber }
  }

  /// Leaves the place of a subview as it is, and counts it out.
  final func parkSubview(_ view: VirtualView) {
    view._parkingPlace = Unmanaged.passUnretained(self)
    _parkedCount += 1
  }

  /// Whether `view` is parked here; it is not any more afterwards.
  final func unparkSubview(_ view: VirtualView) -> Bool {
    guard view._parkingPlace?.toOpaque() == selfReference else { return false }
    view._parkingPlace = nil
    _parkedCount -= 1
    _lastPlaceNumber += 1
    view._placeNumber = _lastPlaceNumber
    _isOutOfOrder = true
    return true
  }

  /// Gives the places of all parked subviews up: whoever counts subviews by index must not meet them.
  final func dropParkedSubviews() {
    guard _parkedCount > 0 || _isOutOfOrder else { return }
    let kept = subviewsInTree
    for view in _subviews where view._parkingPlace?.toOpaque() == selfReference { view._parkingPlace = nil }
    _parkedCount = 0
    _subviews = kept
    numberSubviews()
  }

  /// Numbers the subviews in the order in which they stand.
  final func numberSubviews() {
    _lastPlaceNumber = 0
    for view in _subviews {
      _lastPlaceNumber += 1
      view._placeNumber = _lastPlaceNumber
    }
    _isOutOfOrder = false
  }

  /// Gives the place of one parked subview up.
  final func dropParkedSubview(_ view: VirtualView) {
    guard view._parkingPlace?.toOpaque() == selfReference, let index = indexOfSubview(view) else { return }
    view._parkingPlace = nil
    _parkedCount -= 1
    var views = _subviews
    _subviews = []
    views.remove(at: index)
    _subviews = views
  }

  private final var selfReference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
