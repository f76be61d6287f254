import Foundation
import VirtualCollectionView

// Sizes of strings are not rounded, as in UIKit: callers round them up.

// MARK: - Plain strings

extension NSString {
  /// The size of the text with line breaks only at line feeds, points, by ``TextMeasure``.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The box of the text in lines of the width of `size`, points, by ``TextMeasure``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  /// The size of the text with line breaks only at line feeds, points, by ``TextMeasure``.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The box of the text in lines of the width of `size`, points, by ``TextMeasure``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

// MARK: - Strings with attributes

extension NSAttributedString {
  /// The font of text that names none: 12 points, as in UIKit (Helvetica there).
  static let fallbackFont = UIFont.systemFont(ofSize: 12)

  /// The size of the text with line breaks only at line feeds, points, by ``TextMeasure``.
  public func size() -> CGSize {
    MeasuredText(self, font: NSAttributedString.fallbackFont).size(width: .greatestFiniteMagnitude, limit: 0)
  }

  /// The box of the text, points, by ``TextMeasure``.
  ///
  /// With `.usesLineFragmentOrigin` in lines of the width of `size`; a width of 0 means no limit. The height is cut at
  /// whole lines only with `.truncatesLastVisibleLine`. Without, on one line, its box standing on the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = MeasuredText(self, font: NSAttributedString.fallbackFont)
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = text.size(width: .greatestFiniteMagnitude, limit: 1)
      let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      let descender = (font ?? NSAttributedString.fallbackFont).descender
      return CGRect(x: 0, y: descender, width: line.width, height: line.height)
    }
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    var mode = NSLineBreakMode.byWordWrapping
    if length > 0, let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      mode = style.lineBreakMode
    }
    var limit = 0
    if options.contains(.truncatesLastVisibleLine), size.height > 0, !text.pieces.isEmpty {
      limit = max(1, Int((size.height / text.pieces[0].lineHeight).rounded(.down)))
    }
    return CGRect(
      origin: .zero, size: text.size(width: width, limit: limit, mode: mode == .byCharWrapping ? mode : .byWordWrapping)
    )
  }

  /// Draws nothing.
  public func draw(at point: CGPoint) {}

  /// Draws nothing.
  public func draw(in rect: CGRect) {}

  /// Draws nothing.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}
