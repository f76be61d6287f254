internal import CollectionCore
import Foundation

// The safe area of a view is read from the views around it when it is asked for. It is told (hooks, content insets) when
// one is set, when a view comes into another, and when a view gets another frame. Cells are passed over in telling: theirs
// changes as they scroll.

// MARK: - Safe area

extension VirtualView {
  /// Says how much of each edge is covered, points. There is no screen to know it from, so it is for tests to set; a window
  /// takes that of the ``SimulationEnvironment``.
  ///
  /// The views inside follow: each is covered as far as its own rectangle reaches under the covered edges.
  public final func setSafeAreaInsets(_ insets: ViewInsets) {
    let new = LayoutInsets(insets)
    if new == _extras?.ownSafeArea { return }
    extras.ownSafeArea = new
    refreshSafeArea()
  }

  /// Gives a safe area that holds as long as no view around has one.
  final func setFallbackSafeArea(_ insets: ViewInsets) {
    extras.fallbackSafeArea = LayoutInsets(insets)
    refreshSafeArea()
  }

  /// The safe area as it was told last.
  final var safeAreaStorage: LayoutInsets { _extras?.safeAreaInsets ?? .zero }

  /// The safe area as it is.
  final var currentSafeArea: LayoutInsets { knownSafeArea ?? _extras?.fallbackSafeArea ?? .zero }

  /// The safe area that was set here or further up; nil when there was none.
  private var knownSafeArea: LayoutInsets? {
    let own: LayoutInsets?
    if let set = _extras?.ownSafeArea {
      own = set
    } else if _superviewReference != nil, let parent = _superview {
      own = parent.knownSafeArea.map { covered(by: $0, in: parent) }
    } else {
      own = nil
    }
    guard let keeper, keeper.additionalSafeArea != .zero else { return own }
    let more = LayoutInsets(keeper.additionalSafeArea)
    let base = own ?? .zero
    return LayoutInsets(
      top: base.top + more.top, left: base.left + more.left, bottom: base.bottom + more.bottom,
      right: base.right + more.right)
  }

  /// What of the safe area of `parent` reaches into the view.
  private func covered(by insets: LayoutInsets, in parent: VirtualView) -> LayoutInsets {
    let safe = parent.safeAreaForSubviews(insets)
    let (frame, bounds) = (frameStorage, parent._bounds)
    return LayoutInsets(
      top: reach(safe.top, frame.minY - bounds.minY), left: reach(safe.left, frame.minX - bounds.minX),
      bottom: reach(safe.bottom, bounds.maxY - frame.maxY), right: reach(safe.right, bounds.maxX - frame.maxX))
  }

  /// How far a covered edge reaches into what lies `distance` from it; an edge that is not covered reaches nowhere.
  private func reach(_ edge: Double, _ distance: Double) -> Double { edge > 0 ? max(0, edge - distance) : 0 }

  /// Tells the view, and those inside, if the safe area is another than was told last.
  final func refreshSafeArea() {
    let new = currentSafeArea
    if new == safeAreaStorage { return }
    extras.safeAreaInsets = new
    safeAreaStorageDidChange()
    safeAreaInsetsDidChange()
    keeper?.keptViewSafeAreaDidChange()
    if insetsLayoutMarginsFromSafeArea { tellMargins() }
    setNeedsLayout()
    for view in subviewsInTree where !(view is CollectionReusableView) { view.refreshSafeArea() }
  }
}

// MARK: - Margins

extension VirtualView {
  final var currentMargins: ViewInsets {
    let own = _extras?.layoutMargins
    var margins = own ?? ViewExtras.defaultMargins
    if _hasKeeper, let keeper { margins = keeper.margins(own: own, size: CGSize(_bounds.size)) }
    if insetsLayoutMarginsFromSafeArea {
      let safe = currentSafeArea
      if safe != .zero {
        margins.top += CGFloat(safe.top)
        margins.left += CGFloat(safe.left)
        margins.bottom += CGFloat(safe.bottom)
        margins.right += CGFloat(safe.right)
      }
    }
    guard preservesSuperviewLayoutMargins, let parent = superview else { return margins }
    let outer = parent.layoutMargins
    let (frame, bounds) = (frameStorage, parent._bounds)
    return ViewInsets(
      top: max(margins.top, outer.top - CGFloat(frame.minY - bounds.minY)),
      left: max(margins.left, outer.left - CGFloat(frame.minX - bounds.minX)),
      bottom: max(margins.bottom, outer.bottom - CGFloat(bounds.maxY - frame.maxY)),
      right: max(margins.right, outer.right - CGFloat(bounds.maxX - frame.maxX)))
  }

  final func setMargins(_ margins: ViewInsets) {
    if margins == _extras?.layoutMargins ?? ViewExtras.defaultMargins, !_hasKeeper { return }
    changeMargins { $0.layoutMargins = margins }
  }

  /// Changes what the margins are made of, and tells if they are others now.
  final func changeMargins(_ change: (ViewExtras) -> Void) {
    let old = currentMargins
    change(extras)
    if currentMargins != old { tellMargins() }
  }

  private func tellMargins() {
    marginsStorageDidChange()
    layoutMarginsDidChange()
    keeper?.keptViewMarginsDidChange()
    setNeedsLayout()
    for view in subviewsInTree where view._extras?.preservesSuperviewMargins == true { view.tellMargins() }
  }
}
