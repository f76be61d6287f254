import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("View layout") struct VirtualViewLayoutTests {
  @Test("A new view is laid out once, then only when asked")
  func once() {
    let log = LayoutLog()
    let view = LaidOutView("a", log)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(log.names == ["a"])
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(log.names == ["a"])
    view.layoutIfNeeded()
    #expect(log.names == ["a", "a"])
  }

  @Test("Superviews first, then subviews back to front; what is clean is passed over")
  func order() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.root.layoutIfNeeded()
    #expect(log.names == ["root", "left", "leaf", "right"])
    log.names = []
    tree.leaf.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(log.names == ["leaf"])
    log.names = []
    tree.right.setNeedsLayout()
    tree.leaf.setNeedsLayout()
    tree.root.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(log.names == ["root", "leaf", "right"])
  }

  @Test("Asked at a view below, layout begins at the topmost of the unbroken row above that needs it")
  func beginsAbove() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.leaf.layoutIfNeeded()
    #expect(log.names == ["root", "left", "leaf", "right"])
    log.names = []
    tree.root.setNeedsLayout()
    tree.leaf.setNeedsLayout()
    tree.leaf.layoutIfNeeded()
    #expect(log.names == ["leaf"])
    tree.root.layoutIfNeeded()
    #expect(log.names == ["leaf", "root"])
  }

  @Test("Asked at a view, its clean superviews and its siblings are left alone")
  func staysBelow() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.root.layoutIfNeeded()
    log.names = []
    tree.leaf.setNeedsLayout()
    tree.right.setNeedsLayout()
    tree.left.layoutIfNeeded()
    #expect(log.names == ["leaf"])
  }

  @Test("A view that comes or goes makes the superview lay out, and brings its own need along")
  func hierarchyAsksForLayout() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.root.layoutIfNeeded()
    log.names = []
    tree.leaf.removeFromSuperview()
    tree.root.layoutIfNeeded()
    #expect(log.names == ["left"])
    log.names = []
    tree.leaf.setNeedsLayout()
    tree.right.insert(tree.leaf, at: 0, marksLayout: false)
    tree.root.layoutIfNeeded()
    #expect(log.names == ["leaf"])
    log.names = []
    tree.left.addSubview(tree.leaf)
    tree.root.layoutIfNeeded()
    #expect(log.names == ["left", "right"])
    log.names = []
    tree.root.bringSubviewToFront(tree.left)
    tree.root.layoutIfNeeded()
    #expect(log.names == [])
  }

  @Test("A view that asks again while it is laid out is laid out again, before its subviews")
  func again() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.root.repeats = 3
    tree.root.layoutIfNeeded()
    #expect(log.names == ["root", "root", "root", "root", "left", "leaf", "right"])
    #expect(tree.root.loops == 0)
  }

  @Test("A subview that asks for its superview has it laid out again in the same call")
  func subviewAsksForSuperview() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.root.layoutIfNeeded()
    log.names = []
    tree.leaf.asksFor = [tree.root]
    tree.leaf.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(log.names == ["leaf", "root"])
  }

  @Test("After 100 rounds a view that never has enough is told of the loop, and layout goes on elsewhere")
  func selfLoop() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.left.repeats = .max
    tree.root.layoutIfNeeded()
    #expect(log.names.filter { $0 == "left" }.count == 100)
    #expect(tree.left.loops == 1 && tree.root.loops == 0)
    #expect(log.names.filter { $0 == "right" }.count == 1)
    #expect(!tree.left._needsLayout && !tree.root._descendantNeedsLayout)
  }

  @Test("99 repetitions are no loop")
  func nearlyALoop() {
    let view = LaidOutView("a", LayoutLog())
    view.repeats = 99
    view.layoutIfNeeded()
    #expect(view.loops == 0)
    view.repeats = 100
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.loops == 1)
  }

  @Test("Two views that ask for each other stop too, in a deep tree as in a flat one", arguments: [0, 1, 5])
  func mutualLoop(depth: Int) {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.left.asksFor = [tree.right]
    tree.right.asksFor = [tree.left]
    var top: VirtualView = tree.root
    for _ in 0..<depth {
      let above = VirtualView(frame: .zero)
      above.addSubview(top)
      top = above
    }
    top.layoutIfNeeded()
    #expect(tree.root.loops == 1)
    #expect(log.names.count <= 300)
    tree.left.asksFor = []
    tree.right.asksFor = []
    log.names = []
    tree.left.setNeedsLayout()
    tree.right.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(log.names.sorted() == ["left", "right"])
  }

  @Test("A view that was taken out by a sibling's layout is not laid out with those it left")
  func takenOut() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.left.takesOut = tree.right
    tree.root.layoutIfNeeded()
    #expect(log.names == ["root", "left", "leaf", "root"])
    #expect(tree.right._needsLayout)
  }

  @Test("layoutIfNeeded inside layoutSubviews of the same view changes nothing; below it lays out at once")
  func nested() {
    let log = LayoutLog()
    let tree = Tree(log)
    tree.root.laysOut = [tree.root, tree.right]
    tree.root.layoutIfNeeded()
    #expect(log.names == ["root", "left", "leaf", "right"])
  }

  @Test("sizeToFit takes what sizeThatFits says and keeps the frame's origin")
  func sizeToFit() {
    let view = FittingView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 5))
    #expect(VirtualView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 60, height: 5))
  }

  @Test("Constants of fitting are UIKit's")
  func fittingConstants() {
    #expect(VirtualView.layoutFittingCompressedSize == CGSize(width: 0, height: 0))
    #expect(VirtualView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(VirtualView.noIntrinsicMetric == -1)
    #expect(VirtualView().intrinsicContentSize == CGSize(width: -1, height: -1))
    let priorities: [FittingPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
    #expect(priorities.map(\.rawValue) == [50, 250, 750, 1000])
    #expect(priorities == priorities.sorted())
  }

  @Test("A fitting size is required, intrinsic, the target's or the present one, in this order, each axis alone")
  func fittingSize() {
    let plain = VirtualView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(plain.systemLayoutSizeFitting(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 40))
    #expect(plain.systemLayoutSizeFitting(VirtualView.layoutFittingExpandedSize) == CGSize(width: 30, height: 40))
    let label = FittingView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(label.systemLayoutSizeFitting(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 17))
    #expect(
      label.systemLayoutSizeFitting(
        CGSize(width: 100, height: 200), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultHigh
      ) == CGSize(width: 100, height: 17))
    #expect(
      label.systemLayoutSizeFitting(
        CGSize(width: 100, height: 200), withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .required
      ) == CGSize(width: 100, height: 200))
  }

  @Test("The one-argument form asks the other at the fitting level, so that an override of that counts")
  func fittingForwards() {
    let view = PrioritiesView(frame: .zero)
    _ = view.systemLayoutSizeFitting(CGSize(width: 1, height: 2))
    #expect(view.asked == [.fittingSizeLevel, .fittingSizeLevel])
  }

  @Test("invalidateIntrinsicContentSize asks the superview for layout")
  func invalidatesIntrinsic() {
    let tree = Tree(LayoutLog())
    tree.root.layoutIfNeeded()
    tree.left.invalidateIntrinsicContentSize()
    #expect(tree.root._needsLayout && !tree.left._needsLayout)
  }
}

@MainActor private final class LayoutLog { var names: [String] = [] }

@MainActor private final class Tree {
  let root, left, leaf, right: LaidOutView

  init(_ log: LayoutLog) {
    root = LaidOutView("root", log)
    left = LaidOutView("left", log)
    leaf = LaidOutView("leaf", log)
    right = LaidOutView("right", log)
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }
}

private final class LaidOutView: VirtualView {
  let name: String
  let log: LayoutLog
  var repeats = 0
  var loops = 0
  var asksFor: [VirtualView] = []
  var laysOut: [VirtualView] = []
  var takesOut: VirtualView?

  init(_ name: String, _ log: LayoutLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.names.append(name)
    if repeats > 0 {
      repeats -= 1
      setNeedsLayout()
    }
    for view in asksFor { view.setNeedsLayout() }
    for view in laysOut { view.layoutIfNeeded() }
    takesOut?.removeFromSuperview()
  }

  override func layoutLoopDetected() { loops += 1 }
}

private final class FittingView: VirtualView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width * 2, height: 5) }
  override var intrinsicContentSize: CGSize { CGSize(width: VirtualView.noIntrinsicMetric, height: 17) }
}

private final class PrioritiesView: VirtualView {
  var asked: [FittingPriority] = []
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: FittingPriority,
    verticalFittingPriority: FittingPriority
  ) -> CGSize {
    asked = [horizontalFittingPriority, verticalFittingPriority]
    return .zero
  }
}
