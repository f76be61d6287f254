// face
import Foundation

/// A view that shows text: `UILabel`. Its sizes follow from ``TextMeasure``, rounded up to the pixel.
@preconcurrency @MainActor open class VirtualLabel: VirtualView {
  private var content = LabelContent()

  /// Makes a label; it takes no touches, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Makes an empty label: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  /// UIKit's hugging of labels is one above that of other views.
  private func start() {
    isUserInteractionEnabled = false
    setContentHuggingPriority(FittingPriority(251), for: .horizontal)
    setContentHuggingPriority(FittingPriority(251), for: .vertical)
  }

  // MARK: Text

  /// The text; that of ``attributedText`` when that was set.
  open var text: String? {
    get { content.attributed?.string ?? content.text }
    set { change { $0.setText(newValue) } }
  }

  /// The text with attributes; where only ``text`` was set, that with the label's font and colour.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.text.map { NSAttributedString(string: $0, attributes: content.attributes) } }
    set { change { $0.setAttributed(newValue) } }
  }

  /// The font of text that names none: the system's in 17 points. Setting nil means that again.
  open var font: VirtualFont! {
    get { content.font }
    set { change { $0.font = newValue ?? LabelContent.defaultFont } }
  }

  /// The colour of text that names none. Setting nil means the default again.
  open var textColor: VirtualColor! {
    get { content.color }
    set { content.color = newValue ?? .label }
  }

  /// Where lines lie.
  open var textAlignment: TextAlignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }

  /// How lines end; by default the last one is cut at its end.
  open var lineBreakMode: LineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// How many lines at most; 0 for any number; 1 at first.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = newValue } }
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, points; 0 for none. Without effect on a single line.
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredMaxLayoutWidth }
    set { change { $0.preferredMaxLayoutWidth = newValue } }
  }

  // MARK: Looks

  /// Whether the text is drawn as usual.
  open var isEnabled: Bool = true
  /// Whether the text takes ``highlightedTextColor``.
  open var isHighlighted: Bool = false
  /// The colour while highlighted.
  open var highlightedTextColor: VirtualColor?
  /// The colour of a shadow.
  open var shadowColor: VirtualColor?
  /// Where the shadow lies, points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether text is made smaller to fit the bounds: drawing alone, sizes do not change.
  open var adjustsFontSizeToFitWidth = false
  /// How small text may be made.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether characters are set closer before text is cut: drawing alone.
  open var allowsDefaultTighteningForTruncation = false
  /// What stays where it is when text is made smaller.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// How lines are broken.
  open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy = []
  /// Whether a font of a text style changes with the text size.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Sizes

  /// The box of the text in `bounds` with at most so many lines, from the origin of `bounds`, rounded up to pixels.
  ///
  /// A subclass that overrides it changes ``intrinsicContentSize`` and ``sizeThatFits(_:)`` too, as in UIKit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: content.size(in: bounds.size, lines: numberOfLines, scale: pixelScale))
  }

  /// Draws nothing.
  open func drawText(in rect: CGRect) {}

  /// The size of the text: on one line, or broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : LabelContent.endless
    return fitting(width: width)
  }

  /// The size of the text within the width that constraints give; a single line is as long as it must be.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    numberOfLines == 1 || width <= 0 ? intrinsicContentSize : fitting(width: width)
  }

  /// The font's ascender, rounded to the pixel; nil without text. Text is taken to begin at the top.
  open override var firstBaselineOffset: CGFloat? {
    text?.isEmpty == false ? (content.font.ascender * pixelScale).rounded() / pixelScale : nil
  }

  /// How far the font reaches below its baseline, rounded to the pixel; nil without text.
  open override var lastBaselineOffset: CGFloat? {
    text?.isEmpty == false ? (-content.font.descender * pixelScale).rounded() / pixelScale : nil
  }

  /// The size of the text within a width; a single line is as long as it must be, whatever the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(width: numberOfLines != 1 && size.width > 0 ? size.width : LabelContent.endless)
  }

  /// Takes the font for the new text size, where the label adjusts its font.
  open override func traitCollectionDidChange(_ previousTraitCollection: ViewTraits?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = content.font.fontDescriptor.style else { return }
    let new = VirtualFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if new != content.font { font = new }
  }

  // MARK: Work

  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  private func fitting(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: LabelContent.endless), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Changes what is shown; another one asks for layout where it matters.
  private func change(_ body: (inout LabelContent) -> Void) {
    let old = content
    body(&content)
    if content.hasOtherSize(than: old) { invalidateIntrinsicContentSize() }
  }
}

extension VirtualLabel {
  /// What stays where it is when text is made smaller: UIKit's numbers.
  public enum BaselineAdjustment: Int, Sendable {
    /// The baseline.
    case alignBaselines = 0
    /// The middle.
    case alignCenters = 1
    /// The top.
    case none = 2
  }
}
