internal import CollectionCore
import Foundation

// A view that is taken out only to be put back soon, a pooled cell, keeps its place in the array of subviews. As far as
// anyone can tell it is gone: no superview, hooks called, not among the subviews. Coming and going then costs no search and
// no move in the array.

extension VirtualView {
  /// The subviews that are not parked.
  final var subviewsInTree: [VirtualView] {
    _parkedCount == 0 ? _subviews : _subviews.filter { $0._superviewReference?.toOpaque() == selfReference }
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
    return true
  }

  /// Gives the places of all parked subviews up: whoever counts subviews by index must not meet them.
  final func dropParkedSubviews() {
    guard _parkedCount > 0 else { return }
    let views = _subviews
    var kept: [VirtualView] = []
    for view in views {
      if view._parkingPlace?.toOpaque() == selfReference {
        view._parkingPlace = nil
      } else {
        kept.append(view)
      }
    }
    _parkedCount = 0
    _subviews = kept
  }

  /// Gives the place of one parked subview up.
  final func dropParkedSubview(_ view: VirtualView) {
    guard unparkSubview(view), let index = indexOfSubview(view) else { return }
    var views = _subviews
    _subviews = []
    views.remove(at: index)
    _subviews = views
  }

  private final var selfReference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
