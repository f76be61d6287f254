import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Selection by program") struct SelectionTests {
  private func fixture(_ count: Int = 20) -> Fixture {
    let fixture = Fixture(counts: [count])
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func selected(_ view: CollectionView) -> String {
    (view.indexPathsForSelectedItems ?? []).map(name).joined(separator: " ")
  }

  private func select(_ view: CollectionView, _ item: Int) {
    view.selectItem(at: path(0, item), animated: false, scrollPosition: [])
  }

  @Test("Without a selection the list is empty, not nil, and it keeps the order of selecting (Semantics 8.9)")
  func list() {
    let fixture = fixture()
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.allowsMultipleSelection = true
    for item in [7, 1, 3, 1] { select(fixture.view, item) }
    #expect(selected(fixture.view) == "0.7 0.1 0.3")
  }

  @Test("Turning multiple selection off keeps one item (Semantics 8.10)")
  func keepsOne() {
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    for item in [0, 1, 2] { select(fixture.view, item) }
    fixture.view.allowsMultipleSelection = false
    #expect(selected(fixture.view) == "0.2")
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("The state is set before willDisplay, and the selected background follows it (Semantics 8.11)")
  func stateBeforeDisplay() throws {
    let fixture = HookedFixture()
    fixture.source.configure = { cell, _ in
      if cell.selectedBackgroundView == nil { cell.selectedBackgroundView = VirtualView(frame: .zero) }
    }
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: path(0, 5), animated: false, scrollPosition: [])
    var states: [String] = []
    final class Log: NSObject, CollectionViewDelegate {
      var states: [String] = []
      func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
      ) { states.append("\(name(indexPath)) \(cell.isSelected) \(cell.selectedBackgroundView?.isHidden == false)") }
    }
    let log = Log()
    fixture.view.delegate = log
    fixture.scroll(to: 300)
    states = log.states
    #expect(states == ["0.3 false false", "0.4 false false", "0.5 true true"])
    fixture.view.deselectItem(at: path(0, 5), animated: false)
    #expect(fixture.view.cellForItem(at: path(0, 5))?.selectedBackgroundView?.isHidden == true)
  }

  @Test("reloadData clears the selection at once and tells nobody (Semantics 8.13, 2.1)")
  func reload() {
    let fixture = fixture()
    let log = TouchLog()
    fixture.view.delegate = log
    select(fixture.view, 1)
    fixture.view.reloadData()
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.brokenInvariant() == nil)
    #expect(log.log.isEmpty)
  }

  @Test(
    "An item that does not exist is not selected",
    arguments: [
      IndexPath(item: 20, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: -1, section: 0), IndexPath(),
      IndexPath(index: 0), IndexPath(item: Int.max, section: 0), IndexPath(item: 0, section: Int.max),
    ])
  func missing(path: IndexPath) {
    let fixture = fixture()
    fixture.view.selectItem(at: path, animated: false, scrollPosition: .top)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.deselectItem(at: path, animated: false)
    #expect(fixture.view.contentOffset == .zero)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("Editing has switches of its own, off by default, and a change of it clears the selection (Semantics 8.14)")
  func editing() {
    let fixture = fixture()
    #expect(!fixture.view.allowsSelectionDuringEditing)
    #expect(!fixture.view.allowsMultipleSelectionDuringEditing)
    select(fixture.view, 1)
    fixture.view.isEditing = true
    #expect(selected(fixture.view) == "")
    select(fixture.view, 1)
    #expect(selected(fixture.view) == "")
    fixture.view.allowsMultipleSelectionDuringEditing = true
    #expect(fixture.view.allowsSelectionDuringEditing)
    select(fixture.view, 1)
    select(fixture.view, 2)
    #expect(selected(fixture.view) == "0.1 0.2")
    #expect(fixture.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
    fixture.view.isEditing = false
    #expect(selected(fixture.view) == "")
    #expect(fixture.view.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }

  @Test("An item selected inside its own cellForItemAt or willDisplay has a selected cell (Semantics 1.20)")
  func insideCallbacks() {
    for inWillDisplay in [false, true] {
      let fixture = HookedFixture()
      fixture.view.allowsMultipleSelection = true
      let select = { (view: CollectionView, path: IndexPath) in
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      if inWillDisplay { fixture.delegate.onWillDisplay = select } else { fixture.source.onCell = select }
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.indexPathsForSelectedItems?.count == 3)
      #expect(fixture.view.visibleCells.allSatisfy { $0.isSelected })
      #expect(fixture.view.brokenInvariant() == nil)
      let deselect = { (view: CollectionView, path: IndexPath) in view.deselectItem(at: path, animated: false) }
      fixture.scroll(to: 1_000)
      if inWillDisplay { fixture.delegate.onWillDisplay = deselect } else { fixture.source.onCell = deselect }
      fixture.scroll(to: 0)
      #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
      #expect(fixture.view.brokenInvariant() == nil)
    }
  }
}

/// A delegate that logs every question and message about touches, and answers as told.
@MainActor final class TouchLog: NSObject, CollectionViewDelegate {
  var log: [String] = []
  var highlights = true
  var selects = true
  var deselects = true
  var performs = true

  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(name(indexPath))")
    return highlights
  }
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("didHighlight \(name(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("didUnhighlight \(name(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldSelect \(name(indexPath))")
    return selects
  }
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.append("shouldDeselect \(name(indexPath))")
    return deselects
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(name(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(name(indexPath))")
  }
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("canPerform \(name(indexPath))")
    return performs
  }
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    log.append("perform \(name(indexPath))")
  }
}
