import Testing
import UIKit

@Suite("Measured text") struct TextMeasureTests {
  let font = UIFont.systemFont(ofSize: 16)

  private func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }

  private func box(_ text: String, _ width: CGFloat, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGSize {
    var attributes = attributes
    attributes[.font] = attributes[.font] ?? font
    return (text as NSString).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
      attributes: attributes, context: nil
    ).size
  }

  @Test(
    "Characters are a quarter, half, three quarters or all of the font's size wide",
    arguments: [
      ("Hello", 32), ("illi", 16), ("Mm", 24), ("a", 8), ("", 0), ("漢字", 32), ("😀", 16), ("👨‍👩‍👧", 16), ("🇩🇪", 16),
      ("e\u{301}", 8), ("é", 8), ("a b", 20), ("0123456789", 80), ("❤️", 16), ("a\nbb", 16),
    ] as [(String, CGFloat)])
  func widths(text: String, expected: CGFloat) {
    #expect(width(text) == expected)
  }

  @Test("In a font of one width all characters are equally wide")
  func monospaced() {
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect("iM".size(withAttributes: [.font: mono]).width == 12)
    #expect("漢".size(withAttributes: [.font: mono]).width == 12)
  }

  @Test(
    "Lines break after words, and inside those that are too long",
    arguments: [
      // Words of 32 points, a space of 4.
      ("aaaa aaaa", 68, 1, 68), ("aaaa aaaa", 67.99, 2, 32), ("aaaa aaaa", 32, 2, 32), ("aaaa", 31, 2, 24),
      ("aaaa     aaaa", 40, 2, 32), ("aaaa-aaaa", 40, 2, 40), ("漢漢漢", 40, 2, 32), ("a\n\na", 100, 3, 8),
      ("a\n", 100, 2, 8), ("\n", 100, 2, 0), ("a", 1, 1, 8), (" ", 100, 1, 0),
    ] as [(String, CGFloat, Int, CGFloat)])
  func breaking(text: String, limit: CGFloat, lines: Int, widest: CGFloat) {
    let size = box(text, limit)
    #expect(size.height == CGFloat(lines) * font.lineHeight)
    #expect(size.width == widest)
  }

  @Test("Spacing, least and greatest height and multiple of a paragraph change the height")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.minimumLineHeight = 30
    #expect(box("a\nb", 100, [.paragraphStyle: style]).height == 63)
    style.maximumLineHeight = 10
    style.paragraphSpacing = 5
    #expect(box("a\nb", 100, [.paragraphStyle: style]).height == 28)
    let multiple = NSMutableParagraphStyle()
    multiple.lineHeightMultiple = 2
    #expect(box("a", 100, [.paragraphStyle: multiple]).height == 2 * font.lineHeight)
    #expect((style.copy() as? NSParagraphStyle) != multiple)
  }

  @Test("Runs of an attributed string are measured in their own fonts, with their kerning")
  func runs() {
    let text = NSMutableAttributedString(string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "bb", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2]))
    #expect(text.size() == CGSize(width: 34, height: UIFont.systemFont(ofSize: 20).lineHeight))
  }

  @Test("Without a font text is measured in 12 points")
  func fallback() {
    #expect(NSAttributedString(string: "aa").size().width == 12)
  }
}
