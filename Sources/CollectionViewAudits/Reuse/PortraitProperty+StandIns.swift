import Foundation
internal import UIKitNames
import VirtualCollectionView

// What the stand-ins of UIKit's views show.

extension PortraitProperty {
  /// Labels. What a text looks like is seen where there is one.
  static let labels: [PortraitProperty] = [
    PortraitProperty("text", of: UILabel.self, read: { $0.text ?? "" }, poison: { $0.text = mark }),
    PortraitProperty(
      "attributedText", of: UILabel.self, read: { AttributedText.text($0.attributedText) }),
    PortraitProperty(
      "textColor", of: UILabel.self, read: { seen($0) { text($0.textColor) } },
      poison: { $0.textColor = poisonColor }),
    PortraitProperty(
      "font", of: UILabel.self, read: { seen($0) { text($0.font) } },
      poison: { $0.font = .systemFont(ofSize: 13.03) }),
    PortraitProperty(
      "textAlignment", of: UILabel.self,
      read: { seen($0) { $0.textAlignment == .natural ? "natural" : "\($0.textAlignment)" } },
      poison: { $0.textAlignment = $0.textAlignment == .right ? .center : .right }),
    PortraitProperty(
      "isEnabled", of: UILabel.self, read: { text($0.isEnabled) }, poison: { $0.isEnabled.toggle() }),
    PortraitProperty(
      "isHighlighted", of: UILabel.self, read: { text($0.isHighlighted) }, poison: { $0.isHighlighted.toggle() }),
    PortraitProperty(
      "numberOfLines", of: UILabel.self, read: { seen($0) { "\($0.numberOfLines)" } },
      poison: { $0.numberOfLines = 1303 }),
    PortraitProperty(
      "lineBreakMode", of: UILabel.self,
      read: { seen($0) { $0.lineBreakMode == .byTruncatingTail ? "byTruncatingTail" : "\($0.lineBreakMode)" } },
      poison: { $0.lineBreakMode = $0.lineBreakMode == .byClipping ? .byCharWrapping : .byClipping }),
    PortraitProperty(
      "adjustsFontSizeToFitWidth", of: UILabel.self, read: { seen($0) { text($0.adjustsFontSizeToFitWidth) } },
      poison: { $0.adjustsFontSizeToFitWidth.toggle() }),
    PortraitProperty(
      "shadowColor", of: UILabel.self, read: { seen($0) { text($0.shadowColor) } },
      poison: { $0.shadowColor = poisonColor }),
    PortraitProperty(
      "highlightedTextColor", of: UILabel.self, read: { seen($0) { text($0.highlightedTextColor) } },
      poison: { $0.highlightedTextColor = poisonColor }),
  ]

  /// Images and what else only shows.
  static let standIns: [PortraitProperty] = [
    PortraitProperty(
      "image", of: UIImageView.self, read: { imageText($0.image) }, poison: { $0.image = poisonImage }),
    // Images without a name may show different things.
    PortraitProperty("image object", of: UIImageView.self, read: { identity($0.image) }),
    PortraitProperty(
      "highlightedImage", of: UIImageView.self, read: { imageText($0.highlightedImage) },
      poison: { $0.highlightedImage = poisonImage }),
    PortraitProperty(
      "isHighlighted", of: UIImageView.self, read: { text($0.isHighlighted) }, poison: { $0.isHighlighted.toggle() }),
    PortraitProperty(
      "animationImages", of: UIImageView.self,
      read: { ($0.animationImages ?? []).map(imageText).joined(separator: ", ") }),
    PortraitProperty("isAnimating", of: UIImageView.self, read: { text($0.isAnimating) }),
    PortraitProperty(
      "isAnimating", of: UIActivityIndicatorView.self, read: { text($0.isAnimating) },
      poison: { $0.isAnimating ? $0.stopAnimating() : $0.startAnimating() }),
    PortraitProperty(
      "color", of: UIActivityIndicatorView.self, read: { text($0.color) }, poison: { $0.color = poisonColor }),
    PortraitProperty(
      "progress", of: UIProgressView.self, read: { number(CGFloat($0.progress)) },
      poison: { $0.progress = 0.1303 }),
    PortraitProperty(
      "progressTintColor", of: UIProgressView.self, read: { text($0.progressTintColor) },
      poison: { $0.progressTintColor = poisonColor }),
    PortraitProperty(
      "trackTintColor", of: UIProgressView.self, read: { text($0.trackTintColor) },
      poison: { $0.trackTintColor = poisonColor }),
    PortraitProperty(
      "effect", of: UIVisualEffectView.self, read: { $0.effect.map { "\(type(of: $0))" } ?? "none" }),
    PortraitProperty(
      "number of arranged subviews", of: VirtualStackView.self,
      read: { "\($0.arrangedSubviews.count { !$0.isHidden })" }),
    PortraitProperty("axis", of: VirtualStackView.self, read: { "\($0.axis)" }),
    PortraitProperty(
      "spacing", of: VirtualStackView.self, read: { number($0.spacing) }, poison: { $0.spacing = 13.03 }),
    PortraitProperty("alignment", of: VirtualStackView.self, read: { "\($0.alignment)" }),
    PortraitProperty("distribution", of: VirtualStackView.self, read: { "\($0.distribution)" }),
  ]

  // MARK: Texts

  private static func seen(_ label: UILabel, _ read: (UILabel) -> String) -> String {
    (label.text ?? "").isEmpty ? unseen : read(label)
  }

  static func imageText(_ image: UIImage?) -> String {
    guard let image else { return "none" }
    var text = image.description
    if let tint = image.tint { text += " tinted \(tint)" }
    if image.imageOrientation != .up { text += " \(image.imageOrientation)" }
    return text
  }

  static func identity(_ image: UIImage?) -> String {
    guard let image else { return "none" }
    return image.name != nil ? unseen : ValueText.identity(image)
  }

  /// As large as no other.
  static let poisonImage =
    UIImage(systemName: mark, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)) ?? UIImage()
}
