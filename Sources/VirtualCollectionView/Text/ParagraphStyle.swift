import Foundation

/// How the lines of a paragraph are set: `NSParagraphStyle`.
///
/// Measuring looks at spacings, minimum and maximum heights, and the multiple; indents are kept and have no influence.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var values = ParagraphValues()

  /// Makes the usual style.
  public override init() { super.init() }

  /// The usual style: no spacing, word wrapping, natural alignment.
  public class var `default`: ParagraphStyle { ParagraphStyle() }

  /// Space below each line but the last, points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space below the paragraph, points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Space above the paragraph, points, where another stands before it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines lie.
  open var alignment: TextAlignment { values.alignment }
  /// How lines end.
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The least height of a line, points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied with; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Where the first line begins, points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where other lines begin, points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How readily words are divided, 0 to 1. They never are here.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// A style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = MutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Styles are equal when their values are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? ParagraphStyle)?.values == values }

  /// Made of the values.
  open override var hash: Int { values.hashValue }

  /// The height of a line whose font asks for `height`.
  func height(_ height: CGFloat) -> CGFloat {
    var result = values.lineHeightMultiple > 0 ? height * values.lineHeightMultiple : height
    result = max(result, values.minimumLineHeight)
    return values.maximumLineHeight > 0 ? min(result, values.maximumLineHeight) : result
  }
}

struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = TextAlignment.natural
  var lineBreakMode = LineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
}

/// A style of a paragraph that can be changed: `NSMutableParagraphStyle`.
open class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  /// Space below each line but the last, points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Space below the paragraph, points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Space above the paragraph, points, where another stands before it.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where lines lie.
  open override var alignment: TextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines end.
  open override var lineBreakMode: LineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The least height of a line, points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What the height of a line is multiplied with; 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Where the first line begins, points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where other lines begin, points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How readily words are divided, 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes all values of `obj`.
  open func setParagraphStyle(_ obj: ParagraphStyle) { values = obj.values }
}
