import Foundation
import Testing
import VirtualCollectionView

/// A list of rows with a header for each section and a badge for each item, which logs what it is asked.
@MainActor private final class LoggingLayout: CollectionViewLayout {
  var log: [String] = []
  var logsQuestions = true
  var isSilentUntilTold = false
  var offset: CGPoint?
  var first: ((IndexPath) -> CollectionViewLayoutAttributes?)?
  var deletedBadges: [IndexPath] = []
  var insertedBadges: [IndexPath] = []
  private var isTold = true
  private var counts: [Int] = []

  private func y(_ path: IndexPath) -> CGFloat {
    CGFloat(counts[..<path.section].reduce(0, +) + path.item) * 100
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    log.append("invalidate counts \(context.invalidateDataSourceCounts) everything \(context.invalidateEverything)")
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    guard let view = collectionView else { return }
    counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    isTold = !isSilentUntilTold
    log.append("prepare \(counts)")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(counts.reduce(0, +)) * 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    log.append("elements")
    guard isTold else { return nil }
    var all: [CollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        all.append(attributes(path(section, item)))
        all.append(badge(path(section, item)))
      }
    }
    return all.filter { $0.frame.intersects(rect) }
  }

  private func attributes(_ path: IndexPath) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: y(path), width: 100, height: 100)
    return attributes
  }

  private func badge(_ path: IndexPath) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
    attributes.frame = CGRect(x: 90, y: y(path), width: 10, height: 10)
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    if logsQuestions { log.append("item \(name(indexPath))") }
    return attributes(indexPath)
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    isTold = true
    for item in updateItems {
      let before = item.indexPathBeforeUpdate.map(text) ?? "-"
      let after = item.indexPathAfterUpdate.map(text) ?? "-"
      log.append("told \(item.updateAction) \(before) \(after)")
    }
  }

  private func text(_ path: IndexPath) -> String {
    path.item == NSNotFound ? "section \(path.section)" : name(path)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    log.append("offset \(proposed.y)")
    return offset ?? proposed
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    log.append("first \(name(path))")
    return first?(path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    log.append("last \(name(path))")
    return nil
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.append("first \(elementKind) \(name(path))")
    return nil
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.append("last \(elementKind) \(name(path))")
    return nil
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("deleted \(elementKind)")
    return deletedBadges
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("inserted \(elementKind)")
    return insertedBadges
  }

  override func finalizeCollectionViewUpdates() { log.append("finalize") }
}

@MainActor @Suite struct LayoutHooksTests {
  private func shelf(_ items: [[String]], height: CGFloat = 500) -> (Shelf, LoggingLayout) {
    let layout = LoggingLayout()
    let shelf = Shelf(items, height: height, layout: layout, isLaidOut: false)
    shelf.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "View")
    shelf.view.layoutIfNeeded()
    layout.log = []
    shelf.source.log = []
    return (shelf, layout)
  }

  @Test(
    "The layout is asked in UIKit's order, movers for both ends (Semantics 6.12, 3.11a, 6.14, semantics-2 section 4)")
  func order() {
    let (shelf, layout) = shelf([["a", "b", "c"]])
    shelf.view.performBatchUpdates {
      layout.log.append("block")
      shelf.source.items = [["c", "a", "x"]]
      shelf.view.insertItems(at: [path(0, 2)])
      shelf.view.deleteItems(at: [path(0, 1)])
      shelf.view.moveItem(at: path(0, 2), to: path(0, 0))
    } completion: { _ in
      layout.log.append("completion")
    }
    #expect(
      layout.log == [
        "block", "invalidate counts true everything false", "prepare [3]", "elements",
        "told delete 0.1 -", "told insert - 0.2", "told move 0.2 0.0", "offset 0.0", "elements",
        "deleted badge", "inserted badge",
        "item 0.1", "last 0.0", "last 0.1", "item 0.0", "last 0.2", "last badge 0.0", "last badge 0.1",
        "last badge 0.2",
        "first 0.0", "first 0.1", "first 0.2", "first badge 0.0", "first badge 0.1", "first badge 0.2",
        "finalize", "completion",
      ])
  }

  @Test("Sections are told with the item NSNotFound, reloads with both paths (Semantics 6.13)")
  func told() {
    let (shelf, layout) = shelf([["a"], ["b"], ["c", "d"]])
    shelf.view.performBatchUpdates {
      shelf.source.items = [["x"], ["a"], ["c", "D"]]
      shelf.view.insertSections([0])
      shelf.view.deleteSections([1])
      shelf.view.reloadItems(at: [path(2, 1)])
    }
    #expect(
      layout.log.filter { $0.hasPrefix("told") } == [
        "told delete section 1 -", "told insert - section 0", "told reload 2.1 2.1",
      ])
  }

  @Test("A layout that answers nothing before it is told of the changes is asked again (Semantics 3.11a)")
  func silentUntilTold() {
    let (shelf, layout) = shelf([["a"]])
    layout.isSilentUntilTold = true
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("b")
      shelf.view.insertItems(at: [path(0, 1)])
    }
    #expect(shelf.shown == ["a", "b"])
  }

  @Test(
    "The layout's target offset holds when the call returns; the delegate has the last word (Semantics 6.16, 6.16b)")
  func targetOffset() {
    let (shelf, layout) = shelf([(0..<10).map(String.init)])
    layout.offset = CGPoint(x: 0, y: 300)
    shelf.view.performBatchUpdates {
      shelf.source.items[0].insert("x", at: 0)
      shelf.view.insertItems(at: [path(0, 0)])
    }
    #expect(shelf.view.contentOffset.y == 300)
    #expect(shelf.shown == ["2", "3", "4", "5", "6"])

    @MainActor final class Delegate: NSObject, CollectionViewDelegate {
      var proposed: [CGFloat] = []
      func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: 100)
      }
    }
    let delegate = Delegate()
    shelf.view.delegate = delegate
    shelf.view.performBatchUpdates(nil)
    #expect(delegate.proposed == [300])
    #expect(shelf.view.contentOffset.y == 100)
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("Badges keep their number and their view; the layout names those that go and come (Semantics 6.14)")
  func badges() {
    let (shelf, layout) = shelf([["a", "b", "c"]])
    let badges = (0..<3).map { shelf.view.supplementaryView(forElementKind: "badge", at: path(0, $0)) }
    shelf.view.performBatchUpdates {
      shelf.source.items[0].remove(at: 0)
      shelf.view.deleteItems(at: [path(0, 0)])
    }
    #expect(shelf.view.supplementaryView(forElementKind: "badge", at: path(0, 0)) === badges[0])
    shelf.source.log = []
    layout.insertedBadges = [path(0, 0)]
    layout.deletedBadges = [path(0, 1)]
    shelf.view.performBatchUpdates(nil)
    #expect(shelf.source.log.filter { $0.hasPrefix("view") } == ["view badge 0.0", "view badge 0.1"])
    #expect(shelf.view.supplementaryView(forElementKind: "badge", at: path(0, 0)) !== badges[0])
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test(
    "What was animated can be read: the layout's first attributes, and the view's own fade for nil (Semantics 6.15a)")
  func animations() throws {
    let (shelf, layout) = shelf([["a", "b", "c"]], height: 250)
    layout.first = { path in
      guard path.item == 0 else { return nil }
      let attributes = CollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: -100, y: 0, width: 100, height: 100)
      attributes.alpha = 0.5
      return attributes
    }
    shelf.view.performBatchUpdates {
      shelf.source.items = [["x", "a", "c"]]
      shelf.view.deleteItems(at: [path(0, 1)])
      shelf.view.insertItems(at: [path(0, 0)])
    }
    let cells = shelf.view.lastUpdateAnimations.filter { $0.element.hasPrefix("cell") }
    #expect(
      cells.map { "\($0.kind) \($0.element) \($0.viewName)" } == [
        "disappears cell:0.1 c2", "appears cell:0.0 c4", "stays cell:0.1 c1", "stays cell:0.2 c3",
      ])
    #expect(cells.map(\.startFrame.minY) == [100, 0, 0, 200])
    #expect(cells.map(\.endFrame.minY) == [100, 0, 100, 200])
    #expect(cells[1].startFrame.minX == -100)
    #expect(cells.map(\.startAlpha) == [1, 0.5, 1, 1])
    #expect(cells.map(\.endAlpha) == [0, 1, 1, 1])
  }

  @Test(
    "The layout's first attributes are taken as they are when the update moves the offset; those that stay begin where they were (Semantics 6.15, 6.15b)"
  )
  func animationsOfMovedOffset() {
    let (shelf, layout) = shelf([(0..<10).map(String.init)], height: 200)
    layout.offset = CGPoint(x: 0, y: 100)
    layout.first = { path in
      guard path.item == 2 else { return nil }
      let attributes = CollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
      return attributes
    }
    shelf.view.performBatchUpdates {
      shelf.source.items[0].insert("x", at: 0)
      shelf.view.insertItems(at: [path(0, 0)])
    }
    let cells = shelf.view.lastUpdateAnimations.filter { $0.element.hasPrefix("cell") }
    #expect(cells.map { "\($0.kind) \($0.element)" } == ["stays cell:0.1", "stays cell:0.2"])
    #expect(cells.map(\.startFrame.minY) == [0, 50])
    #expect(cells.map(\.endFrame.minY) == [100, 200])
  }

  @Test("An offset set at the end of the update holds when the call returns (Semantics 6.12a)")
  func offsetInFinalize() {
    @MainActor final class Ending: CollectionViewFlowLayout {
      override func finalizeCollectionViewUpdates() { collectionView?.contentOffset.y = 100 }
    }
    let layout = Ending()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([(0..<9).map(String.init)], height: 300, layout: layout)
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("x")
      shelf.view.insertItems(at: [path(0, 9)])
    }
    #expect(shelf.view.contentOffset.y == 100)
    #expect(shelf.shown == ["1", "2", "3"])
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("A flow layout asks its delegate again for every size (semantics-2 section 4, step 4)")
  func sizes() {
    @MainActor final class Sizes: NSObject, CollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 100, height: 50)
      }
    }
    let sizes = Sizes()
    let shelf = Shelf([(0..<30).map(String.init)], isLaidOut: false)
    shelf.view.delegate = sizes
    shelf.view.layoutIfNeeded()
    sizes.asked = 0
    shelf.view.performBatchUpdates {
      shelf.source.items[0].removeLast()
      shelf.view.deleteItems(at: [path(0, 29)])
    }
    #expect(sizes.asked == 29)
  }

  @Test("A reload called by a layout hook takes the place of the update, and the hooks are still balanced")
  func reloadInHook() {
    @MainActor final class Hostile: CollectionViewFlowLayout {
      var ended = 0
      var hasReloaded = false
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
        if !hasReloaded { collectionView?.reloadData() }
        hasReloaded = true
        return nil
      }
      override func finalizeCollectionViewUpdates() { ended += 1 }
    }
    let layout = Hostile()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([["a"]], layout: layout)
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("b")
      shelf.view.insertItems(at: [path(0, 1)])
    }
    #expect(layout.ended == 1)
    #expect(shelf.shown == ["a", "b"])
    #expect(shelf.rules == ["reload-during-pass"])
    #expect(shelf.view.checkInvariants() == nil)
  }
}
