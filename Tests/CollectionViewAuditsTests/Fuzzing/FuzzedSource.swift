import CollectionViewAudits
import Foundation
import VirtualCollectionView

/// A data source of a user's own, right or with one fault.
@MainActor final class FuzzedSource: NSObject, FuzzTarget, CollectionViewDataSource {
  enum Fault: String, CaseIterable {
    case none, labelsByPath, textByItem, leavesColor, oldCounts, losesSelection, oneTooMany
  }

  private let fault: Fault
  private unowned let view: CollectionView
  private var sections: [[Int]] = []
  private var labels: [IndexPath: Int] = [:]
  private var texts: [Int: String] = [:]
  private var counts: [Int] = []

  init(_ fault: Fault, in view: CollectionView) {
    self.fault = fault
    self.view = view
    super.init()
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
  }

  func setModel(_ sections: [[Int]]) {
    if counts.count <= sections.count { counts = sections.map(\.count) }
    self.sections = sections
    if fault == .losesSelection { view.selectItem(at: nil, animated: false, scrollPosition: []) }
  }

  func shownItem(in cell: CollectionViewCell) -> Int? { (cell as? RowCell)?.price }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    switch fault {
    case .oldCounts: counts[section]
    case .oneTooMany where sections[section].count > 22: sections[section].count + 1
    default: sections[section].count
    }
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    let items = sections[indexPath.section]
    guard let row = cell as? RowCell, items.indices.contains(indexPath.item) else { return cell }
    let item = items[indexPath.item]
    let label = fault == .labelsByPath ? labels[indexPath] ?? item : item
    labels[indexPath] = label
    row.price = label
    let text = fault == .textByItem ? texts[item] ?? "\(item) in \(indexPath.section)" : "\(item)"
    texts[item] = text
    row.label.text = text
    if item % 5 == 0 {
      row.backgroundColor = .red
    } else if fault != .leavesColor {
      row.backgroundColor = nil
    }
    return cell
  }
}
