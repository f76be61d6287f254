import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Selection by touch") struct TouchTests {
  private let log = TouchLog()

  private func fixture(era: UIKitEra = .iOS15) -> HookedFixture {
    let fixture = HookedFixture(era: era)
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("A touch highlights, selects on lifting, and unhighlights after the selection (Semantics 8.1)")
  func sequence() {
    let fixture = fixture()
    #expect(fixture.view.simulateTouchDown(at: path(0, 1)))
    #expect(log.log == ["shouldHighlight 0.1", "didHighlight 0.1"])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isHighlighted == true)
    #expect(fixture.view.brokenInvariant() == nil)
    fixture.view.simulateTouchUp(at: path(0, 1))
    #expect(log.log.dropFirst(2) == ["shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1"])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isHighlighted == false)
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A delegate that refuses the highlight ends the touch there (Semantics 8.2)")
  func refusedHighlight() {
    let fixture = fixture()
    log.highlights = false
    fixture.view.simulateTap(at: path(0, 1))
    #expect(log.log == ["shouldHighlight 0.1"])
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.indexPathsForHighlightedItems == [])
  }

  @Test(
    "In single selection the new item is asked for, then the old one is deselected, then the new one selected (Semantics 8.3)"
  )
  func anotherItem() {
    let fixture = fixture()
    fixture.view.simulateTap(at: path(0, 0))
    log.log = []
    fixture.view.simulateTap(at: path(0, 1))
    #expect(
      log.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0", "didSelect 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A delegate that refuses the new item leaves the old one selected (Semantics 8.3)")
  func refusedSelection() {
    let fixture = fixture()
    fixture.view.simulateTap(at: path(0, 0))
    log.log = []
    log.selects = false
    fixture.view.simulateTap(at: path(0, 1))
    #expect(log.log == ["shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test("In single selection a touch of the selected item asks and tells again and deselects nothing (Semantics 8.4)")
  func sameItem() {
    let fixture = fixture()
    fixture.view.simulateTap(at: path(0, 1))
    log.log = []
    fixture.view.simulateTap(at: path(0, 1))
    #expect(
      log.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
      ])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test("In multiple selection a touch of a selected item deselects it, if the delegate agrees (Semantics 8.5)")
  func multiple() {
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    fixture.view.simulateTap(at: path(0, 0))
    fixture.view.simulateTap(at: path(0, 1))
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 0), path(0, 1)])
    log.log = []
    fixture.view.simulateTap(at: path(0, 0))
    #expect(
      log.log == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldDeselect 0.0", "didDeselect 0.0", "didUnhighlight 0.0",
      ])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1)])
    log.deselects = false
    log.log = []
    fixture.view.simulateTap(at: path(0, 1))
    #expect(
      log.log == ["shouldHighlight 0.1", "didHighlight 0.1", "shouldDeselect 0.1", "didUnhighlight 0.1"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A cancelled touch only unhighlights (Semantics 8.6)")
  func cancelled() {
    let fixture = fixture()
    fixture.view.simulateTouchDown(at: path(0, 1))
    fixture.view.simulateTouchCancel(at: path(0, 1))
    fixture.view.simulateTouchUp(at: path(0, 1))
    #expect(log.log == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("Without a delegate a touch selects (Semantics 8.2)")
  func noDelegate() {
    let fixture = fixture()
    fixture.view.delegate = nil
    #expect(fixture.view.simulateTap(at: path(0, 2)))
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 2)])
  }

  @Test(
    "An item off screen or that does not exist takes no touch",
    arguments: [
      IndexPath(item: 10, section: 0), IndexPath(item: 100, section: 0), IndexPath(item: 0, section: 9), IndexPath(),
    ])
  func elsewhere(path: IndexPath) {
    let fixture = fixture()
    #expect(!fixture.view.simulateTap(at: path))
    #expect(log.log.isEmpty)
  }

  @Test("Without allowsSelection a touch selects nothing (Semantics 8.8)")
  func notAllowed() {
    let fixture = fixture()
    fixture.view.allowsSelection = false
    fixture.view.simulateTap(at: path(0, 1))
    #expect(!log.log.contains { $0.contains("Select") })
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.indexPathsForHighlightedItems == [])
  }

  @Test("From iOS 16 on the primary action follows the selection, and is a thing of its own (Semantics 8.16)")
  func primaryAction() {
    let fixture = fixture(era: .iOS16)
    fixture.view.simulateTap(at: path(0, 1))
    #expect(
      log.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "canPerform 0.1", "perform 0.1",
        "didUnhighlight 0.1",
      ])
    log.log = []
    log.performs = false
    fixture.view.simulateTap(at: path(0, 2))
    #expect(log.log.contains("canPerform 0.2"))
    #expect(!log.log.contains("perform 0.2"))
  }

  @Test("A reload in the middle of a touch ends it, and lifting does nothing (Semantics 8.13)")
  func reloadMeanwhile() {
    let fixture = fixture()
    fixture.view.simulateTouchDown(at: path(0, 1))
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isHighlighted })
    log.log = []
    fixture.view.simulateTouchUp(at: path(0, 1))
    #expect(log.log.isEmpty)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A reload inside didSelect leaves the view in order")
  func reloadInDidSelect() {
    final class Reloading: NSObject, CollectionViewDelegate {
      func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
      }
    }
    let fixture = fixture()
    let delegate = Reloading()
    fixture.view.delegate = delegate
    fixture.view.simulateTap(at: path(0, 1))
    #expect(fixture.view.violations.isEmpty)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    expectOrder(fixture.view)
  }

  @Test("A touch follows its item when the delegate updates the view: the highlight ends where the item is by now")
  func updateInDidSelect() {
    let fixture = fixture()
    let delegate = UpdatingDelegate()
    fixture.view.delegate = delegate
    delegate.onDidSelect = { view in
      fixture.source.counts[0] -= 1
      view.deleteItems(at: [path(0, 0)])
    }
    fixture.view.simulateTap(at: path(0, 2))
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(fixture.view.indexPathsForHighlightedItems == [])
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(delegate.unhighlighted == [path(0, 1)])
    expectOrder(fixture.view)
  }

  @Test("An item that an update takes away in the middle of a touch is not selected")
  func itemGoesMeanwhile() {
    for isAsked in [true, false] {
      let fixture = fixture()
      let delegate = UpdatingDelegate()
      fixture.view.delegate = delegate
      fixture.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
      let update = { (view: CollectionView) in
        fixture.source.counts[0] = 1
        view.deleteItems(at: (1..<20).map { path(0, $0) })
      }
      if isAsked { delegate.onShouldSelect = update } else { delegate.onDidDeselect = update }
      fixture.view.simulateTap(at: path(0, 2))
      #expect(fixture.view.indexPathsForSelectedItems == [])
      #expect(fixture.view.indexPathsForHighlightedItems == [])
      expectOrder(fixture.view)
    }
  }

  @Test("A cell that is still on screen takes no touch when its item is gone by a reload that waits")
  func reloadPending() {
    let fixture = fixture()
    fixture.source.counts = [1, 1]
    fixture.view.reloadData()
    #expect(!fixture.view.simulateTap(at: path(0, 2)))
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }
}

/// A delegate from inside of whose answers about a touch a test updates the view.
@MainActor private final class UpdatingDelegate: NSObject, CollectionViewDelegate {
  var onShouldSelect: ((CollectionView) -> Void)?
  var onDidSelect: ((CollectionView) -> Void)?
  var onDidDeselect: ((CollectionView) -> Void)?
  var unhighlighted: [IndexPath] = []

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    onShouldSelect?(collectionView)
    return true
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    onDidSelect?(collectionView)
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    onDidDeselect?(collectionView)
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    unhighlighted.append(indexPath)
  }
}
