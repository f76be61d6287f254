import Foundation

// MARK: - A layer's own geometry

extension VirtualLayer {
  final var ownFrame: CGRect {
    CGRect(
      x: -_bounds.width * _anchor.x, y: -_bounds.height * _anchor.y, width: _bounds.width, height: _bounds.height
    ).applying(CATransform3DGetAffineTransform(_transform)).offsetBy(dx: _position.x, dy: _position.y)
  }

  /// Sets the position and the size so that the box is `frame`, as for a view.
  final func setOwnFrame(_ frame: CGRect) {
    var size = frame.size
    if !CATransform3DIsIdentity(_transform) {
      let m = CATransform3DGetAffineTransform(_transform)
      let (a, b, c, d) = (abs(m.a), abs(m.b), abs(m.c), abs(m.d))
      let determinant = a * d - b * c
      let width = (d * frame.width - c * frame.height) / determinant
      let height = (a * frame.height - b * frame.width) / determinant
      size = determinant != 0 && width >= 0 && height >= 0 ? CGSize(width: width, height: height) : _bounds.size
    }
    setOwnBounds(CGRect(origin: _bounds.origin, size: size))
    _position = .zero
    let box = ownFrame
    _position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }

  final func setOwnBounds(_ new: CGRect) {
    if new.size != _bounds.size { _needsLayout = true }
    _bounds = new
  }

  // MARK: Coordinates

  private var pathToSuperlayer: CGAffineTransform {
    let (box, anchor, position) = (bounds, anchorPoint, position)
    return CGAffineTransform(
      translationX: -(box.minX + box.width * anchor.x), y: -(box.minY + box.height * anchor.y)
    ).concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var pathToTop: CGAffineTransform {
    var path = CGAffineTransform.identity
    var layer = self
    while let next = layer.superlayer {
      path = path.concatenating(layer.pathToSuperlayer)
      layer = next
    }
    return path
  }

  final func path(from other: VirtualLayer?) -> CGAffineTransform {
    if let other, other.superlayer === self { return other.pathToSuperlayer }
    if let other, superlayer === other { return pathToSuperlayer.inverted() }
    return (other?.pathToTop ?? .identity).concatenating(pathToTop.inverted())
  }

  final func frontmostLayer(at point: CGPoint) -> VirtualLayer? {
    let inside = point.applying(pathToSuperlayer.inverted())
    guard !isHidden, contains(inside) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }

  final func copyProperties(of other: VirtualLayer) {
    _bounds = other.bounds
    _position = other.position
    _anchor = other.anchorPoint
    _transform = other.transform
    _zPosition = other.zPosition
    _opacity = other.opacity
    _isHidden = other.isHidden
    _masksToBounds = other.masksToBounds
    _backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    contents = other.contents
    contentsScale = other.contentsScale
  }
}
