internal import CollectionCore
import Foundation

// MARK: - Noticing changes

extension CollectionViewLayoutAttributes {
  /// How often an object that a layout of ours had handed out was changed by somebody else.
  ///
  /// The view compares the number before and after: equal means that nobody altered what it knows.
  nonisolated(unsafe) static var changesOfVended: UInt64 = 0

  /// How many objects were made, by anybody. The view reads it before and after it asks a layout.
  nonisolated(unsafe) static var made: UInt64 = 0

  /// How often anybody read the path or the frame of an object through its public face.
  ///
  /// A search through attributes shows here, though it makes no object and asks no question: growth checks count it.
  nonisolated(unsafe) static var reads: UInt64 = 0

  @inline(__always) nonisolated func willChange() {
    if _isVended {
      CollectionViewLayoutAttributes.changesOfVended &+= 1
    } else if let loan = _loan {
      loan.note(self)
    }
  }

  func setElement(_ category: ElementCategory, kind: UInt16, _ path: IndexPath) {
    let packed = ItemPath(path)
    _key = ElementKey(category, kind: kind, path: packed)
    _givenPath = IndexPath(packed) == path ? nil : path
  }
}

// MARK: - Geometry

extension CollectionViewLayoutAttributes {
  func setFrame(_ frame: LayoutRect) {
    guard frame != _geometry.frame else { return }
    willChange()
    _geometry.frame = frame
  }

  func setCenter(_ center: LayoutPoint) {
    guard center != _geometry.center else { return }
    willChange()
    _geometry.center = center
  }

  func setSize(_ size: LayoutSize) {
    guard size != _geometry.size else { return }
    willChange()
    _geometry.size = size
  }

  func setBounds(_ bounds: CGRect) {
    if bounds.origin != .zero {
      let violation = Violation(
        .attributeBoundsOrigin, .exception,
        "Invalid parameter not satisfying: CGPointEqualToPoint(bounds.origin, CGPointZero)",
        facts: ["bounds": UIKitText.rect(bounds)],
        remedy: "Set bounds with a zero origin, or set frame or center instead.")
      if let view = CollectionView.inPass {
        view.report(violation)
      } else {
        SimulationEnvironment.current.recorder?.add(violation)
        Violation.act(violation, policy: SimulationEnvironment.current.violationPolicy)
      }
    }
    setSize(LayoutSize(bounds.size))
  }

  func setAlpha(_ alpha: Double) {
    guard alpha != _geometry.alpha else { return }
    willChange()
    _geometry.alpha = alpha
  }

  func setZIndex(_ zIndex: Int) {
    guard zIndex != _geometry.zIndex else { return }
    willChange()
    _geometry.zIndex = zIndex
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != _geometry.isHidden else { return }
    willChange()
    _geometry.isHidden = isHidden
  }

  func setTransform(_ transform: CATransform3D) {
    let box = TransformBox.box(transform)
    guard !TransformBox.same(box, _transform) else { return }
    willChange()
    _transform = box
  }

  func affineTransform() -> CGAffineTransform {
    guard let box = _transform, CATransform3DIsAffine(box.value) else { return .identity }
    return CATransform3DGetAffineTransform(box.value)
  }

  /// The box around the transformed rectangle: the affine part of the transform, about the middle.
  func transformedFrame() -> CGRect {
    let size = _geometry.size
    let center = _geometry.center
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(affineTransform())
    return CGRect(
      x: center.x + around.origin.x, y: center.y + around.origin.y, width: around.size.width,
      height: around.size.height)
  }

  /// What the view tests against its bounds.
  @inline(__always) final var shownFrame: LayoutRect {
    _transform == nil ? _geometry.frame : LayoutRect(transformedFrame())
  }
}

// MARK: - Copying and comparing

extension CollectionViewLayoutAttributes {
  func copyOfSameClass() -> Any {
    let copy = CollectionViewLayoutAttributes.make(type(of: self))
    copy._geometry = _geometry
    copy._key = _key
    copy._transform = _transform
    copy._givenPath = _givenPath
    return copy
  }

  nonisolated func copyDirectly() -> Any {
    // The cast drops the isolation of the function type, and with it a check of the current executor on each call; the
    // objects belong to the main actor like everything here.
    typealias Isolated = @MainActor (CollectionViewLayoutAttributes) -> Any
    typealias Plain = (CollectionViewLayoutAttributes) -> Any
    let isolated: Isolated = copyThroughOverride
    return unsafeBitCast(isolated, to: Plain.self)(self)
  }

  nonisolated func hasSameValues(as object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return type(of: other) == type(of: self) && other._key == _key && other._geometry == _geometry
      && TransformBox.same(other._transform, _transform) && other._givenPath == _givenPath
  }

  nonisolated var hashOfValues: Int {
    var hasher = Hasher()
    hasher.combine(_key)
    hasher.combine(_geometry.frame)
    return hasher.finalize()
  }

  nonisolated var textOfValues: String {
    MainActor.assumeIsolated {
      var text = "<" + UIKitText.className(of: self) + "> index path: (" + UIKitText.path(indexPath) + "); "
      if let kind = representedElementKind { text += "element kind: (" + kind + "); " }
      text += "frame = " + UIKitText.rect(frame) + "; "
      if alpha != 1 { text += "alpha = " + UIKitText.number(alpha) + "; " }
      if zIndex != 0 { text += "zIndex = \(zIndex); " }
      if isHidden { text += "hidden = YES; " }
      return text
    }
  }
}

@MainActor private func copyThroughOverride(_ attributes: CollectionViewLayoutAttributes) -> Any {
  attributes.copy(with: nil)
}
