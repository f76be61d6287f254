internal import CollectionCore
import Foundation

extension LayoutSystem {
  /// Solves for widths, then lets the content say how high it is at these widths, and solves again.
  func solve() {
    fillSolver()
    solver.solve()
    reportConflicts()
    for _ in 0..<2 where wrapContents() { solver.solve() }
  }

  func value(_ place: Int, _ constant: Double) -> Double { (place < 0 ? 0 : solver.value(of: place)) + constant }

  func rect(_ box: Box) -> LayoutRect {
    LayoutRect(
      x: value(box.x.place, box.x.placeConstant), y: value(box.y.place, box.y.placeConstant),
      width: value(box.x.length, box.x.lengthConstant), height: value(box.y.length, box.y.lengthConstant))
  }

  /// Gives views that became narrower than their content wants the size they want at that width; says whether any changed.
  private func wrapContents() -> Bool {
    var changed = false
    for index in contents.indices {
      if wrap(&contents[index], views[index], boxes[index]) { changed = true }
    }
    if var content = fittedContent, wrap(&content, root, rootBox) {
      fittedContent = content
      changed = true
    }
    return changed
  }

  private func wrap(_ content: inout Content, _ view: VirtualView, _ box: Box) -> Bool {
    let old = content.size
    if old.height < 0 { return false }
    let width = CGFloat(value(box.x.length, box.x.lengthConstant))
    if old.width >= 0, width >= old.width - 0.01 { return false }
    let new = view.intrinsicContentSize(forWidth: width)
    if new == old { return false }
    content.size.height = new.height
    var fits = move([content.hug.1, content.resist.1], by: old.height - new.height)
    if old.width >= 0, new.width >= 0 {
      content.size.width = new.width
      fits = move([content.hug.0, content.resist.0], by: old.width - new.width) && fits
    }
    return fits
  }

  private func move(_ numbers: [Int], by difference: CGFloat) -> Bool {
    if difference == 0 { return true }
    var fits = true
    for number in numbers where number >= 0 {
      if !solver.shiftConstant(of: number, by: Double(difference)) { fits = false }
    }
    return fits
  }

  private func reportConflicts() {
    for conflict in solver.conflicts {
      guard let broken = sources[conflict.broken], !broken._isReported else { continue }
      broken._isReported = true
      root.reportNearby(
        .unsatisfiable(broken, conflict.others.compactMap { sources[$0] }, fixed: fixedFrames(conflict)))
    }
  }

  /// The frames that enter the conflict as numbers.
  private func fixedFrames(_ conflict: ConstraintSolver.Conflict) -> [String] {
    var seen: [VirtualView] = []
    for number in [conflict.broken] + conflict.others {
      for item in [sources[number]?.first, sources[number]?.second] {
        guard let view = item?.owner, !view.isConstrained, !seen.contains(where: { $0 === view }) else { continue }
        seen.append(view)
      }
    }
    return seen.map {
      "<NSAutoresizingMaskLayoutConstraint " + LayoutConstraint.name(of: $0) + " "
        + UIKitText.braces(CGRect($0.frameStorage)) + ">"
    }
  }

  func isAmbiguous(_ view: VirtualView) -> Bool { !ambiguousParts(view).isEmpty }

  private func ambiguousParts(_ view: VirtualView) -> [String] {
    guard let state = view._extras?.constraints, state.stamp == stamp else { return [] }
    let box = boxes[state.slot]
    let parts = [(box.x.place, "x"), (box.y.place, "y"), (box.x.length, "width"), (box.y.length, "height")]
    return parts.filter { !solver.isDetermined($0.0) }.map(\.1)
  }
}

// MARK: - Applying

extension LayoutSystem {
  /// Gives the views their frames, edges on pixels, and scroll views the size of their content.
  func apply() {
    let grid = PixelGrid(scale: Double(root.inheritedTraits.displayScale))
    for (index, view) in views.enumerated() {
      guard let parent = view._superview else { continue }
      reportAmbiguity(view)
      let around = rect(box(of: parent))
      let own = rect(boxes[index])
        .offset(x: parent._bounds.x - around.x, y: parent._bounds.y - around.y)
      let left = grid.nearest(own.x)
      let top = grid.nearest(own.y)
      view.place(
        LayoutRect(x: left, y: top, width: grid.nearest(own.maxX) - left, height: grid.nearest(own.maxY) - top))
    }
    for (index, guide) in guides.enumerated() {
      guard let owner = guide._owner else { continue }
      let around = rect(box(of: owner))
      let own = rect(guideBoxes[index])
      guide._frame = own.offset(x: owner._bounds.x - around.x, y: owner._bounds.y - around.y)
      if guide._role == .content { (owner as? VirtualScrollView)?.contentSize = CGSize(own.size) }
    }
  }

  private func reportAmbiguity(_ view: VirtualView) {
    guard let state = view._extras?.constraints, !state.isAmbiguityReported else { return }
    let parts = ambiguousParts(view)
    if parts.isEmpty { return }
    state.isAmbiguityReported = true
    view.reportNearby(.ambiguousLayout(view, parts))
  }
}

extension VirtualView {
  /// Takes a frame that constraints gave, through the bounds and the centre, as in UIKit.
  fileprivate final func place(_ frame: LayoutRect) {
    let size = CGSize(frame.size)
    if CGSize(_bounds.size) != size { bounds = CGRect(origin: CGPoint(_bounds.origin), size: size) }
    let middle = CGPoint(frame.center)
    if CGPoint(_center) != middle { center = middle }
  }

  /// Places the constrained subviews, with all that hang together with them. Called at the start of a layout of the view.
  ///
  /// - Complexity: O(subviews) where none is constrained.
  final func layoutConstrainedSubviews() {
    if _extras?.constraints == nil, type(of: self).requiresConstraintBasedLayout { askForUpdate() }
    updateIfAsked()
    // Below a constrained view the frames were given with its own.
    if isConstrained, _superviewReference != nil { return }
    var found = _extras?.constraints?.touching.isEmpty == false
    if !found {
      for view in _subviews where view._extras != nil && view.isConstrained {
        found = true
        break
      }
    }
    guard found else { return }
    let system = LayoutSystem(root: self, fitting: nil)
    system.solve()
    system.apply()
  }

  /// The size that constraints give the view, edges on whole pixels; nil along an axis where none speaks of it.
  final func constrainedSize(
    _ target: CGSize, horizontal: FittingPriority, vertical: FittingPriority
  ) -> (width: CGFloat?, height: CGFloat?) {
    updateTree()
    let system = LayoutSystem(
      root: self, fitting: .init(target: target, horizontal: horizontal, vertical: vertical))
    if system.constraints.isEmpty { return (nil, nil) }
    system.solve()
    let grid = PixelGrid(scale: Double(inheritedTraits.displayScale))
    let size = system.rect(system.rootBox).size
    return (
      system.bindsRoot.0 ? CGFloat(grid.up(size.width)) : nil,
      system.bindsRoot.1 ? CGFloat(grid.up(size.height)) : nil
    )
  }
}
