import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Something a collection view does, whose work is counted for more and more items.
public enum GrowthOperation: Hashable, Sendable {
  /// `prepare()` after everything was invalidated.
  case prepare
  /// A layout asked for the elements of a rectangle as large as the view, in the middle of the content.
  case query
  /// A layout asked for the elements of a rectangle of one point in the middle of the content: what a query costs apart
  /// from what it answers, where all items are on screen at once.
  case queryPoint
  /// A layout asked for the elements of the whole content, as when everything is on screen.
  case queryEverything
  /// A step of 40 points down or to the right, and the layout pass.
  case scroll
  /// A context that names one item, and the layout pass.
  case invalidate(item: Int)
  /// A batch that deletes and inserts so many items, and its layout pass.
  case batch(edits: Int)
  /// `reloadData()` and the layout pass.
  case reload
}

extension GrowthOperation: CustomStringConvertible {
  /// As in tables: `batch of 10 edits`.
  public var description: String {
    switch self {
    case .prepare: "prepare"
    case .query: "query"
    case .queryPoint: "query of a point"
    case .queryEverything: "query of everything"
    case .scroll: "scroll"
    case .invalidate(let item): "invalidate item \(item)"
    case .batch(let edits): "batch of \(edits) edits"
    case .reload: "reload"
    }
  }
}

extension GrowthOperation {
  /// Whether cells are on screen for it. Questions to the layout alone need none: a layout may have all items on screen.
  var showsCells: Bool {
    switch self {
    case .prepare, .query, .queryPoint, .queryEverything: false
    case .scroll, .invalidate, .batch, .reload: true
    }
  }

  /// Readies a stage so that ``perform(on:)`` does nothing but the operation.
  @MainActor func ready(_ stage: AuditStage) {
    switch self {
    case .prepare: stage.layout.invalidateLayout()
    case .scroll: stage.scroll(to: 0.5)
    default: break
    }
  }

  /// Does it, once.
  @MainActor func perform(on stage: AuditStage) {
    let (view, layout) = (stage.view, stage.layout)
    switch self {
    case .prepare: layout.prepare()
    case .query:
      let (content, size) = (stage.content, view.bounds.size)
      let rect = CGRect(
        x: max(0, content.midX - size.width / 2), y: max(0, content.midY - size.height / 2), width: size.width,
        height: size.height)
      withExtendedLifetime(layout.layoutAttributesForElements(in: rect)) {}
    case .queryPoint:
      let content = stage.content
      let rect = CGRect(x: content.midX, y: content.midY, width: 1, height: 1)
      withExtendedLifetime(layout.layoutAttributesForElements(in: rect)) {}
    case .queryEverything: withExtendedLifetime(layout.layoutAttributesForElements(in: stage.content)) {}
    case .scroll:
      let isVertical = layout.collectionViewContentSize.height > view.bounds.height
      view.contentOffset.x += isVertical ? 0 : 40
      view.contentOffset.y += isVertical ? 40 : 0
      view.layoutIfNeeded()
    case .invalidate(let item):
      // Of the layout's own class, and marking nothing.
      let context = layout.invalidationContext(forBoundsChange: view.bounds)
      context.invalidateItems(at: [IndexPath(item: item, section: 0)])
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
    case .batch(let edits):
      let count = stage.counts.first ?? 0
      let edited = min(edits, count)
      guard edited > 0 else { return }
      // Spread over all items, as edits of a list are.
      let paths = (0..<edited).map { IndexPath(item: $0 * (count / edited), section: 0) }
      view.performBatchUpdates({
        view.deleteItems(at: paths)
        view.insertItems(at: paths)
      })
    case .reload:
      view.reloadData()
      view.layoutIfNeeded()
    }
  }
}
