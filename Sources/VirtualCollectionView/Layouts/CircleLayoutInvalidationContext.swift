// face
import Foundation

/// What of a circle layout no longer holds.
@preconcurrency @MainActor
open class CircleLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  internal nonisolated(unsafe) final var _metrics = true

  /// Makes a context with the flag set.
  public nonisolated override init() { super.init() }

  /// Whether counts, sizes, insets and radius are read again; true. False reads ``CircleLayout/startAngle`` alone, and
  /// the rings turn: this is what setting that property does.
  open var invalidateCircleMetrics: Bool {
    get { _metrics }
    set { _metrics = newValue }
  }
}
