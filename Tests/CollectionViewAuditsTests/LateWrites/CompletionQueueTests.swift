import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

@MainActor @Suite("Completion queues") struct CompletionQueueTests {
  @Test("Completions are delivered by name, and cancelled")
  func names() {
    var came: [String] = []
    let queue = CompletionQueue()
    for name in ["a", "b", "a", "c"] { queue.async(named: name) { came.append(name + "\(came.count)") } }
    #expect(queue.names == ["a", "b", "a", "c"])
    #expect(queue.deliver(named: "b"))
    #expect(!queue.deliver(named: "b"))
    #expect(queue.deliver(named: "a"))
    #expect(queue.cancel(at: 1) && !queue.cancel(at: 5))
    queue.deliverAll()
    #expect(came == ["b0", "a1", "a2"])
  }

  @Test("The same seed gives the same order, and others another one")
  func shuffled() {
    let order = { (seed: UInt64) -> [Int] in
      var came: [Int] = []
      let queue = CompletionQueue()
      for number in 0..<12 { queue.async { came.append(number) } }
      #expect(queue.deliverAll(.shuffled(seed: seed)) == 12)
      return came
    }
    #expect(order(1) == order(1))
    #expect(Set([1, 2, 3, 4].map { order($0) }).count == 4)
    #expect(order(1).sorted() == Array(0..<12))
  }

  @Test("Completions that start others without end stop after so many")
  func endless() {
    let queue = CompletionQueue()
    @MainActor func again() { queue.async { again() } }
    again()
    #expect(queue.deliverAll(most: 50) == 50)
    #expect(queue.count == 1)
  }

  /// Rows whose text comes by the queue.
  private func scene(
    _ queue: CompletionQueue, _ configure: @escaping @MainActor (RowCell, IndexPath) -> Void
  ) -> (view: CollectionView, watch: LateWriteWatch, source: RowSource) {
    let source = RowSource([30], configure: configure)
    let view = rowView(source)
    let watch = LateWriteWatch(view, queue)
    view.reloadData()
    view.layoutIfNeeded()
    return (view, watch, source)
  }

  private func scroll(_ view: CollectionView, _ offsets: [CGFloat]) {
    for offset in offsets {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
  }

  @Test("What a completion starts is for the same item")
  func chains() {
    let queue = CompletionQueue()
    let scene = scene(queue) { cell, path in
      cell.label.text = nil
      queue.async { [weak cell] in queue.async { cell?.label.text = "Row \(path.item)" } }
    }
    scroll(scene.view, [500, 1_000])
    queue.deliverAll()
    #expect(scene.watch.report.names == ["late-write"])
    #expect(scene.watch.report[.lateWrite]?.facts.contains("a completion for item 0.0 ") == true)
  }

  @Test("A completion may be for an item that is named")
  func named() {
    let queue = CompletionQueue()
    let scene = scene(queue) { cell, _ in cell.label.text = nil }
    // As willDisplay does: behind the configuration.
    for path in scene.view.indexPathsForVisibleItems {
      let cell = scene.view.cellForItem(at: path) as? RowCell
      queue.async(for: path) { cell?.label.text = "Row \(path.item)" }
    }
    queue.deliverNext()
    #expect(scene.watch.report.isClean, "\(scene.watch.report)")
    scroll(scene.view, [500, 1_000])
    queue.deliverAll()
    #expect(scene.watch.report.names == ["late-write"], "\(scene.watch.report)")
  }

  @Test("A cell that shows the same item again is written to in time")
  func sameItem() {
    let queue = CompletionQueue()
    let scene = scene(queue) { cell, path in
      cell.label.text = nil
      queue.async { [weak cell] in cell?.label.text = "Row \(path.item)" }
    }
    // Each cell comes back to the item that it had.
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    queue.deliverAll()
    for cell in scene.view.visibleCells {
      let path = scene.view.indexPath(for: cell)
      if (cell as? RowCell)?.label.text == "Row \(path?.item ?? -1)" { continue }
      // Another item's text was written: then it was found.
      #expect(!scene.watch.report.isClean)
    }
  }

  @Test("Completions that reload, and cells that are gone or in the pool, are no late writes")
  func reloads() {
    let queue = CompletionQueue()
    var texts: [Int: String] = [:]
    var view: CollectionView?
    let scene = scene(queue) { cell, path in
      cell.label.text = texts[path.item]
      guard texts[path.item] == nil else { return }
      queue.async {
        texts[path.item] = "Row \(path.item)"
        guard let view, path.item < view.numberOfItems(inSection: 0) else { return }
        view.reloadItems(at: [path])
        view.layoutIfNeeded()
      }
    }
    view = scene.view
    scroll(scene.view, [500, 0, 700])
    queue.deliverAll(.shuffled(seed: 3))
    #expect(scene.watch.report.isClean, "\(scene.watch.report)")
    // The cells of the first screen wait in the pool, or are gone with their registration.
    queue.async(for: IndexPath(item: 0, section: 0)) {
      for cell in scene.view.pooledViews { (cell as? RowCell)?.label.text = "in the pool" }
    }
    scene.view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    queue.deliverAll()
    #expect(scene.watch.report.isClean, "\(scene.watch.report)")
  }
}
