internal import CollectionCore
import Foundation

/// What was invalidated since the last preparation, gathered from any number of contexts (Semantics 3.7).
struct PendingInvalidation {
  /// `prepare()` is due.
  var needsPrepare = true
  /// All that was asked before is in doubt. False when only named elements are.
  var isWhole = true
  /// All is thrown away, measured sizes as well: the data was reloaded, or the layout is new.
  var everything = true
  /// Elements that were named, with the paths as given.
  var named: [Named] = []
  /// Delegate metrics of a flow layout, or counts and properties of a circle, are to be read again.
  var metrics = true
  /// Sizes that a layout keeps through updates are to be asked for again: something else than an update invalidated.
  var sizes = true
  /// Computed places of a flow layout are to be computed again.
  var attributes = true
  /// To be added to the offset.
  var offset = LayoutPoint.zero
  /// To be added to the content size.
  var size = LayoutSize.zero

  struct Named {
    var category: ElementCategory
    var kind: String
    var path: IndexPath
  }

  /// Nothing is due.
  static var none: PendingInvalidation {
    PendingInvalidation(
      needsPrepare: false, isWhole: false, everything: false, metrics: false, sizes: false, attributes: false)
  }

  /// Adds what a context marks.
  @MainActor mutating func add(_ context: CollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    // Read through the members that a user's subclass may override.
    self.everything = self.everything || context.invalidateEverything
    let everything = context.invalidateEverything || context.invalidateDataSourceCounts
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    let circle = context as? CircleLayoutInvalidationContext
    let reads = everything || flow?.invalidateFlowLayoutDelegateMetrics ?? circle?.invalidateCircleMetrics ?? true
    metrics = metrics || reads
    sizes = sizes || (reads && context._reason != .updates)
    attributes = attributes || everything || flow?.invalidateFlowLayoutAttributes ?? true
    let moved = context.contentOffsetAdjustment
    let grown = context.contentSizeAdjustment
    offset = LayoutPoint(x: offset.x + moved.x, y: offset.y + moved.y)
    size = LayoutSize(width: size.width + grown.width, height: size.height + grown.height)
    guard !everything, context.markedCount > 0 else {
      isWhole = true
      named = []
      return
    }
    guard !isWhole else { return }
    if let paths = context.invalidatedItemIndexPaths {
      named.reserveCapacity(named.count + paths.count)
      for path in paths { named.append(Named(category: .cell, kind: "", path: path)) }
    }
    if let paths = context.invalidatedSupplementaryIndexPaths { name(.supplementary, paths) }
    if let paths = context.invalidatedDecorationIndexPaths { name(.decoration, paths) }
  }

  private mutating func name(_ category: ElementCategory, _ paths: [String: [IndexPath]]) {
    for kind in paths.keys.sorted() {
      for path in paths[kind] ?? [] { named.append(Named(category: category, kind: kind, path: path)) }
    }
  }
}
