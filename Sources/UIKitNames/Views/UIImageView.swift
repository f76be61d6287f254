// face
import Foundation
import VirtualCollectionView

/// A view that shows an image and wants its size.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var shown: UIImage?
  private var highlighted: UIImage?
  private var isRunning = false

  /// Makes a view without an image; it takes no touches, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Makes an empty view: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  /// UIKit's hugging of image views is one above that of other views.
  private func start() {
    isUserInteractionEnabled = false
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }

  /// Makes a view of the size of an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view of the size of an image, with another for the highlight.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image; another size asks the superview for layout.
  open var image: UIImage? {
    get { shown }
    set {
      let old = shown
      shown = newValue
      if old?.size != newValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The image while highlighted.
  open var highlightedImage: UIImage? {
    get { highlighted }
    set {
      highlighted = newValue
      if isHighlighted { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether ``highlightedImage`` is shown, when there is one.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The images of an animation.
  open var animationImages: [UIImage]?
  /// The images of an animation while highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// How long one run takes, seconds.
  open var animationDuration: TimeInterval = 0
  /// How often it runs; 0 for without end.
  open var animationRepeatCount = 0
  /// What chooses the form of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Says that the animation runs; no image changes.
  open func startAnimating() { isRunning = animationImages?.isEmpty == false || image?.images?.isEmpty == false }
  /// Says that the animation rests.
  open func stopAnimating() { isRunning = false }
  /// Whether the animation runs.
  open var isAnimating: Bool { isRunning }

  /// The size of the image shown; nothing wanted without one.
  open override var intrinsicContentSize: CGSize { current?.size ?? super.intrinsicContentSize }

  /// The size of the image shown; the view's own without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { current?.size ?? super.sizeThatFits(size) }

  private var current: UIImage? { isHighlighted ? highlighted ?? shown : shown }
}
