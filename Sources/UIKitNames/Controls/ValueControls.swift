import Foundation
import VirtualCollectionView

/// On or off: 51 × 31 points, whatever its frame says.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on. Setting it by program tells nobody.
  open var isOn = false
  /// The colour when on; nil for green.
  open var onTintColor: UIColor?
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor?
  /// A text beside it on a Mac.
  open var title: String?

  /// Turns it on or off; an animation is over at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 × 31.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// 51 × 31.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Taps it: turns it over and tells about the value.
  public final func simulateToggle() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// A value between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var stored: Float = 0

  /// The value, held between ``minimumValue`` and ``maximumValue``. Setting it by program tells nobody.
  open var value: Float {
    get { stored }
    set { stored = Swift.min(Swift.max(newValue, minimumValue), Swift.max(minimumValue, maximumValue)) }
  }

  /// The smallest value; 0.
  open var minimumValue: Float = 0 { didSet { value = stored } }
  /// The largest value; 1.
  open var maximumValue: Float = 1 { didSet { value = stored } }
  /// Whether each step is told, not only the last; true.
  open var isContinuous = true
  /// The colour below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour above the value.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Sets the value; an animation is over at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// 34 high, of no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  /// Drags the knob to a value and lets go: tells about the value.
  public final func simulateDrag(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}

/// Dots, one of them lit.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0

  /// How many dots; 0.
  open var numberOfPages = 0 { didSet { currentPage = page } }

  /// Which is lit, held between 0 and the last.
  open var currentPage: Int {
    get { page }
    set { page = Swift.max(0, Swift.min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single dot is hidden; false.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the one that is lit.
  open var currentPageIndicatorTintColor: UIColor?

  /// Lights another dot and tells about the value, as a tap beside the dots does.
  public final func simulateChange(to page: Int) {
    guard isEnabled else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// What is pulled into view to load again.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private var refreshing = false

  /// Whether it turns.
  open var isRefreshing: Bool { refreshing }

  /// A text below it.
  open var attributedTitle: NSAttributedString?

  /// Begins to turn; tells nobody.
  open func beginRefreshing() { refreshing = true }

  /// Ends turning.
  open func endRefreshing() { refreshing = false }

  /// Pulls it down: it begins to turn and tells about the value.
  public final func simulatePull() {
    guard isEnabled, !refreshing else { return }
    refreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIScrollView {
  /// The control that loads again; a subview at the back.
  public final var refreshControl: UIRefreshControl? {
    get { refreshView as? UIRefreshControl }
    set { refreshView = newValue }
  }
}
