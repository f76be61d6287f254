import Foundation
import VirtualCollectionView

/// A number with a button to lower and one to raise it: 94 × 32 points, whatever its frame says.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var stored: Double = 0

  /// The value, held between ``minimumValue`` and ``maximumValue``. Setting it by program tells nobody.
  open var value: Double {
    get { stored }
    set { stored = Swift.min(Swift.max(newValue, minimumValue), Swift.max(minimumValue, maximumValue)) }
  }

  /// The smallest value; 0.
  open var minimumValue: Double = 0 { didSet { value = stored } }
  /// The largest value; 100.
  open var maximumValue: Double = 100 { didSet { value = stored } }
  /// What a tap adds or takes away; 1.
  open var stepValue: Double = 1
  /// Whether each step is told, not only the last; true.
  open var isContinuous = true
  /// Whether a held button goes on; true. Nobody holds one here.
  open var autorepeat = true
  /// Whether one end leads to the other; false.
  open var wraps = false

  /// 94 × 32.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// 94 × 32.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Taps the button that raises the value, or the one that lowers it, and tells about a value that changed.
  public final func simulateStep(up: Bool) {
    guard isEnabled else { return }
    let old = stored
    let next = up ? old + stepValue : old - stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if stored != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
