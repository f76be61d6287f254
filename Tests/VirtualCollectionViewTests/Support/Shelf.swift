import CollectionCore
import Foundation
import VirtualCollectionView

/// A data source with a name for each item, which its cells show, and a log of the calls.
@MainActor final class NamedSource: NSObject, CollectionViewDataSource {
  var items: [[String]]
  var log: [String] = []
  /// The identifier to dequeue for an item.
  var identifier: (String) -> String = { _ in "Cell" }

  init(_ items: [[String]]) { self.items = items }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    log.append("sections \(items.count)")
    return items.count
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("items \(section): \(items[section].count)")
    return items[section].count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let item = items[indexPath.section][indexPath.item]
    log.append("cell \(name(indexPath)) \(item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier(item), for: indexPath)
    cell.itemLabel = item
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    log.append("view \(short(kind)) \(name(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "View", for: indexPath)
  }
}

/// A list of named items, a row of 100 points each, in a view of 100 by 500 that records violations and was laid out.
@MainActor struct Shelf {
  let view: CollectionView
  let source: NamedSource

  init(
    _ items: [[String]], height: CGFloat = 500, layout: CollectionViewLayout? = nil, isLaidOut: Bool = true
  ) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let source = NamedSource(items)
    self.source = source
    view = recording {
      CollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout ?? flow)
    }
    for identifier in ["Cell", "Other"] {
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    view.dataSource = source
    if isLaidOut {
      view.layoutIfNeeded()
      source.log = []
    }
  }

  /// What the cells on screen show, in the order of their paths.
  var shown: [String] { view.visibleCells.map { $0.itemLabel ?? "" } }

  /// The names of the cells on screen in traces, in the order of their paths.
  var cells: [String] { view.visibleElements.filter { $0.category == .cell }.map(\.viewName) }

  /// The rules broken, and advice, in order.
  var rules: [String] { view.violations.map(\.rule.rawValue) }
}
