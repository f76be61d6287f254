internal import CollectionCore
import Foundation

/// Where image and texts of a list row stand: computed from the configuration, a width and, to place them, a height.
///
/// From leading to trailing: margin, image, padding, texts, margin. The image is no higher than what the margins leave
/// (measured: a 29 point image is 20 in a row of 50 with margins of 15) and shrinks in proportion. The texts take the rest
/// of the width; they stand below each other, or beside each other when that is preferred and both fit on one line. Each
/// of image and texts is in the middle of the height that the margins leave.
struct ListContentArrangement {
  /// The image, leading as left; nil without one.
  private(set) var image: CGRect?
  /// The text, leading as left; nil without one.
  private(set) var text: CGRect?
  /// The second text, leading as left; nil without one.
  private(set) var secondaryText: CGRect?
  /// The height that shows everything, margins included, points.
  private(set) var height: CGFloat = 0
  /// The width that shows everything with each text on one line, points.
  private(set) var width: CGFloat = 0
  private let scale: CGFloat

  /// - Parameters:
  ///   - size: What there is; a height of nil when it is to be measured.
  ///   - margins: Those that count, which may be larger than the configuration's.
  init(
    _ configuration: ListContentConfiguration, width: CGFloat, height room: CGFloat?, margins: DirectionalViewInsets,
    scale: CGFloat
  ) {
    self.scale = scale
    let properties = configuration.imageProperties
    let texts = Texts(configuration, scale)
    var x = margins.leading
    var imageHeight: CGFloat = 0
    if let natural = configuration.imageSize {
      let size = properties.limited(natural, room: room.map { $0 - margins.top - margins.bottom })
      let kept = CGSize(
        width: properties.reservedLayoutSize.width > 0 ? properties.reservedLayoutSize.width : size.width,
        height: properties.reservedLayoutSize.height > 0 ? properties.reservedLayoutSize.height : size.height)
      image = CGRect(origin: CGPoint(x: x + rounded((kept.width - size.width) / 2), y: 0), size: size)
      imageHeight = kept.height
      x += kept.width
      if !texts.isEmpty { x += configuration.imageToTextPadding }
    }
    let placed = texts.placed(in: max(0, width - x - margins.trailing), configuration)
    text = placed.first?.offsetBy(dx: x, dy: 0)
    secondaryText = placed.second?.offsetBy(dx: x, dy: 0)
    self.width = x + texts.lineWidth(configuration) + margins.trailing
    height = margins.top + max(imageHeight, placed.height) + margins.bottom
    guard let room else { return }
    let middle = margins.top + (room - margins.top - margins.bottom) / 2
    if let frame = image { image = frame.offsetBy(dx: 0, dy: rounded(middle - frame.height / 2)) }
    let top = rounded(middle - placed.height / 2)
    text = text?.offsetBy(dx: 0, dy: top)
    secondaryText = secondaryText?.offsetBy(dx: 0, dy: top)
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}

/// The two texts of a row.
private struct Texts {
  let first: LabelContent?
  let second: LabelContent?
  let scale: CGFloat

  init(_ configuration: ListContentConfiguration, _ scale: CGFloat) {
    self.scale = scale
    first = LabelContent(configuration.text, configuration.attributedText, configuration.textProperties)
    second = LabelContent(
      configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties)
  }

  var isEmpty: Bool { first == nil && second == nil }

  private func size(_ content: LabelContent?, width: CGFloat, lines: Int? = nil) -> CGSize {
    content?.size(
      in: CGSize(width: width, height: LabelContent.endless), lines: lines ?? content?.numberOfLines ?? 0, scale: scale)
      ?? .zero
  }

  /// The width of the texts, each on one line, beside each other or not.
  func lineWidth(_ configuration: ListContentConfiguration) -> CGFloat {
    let (a, b) = (size(first, width: LabelContent.endless).width, size(second, width: LabelContent.endless).width)
    guard configuration.prefersSideBySideTextAndSecondaryText, first != nil, second != nil else { return max(a, b) }
    return a + configuration.textToSecondaryTextHorizontalPadding + b
  }

  /// The texts in a width, from the top of the first at 0.
  func placed(
    in width: CGFloat, _ configuration: ListContentConfiguration
  ) -> (first: CGRect?, second: CGRect?, height: CGFloat) {
    if configuration.prefersSideBySideTextAndSecondaryText, first != nil, second != nil {
      let (a, b) = (size(first, width: LabelContent.endless), size(second, width: LabelContent.endless))
      if a.width + configuration.textToSecondaryTextHorizontalPadding + b.width <= width {
        let height = max(a.height, b.height)
        return (
          CGRect(x: 0, y: (height - a.height) / 2, width: a.width, height: a.height),
          CGRect(x: width - b.width, y: (height - b.height) / 2, width: b.width, height: b.height), height
        )
      }
    }
    let (a, b) = (size(first, width: width).height, size(second, width: width).height)
    let below = first == nil ? 0 : a + (second == nil ? 0 : configuration.textToSecondaryTextVerticalPadding)
    return (
      first.map { _ in CGRect(x: 0, y: 0, width: width, height: a) },
      second.map { _ in CGRect(x: 0, y: below, width: width, height: b) }, below + b
    )
  }
}

extension LabelContent {
  /// What a label of a row shows; nil when there is nothing to show.
  init?(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: ListContentConfiguration.TextProperties
  ) {
    self.init()
    if let attributed, attributed.length > 0 {
      self.attributed = attributed
    } else if let text, !text.isEmpty {
      self.text = properties.applied(to: text)
    } else {
      return nil
    }
    font = properties.font
    color = properties.resolvedColor()
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    switch properties.alignment {
    case .natural: alignment = .natural
    case .center: alignment = .center
    case .justified: alignment = .justified
    }
  }
}
