import Foundation

// UIKit makes registered classes through an `init(frame:)` that is not `required`, which Swift does not let a metatype
// call. The allocating entry of a convenience initialiser dispatches through the metatype it is sent to, so a function of
// the same symbol reaches it: the user's `override init(frame:)` runs, and a class without one stops with "Use of
// unimplemented initializer", as in UIKit. Kept to this file, with tests.

extension CollectionReusableView {
  @_silgen_name("_virtual_collection_make_reusable_view")
  static func _make(frame: CGRect) -> CollectionReusableView

  /// Makes an instance of `type`, a subclass of this class, through its own `init(frame:)`.
  static func make(_ type: CollectionReusableView.Type, frame: CGRect) -> CollectionReusableView {
    type._make(frame: frame)
  }
}

extension VirtualLayer {
  @_silgen_name("_virtual_collection_make_layer")
  static func _make(_ marker: Int) -> VirtualLayer

  /// Makes an instance of `type` through its own `init()`.
  static func make(_ type: VirtualLayer.Type) -> VirtualLayer { type._make(0) }
}

extension CollectionViewLayoutAttributes {
  @_silgen_name("_virtual_collection_make_layout_attributes")
  nonisolated static func _make(_ marker: Int) -> CollectionViewLayoutAttributes

  /// Makes an instance of `type` through its own `init()`.
  nonisolated static func make(_ type: CollectionViewLayoutAttributes.Type) -> CollectionViewLayoutAttributes {
    type._make(0)
  }
}

extension CollectionViewLayoutInvalidationContext {
  @_silgen_name("_virtual_collection_make_invalidation_context")
  nonisolated static func _make(_ marker: Int) -> CollectionViewLayoutInvalidationContext

  /// Makes an instance of `type` through its own `init()`.
  nonisolated static func make(
    _ type: CollectionViewLayoutInvalidationContext.Type
  ) -> CollectionViewLayoutInvalidationContext { type._make(0) }
}
