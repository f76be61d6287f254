import Foundation
import VirtualCollectionView

extension UIButton {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// Without looks of its own: a white title in 18 points.
    case custom = 0
    /// The system's: a title in the tint, in 15 points.
    case system = 1
    /// A mark for details.
    case detailDisclosure = 2
    /// An i on a light background.
    case infoLight = 3
    /// An i on a dark background.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// Plain.
    case plain = 6
    /// A cross.
    case close = 7
  }

  final var label: UILabel {
    if let label = storedLabel { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: storedConfiguration != nil ? 17 : storedType == .custom ? 18 : 15)
    storedLabel = label
    addSubview(label)
    return label
  }

  final var imageHolder: UIImageView {
    if let view = storedImageView { return view }
    let view = UIImageView(frame: .zero)
    storedImageView = view
    addSubview(view)
    return view
  }

  final func takeAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  final func change(_ body: () -> Void) {
    body()
    contentChanged()
  }

  final func stateChanged() {
    if storedConfiguration != nil { updateConfiguration() }
    contentChanged()
  }

  final func contentChanged() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Puts the texts and images of the state into the label and the image view; neither is made for nothing.
  private func showContent() {
    let plain = storedConfiguration?.title ?? currentTitle
    let attributed = storedConfiguration?.title == nil ? attributedTitle(for: state) : nil
    if plain != nil || attributed != nil || storedLabel != nil {
      label.textColor = storedConfiguration?.baseForegroundColor ?? currentTitleColor
      if let attributed { label.attributedText = attributed } else { label.text = plain }
    }
    let image = storedConfiguration?.image ?? currentImage
    if image != nil || storedImageView != nil { imageHolder.image = image }
    backgroundColorFromConfiguration()
  }

  private func backgroundColorFromConfiguration() {
    if let color = storedConfiguration?.baseBackgroundColor { backgroundColor = color }
  }

  private var titleSize: CGSize {
    guard let label = storedLabel, label.text?.isEmpty == false else { return .zero }
    return label.intrinsicContentSize
  }

  private var imageSize: CGSize { storedImageView?.image?.size ?? .zero }

  /// Between image and title, points.
  private var gap: CGFloat { titleSize.width > 0 && imageSize.width > 0 ? storedConfiguration?.imagePadding ?? 0 : 0 }

  private var insets: UIEdgeInsets {
    if let configuration = storedConfiguration {
      let insets = configuration.contentInsets
      let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: mirrored ? insets.leading : insets.trailing)
    }
    if contentEdgeInsets != .zero || titleSize == .zero { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  final var fittingContent: CGSize {
    let (title, image, insets) = (titleSize, imageSize, insets)
    let width = title.width + image.width + gap + insets.left + insets.right
    let isPlainTitle = storedConfiguration == nil && contentEdgeInsets == .zero && title.width > 0
    return CGSize(
      width: isPlainTitle ? max(30, width) : width,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  /// Image and title beside each other, in the middle unless the alignment says otherwise.
  final func layoutContent() {
    let insets = insets
    let area = bounds.inset(by: insets)
    let image = imageSize
    var title = titleSize
    title.width = min(title.width, max(0, area.width - image.width - gap))
    let width = image.width + gap + title.width
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat
    switch contentHorizontalAlignment {
    case .left: x = area.minX
    case .right: x = area.maxX - width
    case .leading: x = mirrored ? area.maxX - width : area.minX
    case .trailing: x = mirrored ? area.minX : area.maxX - width
    case .center, .fill: x = area.midX - width / 2
    }
    if storedImageView != nil {
      let left = mirrored ? x + title.width + gap : x
      imageHolder.frame = moved(
        CGRect(x: left, y: top(image.height, in: area), width: image.width, height: image.height), by: imageEdgeInsets)
    }
    if !mirrored { x += image.width + gap }
    if storedLabel != nil {
      label.frame = moved(
        CGRect(x: x, y: top(title.height, in: area), width: title.width, height: title.height), by: titleEdgeInsets)
    }
  }

  private func top(_ height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: area.minY
    case .bottom: area.maxY - height
    case .center, .fill: area.midY - height / 2
    }
  }

  /// Insets of equal and opposite sides move; the half of a difference is what centring leaves of it.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
