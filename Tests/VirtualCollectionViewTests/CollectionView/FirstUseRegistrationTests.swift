import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Registrations at their first use") struct FirstUseRegistrationTests {
  /// A data source that dequeues through registrations.
  @MainActor final class Source: NSObject, CollectionViewDataSource {
    let cells: CollectionView.CellRegistration<ApplyCell, String>
    let headers: CollectionView.SupplementaryRegistration<CollectionReusableView>

    init(
      _ cells: CollectionView.CellRegistration<ApplyCell, String>,
      _ headers: CollectionView.SupplementaryRegistration<CollectionReusableView>
    ) {
      self.cells = cells
      self.headers = headers
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  @Test(
    "A registration needs no other: the handler gets view, path and item, and the frame is there (fact-reg-first-use, 1.3)"
  )
  func firstUse() {
    var log: [String] = []
    let kind = CollectionView.elementKindSectionHeader
    let source = Source(
      .init { cell, path, item in log.append("\(item) at \(name(path)): \(text(cell.frame))") },
      .init(elementKind: kind) { view, kind, path in
        log.append("\(short(kind)) at \(name(path)): \(text(view.frame))")
      })
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let view = recording {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      log == [
        "item 0 at 0.0: 0 10 100 40", "item 1 at 0.1: 0 50 100 40", "item 2 at 0.2: 0 90 100 40",
        "header at 0.0: 0 0 100 10",
      ])
    #expect(view.violations.isEmpty)
    #expect(view.visibleCells.allSatisfy { $0 is ApplyCell })
  }
}
