import Foundation

/// How wide and high text is, by a rule that needs no font files and gives the same numbers everywhere.
///
/// Width of a character, in parts of the font's size:
///
/// | part | characters |
/// |---|---|
/// | ¼ | space, `i j l I f t r`, and `. , : ; ' \` ! \| ( ) [ ]` |
/// | ¾ | `m w M W @ %` |
/// | 1 | East Asian characters and emoji |
/// | 0 | marks without a width of their own |
/// | ½ | every other |
///
/// In a font of one width every character that has a width takes 0.6, an East Asian one 1.2. A character is what a reader
/// takes for one: a letter with its accents, a flag. There is no kerning; `NSAttributedString.Key.kern` is added after
/// each character. So "Hello" in 16 points is 8 + 8 + 4 + 4 + 8 = 32 points wide.
///
/// The height of a line is the font's `lineHeight`, 2444/2048 of its size: that of the real system font, so that the
/// heights of labels are those of UIKit. Sizes of views are rounded up to the pixel.
///
/// Lines break after spaces and hyphens, and between East Asian characters; a word that is too long breaks between
/// characters. Spaces at the end of a line take no room. A line feed ends a line; text that ends with one has an empty
/// last line.
public enum TextMeasure {
  /// The width of one character in a font, points.
  public static func width(of character: Character, font: VirtualFont) -> CGFloat {
    let part = part(of: character)
    guard font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) else { return part * font.pointSize }
    return (part == 0 ? 0 : part == 1 ? 1.2 : 0.6) * font.pointSize
  }

  /// The width of a text on one line, points, not rounded. Line feeds have no width.
  public static func width(of text: String, font: VirtualFont) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1, font: font) }
  }

  private static func part(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value < 0x80 {
      switch character {
      case " ", "i", "j", "l", "I", "f", "t", "r", ".", ",", ":", ";", "'", "`", "!", "|", "(", ")", "[", "]":
        return 0.25
      case "m", "w", "M", "W", "@", "%": return 0.75
      default: return scalar.value < 0x20 || scalar.value == 0x7f ? scalar == "\t" ? 1 : 0 : 0.5
      }
    }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format
      || scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
    {
      return 0
    }
    return isWide(character) ? 1 : 0.5
  }

  /// Whether the character is of an East Asian script or an emoji.
  static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case ..<0x1100: return character.unicodeScalars.contains { $0.value == 0xfe0f }
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
      0xffe0...0xffe6, 0x20000...0x3fffd:
      return true
    default:
      return scalar.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xfe0f }
    }
  }

  /// Shortest decimal form, whole numbers without a point.
  package static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
  }
}
