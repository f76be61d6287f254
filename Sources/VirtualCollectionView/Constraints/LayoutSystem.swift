internal import CollectionCore
import Foundation

/// The constraints around one view whose frame is given, as one system of equations.
///
/// Variables are place and length, along both axes, of each constrained view below that view, in its coordinates. Views
/// whose frames are fixed enter as numbers, or as distances from the constrained view that holds them.
@MainActor final class LayoutSystem {
  /// Place and length along one axis: a variable or none, and a constant.
  struct Span {
    var place = -1
    var placeConstant = 0.0
    var length = -1
    var lengthConstant = 0.0
  }

  struct Box {
    var x = Span()
    var y = Span()
  }

  /// The solver's numbers of the constraints that the content makes; −1 where it makes none.
  struct Content {
    var size: CGSize
    var hug = (-1, -1)
    var resist = (-1, -1)
  }

  /// The lengths a view is asked to fit, and how strongly.
  struct Fitting {
    var target: CGSize
    var horizontal: FittingPriority
    var vertical: FittingPriority
  }

  private static var lastStamp: UInt64 = 0

  let root: VirtualView
  let fitting: Fitting?
  let stamp: UInt64
  var solver = ConstraintSolver()
  var rootBox = Box()
  var views: [VirtualView] = []
  var boxes: [Box] = []
  var contents: [Content] = []
  var guides: [LayoutGuide] = []
  var guideBoxes: [Box] = []
  var pending: [LayoutConstraint] = []
  var constraints: [LayoutConstraint] = []
  /// The constraint behind each number of the solver; nil for those that content and fitting make.
  var sources: [LayoutConstraint?] = []
  /// Whether a constraint speaks of the length of the root, by axis.
  var bindsRoot = (false, false)
  /// What the content of the measured view itself makes.
  var fittedContent: Content?

  init(root: VirtualView, fitting: Fitting?) {
    self.root = root
    self.fitting = fitting
    Self.lastStamp += 1
    stamp = Self.lastStamp
    makeRootBox()
    collect(below: root)
    if let state = root._extras?.constraints { pending += state.touching }
    takePending()
  }

  private func makeRootBox() {
    let bounds = root._bounds
    let isVariable = fitting != nil
    rootBox.x.placeConstant = bounds.x
    rootBox.y.placeConstant = bounds.y
    if isVariable {
      rootBox.x.length = solver.makeVariable(isNonnegative: true)
      rootBox.y.length = solver.makeVariable(isNonnegative: true)
    } else {
      rootBox.x.lengthConstant = bounds.width
      rootBox.y.lengthConstant = bounds.height
    }
  }

  /// Takes the constrained views below in, through constrained ones.
  private func collect(below view: VirtualView) {
    for child in view.subviewsInTree {
      if child.isConstrained {
        take(child)
        collect(below: child)
      } else if fitting != nil, fillsRoot(child) || child.followsLength(.horizontal) || child.followsLength(.vertical) {
        child.updateIfAsked()
        if let state = child._extras?.constraints { pending += state.touching }
        collect(below: child)
      }
    }
  }

  /// Whether the measured cell keeps the view as large as itself.
  func fillsRoot(_ view: VirtualView) -> Bool { (root as? CollectionViewCell)?._contentView === view }

  private func take(_ view: VirtualView) {
    view.updateIfAsked()
    let state = view.constraintState
    if state.stamp == stamp { return }
    state.stamp = stamp
    state.slot = views.count
    views.append(view)
    boxes.append(makeBox())
    pending += state.touching
  }

  private func makeBox() -> Box {
    var box = Box()
    box.x.place = solver.makeVariable()
    box.x.length = solver.makeVariable(isNonnegative: true)
    box.y.place = solver.makeVariable()
    box.y.length = solver.makeVariable(isNonnegative: true)
    return box
  }

  /// Follows the constraints to the views and guides they name, until nothing new comes.
  private func takePending() {
    while let constraint = pending.popLast() {
      if constraint._stamp == stamp || !constraint.isActive { continue }
      constraint._stamp = stamp
      guard reach(constraint.first), reach(constraint.second) else { continue }
      constraints.append(constraint)
    }
    constraints.sort { $0._number < $1._number }
  }

  /// Takes in what an item needs; false when it lies outside of a view that is only measured.
  private func reach(_ item: LayoutItem?) -> Bool {
    guard let item else { return true }
    guard let owner = item.owner else { return false }
    guard owner.isInside(root) else { return fitting == nil }
    var view = owner
    while view !== root {
      if view.isConstrained { take(view) }
      guard let parent = view._superview else { return false }
      view = parent
    }
    if case .guide(let guide) = item { take(guide) }
    return true
  }

  private func take(_ guide: LayoutGuide) {
    if guide._stamp == stamp || guide.insets != nil { return }
    guide._stamp = stamp
    guide._slot = guides.count
    guides.append(guide)
    guideBoxes.append(makeGuideBox(guide))
    pending += guide._touching
  }

  private func makeGuideBox(_ guide: LayoutGuide) -> Box {
    guard guide._role == .content, let owner = guide._owner else { return makeBox() }
    var box = self.box(of: owner)
    box.x.placeConstant -= owner._bounds.x
    box.y.placeConstant -= owner._bounds.y
    box.x.lengthConstant = 0
    box.y.lengthConstant = 0
    box.x.length = solver.makeVariable(isNonnegative: true)
    box.y.length = solver.makeVariable(isNonnegative: true)
    return box
  }
}

// MARK: - Boxes

extension LayoutSystem {
  func box(of item: LayoutItem) -> Box {
    switch item {
    case .view(let view): return box(of: view)
    case .guide(let guide):
      if guide._stamp == stamp { return guideBoxes[guide._slot] }
      guard let owner = guide._owner, let insets = guide.insets else { return Box() }
      return box(of: owner).inset(insets)
    }
  }

  func box(of view: VirtualView) -> Box {
    if view === root { return rootBox }
    if let state = view._extras?.constraints, state.stamp == stamp { return boxes[state.slot] }
    if fitting != nil, view._superview === root, fillsRoot(view) { return rootBox }
    guard view.isInside(root), let parent = view._superview else {
      return Box(LayoutRect(view.converted(CGRect(view._bounds), to: root)))
    }
    // A fixed frame goes where its superview goes.
    let size = view._bounds.size
    var box = self.box(of: parent)
    let around = parent._bounds
    box.x.move(
      view._center.x - size.width / 2 - around.x, size.width, in: around.width, follows: view.followsLength(.horizontal)
    )
    box.y.move(
      view._center.y - size.height / 2 - around.y, size.height, in: around.height,
      follows: view.followsLength(.vertical))
    return box
  }
}

extension VirtualView {
  /// Whether the autoresizing mask gives the whole of a change of the superview's length to the view.
  final func followsLength(_ axis: LayoutConstraint.Axis) -> Bool {
    let mask = autoresizingMask
    return axis == .horizontal
      ? mask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == .flexibleWidth
      : mask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) == .flexibleHeight
  }
}

extension LayoutSystem.Span {
  /// Goes on from the span of a superview to that of a fixed view in it.
  mutating func move(_ offset: Double, _ newLength: Double, in around: Double, follows: Bool) {
    placeConstant += offset
    if follows {
      lengthConstant += newLength - around
    } else {
      length = -1
      lengthConstant = newLength
    }
  }
}

extension LayoutSystem.Box {
  init(_ rect: LayoutRect) {
    x = .init(placeConstant: rect.x, lengthConstant: rect.width)
    y = .init(placeConstant: rect.y, lengthConstant: rect.height)
  }

  func inset(_ insets: LayoutInsets) -> Self {
    var box = self
    box.x.placeConstant += insets.left
    box.x.lengthConstant -= insets.left + insets.right
    box.y.placeConstant += insets.top
    box.y.lengthConstant -= insets.top + insets.bottom
    return box
  }
}
