import Foundation
import VirtualCollectionView

/// A bar that fills.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private var part: Float = 0

  /// Makes a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of a style, which has no influence.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Makes a bar: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style.
  open var progressViewStyle = Style.default
  /// How far it is filled: from 0 to 1, others become the nearer of these.
  open var progress: Float {
    get { part }
    set { part = min(1, max(0, newValue)) }
  }
  /// Fills it to a part.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of what is filled.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// The picture of what is filled.
  open var progressImage: UIImage?
  /// The picture of the rest.
  open var trackImage: UIImage?
  /// What it follows.
  open var observedProgress: Progress?

  /// 4 points high (2 before iOS 14), of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SimulationEnvironment.current.era < .iOS14 ? 2 : 4)
  }

  /// The width given, 4 points high (2 before iOS 14).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// What a bar is for: UIKit's numbers.
  public enum Style: Int, Sendable {
    /// The usual.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }
}
