import Foundation

extension VirtualView {
  final var effectiveTintMode: TintAdjustmentMode {
    var next: VirtualView? = self
    while let view = next {
      if let mode = view._extras?.tintMode, mode != .automatic { return mode }
      next = view._superview
    }
    return .normal
  }

  final var effectiveTint: VirtualColor {
    let tint = ownOrInheritedTint
    return effectiveTintMode == .dimmed ? tint.withoutHue : tint
  }

  private var ownOrInheritedTint: VirtualColor {
    var next: VirtualView? = self
    while let view = next {
      if let tint = view._extras?.tintColor { return tint }
      next = view._superview
    }
    return VirtualView.systemTint
  }

  final func setTint(_ tint: VirtualColor?) {
    if tint === _extras?.tintColor { return }
    extras.tintColor = tint
    tellTint()
  }

  final func setTintMode(_ mode: TintAdjustmentMode) {
    if mode == _extras?.tintMode ?? .automatic { return }
    extras.tintMode = mode
    tellTint()
  }

  private func tellTint() {
    tintColorDidChange()
    for view in subviewsInTree where view._extras?.tintColor == nil { view.tellTint() }
  }

  /// The blue of links and buttons in the light appearance.
  private static let systemTint = VirtualColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
}

extension VirtualColor {
  /// A grey as bright as the colour.
  final var withoutHue: VirtualColor {
    VirtualColor(
      white: 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent, alpha: alphaComponent)
  }
}
