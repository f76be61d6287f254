internal import CollectionCore
import Foundation

// MARK: - Storing

extension VirtualView {
  /// The one way in which the bounds change: nothing when equal, else hook, store, hook.
  final func setBoundsStorage(_ new: LayoutRect) {
    let old = _bounds
    if new == old { return }
    guard new.isFinite else {
      refuse(.invalidLayerGeometry("bounds", CGRect(new)))
      return
    }
    boundsWillChange(to: new)
    _bounds = new
    boundsDidChange(from: old)
  }

  /// Moves the centre and gives the bounds the frame's size; their origin stays.
  final func setFrameStorage(_ frame: LayoutRect) {
    guard frame.isFinite else {
      refuse(.invalidLayerGeometry("position", CGRect(frame)))
      return
    }
    if _extras?.constraints != nil { fixedFrameWillChange(to: frame) }
    if _hasTransform {
      setTransformedFrame(frame)
    } else {
      // The centre first: the hooks of the bounds may ask for the frame.
      _center = frame.center
      setBoundsStorage(LayoutRect(x: _bounds.x, y: _bounds.y, width: frame.width, height: frame.height))
    }
    if _superviewReference != nil, _superview?._extras != nil { refreshSafeArea() }
  }

  /// Keeps `transform`, in no memory at all when it is the identity.
  final func setTransformStorage(_ transform: CATransform3D) {
    let isIdentity = CATransform3DIsIdentity(transform)
    if isIdentity && !_hasTransform { return }
    extras.transform = transform
    _hasTransform = !isIdentity || extras.anchor != CGPoint(x: 0.5, y: 0.5)
  }

  /// Keeps another anchor: the centre stays, so the frame moves.
  final func setAnchorStorage(_ anchor: CGPoint) {
    extras.anchor = anchor
    _hasTransform = anchor != CGPoint(x: 0.5, y: 0.5) || !CATransform3DIsIdentity(extras.transform)
  }

  /// Where in the bounds the centre is, in parts of their size.
  final var anchorStorage: CGPoint { _extras?.anchor ?? CGPoint(x: 0.5, y: 0.5) }

  /// The box around transformed bounds of `size`, as seen from the centre.
  private func box(of size: LayoutSize) -> LayoutRect {
    let anchor = anchorStorage
    let box = CGRect(
      x: -size.width * Double(anchor.x), y: -size.height * Double(anchor.y), width: size.width, height: size.height)
    return LayoutRect(box.applying(transformStorage))
  }

  private func setTransformedFrame(_ frame: LayoutRect) {
    let transform = transformStorage
    // The box of a w × h rectangle is |a| w + |c| h wide and |b| w + |d| h high: solve for w and h.
    let (a, b) = (abs(Double(transform.a)), abs(Double(transform.b)))
    let (c, d) = (abs(Double(transform.c)), abs(Double(transform.d)))
    let determinant = a * d - b * c
    let width = (d * frame.width - c * frame.height) / determinant
    let height = (a * frame.height - b * frame.width) / determinant
    // A box that no rectangle has (a flat transform, a turned view asked to be too long) leaves the size alone.
    let isPossible = determinant != 0 && width >= 0 && height >= 0
    let box = box(of: isPossible ? LayoutSize(width: width, height: height) : _bounds.size)
    _center = LayoutPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
    if isPossible { setBoundsStorage(LayoutRect(x: _bounds.x, y: _bounds.y, width: width, height: height)) }
  }
}

// MARK: - Reading

extension VirtualView {
  /// The box around the transformed bounds in the superview's coordinates.
  final var frameStorage: LayoutRect {
    let size = _bounds.size
    if !_hasTransform {
      return LayoutRect(
        x: _center.x - size.width / 2, y: _center.y - size.height / 2, width: size.width, height: size.height)
    }
    return box(of: size).offset(x: _center.x, y: _center.y)
  }

  /// The transform in space.
  final var transform3DStorage: CATransform3D {
    guard _hasTransform, let extras = _extras else { return CATransform3DIdentity }
    return extras.transform
  }

  /// The part of the transform in the plane.
  final var transformStorage: CGAffineTransform {
    guard _hasTransform, let extras = _extras else { return .identity }
    return CATransform3DGetAffineTransform(extras.transform)
  }
}
