import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system's where there is none.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character: measured.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character; not measured, ``kern`` is.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether characters join; without influence.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Percent of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An attachment; without a size here.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A URL or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points upwards; not measured.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
