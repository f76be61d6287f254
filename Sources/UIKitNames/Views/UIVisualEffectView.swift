import Foundation
import VirtualCollectionView

/// A view that blurs what lies behind it. Nothing is blurred; what it holds is laid out.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where subviews go: as large as the view.
  public let contentView = UIView(frame: .zero)
  /// What is done to what lies behind.
  @NSCopying open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    start()
  }

  /// Makes a view without an effect: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}

/// Something done to what lies behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// The effect itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Blurs are equal when their styles are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  /// Made of the style.
  open override var hash: Int { style.rawValue }

  /// How much, and with which colour: UIKit's numbers.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Darker.
    case extraDark = 3
    /// By the interface.
    case regular = 4
    /// By the interface, to stand out.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin, always light.
    case systemThinMaterialLight = 12
    /// The usual, always light.
    case systemMaterialLight = 13
    /// Thick, always light.
    case systemThickMaterialLight = 14
    /// Of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, always dark.
    case systemThinMaterialDark = 17
    /// The usual, always dark.
    case systemMaterialDark = 18
    /// Thick, always dark.
    case systemThickMaterialDark = 19
    /// Of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// Colours that come through a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Makes the effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
