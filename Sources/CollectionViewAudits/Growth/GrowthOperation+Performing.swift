import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension GrowthOperation {
  /// Readies a stage and answers a block that does nothing but the operation, once, and says how many elements a question
  /// was answered with.
  ///
  /// - Parameter named: What the operations of the user's own do.
  @MainActor func ready(
    _ stage: AuditStage, named: [String: @MainActor (CollectionView) -> Void] = [:]
  ) -> @MainActor () -> Int {
    let (view, layout) = (stage.view, stage.layout)
    switch self {
    case .prepare:
      layout.invalidateLayout()
      return {
        layout.prepare()
        return 0
      }
    case .query, .queryPoint, .queryEverything:
      let rect = rectangle(stage)
      return { layout.layoutAttributesForElements(in: rect)?.count ?? 0 }
    case .queryItem:
      guard let path = view.spreadPaths(2).last else { return { 0 } }
      return { layout.layoutAttributesForItem(at: path) == nil ? 0 : 1 }
    case .scroll:
      stage.scroll(to: 0.5)
      var offset = view.contentOffset
      if layout.collectionViewContentSize.height > view.bounds.height { offset.y += 40 } else { offset.x += 40 }
      return {
        view.contentOffset = offset
        view.layoutIfNeeded()
        return 0
      }
    case .invalidate(let item):
      guard let section = (0..<view.numberOfSections).first(where: { view.numberOfItems(inSection: $0) > 0 }) else {
        return { 0 }
      }
      // Of the layout's own class, and marking nothing.
      let context = layout.invalidationContext(forBoundsChange: view.bounds)
      let last = view.numberOfItems(inSection: section) - 1
      context.invalidateItems(at: [IndexPath(item: min(item, last), section: section)])
      return {
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
        return 0
      }
    case .batch(let edits):
      // Spread over all items, as edits of a list are. What goes comes back, so the data stays as it is.
      let paths = view.spreadPaths(edits)
      return {
        view.performBatchUpdates({
          view.deleteItems(at: paths)
          view.insertItems(at: paths)
        })
        view.layoutIfNeeded()
        return 0
      }
    case .apply(let edits): return stage.readyToApply(edits)
    case .reload:
      return {
        view.reloadData()
        view.layoutIfNeeded()
        return 0
      }
    case .named(let name):
      guard let body = named[name] else { return { 0 } }
      return {
        body(view)
        view.layoutIfNeeded()
        return 0
      }
    }
  }

  /// What a query asks for.
  @MainActor private func rectangle(_ stage: AuditStage) -> CGRect {
    let (content, size) = (stage.content, stage.view.bounds.size)
    switch self {
    case .queryPoint: return CGRect(x: content.midX, y: content.midY, width: 1, height: 1)
    case .queryEverything: return content
    default:
      return CGRect(
        x: max(0, content.midX - size.width / 2), y: max(0, content.midY - size.height / 2), width: size.width,
        height: size.height)
    }
  }
}

extension CollectionView {
  /// So many paths, or all there are, spread over all items, rising.
  func spreadPaths(_ wanted: Int) -> [IndexPath] {
    let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    let total = counts.reduce(0, +)
    let number = min(wanted, total)
    guard number > 0 else { return [] }
    var paths: [IndexPath] = []
    var (section, before) = (0, 0)
    for step in 0..<number {
      let ordinal = step * (total / number)
      while ordinal - before >= counts[section] {
        before += counts[section]
        section += 1
      }
      paths.append(IndexPath(item: ordinal - before, section: section))
    }
    return paths
  }
}
