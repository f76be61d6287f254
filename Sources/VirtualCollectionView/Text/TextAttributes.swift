import Foundation

/// The names of the attributes that measuring reads and labels write; under UIKit's names they are keys of
/// `NSAttributedString`.
package enum TextAttributes {
  /// A ``VirtualFont``.
  package static let font = NSAttributedString.Key("NSFont")
  /// A ``ParagraphStyle``.
  package static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A ``VirtualColor``.
  package static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Points added after each character.
  package static let kern = NSAttributedString.Key("NSKern")
}
