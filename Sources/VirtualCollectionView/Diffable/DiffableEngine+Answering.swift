import Foundation

// What the view asks of a diffable data source.

extension DiffableEngine {
  func countSections() -> Int {
    viewCounts()
    return state.content.snapshot.numberOfSections
  }

  func countItems(_ section: Int, _ view: CollectionView) -> Int {
    let count: Int? = state.content.snapshot.storage.ask { (contents) in
      contents.order.indices.contains(section) ? contents.sections[contents.order[section]].items.count : nil
    }
    if let count { return count }
    view.report(.sectionNotInSnapshot(section, of: state.content.snapshot.numberOfSections))
    return 0
  }

  func cell(at path: IndexPath, _ view: CollectionView) -> CollectionViewCell {
    guard let item = state.content.snapshot.storage.ask({ $0.item(at: path) }) else {
      view.report(.itemNotInSnapshot(path))
      return view.emptyCell(at: path)
    }
    if let cell = cellProvider(view, path, item) {
      if hasShownTrees { cell.takeOutlinePlace(outlinePlace(of: item)) }
      return cell
    }
    view.report(.cellProviderReturnedNil(path, String(describing: item), view))
    return view.emptyCell(at: path)
  }

  func supplementaryView(
    _ kind: String, at path: IndexPath, _ view: CollectionView, _ dataSource: DataSource
  ) -> CollectionReusableView {
    guard let provider = supplementaryViewProvider else {
      view.report(.missingSupplementaryProvider(kind, path, view, dataSource.description))
      return view.emptyView(at: path)
    }
    if let supplementary = provider(view, kind, path) { return supplementary }
    view.report(.supplementaryNotDequeued(kind, path, nil))
    return view.emptyView(at: path)
  }

  /// `<UICollectionViewDiffableDataSource: #2>`, with the name of the subclass if there is one.
  nonisolated func describe(_ type: AnyClass) -> String {
    let name = UIKitText.className(type)
    let plain = name.hasPrefix("UICollectionViewDiffableDataSource<") ? "UICollectionViewDiffableDataSource" : name
    return "<\(plain): #\(objectNumber)>"
  }
}

extension CollectionView {
  /// A cell for an item that got none. It counts as dequeued: that it was not is not the mistake.
  fileprivate func emptyCell(at path: IndexPath) -> CollectionViewCell {
    let cell = CollectionViewCell(frame: CGRect(_requestAttributes?._geometry.frame ?? .zero))
    cell._reuseIdentifier = ""
    return cell
  }

  /// A supplementary view for an element that got none.
  fileprivate func emptyView(at path: IndexPath) -> CollectionReusableView {
    let view = CollectionReusableView(frame: CGRect(_requestAttributes?._geometry.frame ?? .zero))
    view._reuseIdentifier = ""
    return view
  }
}
