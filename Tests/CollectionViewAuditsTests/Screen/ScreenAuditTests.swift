import CollectionViewAudits
import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Screen audit") struct ScreenAuditTests {
  private func names(_ view: CollectionView, _ change: (inout ScreenAudit) -> Void = { _ in }) -> [String] {
    var audit = ScreenAudit(view)
    change(&audit)
    return audit.run().names
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("A list as it should be is clean: at rest, scrolled, with a selection, empty")
  func clean() {
    let source = RowSource([30]) { _, _ in }
    let view = rowView(source)
    #expect(names(view) == [])
    view.contentOffset.y = 475
    view.selectItem(at: path(11), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(names(view) { $0.largestGap = 0 } == [])
    source.counts = [0]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(names(view) == [])
  }

  @Test("An item whose own attributes are on screen and who has no cell is found, with all that are missing (B30)")
  func notOnScreen() throws {
    let layout = LazyRows()
    let source = RowSource([10]) { _, _ in }
    let view = withEnvironment({ $0.violationPolicy = .record }) {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    }
    _ = source.install(view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
    let finding = try #require(ScreenAudit(view).run()[.itemNotOnScreen])
    #expect(finding.facts.hasPrefix("0.4, 0.5, 0.6, 0.7, 0.8, 0.9 of bounds 0,0 100x400, the first at 0,160 100x40"))
  }

  @Test("Far down a list that is too long to look at in full, the neighbours of what is visible are looked at")
  func longList() {
    let layout = LazyRows()
    layout.answered = 4
    let source = RowSource([20_000]) { _, _ in }
    let view = withEnvironment({ $0.violationPolicy = .record }) {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    }
    _ = source.install(view)
    view.layoutIfNeeded()
    #expect(names(view) == ["item-not-on-screen"])
  }

  @Test("A cell that was moved, or marked as selected, by hand is found with both values")
  func byHand() throws {
    let view = rowView(RowSource([30]) { _, _ in })
    let cell = try #require(view.cellForItem(at: path(1)))
    cell.frame.origin.x = 7
    cell.isSelected = true
    let report = ScreenAudit(view).run()
    #expect(report.names == ["selection-disagrees", "moved-by-hand"])
    #expect(report[.movedByHand]?.facts == "the cell of item 0.1 is at 7,50 100x50, its layout says 0,50 100x50")
    #expect(
      report[.selectionDisagrees]?.facts == "item 0.1 is not selected, and its cell says isSelected = true")
  }

  @Test("The gap that an estimate leaves between items is found with its size; the spacing itself is none (B54)")
  func gaps() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 60)
    flow.minimumLineSpacing = 10
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: flow)
    let source = RowSource([5]) { _, _ in }
    _ = source.install(view)
    view.layoutIfNeeded()
    #expect(names(view) { $0.largestGap = 10 } == [])
    flow.minimumLineSpacing = 50
    view.layoutIfNeeded()
    var audit = ScreenAudit(view)
    audit.largestGap = 10
    #expect(
      audit.run()[.gapBetweenElements]?.facts.hasPrefix("50 points between cell:0.0 at 0,0 100x60 and cell:0.1") == true
    )
  }

  @Test("A view as high as a thousand rows has reuse disabled; one of a screen has not, nor has a short list (B81)")
  func reuse() {
    func report(rows: Int, height: CGFloat) -> AuditReport {
      let view = rowView(RowSource([rows]) { _, _ in }, height: height)
      return ScreenAudit(view).run()
    }
    #expect(report(rows: 1_000, height: 667).isClean)
    #expect(report(rows: 5, height: 2_000).isClean)
    let facts = report(rows: 1_000, height: 50_000)[.reuseDisabled]?.facts
    #expect(facts?.hasPrefix("1000 cells in bounds of 100x50000") == true)
    #expect(facts?.hasSuffix("a screen of 390x844 shows 17") == true)
  }

  @Test("A view of no size shows nothing of its items, and that is said (B78)")
  func emptyBounds() {
    let view = rowView(RowSource([100]) { _, _ in })
    view.frame = .zero
    view.layoutIfNeeded()
    #expect(names(view) == ["empty-bounds"])
  }

  @Test("A header of no height is found in a custom layout, and a flow layout makes none (B08)")
  func emptyHeader() {
    let layout = EmptyFooterRows()
    let source = HeaderSource()
    let view = withEnvironment({ $0.violationPolicy = .record }) {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(names(view).contains("empty-supplementary"))
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.footerReferenceSize = CGSize(width: 100, height: 0)
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    #expect(!names(view).contains("empty-supplementary"))
  }

  @Test("A path of before an update that leads nowhere is found where a delegate hears it (B59)")
  func oldPath() {
    func report(hears: Bool, deleting item: Int) -> [String] {
      let source = RowSource([5]) { _, _ in }
      let view = rowView(source, height: 400)
      view.isTracing = true
      let listener = Listener()
      if hears { view.delegate = listener }
      view.performBatchUpdates({
        source.counts = [4]
        view.deleteItems(at: [path(item)])
      })
      return withExtendedLifetime(listener) { names(view) }
    }
    #expect(report(hears: true, deleting: 4) == ["path-from-before-update"])
    #expect(report(hears: true, deleting: 1) == [])
    #expect(report(hears: false, deleting: 4) == [])
  }
}

/// Rows of 40 points that answer a rectangle with the first few alone.
private final class LazyRows: CollectionViewLayout {
  var answered = 4

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 40 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<answered).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 40 * CGFloat(indexPath.item), width: 100, height: 40)
    return attributes
  }
}

/// A footer for each section, of no height.
private final class EmptyFooterRows: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let path = IndexPath(item: 0, section: 0)
    return [layoutAttributesForSupplementaryView(ofKind: CollectionView.elementKindSectionFooter, at: path)!]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 50, width: 100, height: 0)
    return attributes
  }
}

@MainActor private final class HeaderSource: NSObject, CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    CollectionViewCell()
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

@MainActor private final class Listener: NSObject, CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

@MainActor @Suite("Screen audit, before it can look") struct PendingScreenAuditTests {
  @Test("A layout that is still to come is said, and nothing is blamed on the layout")
  func pending() {
    let source = RowSource([30]) { _, _ in }
    let view = rowView(source)
    view.contentOffset.y = 400
    #expect(ScreenAudit(view).run().names == ["layout-pending"])
    view.layoutIfNeeded()
    withExtendedLifetime(source) { #expect(ScreenAudit(view).run().isClean) }
  }

  @Test("A model that shrank with nobody told, and a cell that was hidden by hand, are found")
  func told() {
    let source = RowSource([30]) { _, _ in }
    let view = rowView(source)
    source.counts = [20]
    #expect(ScreenAudit(view).run().names == ["counts-change-in-pass"])
    source.counts = [30]
    view.visibleCells[0].isHidden = true
    #expect(ScreenAudit(view).run().names == ["moved-by-hand"])
  }
}
