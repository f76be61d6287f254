import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("View lifetime") struct VirtualViewLifetimeTests {
  @Test("A tree goes with its root")
  func treeGoesWithRoot() {
    weak var root: VirtualView?
    weak var child: VirtualView?
    weak var grandchild: VirtualView?
    do {
      let top = VirtualView(frame: .zero)
      let middle = VirtualScrollView(frame: .zero)
      let bottom = VirtualView(frame: .zero)
      top.addSubview(middle)
      middle.addSubview(bottom)
      top.layoutIfNeeded()
      (root, child, grandchild) = (top, middle, bottom)
      #expect(root != nil && child != nil && grandchild != nil)
    }
    #expect(root == nil && child == nil && grandchild == nil)
  }

  @Test("A view that outlives its superview has none, and can be used on")
  func noDanglingSuperview() {
    let child = VirtualView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    do {
      let parent = VirtualView(frame: .zero)
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil && child.window == nil)
    child.setNeedsLayout()
    child.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    let next = VirtualView(frame: .zero)
    next.addSubview(child)
    #expect(child.superview === next)
  }

  @Test("Removing releases the view; moving between superviews and reordering keep exactly one reference")
  func removalReleases() {
    let first = VirtualView(frame: .zero)
    let second = VirtualView(frame: .zero)
    weak var held: VirtualView?
    do {
      let view = VirtualView(frame: .zero)
      first.addSubview(view)
      held = view
    }
    #expect(held != nil)
    if let view = held { second.addSubview(view) }
    second.addSubview(VirtualView(frame: .zero))
    if let view = held {
      second.bringSubviewToFront(view)
      second.sendSubviewToBack(view)
      second.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    #expect(held != nil)
    held?.removeFromSuperview()
    #expect(held == nil)
    #expect(second.subviews.count == 1)
  }

  @Test("A view released by its removal finds its old superview whole")
  func deinitSeesWholeSuperview() {
    let parent = VirtualView(frame: .zero)
    parent.addSubview(VirtualView(frame: .zero))
    let witness = Witness(parent)
    parent.addSubview(Dying(witness))
    parent.subviews[1].removeFromSuperview()
    #expect(witness.countAtDeath == 1)
  }

  @Test("A view that removes itself, or adds one, while its superview lays out is taken as it is")
  func mutationDuringLayout() {
    let parent = VirtualView(frame: .zero)
    let leaving = LeavingView(frame: .zero)
    let staying = VirtualView(frame: .zero)
    parent.addSubview(leaving)
    parent.addSubview(staying)
    parent.layoutIfNeeded()
    #expect(parent.subviews == [staying, leaving.successor])
    #expect(!staying._needsLayout && !leaving.successor._needsLayout)
  }

  @Test("A view that moves itself in a hook is where it moved itself to, once")
  func hookMovesView() {
    let view = HomingView(frame: .zero)
    let home = VirtualView(frame: .zero)
    let visited = VirtualView(frame: .zero)
    visited.addSubview(view)
    view.home = home
    home.addSubview(view)
    #expect(home.subviews == [view] && visited.subviews.isEmpty)
    view.home = visited
    view.removeFromSuperview()
    #expect(home.subviews.isEmpty && visited.subviews == [view] && view.superview === visited)
  }

  @Test("The delegate is not kept alive, and a dead one is not called")
  func delegateIsWeak() {
    let scrollView = VirtualScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    do {
      let delegate = PlainDelegate()
      scrollView.delegate = delegate
      scrollView.contentOffset.y = 1
      #expect(delegate.count == 1)
    }
    #expect(scrollView.delegate == nil)
    scrollView.contentOffset.y = 2
    #expect(scrollView.contentOffset.y == 2)
  }
}

private final class PlainDelegate: NSObject, ScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: VirtualScrollView) { count += 1 }
}

private final class Witness: @unchecked Sendable {
  let view: VirtualView
  var countAtDeath = -1
  init(_ view: VirtualView) { self.view = view }
}

private final class Dying: VirtualView {
  let witness: Witness
  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { witness.countAtDeath = witness.view._subviews.count }
}

private final class LeavingView: VirtualView {
  let successor = VirtualView(frame: .zero)
  override func layoutSubviews() {
    superview?.addSubview(successor)
    removeFromSuperview()
  }
}

private final class HomingView: VirtualView {
  var home: VirtualView?
  private var isMoving = false
  override func willMove(toSuperview newSuperview: VirtualView?) {
    guard let home, !isMoving else { return }
    isMoving = true
    removeFromSuperview()
    home.addSubview(self)
    isMoving = false
  }
}
