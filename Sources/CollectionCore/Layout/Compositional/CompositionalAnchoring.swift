extension CompositionalSupplementary {
  /// The frame of the view at its item or group: two points, one of each, are made to coincide (Semantics 11.46).
  ///
  /// Both anchors' offsets add; a fractional one is in parts of the view's own size.
  func frame(at host: LayoutRect, size: LayoutSize) -> LayoutRect {
    let anchor = itemAnchor ?? CompositionalAnchor(edges: containerAnchor.edges)
    var origin = LayoutPoint.zero
    for axis in [LayoutAxis.horizontal, .vertical] {
      origin[axis] =
        host.min(axis) + host.length(axis) * containerAnchor.edges.place(axis)
        - size[axis] * anchor.edges.place(axis) + containerAnchor.shift(axis, size) + anchor.shift(axis, size)
    }
    return LayoutRect(origin: origin, size: size)
  }
}

extension CompositionalAnchor {
  fileprivate func shift(_ axis: LayoutAxis, _ size: LayoutSize) -> Double {
    offsetIsFractional ? offset[axis] * size[axis] : offset[axis]
  }
}
