import Foundation
internal import UIKitNames
import VirtualCollectionView

// What the stand-ins of UIKit's views and controls show.

extension PortraitProperty {
  /// Labels, images and controls.
  static let standIns: [PortraitProperty] = [
    PortraitProperty("text", of: UILabel.self, read: { $0.text ?? "none" }, poison: { $0.text = mark }),
    PortraitProperty(
      "textColor", of: UILabel.self, read: { "\($0.textColor.map { "\($0)" } ?? "none")" },
      poison: { $0.textColor = poisonColor }),
    PortraitProperty("font", of: UILabel.self, read: { "\($0.font.map { "\($0)" } ?? "none")" }),
    PortraitProperty(
      "isEnabled", of: UILabel.self, read: { "\($0.isEnabled)" }, poison: { $0.isEnabled.toggle() }),
    PortraitProperty(
      "numberOfLines", of: UILabel.self, read: { "\($0.numberOfLines)" }, poison: { $0.numberOfLines = 1303 }),
    PortraitProperty(
      "image", of: UIImageView.self, read: { ValueText.identity($0.image) }, poison: { $0.image = poisonImage }),
    PortraitProperty(
      "highlightedImage", of: UIImageView.self, read: { ValueText.identity($0.highlightedImage) },
      poison: { $0.highlightedImage = poisonImage }),
    PortraitProperty(
      "isAnimating", of: UIImageView.self, read: { "\($0.isAnimating)" }),
    PortraitProperty(
      "isAnimating", of: UIActivityIndicatorView.self, read: { "\($0.isAnimating)" },
      poison: { $0.isAnimating ? $0.stopAnimating() : $0.startAnimating() }),
    PortraitProperty(
      "progress", of: UIProgressView.self, read: { "\($0.progress)" }, poison: { $0.progress = 0.1303 }),
    PortraitProperty(
      "title", of: UIButton.self, read: { $0.title(for: .normal) ?? "none" },
      poison: { $0.setTitle(mark, for: .normal) }),
    PortraitProperty("image", of: UIButton.self, read: { ValueText.identity($0.image(for: .normal)) }),
    PortraitProperty(
      "isEnabled", of: UIControl.self, read: { "\($0.isEnabled)" }, poison: { $0.isEnabled.toggle() }),
    PortraitProperty(
      "isSelected", of: UIControl.self, read: { "\($0.isSelected)" }, poison: { $0.isSelected.toggle() }),
    PortraitProperty("text", of: UITextField.self, read: { $0.text ?? "none" }, poison: { $0.text = mark }),
    PortraitProperty("text", of: UITextView.self, read: { $0.text ?? "none" }, poison: { $0.text = mark }),
    PortraitProperty("isOn", of: UISwitch.self, read: { "\($0.isOn)" }, poison: { $0.isOn.toggle() }),
    PortraitProperty("value", of: UISlider.self, read: { "\($0.value)" }, poison: { $0.value = 0.1303 }),
  ]

  private static let poisonImage = UIImage()
}
