import CollectionCore
import Foundation
import VirtualCollectionView

/// A data source and delegate that implements what tests need and keeps a log of the calls.
@MainActor class ListSource: NSObject, CollectionViewDataSource {
  var counts: [Int]
  var log: [String] = []
  var identifier = "Cell"
  var configure: ((CollectionViewCell, IndexPath) -> Void)?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    log.append("sections")
    return counts.count
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("items \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    log.append("cell \(name(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    configure?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    log.append("view \(short(kind)) \(name(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "View", for: indexPath)
  }
}

/// A delegate that logs what is displayed.
@MainActor class DisplayLog: NSObject, CollectionViewDelegate {
  var log: [String] = []
  var onWillDisplay: ((CollectionView, IndexPath) -> Void)?
  var onDidEnd: ((CollectionView, IndexPath) -> Void)?

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("will \(name(indexPath))")
    onWillDisplay?(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("did \(name(indexPath))")
    onDidEnd?(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append("will \(short(elementKind)) \(name(indexPath))") }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.append("did \(short(elementKind)) \(name(indexPath))") }
}

/// `0.3`.
func name(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

/// `header`, `footer` or the kind as it is.
func short(_ kind: String) -> String {
  switch kind {
  case CollectionView.elementKindSectionHeader: "header"
  case CollectionView.elementKindSectionFooter: "footer"
  default: kind
  }
}

/// A view with a data source that lives as long as the fixture.
@MainActor struct Fixture {
  let view: CollectionView
  let source: ListSource

  /// A list of rows in a view that records violations.
  ///
  /// - Parameters:
  ///   - rows: The height of each row; the view is 100 wide and `height` high.
  init(counts: [Int], rows: CGFloat = 100, height: CGFloat = 300, layout: CollectionViewLayout? = nil) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: rows)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    self.init(counts: counts, size: CGSize(width: 100, height: height), layout: layout ?? flow)
  }

  /// A view of a size with a layout, recording violations.
  init(counts: [Int], size: CGSize, layout: CollectionViewLayout) {
    let source = ListSource(counts)
    self.source = source
    view = recording {
      CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    view.dataSource = source
  }

  /// Scrolls up or down and lays out.
  func scroll(to y: CGFloat) {
    view.contentOffset = CGPoint(x: view.contentOffset.x, y: y)
    view.layoutIfNeeded()
  }
}

/// Runs a block in an environment that records violations and goes on.
@MainActor func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
  try withEnvironment({ $0.violationPolicy = .record }, body)
}

/// The path of an item.
func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
