// face
internal import CollectionCore
import Foundation

/// The view of a list row's content: `UIListContentView`.
///
/// It shows labels and an image view for what its configuration has. Its height follows from its width by the package's
/// measure of text (``TextMeasure``), so a cell that shows it, or that has it among its constraints, gets the height of
/// its texts.
@preconcurrency @MainActor open class ListContentView: VirtualView, ConfiguredView {
  private var content: ListContentConfiguration
  private final var parts = ListContentParts()

  /// Makes a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    showContent()
  }

  /// Makes a view that shows an empty row: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    showContent()
  }

  /// What the view shows: a ``ListContentConfiguration``. Another kind is not taken.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? ListContentConfiguration, new != content else { return }
      content = new
      showContent()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Where the text is; nil without one.
  open var textLayoutGuide: LayoutGuide? { parts.text.guide }
  /// Where the second text is; nil without one.
  open var secondaryTextLayoutGuide: LayoutGuide? { parts.secondaryText.guide }
  /// Where the image is; nil without one.
  open var imageLayoutGuide: LayoutGuide? { parts.image.guide }

  private func showContent() {
    alpha = content.alpha
    parts.show(content, in: self)
  }

  // MARK: Sizes

  /// Both texts on one line each.
  open override var intrinsicContentSize: CGSize {
    let arrangement = arranged(width: LabelContent.endless, height: nil, margins: margins(in: nil))
    return CGSize(width: arrangement.width, height: arrangement.height)
  }

  /// As high as the texts need in this width.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: height(width: width, in: nil))
  }

  /// As high as the texts need in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width > 0 ? intrinsicContentSize(forWidth: size.width) : intrinsicContentSize
  }

  /// The height of the content in a width, points.
  ///
  /// - Parameter outer: What the superview's margins leave at the edges of the frame the view will have; nil takes the
  ///   frame it has.
  final func height(width: CGFloat, in outer: DirectionalViewInsets?) -> CGFloat {
    arranged(width: width, height: nil, margins: margins(in: outer)).height
  }

  /// Where the texts begin, from the leading edge, points; nil without any.
  final var textBeginning: CGFloat? {
    let arrangement = arranged(width: bounds.width, height: bounds.height, margins: margins(in: nil))
    return (arrangement.text ?? arrangement.secondaryText)?.minX
  }

  private func arranged(width: CGFloat, height: CGFloat?, margins: DirectionalViewInsets) -> ListContentArrangement {
    ListContentArrangement(
      content, width: width, height: height, margins: margins, scale: max(1, traitCollection.displayScale))
  }

  /// The margins that count: the configuration's or, along preserved axes, what is left of the superview's where that is
  /// more.
  private func margins(in outer: DirectionalViewInsets?) -> DirectionalViewInsets {
    var margins = content.directionalLayoutMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    guard !axes.isEmpty, let outer = outer ?? superview.map({ remainder(of: $0) }) else { return margins }
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func remainder(of view: VirtualView) -> DirectionalViewInsets {
    let (frame, size, outer) = (frame, view.bounds.size, view.layoutMargins)
    return DirectionalViewInsets(
      ViewInsets(
        top: outer.top - frame.minY, left: outer.left - frame.minX, bottom: outer.bottom - (size.height - frame.maxY),
        right: outer.right - (size.width - frame.maxX)),
      direction: effectiveUserInterfaceLayoutDirection)
  }

  /// Places image and texts; from right to left mirrored.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let arrangement = arranged(width: size.width, height: size.height, margins: margins(in: nil))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.place(arrangement, mirroredIn: isMirrored ? size.width : nil)
  }
}
