import Foundation

/// A text as measuring sees it: characters with a width and the height of the line they ask for.
package struct MeasuredText {
  package struct Piece {
    package var width: CGFloat
    var kind: Kind
    package var lineHeight: CGFloat
    /// What the paragraph leaves free below a line and below itself, and how its lines are broken.
    var paragraph: Int
  }

  enum Kind {
    /// Stays with its neighbours.
    case letter
    /// Ends a word; takes no room at the end of a line.
    case space
    /// Ends a word and takes room.
    case hyphen
    /// A word of its own.
    case wide
    /// Ends a line.
    case lineFeed
  }

  package private(set) var pieces: [Piece] = []
  private(set) var paragraphs: [ParagraphStyle] = []
  /// The height of a line in a text, or a last line, that holds nothing.
  private(set) var emptyLineHeight: CGFloat

  /// A text in one font.
  package init(_ text: String, font: VirtualFont) {
    emptyLineHeight = font.lineHeight
    append(text, font: font, kern: 0, paragraph: .default)
  }

  /// A text with attributes; `font` is taken where they name none.
  package init(_ text: NSAttributedString, font: VirtualFont) {
    emptyLineHeight = font.lineHeight
    let whole = text.string as NSString
    var location = 0
    while location < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: location, effectiveRange: &range)
      let runFont = attributes[TextAttributes.font] as? VirtualFont ?? font
      append(
        whole.substring(with: NSRange(location: location, length: NSMaxRange(range) - location)), font: runFont,
        kern: MeasuredText.number(attributes[TextAttributes.kern]),
        paragraph: attributes[TextAttributes.paragraphStyle] as? ParagraphStyle ?? .default)
      emptyLineHeight = paragraphs[paragraphs.count - 1].height(runFont.lineHeight)
      location = NSMaxRange(range)
    }
  }

  private mutating func append(_ text: String, font: VirtualFont, kern: CGFloat, paragraph: ParagraphStyle) {
    paragraphs.append(paragraph)
    let height = paragraph.height(font.lineHeight)
    for character in text {
      let kind: Kind =
        if character.isNewline {
          .lineFeed
        } else if character == " " || character == "\t" || character == "\u{3000}" {
          .space
        } else if character == "-" {
          .hyphen
        } else if TextMeasure.isWide(character) {
          .wide
        } else {
          .letter
        }
      let width = kind == .lineFeed ? 0 : TextMeasure.width(of: character, font: font) + kern
      pieces.append(Piece(width: width, kind: kind, lineHeight: height, paragraph: paragraphs.count - 1))
    }
  }

  /// Attributes may hold any kind of number.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
