import Foundation
import VirtualCollectionView

/// Many lines of text that scroll. The text is inset by 8 points above and below and 5 at the sides.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private let measure = UILabel(frame: .zero)

  /// Makes a text view with a frame in the coordinates of its superview to be, points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    measure.numberOfLines = 0
    measure.font = .systemFont(ofSize: 12)
  }

  /// Makes an empty text view; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    measure.numberOfLines = 0
    measure.font = .systemFont(ofSize: 12)
  }

  /// The text; empty, never nil, when read.
  open var text: String! {
    get { measure.text ?? "" }
    set {
      measure.text = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { measure.attributedText ?? NSAttributedString(string: "") }
    set {
      measure.attributedText = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The font: the system's in 12 points.
  open var font: UIFont? {
    get { measure.font }
    set {
      measure.font = newValue ?? .systemFont(ofSize: 12)
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text; nil for the default.
  open var textColor: UIColor?
  /// Where the lines lie.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited; true.
  open var isEditable = true
  /// Whether the text can be selected; true.
  open var isSelectable = true
  /// Around the text, points; 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Whether the text scrolls; where not, the view is as high as its text wants to be.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// True.
  open override var canBecomeFirstResponder: Bool { true }

  /// The size of the text within a width, with the space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let across = textContainerInset.left + textContainerInset.right + 10
    let down = textContainerInset.top + textContainerInset.bottom
    let width = size.width > across ? size.width - across : CGFloat.greatestFiniteMagnitude
    let isEmpty = text.isEmpty
    if isEmpty { measure.text = " " }
    let fitting = measure.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if isEmpty { measure.text = nil }
    return CGSize(width: (isEmpty ? 0 : fitting.width) + across, height: fitting.height + down)
  }

  /// Nothing while the text scrolls; else its size within the width the view has.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
}
