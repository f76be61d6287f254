import Foundation

// MARK: - Tree

extension VirtualLayer {
  final var allSublayers: [VirtualLayer]? {
    let all = _ownSublayers + (_view?.subviews.map(\.layer) ?? [])
    return all.isEmpty ? nil : all
  }

  final func replaceSublayers(_ layers: [VirtualLayer]) {
    for layer in _ownSublayers { layer._superlayer = nil }
    _ownSublayers = []
    for layer in layers where layer._view == nil { addSublayer(layer) }
  }

  /// A view's layer stands where its view does, so only its view can move it.
  final func insertOwn(_ layer: VirtualLayer, at index: Int) {
    guard layer._view == nil else { return }
    layer.leaveSuperlayer()
    _ownSublayers.insert(layer, at: max(0, min(index, _ownSublayers.count)))
    layer._superlayer = self
    setNeedsLayout()
  }

  final func insertOwn(_ layer: VirtualLayer, beside sibling: VirtualLayer?, after: Int) {
    guard layer._view == nil, layer !== sibling else { return }
    layer.leaveSuperlayer()
    // A view's layer lies in front of all that were added here.
    let place = _ownSublayers.firstIndex { $0 === sibling }.map { $0 + after } ?? _ownSublayers.count
    insertOwn(layer, at: place)
  }

  final func exchange(_ old: VirtualLayer, _ new: VirtualLayer) {
    guard old !== new, let index = _ownSublayers.firstIndex(where: { $0 === old }) else { return }
    old.leaveSuperlayer()
    insertOwn(new, at: index)
  }

  final func leaveSuperlayer() {
    guard let parent = _superlayer else { return }
    parent._ownSublayers.removeAll { $0 === self }
    _superlayer = nil
  }

  // MARK: Layout

  final func layOut() {
    if let view = _view {
      view.layoutIfNeeded()
      return
    }
    var rounds = 0
    while _needsLayout, rounds < VirtualView.layoutRoundLimit {
      _needsLayout = false
      layoutSublayers()
      rounds += 1
    }
    for layer in _ownSublayers { layer.layoutIfNeeded() }
  }

  // MARK: Animations

  /// Keeps an animation under a key, in place of the one it had; without a key under a number of its own.
  public final func keepAnimation(_ animation: AnyObject, forKey key: String?) {
    let key = key ?? "animation \(_animations.count + 1)"
    _animations.removeAll { $0.key == key }
    _animations.append((key, animation))
  }

  /// The animation kept under a key.
  public final func keptAnimation(forKey key: String) -> AnyObject? { _animations.first { $0.key == key }?.animation }
}

// MARK: - A view's layer

extension VirtualView {
  final var backingLayer: VirtualLayer {
    if let layer = _extras?.layer { return layer }
    guard let layerClass = type(of: self).layerClass as? VirtualLayer.Type else {
      fatalError("layerClass of \(UIKitText.className(of: self)) is no class of layers. Return a subclass of CALayer.")
    }
    let layer = VirtualLayer.make(layerClass)
    layer._view = self
    layer.contentsScale = traitCollection.displayScale
    extras.layer = layer
    _hasLayer = true
    return layer
  }
}
