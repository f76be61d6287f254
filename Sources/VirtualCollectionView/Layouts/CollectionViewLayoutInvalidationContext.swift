// face
internal import CollectionCore
import Foundation

/// What of a layout no longer holds.
///
/// A context that marks nothing leaves everything in doubt: the layout is prepared and asked again as a whole. One that
/// names elements has only those asked again, one question each (Semantics 3.9).
@preconcurrency @MainActor open class CollectionViewLayoutInvalidationContext: NSObject {
  internal nonisolated(unsafe) final var _everything = false
  internal nonisolated(unsafe) final var _counts = false
  internal nonisolated(unsafe) final var _items: [IndexPath]?
  internal nonisolated(unsafe) final var _supplementary: [String: [IndexPath]]?
  internal nonisolated(unsafe) final var _decoration: [String: [IndexPath]]?
  internal nonisolated(unsafe) final var _offsetAdjustment = LayoutPoint.zero
  internal nonisolated(unsafe) final var _sizeAdjustment = LayoutSize.zero
  internal nonisolated(unsafe) final var _previousPaths: [IndexPath]?
  internal nonisolated(unsafe) final var _targetPaths: [IndexPath]?
  internal nonisolated(unsafe) final var _movementTarget = LayoutPoint.zero
  internal nonisolated(unsafe) final var _reason = InvalidationReason.requested

  /// Makes a context that marks nothing.
  public nonisolated override init() { super.init() }

  /// Makes an instance of whatever class the message is sent to; see `ViewMaking.swift`.
  @_silgen_name("_virtual_collection_make_invalidation_context")
  public nonisolated convenience init(_making marker: Int) { self.init() }

  /// Whether everything is thrown away: set by reloading alone (Semantics 3.8).
  open var invalidateEverything: Bool { _everything }

  /// Whether the counts of the data source changed: set by reloading and by updates.
  open var invalidateDataSourceCounts: Bool { _counts }

  /// Marks items.
  open func invalidateItems(at indexPaths: [IndexPath]) { markItems(indexPaths) }

  /// Marks supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    markSupplementary(elementKind, indexPaths)
  }

  /// Marks decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    markDecoration(elementKind, indexPaths)
  }

  /// The marked items, sorted, each once; nil when none were marked.
  open var invalidatedItemIndexPaths: [IndexPath]? { _items }

  /// The marked supplementary views by kind, sorted, each once; nil when none were marked.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { _supplementary }

  /// The marked decoration views by kind, sorted, each once; nil when none were marked.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { _decoration }

  /// Added to the view's offset before the next layout, in points (Semantics 3.10).
  open var contentOffsetAdjustment: CGPoint {
    get { CGPoint(_offsetAdjustment) }
    set { _offsetAdjustment = LayoutPoint(newValue) }
  }

  /// Added to the view's content size before the next layout, in points (Semantics 3.10).
  open var contentSizeAdjustment: CGSize {
    get { CGSize(_sizeAdjustment) }
    set { _sizeAdjustment = LayoutSize(newValue) }
  }

  /// Where items that are being moved came from; nil outside of a movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { _previousPaths }

  /// Where items that are being moved are now; nil outside of a movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { _targetPaths }

  /// Where the movement is, in content coordinates.
  open var interactiveMovementTarget: CGPoint { CGPoint(_movementTarget) }
}

extension CollectionViewLayoutInvalidationContext {
  func markItems(_ paths: [IndexPath]) { _items = Self.merged(_items, paths) }

  func markSupplementary(_ kind: String, _ paths: [IndexPath]) {
    _supplementary = Self.merged(_supplementary, kind, paths)
  }

  func markDecoration(_ kind: String, _ paths: [IndexPath]) { _decoration = Self.merged(_decoration, kind, paths) }

  /// How many elements are marked.
  var markedCount: Int {
    (invalidatedItemIndexPaths?.count ?? 0)
      + (invalidatedSupplementaryIndexPaths?.values.reduce(0) { $0 + $1.count } ?? 0)
      + (invalidatedDecorationIndexPaths?.values.reduce(0) { $0 + $1.count } ?? 0)
  }

  private static func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    // Mostly a few paths in order, once: no set is needed to see that.
    if old == nil, isAscending(new) { return new }
    var result: [IndexPath] = []
    for path in ((old ?? []) + new).sorted() where path != result.last { result.append(path) }
    return result
  }

  private static func isAscending(_ paths: [IndexPath]) -> Bool {
    var index = 1
    while index < paths.count {
      if !(paths[index - 1] < paths[index]) { return false }
      index += 1
    }
    return true
  }

  private static func merged(
    _ old: [String: [IndexPath]]?, _ kind: String, _ new: [IndexPath]
  ) -> [String: [IndexPath]] {
    var result = old ?? [:]
    result[kind] = merged(result[kind], new)
    return result
  }
}
