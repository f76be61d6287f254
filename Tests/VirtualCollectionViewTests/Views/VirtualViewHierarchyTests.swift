import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("View hierarchy") struct VirtualViewHierarchyTests {
  private func views(_ count: Int) -> [VirtualView] {
    (0..<count).map { index in
      let view = VirtualView(frame: .zero)
      view.tag = index + 1
      return view
    }
  }

  private func tags(_ view: VirtualView) -> [Int] { view.subviews.map(\.tag) }

  private func parent(of children: [VirtualView]) -> VirtualView {
    let parent = VirtualView(frame: .zero)
    for view in children { parent.addSubview(view) }
    return parent
  }

  @Test("Subviews are ordered back to front; an index outside means the nearest end")
  func inserts() {
    let all = views(5)
    let parent = parent(of: [all[0], all[1]])
    parent.insertSubview(all[2], at: 1)
    parent.insertSubview(all[3], at: 99)
    parent.insertSubview(all[4], at: -1)
    #expect(tags(parent) == [5, 1, 3, 2, 4])
    #expect(all.allSatisfy { $0.superview === parent })
  }

  @Test("A view goes right behind or before its sibling, wherever it was")
  func insertsBesideSiblings() {
    let all = views(4)
    let parent = parent(of: [all[0], all[1], all[2]])
    parent.insertSubview(all[3], belowSubview: all[1])
    #expect(tags(parent) == [1, 4, 2, 3])
    parent.insertSubview(all[0], aboveSubview: all[1])
    #expect(tags(parent) == [4, 2, 1, 3])
    parent.insertSubview(all[2], belowSubview: all[3])
    #expect(tags(parent) == [3, 4, 2, 1])
    parent.insertSubview(all[2], aboveSubview: VirtualView())
    #expect(tags(parent) == [4, 2, 1, 3])
    parent.insertSubview(all[2], belowSubview: VirtualView())
    #expect(tags(parent) == [3, 4, 2, 1])
  }

  @Test("Reordering moves what is here and ignores what is not")
  func reorders() {
    let all = views(3)
    let parent = parent(of: all)
    parent.bringSubviewToFront(all[0])
    #expect(tags(parent) == [2, 3, 1])
    parent.sendSubviewToBack(all[2])
    #expect(tags(parent) == [3, 2, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags(parent) == [1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.bringSubviewToFront(VirtualView())
    #expect(tags(parent) == [1, 2, 3])
    parent.addSubview(all[0])
    #expect(tags(parent) == [2, 3, 1])
  }

  @Test("A view has one superview: adding it elsewhere takes it away")
  func reparents() {
    let all = views(2)
    let first = parent(of: all)
    let second = parent(of: [])
    second.addSubview(all[0])
    #expect(tags(first) == [2] && tags(second) == [1])
    all[0].removeFromSuperview()
    all[0].removeFromSuperview()
    #expect(all[0].superview == nil && second.subviews.isEmpty)
  }

  @Test("isDescendant counts the view itself; viewWithTag looks there first, then depth first")
  func searches() {
    let all = views(3)
    all[2].tag = 2
    let parent = parent(of: [all[0], all[1]])
    all[0].addSubview(all[2])
    #expect(parent.isDescendant(of: parent) && all[2].isDescendant(of: parent))
    #expect(!parent.isDescendant(of: all[2]))
    #expect(parent.viewWithTag(2) === all[2])
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test("Without a window the hooks of the window stay silent")
  func hooksWithoutWindow() {
    let log = HookLog()
    let parent = LoggedView("parent", log)
    let child = LoggedView("child", log)
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child willMove(toSuperview: parent), superview nil", "child didMoveToSuperview, superview parent",
        "parent didAddSubview child",
      ])
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "child willMove(toSuperview: nil), superview parent", "parent willRemoveSubview child, superview parent",
        "child didMoveToSuperview, superview nil",
      ])
  }

  @Test("The hooks of the window come inside those of the superview, for the whole tree that moves")
  func hooksWithWindow() {
    let log = HookLog()
    let window = VirtualWindow(frame: .zero)
    let parent = LoggedView("parent", log)
    let child = LoggedView("child", log)
    parent.addSubview(child)
    _ = log.take()
    window.addSubview(parent)
    #expect(child.window === window && window.window === window)
    #expect(
      log.take() == [
        "parent willMove(toSuperview: other), superview nil", "parent willMove(toWindow: window), now nil",
        "child willMove(toWindow: window), now nil", "parent didMoveToWindow window",
        "child didMoveToWindow window", "parent didMoveToSuperview, superview other",
      ])
    parent.removeFromSuperview()
    #expect(
      log.take() == [
        "parent willMove(toSuperview: nil), superview other", "parent willMove(toWindow: nil), now window",
        "child willMove(toWindow: nil), now window", "parent didMoveToWindow nil", "child didMoveToWindow nil",
        "parent didMoveToSuperview, superview nil",
      ])
    #expect(child.window == nil)
  }

  @Test("A move from one superview to another is one move: no stop at nil, no change of window inside one window")
  func hooksWhenReparented() {
    let log = HookLog()
    let window = VirtualWindow(frame: .zero)
    let first = LoggedView("first", log)
    let second = LoggedView("second", log)
    let child = LoggedView("child", log)
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    _ = log.take()
    second.addSubview(child)
    #expect(
      log.take() == [
        "child willMove(toSuperview: second), superview first", "first willRemoveSubview child, superview first",
        "child didMoveToSuperview, superview second", "second didAddSubview child",
      ])
    second.addSubview(child)
    #expect(log.take() == [])
  }

  @Test("Adding a view to itself or to what it holds stops the process")
  func cyclesTrap() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = VirtualView(frame: .zero)
        view.addSubview(view)
      }
    }
    let ownMessage = String(decoding: own?.standardErrorContent ?? [], as: UTF8.self)
    #expect(ownMessage.contains("Can't add self as subview"))
    let above = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let parent = VirtualView(frame: .zero)
        let child = VirtualView(frame: .zero)
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
    let aboveMessage = String(decoding: above?.standardErrorContent ?? [], as: UTF8.self)
    #expect(aboveMessage.contains("a view it holds"))
  }
}

@MainActor private final class HookLog {
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LoggedView: VirtualView {
  let name: String
  let log: HookLog

  init(_ name: String, _ log: HookLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func text(_ view: VirtualView?) -> String {
    guard let view else { return "nil" }
    return (view as? LoggedView)?.name ?? "other"
  }

  private var windowText: String { window == nil ? "nil" : "window" }

  override func willMove(toSuperview newSuperview: VirtualView?) {
    log.add("\(name) willMove(toSuperview: \(text(newSuperview))), superview \(text(superview))")
  }

  override func didMoveToSuperview() { log.add("\(name) didMoveToSuperview, superview \(text(superview))") }

  override func willMove(toWindow newWindow: VirtualWindow?) {
    log.add("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window")), now \(windowText)")
  }

  override func didMoveToWindow() { log.add("\(name) didMoveToWindow \(windowText)") }

  override func didAddSubview(_ subview: VirtualView) { log.add("\(name) didAddSubview \(text(subview))") }

  override func willRemoveSubview(_ subview: VirtualView) {
    log.add("\(name) willRemoveSubview \(text(subview)), superview \(text(subview.superview))")
  }
}
