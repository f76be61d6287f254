import Foundation
import VirtualCollectionView

/// A wheel that turns while something is awaited.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private var isRunning = false

  /// Makes a wheel of a style, in its size, hidden until it turns.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  /// Makes a wheel of middle size, hidden until it turns.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a wheel of middle size: nothing is read from `coder`.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    isHidden = true
  }

  /// How large the wheel is.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the view hides while the wheel rests; true.
  open var hidesWhenStopped: Bool = true { didSet { if !isRunning { isHidden = hidesWhenStopped } } }
  /// The colour of the wheel.
  open var color: UIColor! = .systemGray

  /// Turns the wheel and shows the view.
  open func startAnimating() {
    isRunning = true
    isHidden = false
  }

  /// Stops the wheel, and hides the view when it should.
  open func stopAnimating() {
    isRunning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isRunning }

  /// 20 × 20 points, the large style 37 × 37.
  open override var intrinsicContentSize: CGSize { style.size }

  /// 20 × 20 points, the large style 37 × 37.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// How large a wheel is: UIKit's numbers.
  public enum Style: Int, Sendable {
    /// The old large one.
    case whiteLarge = 0
    /// The old white one.
    case white = 1
    /// The old grey one.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var size: CGSize {
      let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
      return CGSize(width: side, height: side)
    }
  }
}
