import Foundation

/// What a label shows and how.
struct LabelContent {
  var text: String?
  var attributed: NSAttributedString?
  var font = LabelContent.defaultFont
  var color = VirtualColor.label
  var alignment = TextAlignment.natural
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var preferredMaxLayoutWidth: CGFloat = 0

  static let defaultFont = VirtualFont.systemFont(ofSize: 17)
  /// A length that no text reaches.
  static let endless: CGFloat = 1e7

  var attributes: [NSAttributedString.Key: Any] { [TextAttributes.font: font, TextAttributes.foregroundColor: color] }

  mutating func setText(_ text: String?) {
    self.text = text
    attributed = nil
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    // A copy: the user's may be changed later.
    attributed = text.map { NSAttributedString(attributedString: $0) }
    self.text = nil
  }

  func hasOtherSize(than old: LabelContent) -> Bool {
    text != old.text || attributed !== old.attributed || font != old.font || numberOfLines != old.numberOfLines
      || lineBreakMode != old.lineBreakMode || preferredMaxLayoutWidth != old.preferredMaxLayoutWidth
  }

  /// The size within `limits`, rounded up to the pixel. Nothing for an empty text.
  func size(in limits: CGSize, lines: Int, scale: CGFloat) -> CGSize {
    let measured: MeasuredText
    if let attributed {
      if attributed.length == 0 { return .zero }
      measured = MeasuredText(attributed, font: font)
    } else if let text, !text.isEmpty {
      measured = MeasuredText(text, font: font)
    } else {
      return .zero
    }
    let size = measured.size(width: limits.width, limit: lines, mode: lineBreakMode)
    return CGSize(
      width: min(PixelLength.up(size.width, scale), limits.width),
      height: min(PixelLength.up(size.height, scale), limits.height))
  }
}

/// Lengths in whole pixels.
enum PixelLength {
  /// The next whole pixel; a thousandth of a pixel too many, the last bits of a sum, does not count.
  static func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
}
