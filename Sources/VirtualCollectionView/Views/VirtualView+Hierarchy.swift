internal import CollectionCore
import Foundation

// MARK: - Adding and removing

extension VirtualView {
  /// Puts `view` at `index`, with the hooks in UIKit's order.
  ///
  /// - Parameter marksLayout: Whether this view must lay out its subviews again, as in UIKit. A view that adds subviews
  ///   while it lays them out passes false.
  final func insert(_ view: VirtualView, at index: Int, marksLayout: Bool = true) {
    if isInside(view) {
      fatalError(
        view === self
          ? "Can't add self as subview" : "Can't add a view as a subview of a view it holds: \(view) to \(self)")
    }
    if view.isChild(of: self) {
      moveSubview(view, to: index)
      return
    }
    let newWindow = nearestWindow
    let changesWindow = view.nearestWindow !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announceWillMove(to: newWindow) }
    // A hook may have brought the view here already.
    if view.isChild(of: self) { return }
    if view._superviewReference != nil, let old = view._superview {
      old.willRemoveSubview(view)
      // A hook may have moved it: it is taken from where it is now.
      if view.isChild(of: self) { return }
      if view._superviewReference != nil { view._superview?.dropSubview(view) }
    }
    if !unparkSubview(view) { place(view, at: index) }
    view._superviewReference = Unmanaged.passUnretained(self)
    if view._needsLayout || view._descendantNeedsLayout { view.markAncestors() }
    if changesWindow { view.announceDidMove() }
    // A cell that comes and goes reads its safe area when asked.
    if view._placeKeeper == nil, _extras != nil || view._extras != nil { view.refreshSafeArea() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if marksLayout { setNeedsLayout() }
  }

  final func insert(_ view: VirtualView, below sibling: VirtualView) {
    insert(view, at: indexAfterRemoving(view, of: sibling) ?? 0)
  }

  final func insert(_ view: VirtualView, above sibling: VirtualView) {
    if let index = indexAfterRemoving(view, of: sibling) {
      insert(view, at: index + 1)
    } else {
      insert(view, at: _subviews.count)
    }
  }

  /// Takes the view out of its superview. The order of the first and last hooks is measured, from published logs.
  final func detach() {
    guard let parent = _superview else { return }
    let hasWindow = nearestWindow != nil
    willMove(toSuperview: nil)
    if hasWindow { announceWillMove(to: nil) }
    // A hook may have moved the view elsewhere.
    guard isChild(of: parent) else { return }
    parent.willRemoveSubview(self)
    guard isChild(of: parent) else { return }
    if _placeKeeper?.toOpaque() == Unmanaged.passUnretained(parent).toOpaque() {
      parent.parkSubview(self)
    } else {
      parent.dropSubview(self)
    }
    _superviewReference = nil
    if hasWindow { announceDidMove() }
    didMoveToSuperview()
  }

  /// Lets go of a subview and asks for layout. The caller holds `view`, so that it cannot go while the array is out.
  private func dropSubview(_ view: VirtualView) {
    guard let index = indexOfSubview(view) else { return }
    dropConstraints(across: view)
    var views = _subviews
    _subviews = []
    views.remove(at: index)
    _subviews = views
    setNeedsLayout()
  }

  private func place(_ view: VirtualView, at index: Int) {
    view._parkingPlace?.takeUnretainedValue().dropParkedSubview(view)
    let isInFront = index >= _subviews.count
    if !isInFront { dropParkedSubviews() }
    var views = _subviews
    _subviews = []
    views.insert(view, at: Swift.max(0, Swift.min(index, views.count)))
    _subviews = views
    if isInFront {
      _lastPlaceNumber += 1
      view._placeNumber = _lastPlaceNumber
    } else {
      numberSubviews()
    }
  }
}

// MARK: - Reordering

extension VirtualView {
  /// Moves a subview so that it comes to `index` once it is taken out.
  final func moveSubview(_ view: VirtualView, to index: Int) {
    dropParkedSubviews()
    guard let from = indexOfSubview(view) else { return }
    var views = _subviews
    _subviews = []
    views.remove(at: from)
    views.insert(view, at: Swift.max(0, Swift.min(index, views.count)))
    _subviews = views
    numberSubviews()
  }

  final func swapSubviews(_ first: Int, _ second: Int) {
    dropParkedSubviews()
    var views = _subviews
    guard views.indices.contains(first), views.indices.contains(second) else { return }
    _subviews = []
    views.swapAt(first, second)
    _subviews = views
    numberSubviews()
  }

  /// The place of a subview, sought from the front, where what comes and goes is.
  final func indexOfSubview(_ view: VirtualView) -> Int? {
    let views = _subviews
    var index = views.count
    while index > 0 {
      index -= 1
      if views[index] === view { return index }
    }
    return nil
  }

  private func indexAfterRemoving(_ view: VirtualView, of sibling: VirtualView) -> Int? {
    dropParkedSubviews()
    guard let index = indexOfSubview(sibling) else { return nil }
    guard let own = indexOfSubview(view), own < index else { return index }
    return index - 1
  }
}

// MARK: - Searching

extension VirtualView {
  /// The superview as it is stored, whatever an override of ``superview`` says.
  final var _superview: VirtualView? {
    get { _superviewReference?.takeUnretainedValue() }
    set { _superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether `parent` is the superview as it is stored; compares addresses, so that nothing is retained.
  @inline(__always) final func isChild(of parent: VirtualView) -> Bool {
    _superviewReference?.toOpaque() == Unmanaged.passUnretained(parent).toOpaque()
  }

  final var nearestWindow: VirtualWindow? {
    // The end of most walks, told without retaining anybody.
    if _superviewReference == nil, !_isWindow { return nil }
    var view = self
    while !view._isWindow {
      guard let parent = view._superview else { return nil }
      view = parent
    }
    return unsafeDowncast(view, to: VirtualWindow.self)
  }

  final var topmostView: VirtualView {
    var view = self
    while let parent = view._superview { view = parent }
    return view
  }

  final func isInside(_ other: VirtualView) -> Bool {
    if _superviewReference == nil { return self === other }
    var view = self
    while view !== other {
      guard let parent = view._superview else { return false }
      view = parent
    }
    return true
  }

  final func firstView(tagged tag: Int) -> VirtualView? {
    if _tag == tag { return self }
    for view in subviewsInTree {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

// MARK: - Telling about windows

extension VirtualView {
  private func announceWillMove(to window: VirtualWindow?) {
    willMove(toWindow: window)
    for view in subviewsInTree { view.announceWillMove(to: window) }
  }

  private func announceDidMove() {
    didMoveToWindow()
    for view in subviewsInTree { view.announceDidMove() }
  }
}
