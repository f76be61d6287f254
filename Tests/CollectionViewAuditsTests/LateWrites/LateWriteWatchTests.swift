import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

@MainActor @Suite("Late writes") struct LateWriteWatchTests {
  /// Each row asks for its text, which comes later.
  private func scene(
    guarded: Bool, _ queue: CompletionQueue
  ) -> (view: CollectionView, watch: LateWriteWatch, source: RowSource) {
    let source = RowSource([30]) { cell, path in
      cell.label.text = nil
      cell.price = path.item
      queue.async { [weak cell] in
        guard let cell, !guarded || cell.price == path.item else { return }
        cell.label.text = "Row \(path.item)"
      }
    }
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
    let watch = LateWriteWatch(view, queue)
    _ = source.install(view)
    view.layoutIfNeeded()
    return (view, watch, source)
  }

  @Test("A completion for a cell that was handed to another item is found with both items")
  func late() {
    let queue = CompletionQueue()
    let (view, watch, source) = scene(guarded: false, queue)
    #expect(queue.count == 4)
    for offset in [500, 1_000] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    queue.deliverAll()
    let report = watch.report
    #expect(report.names == ["late-write"])
    #expect(
      report[.lateWrite]?.facts
        == "a completion for item 0.0 set label UILabel.text of c1 to Row 0, and that cell shows item 0.23",
      "\(report)")
    withExtendedLifetime(source) {}
  }

  @Test(
    "A completion that looks whether the cell is still its own is none, in any order",
    arguments: [
      CompletionQueue.Order.firstInFirstOut, .lastInFirstOut, .shuffled(seed: 7),
    ])
  func guarded(order: CompletionQueue.Order) {
    let queue = CompletionQueue()
    let (view, watch, source) = scene(guarded: true, queue)
    for offset in [500, 0, 900, 300] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    queue.deliverAll(order)
    #expect(watch.report.isClean, "\(watch.report)")
    #expect(view.visibleCells.allSatisfy { ($0 as? RowCell)?.label.text == "Row \(($0 as? RowCell)?.price ?? -1)" })
    withExtendedLifetime(source) {}
  }

  @Test("Completions that come before the cell is handed on are in time")
  func inTime() {
    let queue = CompletionQueue()
    let (view, watch, source) = scene(guarded: false, queue)
    for offset in [0, 500, 1_000] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
      queue.deliverAll(.lastInFirstOut)
    }
    #expect(watch.report.isClean, "\(watch.report)")
    withExtendedLifetime(source) {}
  }

  @Test("Each completion is judged when it comes")
  func eachOne() {
    let queue = CompletionQueue()
    let (view, watch, source) = scene(guarded: false, queue)
    for offset in [500, 1_000] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    // What was asked for in between is dropped; the first four are for cells that show other rows by now.
    while queue.count > 4 { queue.deliver(at: queue.count - 1) }
    #expect(watch.report.isClean, "\(watch.report)")
    queue.deliverNext()
    #expect(!watch.report.isClean)
    withExtendedLifetime(source) {}
  }

  @Test("A queue delivers in the order that it is told")
  func orders() {
    var came: [Int] = []
    let queue = CompletionQueue()
    for number in 0..<4 { queue.async { came.append(number) } }
    queue.deliver(at: 2)
    queue.deliverNext()
    queue.deliverAll(.lastInFirstOut)
    #expect(came == [2, 0, 3, 1])
    #expect(!queue.deliverNext())
  }
}
