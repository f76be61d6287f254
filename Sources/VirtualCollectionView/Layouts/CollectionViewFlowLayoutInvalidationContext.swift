// face
import Foundation

/// What of a flow layout no longer holds.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext:
  CollectionViewLayoutInvalidationContext
{
  internal nonisolated(unsafe) final var _metrics = true
  internal nonisolated(unsafe) final var _attributes = true

  /// Makes a context with both flags set.
  public nonisolated override init() { super.init() }

  /// Whether the delegate is asked for sizes, insets and spacings again; true (Semantics 4.37). False keeps what it said.
  open var invalidateFlowLayoutDelegateMetrics: Bool {
    get { _metrics }
    set { _metrics = newValue }
  }

  /// Whether the places are computed again; true. False keeps them all.
  open var invalidateFlowLayoutAttributes: Bool {
    get { _attributes }
    set { _attributes = newValue }
  }
}
