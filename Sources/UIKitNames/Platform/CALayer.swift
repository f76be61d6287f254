#if os(Linux)
  import VirtualCollectionView

  /// A rectangle in a tree of layers.
  public typealias CALayer = VirtualLayer
  /// Who is told of a layer.
  public typealias CALayerDelegate = LayerDelegate
  /// Corners of a layer.
  public typealias CACornerMask = VirtualLayer.CornerMask
  /// The shape of round corners.
  public typealias CALayerCornerCurve = VirtualLayer.CornerCurve
  /// How contents lie in the bounds.
  public typealias CALayerContentsGravity = VirtualLayer.ContentsGravity
#endif
