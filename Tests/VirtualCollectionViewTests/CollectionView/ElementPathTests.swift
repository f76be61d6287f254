import Foundation
import Testing
import VirtualCollectionView

private final class Line: CollectionReusableView {}

/// What a layout may name: items, sections and kinds that exist.
@MainActor @Suite("Paths and kinds of a layout") struct ElementPathTests {
  private let layout = GivenLayout()

  private func fixture(_ count: Int = 10) -> Fixture {
    Fixture(counts: [count], size: CGSize(width: 100, height: 300), layout: layout)
  }

  private func good(_ count: Int = 10) {
    layout.elements = { rect in
      (0..<count).map { row($0) }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    }
  }

  private func recovers(
    _ fixture: Fixture, lost: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(fixture.view.brokenInvariant(lost: lost) == nil, sourceLocation: sourceLocation)
    good()
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectUsable(fixture.view, lost: lost, sourceLocation: sourceLocation)
  }

  @Test(
    "Attributes for items that do not exist are violations and left out (Semantics 3.13)",
    arguments: [
      IndexPath(item: 10, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: -1), IndexPath(item: Int.max, section: 0), IndexPath(item: 0, section: Int.max),
      IndexPath(), IndexPath(index: 0), IndexPath(index: 7), IndexPath(indexes: [0, 1, 2]),
    ])
  func missingItems(path: IndexPath) {
    let fixture = fixture()
    let bad = CollectionViewLayoutAttributes(forCellWith: path)
    bad.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    layout.elements = { _ in [row(0), bad, row(2)] }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.attributesForMissingItem])
    #expect(
      fixture.view.violations.first?.sentence.hasSuffix(
        "{length = \(path.count), path = " + path.map(String.init).joined(separator: " - ") + "}") == true)
    #expect(fixture.view.shown == "0.0 0.2")
    recovers(fixture)
  }

  @Test(
    "A supplementary path beyond the sections is a violation; one of length 0 or 1 is not (Semantics-2 9)"
  )
  func supplementaryPaths() {
    let kind = CollectionView.elementKindSectionHeader
    for (path, isAsked) in [
      (IndexPath(item: 0, section: 1), false), (IndexPath(item: 0, section: -1), false),
      (IndexPath(index: 0), true), (IndexPath(index: 9), true), (IndexPath(), true),
      (IndexPath(item: 99, section: 0), true),
    ] {
      let fixture = fixture()
      let header = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      header.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      layout.elements = { _ in [row(0), header] }
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.rules() == (isAsked ? [] : [.attributesForMissingItem]), "\(path)")
      #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).count == (isAsked ? 1 : 0), "\(path)")
      if isAsked {
        #expect(fixture.source.log.contains("view header \(name(path))"))
        #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path])
        #expect(fixture.view.supplementaryView(forElementKind: kind, at: path) != nil)
      }
      recovers(fixture)
    }
  }

  @Test(
    "A decoration view whose kind is not registered gives UIKit's sentence, and a plain one stands in (Semantics 3.23)")
  func unregisteredDecoration() {
    let fixture = fixture()
    let line = CollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path(0, 0))
    line.frame = CGRect(x: 0, y: 0, width: 100, height: 1)
    layout.elements = { _ in [row(0), line] }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.unregisteredIdentifier])
    #expect(
      fixture.view.sentence.hasPrefix(
        "could not dequeue a view of kind: line with identifier line - must register"))
    #expect(fixture.view.visibleElements.map(\.name) == ["cell:0.0", "decoration:line:0.0"])
    layout.register(Line.self, forDecorationViewOfKind: "line")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleElements.last?.view is Line)
    recovers(fixture)
  }

  @Test("Decoration views come from the layout alone and are pooled by kind (Semantics 1.2, 3.23)")
  func decorations() {
    let fixture = fixture()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    layout.elements = { rect in
      (0..<10).flatMap { item in
        let line = CollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path(0, item))
        line.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 100, height: 1)
        return [row(item), line]
      }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    }
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 100)
    fixture.scroll(to: 200)
    #expect(!fixture.source.log.contains { $0.hasPrefix("view") })
    #expect(fixture.view.counters.supplementaryCreated == 4)
    #expect(fixture.view.counters.supplementaryReused == 1)
    #expect(fixture.view.visibleElements.count { $0.view is Line } == 3)
    recovers(fixture)
  }
}
