import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Diffable data sources, questions") struct DiffableQueriesTests {
  @Test("snapshot() gives a copy each time, without marks (Semantics 10.8, data-source-rule-snapshot-is-copy)")
  func snapshotIsCopy() {
    let fixture = DiffableFixture()
    var snapshot = textSnapshot(["A": ["a"]])
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["a"])
    snapshot.reloadSections(["A"])
    fixture.dataSource.apply(snapshot)
    var copy = fixture.dataSource.snapshot()
    #expect(copy.reloadedItemIdentifiers.isEmpty)
    #expect(copy.reconfiguredItemIdentifiers.isEmpty)
    #expect(copy.reloadedSectionIdentifiers.isEmpty)
    copy.appendItems(["b"])
    #expect(fixture.dataSource.snapshot().itemIdentifiers == ["a"])
    #expect(snapshot.reloadedItemIdentifiers == ["a"])
  }

  @Test("A path that is out of range has no item (Semantics 10.20, data-source-rule-unknown-path)")
  func unknownPath() {
    let fixture = DiffableFixture()
    fixture.show(["A": [], "B": ["a", "b"]])
    let dataSource = fixture.dataSource!
    #expect(dataSource.itemIdentifier(for: path(1, 1)) == "b")
    for missing in [path(1, 2), path(0, 0), path(2, 0), path(-1, 0), path(1, -1), IndexPath(), IndexPath(index: 1)] {
      #expect(dataSource.itemIdentifier(for: missing) == nil)
    }
  }

  @Test("An item that is not there has no path (Semantics 10.20, data-source-rule-unknown-item)")
  func unknownItem() {
    let fixture = DiffableFixture()
    #expect(fixture.dataSource.indexPath(for: "a") == nil)
    fixture.show(["A": ["x"], "B": ["a", "b"]])
    #expect(fixture.dataSource.indexPath(for: "b") == path(1, 1))
    #expect(fixture.dataSource.indexPath(for: "zz") == nil)
  }

  @Test("Sections are found by index and by identifier (Semantics 10.20)")
  func sections() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["x"], "B": []])
    #expect(fixture.dataSource.sectionIdentifier(for: 1) == "B")
    #expect(fixture.dataSource.sectionIdentifier(for: 2) == nil)
    #expect(fixture.dataSource.sectionIdentifier(for: -1) == nil)
    #expect(fixture.dataSource.index(for: "B") == 1)
    #expect(fixture.dataSource.index(for: "Z") == nil)
  }

  @Test("A section past the end has no number of items (Semantics 10.19, data-source-rule-section-past-end)")
  func sectionPastEnd() throws {
    let fixture = DiffableFixture()
    fixture.show(["A": ["x"]])
    #expect(fixture.dataSource.collectionView(fixture.view, numberOfItemsInSection: 1) == 0)
    try expect(
      fixture.recorder.violations.last, .pathOutOfRange,
      says: "Invalid parameter not satisfying: section < _impl.numberOfSections")
    #expect(fixture.dataSource.collectionView(fixture.view, numberOfItemsInSection: 0) == 1)
    #expect(fixture.recorder.violations.count == 1)
  }

  @Test("It prints with UIKit's name and a number")
  func description() {
    final class Own: TextDataSource {}
    let fixture = DiffableFixture()
    let number = fixture.dataSource.description.dropFirst("<UICollectionViewDiffableDataSource: #".count).dropLast()
    #expect(fixture.dataSource.description == "<UICollectionViewDiffableDataSource: #\(Int(number) ?? -1)>")
    let own = DiffableFixture(make: { Own(collectionView: $0, cellProvider: $1) })
    #expect(own.dataSource.description.contains("Own"))
  }

  @Test("A subclass overrides what the view asks")
  func subclass() {
    final class Own: TextDataSource {
      override func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.itemLabel = "own " + (cell.itemLabel ?? "")
        return cell
      }
    }
    let fixture = DiffableFixture(make: { Own(collectionView: $0, cellProvider: $1) })
    fixture.show(["A": ["a"]])
    #expect(fixture.shown == "own a")
    #expect(fixture.view.violations.isEmpty)
  }
}
